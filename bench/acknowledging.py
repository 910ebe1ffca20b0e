"""From a press to its acknowledgement, with people at many tables who play: the bot, and a bare one of discord.py.

Either is a process of its own and talks over real sockets to a Discord on this machine; they are measured in turns.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import secrets
import signal
import sys
import tempfile
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

import uvloop

from bench.flood_tables import store_running_tables
from bench.floods import Timed
from bench.measure import tell
from store.address import sqlite_address
from tests.startup.loopback_discord import COMMAND, PRESS, Request, in_channel, serve

TABLES, ACTS_PER_SECOND = 50, 100
WARMING_SECONDS, SECONDS, TURNS = 5.0, 8.0, 2
SEED = 7

_ACTS = re.compile(r'"custom_id": "(sa:\d+:\d+:(?:roll|mensch\.(?!missed)[^"]*))"')
_MENTIONED = re.compile(r"<@(\d+)>")


@dataclass
class Boards(Timed):
    """Knows of each channel the buttons of its latest message, and whom it asks to act."""

    buttons: dict[str, list[str]] = field(default_factory=dict)
    asked: dict[str, str] = field(default_factory=dict)

    def notice(self, request: Request) -> None:
        super().notice(request)
        parts = request.path.split("/")
        if "channels" not in parts or request.method not in {"POST", "PATCH"}:
            return
        channel, shown = parts[parts.index("channels") + 1], json.dumps(request.body)
        if buttons := _ACTS.findall(shown):
            self.buttons[channel] = buttons
        if mentioned := _MENTIONED.findall(shown):
            self.asked[channel] = mentioned[-1]


def report() -> None:
    uvloop.run(_report())


async def _report() -> None:
    print(f"Acknowledgements: {ACTS_PER_SECOND} acts a second at {TABLES} tables, {SECONDS:.0f} s each, in turns")
    with tempfile.TemporaryDirectory(prefix="spieleabend-acts-") as name:
        folder = Path(name)
        database = sqlite_address(folder / "tables.sqlite")
        key = folder / "spieleabend.key"
        key.write_text(secrets.token_hex(32))
        key.chmod(0o600)
        tables = await store_running_tables(database, bytes.fromhex(key.read_text()), TABLES)
        ours: list[float] = []
        bare: list[float] = []
        for _ in range(TURNS):
            bot = ("bench.flooded_bot", database, "2")
            ours += await _waits(bot, tables, folder)
            bare += await _waits(("bench.bare_bot",), tables, folder)
    tell("ours", _figures(ours))
    tell("a bare bot", _figures(bare))
    tell("ratio", f"{_p(ours, 50) / _p(bare, 50):9.2f} times the p50, {_p(ours, 99) / _p(bare, 99):.2f} times the p99")


async def _waits(bot: tuple[str, ...], tables: dict[str, tuple[int, list[str]]], folder: Path) -> list[float]:
    async with serve(Boards()) as discord:
        assert isinstance(discord, Boards)
        async with _running(bot, discord, folder):
            ours = "flooded" in bot[0]
            for channel, (_, people) in tables.items() if ours else ():
                await discord.interact(
                    people[0], COMMAND, {"id": "1", "name": "board", "type": 1}, **in_channel(channel)
                )
                await asyncio.sleep(0.05)
            await _act(discord, tables, WARMING_SECONDS)
            return await _act(discord, tables, SECONDS)


async def _act(discord: Boards, tables: dict[str, tuple[int, list[str]]], seconds: float) -> list[float]:
    """How long each acknowledgement took; 3 seconds for those that did not come."""
    pick = random.Random(SEED)
    channels = list(tables)
    asked: list[str] = []
    began = perf_counter()
    while (now := perf_counter() - began) < seconds:
        if len(asked) > now * ACTS_PER_SECOND:
            await asyncio.sleep(0.001)
            continue
        channel = pick.choice(channels)
        table, people = tables[channel]
        # The bare bot shows nothing: there, anything is pressed.
        custom_id = pick.choice(discord.buttons.get(channel) or [f"sa:{table}:0:roll"])
        person = discord.asked.get(channel, people[0])
        message = discord.message("5", 1 << 15)
        data = {"custom_id": custom_id, "component_type": 2}
        asked.append(await discord.interact(person, PRESS, data, message=message, **in_channel(channel)))
        if len(asked) % 5 == 0:
            await asyncio.sleep(0)
    await asyncio.sleep(3)
    return [discord.acknowledged_at.get(each, discord.sent[each] + 3.0) - discord.sent[each] for each in asked]


def _figures(waits: list[float]) -> str:
    late = sum(wait >= 3 for wait in waits)
    return f"p50 {_p(waits, 50) * 1000:.2f} ms, p99 {_p(waits, 99) * 1000:.1f} ms, {len(waits)} acts, {late} unanswered"


def _p(values: list[float], percent: int) -> float:
    return sorted(values)[min(len(values) - 1, len(values) * percent // 100)]


@contextlib.asynccontextmanager
async def _running(bot: tuple[str, ...], discord: Boards, folder: Path) -> AsyncIterator[None]:
    module, *more = bot
    with (folder / "log.txt").open("w") as log:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", module, discord.base, discord.gateway, *more, stderr=log, stdout=log
        )
    try:
        await asyncio.wait_for(discord.ready.wait(), 60)
        await asyncio.sleep(1)
        yield
        assert process.returncode is None, (folder / "log.txt").read_text()
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.send_signal(signal.SIGTERM)
        await process.wait()
