"""What the bot needs of memory, and whether it grows: the real one over loopback sockets, pressed at random.

``python -m bench memory`` takes some minutes. The bot is a process of its own, so nothing of the simulated Discord
counts. ``MALLOC_ARENA_MAX`` and the like can be set for it in the environment.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import uvloop
import yarl
from aiohttp import web

from bench.measure import tell
from tests.startup.loopback_discord import COMMAND, PRESS, TOKEN, LoopbackDiscord, serve

MINUTES = float(os.environ.get("BENCH_MINUTES", "6"))
CHANNELS = 12
PEOPLE = 3
PRESSES_PER_SECOND = 12.0
SEED = 7
GAMES = ("kaeseschieben", "mensch", "einigkeit", "wiedumir", "forgetit")
COMMANDS = ("board", "roll", "score", "rules", "start", "join")


@dataclass
class Seen:
    """What somebody sees of a message: its id, who may press, and what they may press on."""

    message: str
    flags: int
    channel: str
    person: str | None
    components: list[dict[str, Any]] = field(default_factory=list)


class PressedDiscord(LoopbackDiscord):
    """Remembers the latest messages of each channel, and of each person's private ones, to press on."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: dict[tuple[str, str | None], deque[Seen]] = {}
        self.asked: dict[str, tuple[str, str]] = {}
        self.answered = 0

    async def answer_anything(self, request: web.Request) -> web.Response:
        response = await super().answer_anything(request)
        noted = self.requests.pop()
        self.requests.clear()
        parts = noted.path.split("/")
        if noted.path.endswith("/callback"):
            self.answered += 1
        if noted.method in {"POST", "PATCH"} and noted.body.get("components"):
            message = json.loads(response.body if isinstance(response.body, bytes) else b"{}")
            channel, person = self._whose(parts)
            found = Seen(message["id"], noted.body.get("flags", 0), channel, person)
            found.components = [part for part in _walk(noted.body["components"]) if _usable(part)]
            self.seen.setdefault((channel, person), deque(maxlen=2)).append(found)
        return response

    def _whose(self, parts: Sequence[str]) -> tuple[str, str | None]:
        """The channel of a message, and the person who alone sees it."""
        if "channels" in parts:
            return parts[parts.index("channels") + 1], None
        token = next((part for part in parts if part.startswith("token-")), "")
        return self.asked.get(token, ("", None))

    async def do(self, channel: str, person: str, kind: int, data: dict[str, Any], **more: Any) -> None:
        where = {
            "id": channel,
            "type": 0,
            "name": "games",
            "position": 0,
            "permission_overwrites": [],
            "guild_id": "10",
        }
        interaction = await self.interact(person, kind, data, channel_id=channel, channel=where, **more)
        self.asked[f"token-{interaction}"] = (channel, person)
        if len(self.asked) > 1000:
            del self.asked[next(iter(self.asked))]


def _walk(components: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    return [found for part in components for found in (part, *_walk(part.get("components") or []))]


def _usable(part: dict[str, Any]) -> bool:
    return bool(part.get("custom_id")) and not part.get("disabled")


async def _press_at_random(discord: PressedDiscord, until: float) -> int:
    pick = random.Random(SEED)
    loop, presses = asyncio.get_running_loop(), 0
    channels = [str(20 + number) for number in range(CHANNELS)]
    for number, channel in enumerate(channels):
        game = {"name": "game", "type": 3, "value": GAMES[number % len(GAMES)]}
        await discord.do(channel, "100", COMMAND, {"id": "1", "name": "play", "type": 1, "options": [game]})
        await asyncio.sleep(0.5)
        for guest in range(1, PEOPLE):
            await discord.do(channel, str(100 + guest), COMMAND, {"id": "1", "name": "join", "type": 1, "options": []})
        await asyncio.sleep(0.3)
        await discord.do(channel, "100", COMMAND, {"id": "1", "name": "start", "type": 1, "options": []})
    while loop.time() < until:
        presses += 1
        channel, person = pick.choice(channels), str(100 + pick.randrange(PEOPLE))
        choices = [
            (message, part)
            for whose in (None, person)
            for message in discord.seen.get((channel, whose), ())
            for part in message.components
            if not any(word in part["custom_id"] for word in (":give-up:", ":leave:", ":own-seed:"))
        ]
        if not choices or pick.random() < 0.1:
            name = pick.choice(COMMANDS)
            await discord.do(channel, person, COMMAND, {"id": "1", "name": name, "type": 1, "options": []})
        else:
            message, part = pick.choice(choices)
            data: dict[str, Any] = {"custom_id": part["custom_id"], "component_type": part["type"]}
            if part.get("options"):
                data["values"] = [pick.choice(part["options"])["value"]]
            flags = message.flags | ((1 << 6) if message.person else 0)
            shown = discord.message(message.message, flags)
            await discord.do(channel, person, PRESS, data, message=shown)
        await asyncio.sleep(1 / PRESSES_PER_SECOND)
    return presses


def _threads(process: int) -> int:
    return len(list(Path(f"/proc/{process}/task").iterdir()))


def megabytes(process: int, name: str = "VmRSS") -> float:
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith(f"{name}:"))


async def _measure() -> None:
    async with serve(PressedDiscord()) as discord:
        assert isinstance(discord, PressedDiscord)
        with tempfile.TemporaryDirectory(prefix="spieleabend-") as folder:
            command = [sys.executable, "-m", "bench.memory", discord.base, discord.gateway, folder]
            bot = subprocess.Popen(command)  # noqa: ASYNC220 -- nothing else runs here yet
            try:
                await asyncio.wait_for(discord.ready.wait(), 60)
                await asyncio.sleep(2)
                tell("connected, no table", f"{megabytes(bot.pid):9.0f} MB")
                loop = asyncio.get_running_loop()
                until = loop.time() + MINUTES * 60
                pressing = asyncio.create_task(_press_at_random(discord, until))
                minute = 0
                while not pressing.done():
                    await asyncio.wait([pressing], timeout=60)
                    minute += 1
                    figure = f"{megabytes(bot.pid):9.0f} MB, {_threads(bot.pid)} threads"
                    figure += f", {discord.answered} acknowledged"
                    tell(f"minute {minute}", figure)
                tell("at most", f"{megabytes(bot.pid, 'VmHWM'):9.0f} MB after {pressing.result()} presses")
            finally:
                bot.terminate()
                await asyncio.to_thread(bot.wait)


def report() -> None:
    print(f"Memory: {CHANNELS} tables, {PRESSES_PER_SECOND:.0f} presses a second at random, {MINUTES:g} minutes")
    asyncio.run(_measure())


async def _run_bot(base: str, gateway: str, folder: str) -> None:
    from discord.gateway import DiscordWebSocket
    from discord.http import Route

    from bot import run
    from localization.catalog import Language, load_speakers
    from startup.settings import read_settings
    from store.address import sqlite_address

    Route.BASE = base
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    given = {"DISCORD_TOKEN": TOKEN, "DATABASE_URL": sqlite_address(Path(folder) / "games.sqlite")}
    await run(read_settings(given, Path(folder) / "no.env"), load_speakers()[Language.ENGLISH], {})


if __name__ == "__main__":
    uvloop.run(_run_bot(*sys.argv[1:]))
