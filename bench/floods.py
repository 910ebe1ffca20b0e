"""One person floods the bot, others go on playing: how long Discord waits for the others' acknowledgements.

The real bot runs in a process of its own and talks over real sockets to a Discord on this machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from itertools import count, cycle
from pathlib import Path
from time import perf_counter
from typing import Any

from bench.flood_tables import Stored, store_tables
from bench.loop_watch import LIMIT
from bench.measure import tell
from store.address import sqlite_address
from tests.startup.loopback_discord import COMMAND, PRESS, Json, LoopbackDiscord, Request, in_channel, serve

WARMING_SECONDS = 15.0
CALM_SECONDS, FLOOD_SECONDS = 10.0, 10.0
OTHERS_PER_SECOND = 20
WORKERS = "2"

_COMPLETION = 4
"""The kind of interaction that asks for completions."""

_FLOODER = "900"

_MISTAKE = "That was our mistake"
"""Part of what the bot says with an incident's number, to people whose Discord is in English."""


@dataclass
class Timed(LoopbackDiscord):
    """Notes when each interaction was sent and when it was acknowledged, in seconds."""

    sent: dict[str, float] = field(default_factory=dict)
    acknowledged_at: dict[str, float] = field(default_factory=dict)

    async def interact(self, person: str, kind: int, data: Json, **more: Any) -> str:
        began = perf_counter()
        interaction = await super().interact(person, kind, data, **more)
        self.sent[interaction] = began
        return interaction

    async def answer_anything(self, request: Any) -> Any:
        parts = request.path.split("/")
        if parts[-1] == "callback":
            self.acknowledged_at.setdefault(parts[-3], perf_counter())
        answered = await super().answer_anything(request)
        for request_made in self.requests:
            self.notice(request_made)
        # Pictures of many minutes are not worth keeping.
        self.requests.clear()
        return answered

    def notice(self, request: Request) -> None:
        """Something of it may be worth remembering. What the bot did wrong is printed: it is not to be measured."""
        if ("webhooks" in request.path or request.path.endswith("/callback")) and _MISTAKE in str(request.body):
            print(f"  !!! an incident, so the figures are worth nothing: {request.body}")


Act = Callable[[int], Awaitable[object]]
"""Sends the interaction of that number."""


def report() -> None:
    asyncio.run(_report())


async def _report() -> None:
    with tempfile.TemporaryDirectory(prefix="spieleabend-floods-") as folder:
        database = sqlite_address(Path(folder) / "tables.sqlite")
        key = Path(folder) / "spieleabend.key"
        key.write_text(secrets.token_hex(32))
        key.chmod(0o600)
        stored = await store_tables(database, bytes.fromhex(key.read_text()))
        print(f"Floods: acknowledgements of others, {OTHERS_PER_SECOND} a second, {FLOOD_SECONDS:.0f} s each, {stored}")
        for name, pause, flood in _floods(stored):
            await _flooded(name, pause, flood, stored, database, Path(folder))


def _floods(stored: Stored) -> Iterator[tuple[str, float, Callable[[Timed], Act]]]:
    """Each with the pause between two acts of its one person."""
    finished = cycle(stored.finished)

    def completions(discord: Timed) -> Act:
        option = {"name": "what", "type": 3, "focused": True}
        texts = ("", "n", "ne", "e", "es", "s", "sw", "w", "wn", "nn", "ee")
        return lambda number: discord.interact(
            str(stored.mover),
            _COMPLETION,
            {"id": "1", "name": "move", "type": 1, "options": [option | {"value": texts[number % len(texts)]}]},
            **in_channel(str(stored.paths_channel)),
        )

    def record_command(name: str) -> Callable[[Timed], Act]:
        def flood(discord: Timed) -> Act:
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

    def rematches(discord: Timed) -> Act:
        return lambda number: discord.interact(_FLOODER, PRESS, **_button(f"sa:{next(finished)}:0:rematch"))

    def openings(discord: Timed) -> Act:
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

    def odds(discord: Timed) -> Act:
        async def act(number: int) -> None:
            for channel in stored.dice_channels[:6]:
                data = {"id": "1", "name": "odds", "type": 1}
                await discord.interact(_FLOODER, COMMAND, data, **in_channel(str(channel)))

        return act

    # The computers have their last turns then, which they have only once.
    yield "For-Get-It odds, 6 callers, just restarted", 1.0, odds
    yield "completions of Käseschieben, 5/s", 0.2, completions
    yield "/verify, 5/s", 0.2, record_command("verify")
    yield "/export, 5/s", 0.2, record_command("export")
    yield "old rematch buttons, 5/s", 0.2, rematches
    yield "opening and cancelling, 50/s", 0.02, openings


