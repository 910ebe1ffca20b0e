"""The real ``bot.py``, forked for every start from a process that has made the imports and first drawings once.

Reads lines of JSON: ``environment``, ``discord`` and ``gateway`` (the addresses to use), ``speed``, ``epoch`` and
``output``, the file for what the bot writes. For each it writes a line with the process's number, and one with its exit
code when it has ended, -9 after SIGKILL.

``speed`` is how many times as fast as ours the bot's time runs, from ``epoch`` on: its clock, its pauses, the
caretaker's looks and what people may ask for. What it waits for on sockets, in the database and in its workers is real.
"""

import asyncio
import contextlib
import faulthandler
import gc
import json
import os
import re
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from tests.shared_artwork import FOLDER, shared_artwork

ROOT = Path(__file__).parents[2]

LONGEST_SECONDS = 3600
"""A bot that nobody ends, because the process that should have is gone, ends after this."""


def draw_ahead() -> None:
    """Prepare what every bot would redo after its start: the covers, a board of each game, the names of commands."""
    from cogs.games.registry import hosted_games
    from localization.catalog import TEXTS_FOLDER, Language, MissingText, load_speakers
    from render.cover import draw_cover
    from render.people import Player
    from render.theme import Theme
    from tests.games import UNDER_TEST

    speakers = load_speakers()
    for language, speaker in speakers.items():
        # The names of commands take a while the first time.
        for file in (TEXTS_FOLDER / language).glob("*.ftl"):
            for name in re.findall(r"^(command-[\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE):
                with contextlib.suppress(MissingText):
                    speaker(name)
    say = speakers[Language.ENGLISH]
    for key, game in hosted_games().items():
        someone = Player(say("seat-free"), None, is_computer=False)
        draw_cover(game.face.cover, say(f"game-{key}"), [someone], Theme.DARK, game.face.palette)
    for tested in UNDER_TEST.values():
        for draw in [*tested.pictures.values()][:1]:
            draw(Theme.DARK)


def let_time_run(speed: float, epoch: float) -> None:
    import cogs.client
    from cogs.caretaking import Caretaking
    from host.background.caretaker import PAUSE_SECONDS

    def faster(clock: Callable[[], float], since: float) -> Callable[[], float]:
        return lambda: since + (clock() - since) * speed

    pause = asyncio.sleep

    async def sleep(delay: float, result: Any = None) -> Any:
        return await pause(delay / speed, result)

    asyncio.sleep = sleep
    monotonic = faster(time.monotonic, time.monotonic())
    time.time = faster(time.time, epoch)
    vars(cogs.client)["time"] = SimpleNamespace(monotonic=monotonic)
    Caretaking.look.change_interval(seconds=PAUSE_SECONDS / speed)


def be_the_bot(start: dict[str, Any]) -> int:
    import yarl
    from discord.gateway import DiscordWebSocket
    from discord.http import Route

    import bot

    for number in (1, 2):
        os.dup2(os.open(start["output"], os.O_WRONLY | os.O_CREAT | os.O_APPEND), number)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.environ.clear()
    os.environ.update(start["environment"])
    sys.argv = ["bot.py"]
    Route.BASE = start["discord"]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(start["gateway"])
    # What it does is written to the log when the soak asks for it.
    faulthandler.register(signal.SIGUSR1)
    let_time_run(start["speed"], start["epoch"])
    return bot.main()


def main() -> None:
    sys.path[0] = str(ROOT)
    import bot  # noqa: F401

    with shared_artwork() if FOLDER in os.environ else contextlib.nullcontext():
        draw_ahead()
        # What is here is no garbage, in any of the forked ones.
        gc.collect()
        gc.freeze()
        print("ready", flush=True)
        for line in sys.stdin:
            start = json.loads(line)
            if (child := os.fork()) == 0:
                signal.alarm(LONGEST_SECONDS)
                sys.exit(be_the_bot(start))
            print(child, flush=True)
            _, status = os.waitpid(child, 0)
            print(os.waitstatus_to_exitcode(status), flush=True)


if __name__ == "__main__":
    main()
