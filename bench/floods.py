"""One person floods the bot, others go on playing: how long Discord waits for the others' acknowledgements.

The real bot runs in a process of its own and talks over real sockets to a Discord on this machine.
"""

from __future__ import annotations

import asyncio
import json
import os
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from itertools import count, cycle
from pathlib import Path
from time import perf_counter

from bench.bot_process import running_bot, write_key
from bench.flood_tables import Stored, store_tables
from bench.loop_watch import LIMIT
from bench.measure import tell
from bench.timed_discord import TimedDiscord, percentile
from store.address import sqlite_address
from tests.sockets.loopback_discord import COMMAND, PRESS, Json, LoopbackDiscord, in_channel, serve

WARMING_SECONDS = 15.0
CALM_SECONDS, FLOOD_SECONDS = 10.0, 10.0
OTHERS_PER_SECOND = 20
WORKERS = "2"

_COMPLETION = 4
"""The kind of interaction that asks for completions."""

_FLOODER = "900"


Act = Callable[[int], Awaitable[object]]
"""Sends the interaction of that number."""


@dataclass(frozen=True, slots=True)
class Flood:
    """What one person does, with a ``pause`` in seconds between two acts.

    ``at_once``: as soon as the bot has started, before the others are measured in calm.
    """

    name: str
    pause: float
    begin: Callable[[TimedDiscord], Act]
    at_once: bool = False


def report() -> None:
    asyncio.run(_report())


async def _report() -> None:
    with tempfile.TemporaryDirectory(prefix="spieleabend-floods-") as folder:
        database = sqlite_address(Path(folder) / "tables.sqlite")
        stored = await store_tables(database, write_key(Path(folder)))
        print(f"Floods: acknowledgements of others, {OTHERS_PER_SECOND} a second, {FLOOD_SECONDS:.0f} s each, {stored}")
        for flood in _floods(stored):
            await _flooded(flood, stored, database, Path(folder))


def _floods(stored: Stored) -> Iterator[Flood]:
    finished = cycle(stored.finished)

    def completions(discord: TimedDiscord) -> Act:
        option = {"name": "what", "type": 3, "focused": True}
        texts = ("", "n", "ne", "e", "es", "s", "sw", "w", "wn", "nn", "ee")
        return lambda number: discord.interact(
            str(stored.mover),
            _COMPLETION,
            {"id": "1", "name": "move", "type": 1, "options": [option | {"value": texts[number % len(texts)]}]},
            **in_channel(str(stored.paths_channel)),
        )

    def record_command(name: str) -> Callable[[TimedDiscord], Act]:
        def flood(discord: TimedDiscord) -> Act:
            return lambda number: discord.interact(
                _FLOODER,
                COMMAND,
                {
                    "id": "1",
                    "name": name,
                    "type": 1,
                    "options": [{"name": "table", "type": 4, "value": next(finished)}],
                },
            )

        return flood

    def rematches(discord: TimedDiscord) -> Act:
        return lambda number: discord.interact(_FLOODER, PRESS, **_button(f"sa:{next(finished)}:0:rematch"))

    def openings(discord: TimedDiscord) -> Act:
        async def act(number: int) -> None:
            channel = in_channel(str(700 + number // 2 % 50))
            if number % 2:
                await discord.interact(
                    _FLOODER,
                    COMMAND,
                    {"id": "1", "name": "table", "type": 1, "options": [{"name": "cancel", "type": 1}]},
                    **channel,
                )
            else:
                game = {"name": "game", "type": 3, "value": "mensch"}
                await discord.interact(
                    _FLOODER, COMMAND, {"id": "1", "name": "play", "type": 1, "options": [game]}, **channel
                )

        return act

    def odds(discord: TimedDiscord) -> Act:
        async def act(number: int) -> None:
            for channel in stored.dice_channels[:6]:
                data = {"id": "1", "name": "odds", "type": 1}
                await discord.interact(_FLOODER, COMMAND, data, **in_channel(str(channel)))

        return act

    # The computers have their last turns right after the start, and only once.
    yield Flood("For-Get-It odds, 6 callers, just restarted", 1.0, odds, at_once=True)
    yield Flood("completions of Käseschieben, 5/s", 0.2, completions)
    yield Flood("/verify, 5/s", 0.2, record_command("verify"))
    yield Flood("/export, 5/s", 0.2, record_command("export"))
    yield Flood("old rematch buttons, 5/s", 0.2, rematches)
    yield Flood("opening and cancelling, 50/s", 0.02, openings)


async def _flooded(flood: Flood, stored: Stored, database: str, folder: Path) -> None:
    """The others' waits in calm and during the flood, each once the bot is warm, but for a flood ``at_once``."""
    slow = folder / "slow.json"
    workers = os.environ.get("WORKERS", WORKERS)
    async with serve(TimedDiscord()) as discord:
        assert isinstance(discord, TimedDiscord)
        async with running_bot(discord, folder / "log.txt", "bench.real_bot", database, workers, str(slow)):
            # The bot registers its commands and goes through its tables.
            await asyncio.sleep(1)
            if not flood.at_once:
                await asyncio.sleep(WARMING_SECONDS)
                calm = await _others(discord, stored, CALM_SECONDS)
            flooding = asyncio.create_task(_every(flood.pause, flood.begin(discord)))
            during = await _others(discord, stored, FLOOD_SECONDS)
            flooding.cancel()
            if flood.at_once:
                await asyncio.sleep(WARMING_SECONDS)
                calm = await _others(discord, stored, CALM_SECONDS)
    times = percentile(during, 99) / percentile(calm, 99)
    tell(flood.name, f"calm {_figures(calm)}; flooded {_figures(during)}; p99 {times:.1f} times")
    held_up: dict[str, list[float]] = json.loads(slow.read_text())
    for what, lasted in sorted(held_up.items(), key=lambda entry: -max(entry[1]))[:6]:
        count_over = sum(each > 2 * LIMIT for each in lasted)
        print(f"      {what}: {len(lasted)} times, {count_over} over 10 ms, {max(lasted) * 1000:.0f} ms at most")


async def _every(pause: float, act: Act) -> None:
    for number in count():
        await act(number)
        await asyncio.sleep(pause)


async def _others(discord: TimedDiscord, stored: Stored, seconds: float) -> list[float]:
    """How long the acknowledgements took of people who press at their own table."""
    asked: list[str] = []
    until = perf_counter() + seconds
    while perf_counter() < until:
        person, table, channel = stored.others[len(asked) % len(stored.others)]
        button = _button(f"sa:{table}:0:fair-dice")
        asked.append(await discord.interact(str(person), PRESS, **button, **in_channel(str(channel))))
        await asyncio.sleep(1 / OTHERS_PER_SECOND)
    return await discord.waits(asked)


def _figures(waits: list[float]) -> str:
    return f"p50 {percentile(waits, 50) * 1000:.1f}, p99 {percentile(waits, 99) * 1000:.1f} ms"


def _button(custom_id: str) -> Json:
    message = LoopbackDiscord().message("5", 1 << 15)
    return {"data": {"custom_id": custom_id, "component_type": 2}, "message": message}