async def _flooded(
    name: str, pause: float, flood: Callable[[Timed], Act], stored: Stored, database: str, folder: Path
) -> None:
    """The calm and the flood, each once the bot is warm; but if ``just_restarted``, the flood first."""
    slow, just_restarted = folder / "slow.json", name.endswith("restarted")
    async with _discord() as discord, _bot(discord, database, slow):
        if not just_restarted:
            await asyncio.sleep(WARMING_SECONDS)
            calm = await _others(discord, stored, CALM_SECONDS)
        flooding = asyncio.create_task(_every(pause, flood(discord)))
        during = await _others(discord, stored, FLOOD_SECONDS)
        flooding.cancel()
        if just_restarted:
            await asyncio.sleep(WARMING_SECONDS)
            calm = await _others(discord, stored, CALM_SECONDS)
    tell(name, f"calm {_figures(calm)}; flooded {_figures(during)}; p99 {_p(during, 99) / _p(calm, 99):.1f} times")
    held_up: dict[str, list[float]] = json.loads(slow.read_text())
    for what, lasted in sorted(held_up.items(), key=lambda entry: -max(entry[1]))[:6]:
        count_over = sum(each > 2 * LIMIT for each in lasted)
        print(f"      {what}: {len(lasted)} times, {count_over} over 10 ms, {max(lasted) * 1000:.0f} ms at most")


async def _every(pause: float, act: Act) -> None:
    for number in count():
        await act(number)
        await asyncio.sleep(pause)


async def _others(discord: Timed, stored: Stored, seconds: float) -> list[float]:
    """How long the acknowledgements took of people who press at their own table."""
    asked: list[str] = []
    until = perf_counter() + seconds
    while perf_counter() < until:
        person, table, channel = stored.others[len(asked) % len(stored.others)]
        button = _button(f"sa:{table}:0:fair-dice")
        asked.append(await discord.interact(str(person), PRESS, **button, **in_channel(str(channel))))
        await asyncio.sleep(1 / OTHERS_PER_SECOND)
    await asyncio.sleep(3)
    return [discord.acknowledged_at.get(each, discord.sent[each] + 3.0) - discord.sent[each] for each in asked]


def _figures(waits: list[float]) -> str:
    return f"p50 {_p(waits, 50) * 1000:.1f}, p99 {_p(waits, 99) * 1000:.1f} ms"


def _p(values: list[float], percent: int) -> float:
    return sorted(values)[min(len(values) - 1, len(values) * percent // 100)]


def _button(custom_id: str) -> Json:
    message = LoopbackDiscord().message("5", 1 << 15)
    return {"data": {"custom_id": custom_id, "component_type": 2}, "message": message}


@contextlib.asynccontextmanager
async def _discord() -> AsyncIterator[Timed]:
    async with serve(Timed()) as discord:
        assert isinstance(discord, Timed)
        yield discord


@contextlib.asynccontextmanager
async def _bot(discord: Timed, database: str, slow: Path) -> AsyncIterator[None]:
    arguments = (discord.base, discord.gateway, database, os.environ.get("WORKERS", WORKERS), str(slow))
    with slow.with_name("log.txt").open("w") as log:
        # Replies that nobody waits for are still under way; asyncio would report each of them here.
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bench.flooded_bot", *arguments, stderr=log
        )
    try:
        await asyncio.wait_for(discord.ready.wait(), 30)
        # The bot registers its commands and goes through its tables.
        await asyncio.sleep(1)
        began = time.perf_counter()
        yield
        assert process.returncode is None, f"the bot ended after {time.perf_counter() - began:.1f} s"
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.send_signal(signal.SIGTERM)
        await process.wait()
