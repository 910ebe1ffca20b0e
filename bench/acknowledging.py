"""From a press to its acknowledgement, with people at many tables who play.

The bot is a process of its own and talks over real sockets to a Discord on this machine.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

import uvloop

from bench.bot_process import running_bot, write_key
from bench.measure import tell
from bench.measuring_discord import DISCORDS_PATIENCE, TimedDiscord, percentile
from bench.stored_tables import store_running_tables
from store.database import sqlite_address
from tests.sockets.loopback_discord import COMMAND, PRESS, Request, bots_message, in_channel, serve

TABLES, ACTS_PER_SECOND = 50, 100
WARMING_SECONDS, SECONDS = 5.0, 16.0
SEED = 7

_ACTS = re.compile(r'"custom_id": "(sa:\d+:\d+:(?:roll|mensch\.(?!missed)[^"]*))"')
_MENTIONED = re.compile(r"<@(\d+)>")


@dataclass
class Boards(TimedDiscord):
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
    print(f"Acknowledgements: {ACTS_PER_SECOND} acts a second at {TABLES} tables, {SECONDS:.0f} s")
    with tempfile.TemporaryDirectory(prefix="spieleabend-acts-") as name:
        folder = Path(name)
        database = sqlite_address(folder / "tables.sqlite")
        tables = await store_running_tables(database, write_key(folder), TABLES)
        tell("acknowledgements", _figures(await _waits(database, tables, folder)))


async def _waits(database: str, tables: dict[str, tuple[int, list[str]]], folder: Path) -> list[float]:
    async with serve(Boards()) as discord:
        assert isinstance(discord, Boards)
        async with running_bot(discord, folder / "log.txt", database, 2):
            await asyncio.sleep(1)
            # Has the boards posted.
            for channel, (_, people) in tables.items():
                await discord.interact(
                    people[0], COMMAND, {"id": "1", "name": "board", "type": 1}, **in_channel(channel)
                )
                await asyncio.sleep(0.05)
            await _act(discord, tables, WARMING_SECONDS)
            return await _act(discord, tables, SECONDS)


async def _act(discord: Boards, tables: dict[str, tuple[int, list[str]]], seconds: float) -> list[float]:
    """Acts for that long, and returns how long each acknowledgement took."""
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
        custom_id = pick.choice(discord.buttons.get(channel) or [f"sa:{table}:0:roll"])
        person = discord.asked.get(channel, people[0])
        message = bots_message("5", 1 << 15)
        data = {"custom_id": custom_id, "component_type": 2}
        asked.append(await discord.interact(person, PRESS, data, message=message, **in_channel(channel)))
        if len(asked) % 5 == 0:
            await asyncio.sleep(0)
    return await discord.waits(asked)


def _figures(waits: list[float]) -> str:
    late = sum(wait >= DISCORDS_PATIENCE for wait in waits)
    p50, p99 = (1000 * percentile(waits, percent) for percent in (50, 99))
    return f"p50 {p50:.2f} ms, p99 {p99:.1f} ms, {len(waits)} acts, {late} unanswered"
