"""A start with many stored tables against an empty one, its first seconds, and what live tables take of memory.

The real bot in a process of its own, over loopback sockets. Processor time is counted beside the time by the clock.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from bench.bot_process import running_bot, write_key
from bench.measure import MILLISECONDS, Spread, compare, megabytes, processor_seconds, tell
from bench.measuring_discord import TimedDiscord, percentile
from bench.stored_tables import FIRST_CHANNEL, store_running_tables
from cogs.games.registry import hosted_games
from store.database import sqlite_address
from tests.sockets.loopback_discord import AUTOCOMPLETE, COMMAND, PRESS, Request, in_channel, serve

STORED, LIVE = 10_000, 1_000
FIRST_TABLES, FIRST_ACTS, ACTS_PER_SECOND = 10, 60, 6
FILLING = 200
"""More tables than the bot remembers boards of."""

STARTS = 5
LOOKED_SECONDS = 45.0
"""The caretaker looks at what is due every ten seconds, and works some of it off at a time."""

_DRAWN_SECONDS = 10.0
"""Between looks at a bot that draws boards."""

RECORDS = 60
"""Of each table: as many as are folded without a worker process."""

MADE = 20
"""This many tables are opened as people do; the others are copies."""

_AT_REST = 0.05
"""Of a processor: a bot that takes less has nothing left to do from its start."""

_MOST_LOOKS = 20
"""At a bot that should come to rest."""

_DAY = 86_400.0

_AT_ONCE = 5
"""Presses sent without waiting for their answers: memory that handling them takes must not count as the tables'."""

_ANSWERED_SECONDS = 60.0
"""Over loopback sockets an answer takes some milliseconds: one that is this late is lost."""


class Unanswered(Exception):
    """Presses went without an answer, so nothing that follows them can be measured."""


@dataclass
class Answering(TimedDiscord):
    """Counts how many presses have had their private answer."""

    answers: int = 0

    def notice(self, request: Request) -> None:
        super().notice(request)
        self.answers += "webhooks" in request.path


@dataclass(frozen=True)
class Databases:
    """``full`` has `STORED` tables at which people play."""

    empty: str
    full: str


def report() -> None:
    asyncio.run(_report())


async def _report() -> None:
    print(f"Starts: {STORED:,} stored tables, people play at all of them; {STARTS} starts of either, in turns")
    with tempfile.TemporaryDirectory(prefix="spieleabend-starts-") as name:
        folder = Path(name)
        databases = await _databases(folder)
        waits: dict[str, list[float]] = {databases.full: [], databases.empty: []}
        spent: dict[str, list[float]] = {databases.full: [], databases.empty: []}
        for number in range(STARTS + 1):
            for database in (databases.full, databases.empty):
                async with _started(database, folder) as bot:
                    if number:
                        waits[database].append(bot.connected)
                        spent[database].append(bot.processor)
        for label, figures in (("connected", waits), ("the same, processor's time", spent)):
            ours, empty = (Spread.of(figures[database]) for database in (databases.full, databases.empty))
            compare(f"{label}, {STORED:,} tables", ours, "no table", empty, MILLISECONDS)
        await _first_seconds(folder)
        await _memory(databases, folder)


async def _first_seconds(folder: Path) -> None:
    """People open tables of all games and look at them, and go on as soon as the bot is back."""
    games = [{"name": "game", "type": 3, "value": game} for game in hosted_games()]
    typed = {"name": "game", "type": 3, "value": "", "focused": True}
    opening = [(COMMAND, "play", [games[table % len(games)]]) for table in range(FIRST_TABLES)]
    opening += [(COMMAND, "start", [])] * FIRST_TABLES
    looking = [(AUTOCOMPLETE, "play", [typed]) if act % 3 == 2 else (COMMAND, "board", []) for act in range(FIRST_ACTS)]
    for label, acts in (("no drawing kept", [*opening, *looking]), ("drawings kept", looking)):
        async with _started(sqlite_address(folder / "played.sqlite"), folder) as bot:
            asked = []
            for act, (kind, name, options) in enumerate(acts):
                data = {"id": "1", "name": name, "type": 1, "options": options}
                table = act % FIRST_TABLES
                asked.append(await bot.discord.interact(str(100 + table), kind, data, **in_channel(str(30 + table))))
                await asyncio.sleep(1 / ACTS_PER_SECOND)
            waits = [1000 * wait for wait in await bot.discord.waits(asked)]
            figure = f"{percentile(waits, 99):9.0f} ms p99, {max(waits):.0f} ms at most"
            tell(f"acknowledged after a start, {label}", figure)


