"""A start imports no game: each is imported when it is first asked for."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import sleep

from cogs.games.registry import ByGame, hosted_games

STARTED = """
import asyncio, sys
import bot
from cogs.commands.registration import registered_commands
from localization.catalog import Language, load_speaker
from operation.running import open_bot
from startup.settings import Settings
from store.database import sqlite_address

def tell_imported():
    games = {"mensch", "kaeseschieben", "forgetit", "wiedumir"}
    imported = [name for name in sys.modules if games.intersection(name.split(".")) and "board" not in name]
    print(sorted({name.rpartition(".")[0] for name in imported} - {"cogs.games", "engine"}))

async def main():
    settings = Settings(token="x", database_url=sqlite_address(sys.argv[1]), workers=0)
    opened = await open_bot(settings, load_speaker(Language.ENGLISH))
    assert registered_commands(opened.services)
    tell_imported()
    assert "mensch" in opened.services.faces
    opened.services.host.editions.newest("forgetit")
    print(*sorted(name for name in sys.modules if name.startswith("engine.") and name.endswith(".rules")))
    await opened.close()

asyncio.run(main())
"""


def test_games_are_found_by_the_key_of_their_rules_and_of_their_face() -> None:
    for key, game in hosted_games().items():
        assert {key} == {game.face.key, *(edition.spec.key for edition in game.editions)}


def test_threads_that_ask_at_once_get_the_same_game() -> None:
    def make() -> object:
        sleep(0.1)
        return object()

    games = ByGame({"mensch": make})
    with ThreadPoolExecutor(2) as threads:
        one, other = threads.map(games.__getitem__, ["mensch", "mensch"])
    assert one is other


def test_a_game_is_imported_when_it_is_asked_for(tmp_path: Path) -> None:
    command = [sys.executable, "-c", STARTED, str(tmp_path / "games.sqlite")]
    started = subprocess.run(command, capture_output=True, text=True, cwd=Path(__file__).parents[2], check=False)
    assert started.stdout.splitlines() == ["[]", "engine.forgetit.rules"], started.stderr