@dataclass
class _Bot:
    """Seconds from its start until Discord has let it in: by the clock, and of the processor."""

    discord: Answering
    pid: int
    connected: float
    processor: float


@asynccontextmanager
async def _started(database: str, folder: Path) -> AsyncIterator[_Bot]:
    async with serve(Answering()) as discord:
        assert isinstance(discord, Answering)
        began = perf_counter()
        async with running_bot(discord, folder / "log.txt", database, 0) as process:
            yield _Bot(discord, process.pid, perf_counter() - began, processor_seconds(process.pid))


async def _memory(databases: Databases, folder: Path) -> None:
    """With buttons that lead nowhere, on messages that nobody knows: each has its table read, its match folded and its
    board posted again. What is kept of the latest boards and of the people who press is bounded or not the tables', so
    both have been filled by other tables before.
    """
    async with _started(databases.full, folder) as bot:

        async def megabytes_after(tables: Iterable[int]) -> float:
            await press_at(tables, bot.discord)
            await _come_to_rest(bot.pid, _DRAWN_SECONDS)
            os.kill(bot.pid, signal.SIGUSR1)
            await asyncio.sleep(5)
            return megabytes(bot.pid)

        await _come_to_rest(bot.pid, LOOKED_SECONDS)
        try:
            before = await megabytes_after(1 + press % FILLING for press in range(LIVE))
            tell(f"memory with {FILLING} live tables, {STORED:,} stored", f"{before:9.0f} MB")
            after = await megabytes_after(range(FILLING + 1, FILLING + LIVE + 1))
            tell(f"memory of {LIVE:,} live tables more, of {RECORDS} records", f"{after - before:9.1f} MB on top")
        except Unanswered as lost:
            tell(f"memory of {LIVE:,} live tables", f"not measured: {lost}")
        tell("unanswered", f"{2 * LIVE - len(bot.discord.acknowledged_at):9}")


async def press_at(tables: Iterable[int], discord: Answering, patience: float = _ANSWERED_SECONDS) -> None:
    """One press at each table, each by another person, a few at a time. Raises Unanswered if answers are lost."""
    before = discord.answers
    for person, table in enumerate(tables):
        data = {"custom_id": f"sa:{table}:0:nothing", "component_type": 2}
        where = in_channel(str(FIRST_CHANNEL + table - 1))
        await discord.interact(str(100_000 + person), PRESS, data, message=discord.message("5", 1 << 15), **where)
        try:
            async with asyncio.timeout(patience):
                while person - (discord.answers - before) >= _AT_ONCE:  # noqa: ASYNC110 - a measurement
                    await asyncio.sleep(0.01)
        except TimeoutError:
            lost = person + 1 - (discord.answers - before)
            raise Unanswered(f"{lost} of {person + 1} presses had no answer after {patience:g} s of waiting") from None


async def _come_to_rest(pid: int, seconds: float) -> None:
    """After its start the bot draws covers in the background, and boards after presses, for as long as the machine lets
    it. It is looked at that often."""
    before = 0.0
    for _ in range(_MOST_LOOKS):
        now = processor_seconds(pid)
        if now - before <= _AT_REST * seconds:
            return
        before = now
        await asyncio.sleep(seconds)
    tell("the bot has not come to rest", "what follows may be too much")


async def _databases(folder: Path) -> Databases:
    key = write_key(folder)
    files = [folder / f"{name}.sqlite" for name in ("empty", "full")]
    for file, count in zip(files, (0, STORED), strict=True):
        await store_running_tables(sqlite_address(file), key, min(count, MADE), RECORDS)
        with sqlite3.connect(file) as stored:
            _copy_tables(stored, count)
            # As if their channels showed them: else all of them would be drawn and posted now. Nobody's time runs out.
            stored.execute("UPDATE game_table SET unshown_since = NULL, show_at = NULL, due_at = due_at + ?", (_DAY,))
    return Databases(*(sqlite_address(file) for file in files))


def _copy_tables(stored: sqlite3.Connection, count: int) -> None:
    """Until there are as many, each in a channel of its own."""
    for table, key in (("game_table", "id"), ("game_record", "table_id"), ("table_seat", "table_id")):
        columns = [row[1] for row in stored.execute(f"PRAGMA table_info({table})")]
        there = min(count, MADE)
        for copy in range(1, count // MADE):
            new = {key: f"{key} + {copy * there}", "channel_id": f"channel_id + {copy * there}"}
            wanted = ", ".join(new.get(column, column) for column in columns)
            stored.execute(
                f"INSERT INTO {table} ({', '.join(columns)}) SELECT {wanted} FROM {table} WHERE {key} <= {there}"
            )
