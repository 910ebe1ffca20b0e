"""A start with many stored tables against an empty one and against discord.py alone, and its first seconds.

The real bot in a process of its own, over loopback sockets. Processor time is counted beside the time by the clock.
"""

import asyncio
import random
import secrets
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from time import perf_counter

from bench.bot_process import BARE, REAL, running_bot, write_key
from bench.measure import Spread, processor_seconds, tell
from bench.measuring_discord import MeasuringDiscord, measuring_discord, percentile
from cogs.games.registry import editions_of, hosted_games
from host.host import Host
from host.match import lobby, play
from host.match.schedule import TableLimits
from host.table.seats import Person
from host.table.table import Table
from store.database import sqlite_address
from store.store import Store
from tests.sockets.loopback_discord import AUTOCOMPLETE, COMMAND, serving

STORED = 10_000
FIRST_TABLES, FIRST_ACTS, ACTS_PER_SECOND = 10, 60, 6
FIRST_CHANNELS = [str(30 + table) for table in range(FIRST_TABLES)]
STARTS = 5

RECORDS = 60
"""Of each table: as many as are folded without a worker process."""

MADE = 20
"""This many tables are opened as people do; the others are copies."""

SEED = 2026

_DAY = 86_400.0


def report() -> None:
    asyncio.run(_report())


async def _report() -> None:
    print(f"Starts: {STORED:,} stored tables, people play at all of them; {STARTS} starts of each, in turns")
    with tempfile.TemporaryDirectory(prefix="spieleabend-starts-") as name:
        folder = Path(name)
        databases = await _databases(folder)
        kinds = {label: (database, REAL) for label, database in databases.items()} | {"discord.py alone": ("", BARE)}
        starts: dict[str, list[tuple[float, float]]] = {label: [] for label in kinds}
        for number in range(STARTS + 1):
            for label, (database, module) in kinds.items():
                async with _started(database, folder, module) as bot:
                    if number:
                        starts[label].append((bot.connected, bot.processor))
        for label, seconds in starts.items():
            for what, spent in zip(
                ("connected", "the same, processor's time"), zip(*seconds, strict=True), strict=True
            ):
                tell(f"{what}, {label}", Spread.of(spent))
        await _first_seconds(folder)


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
                person, channel = str(100 + act % FIRST_TABLES), FIRST_CHANNELS[act % FIRST_TABLES]
                asked.append(await bot.discord.interact(person, channel, kind, data, name))
                await asyncio.sleep(1 / ACTS_PER_SECOND)
            waits = [1000 * wait for wait in await bot.discord.waits(asked)]
            figure = f"{percentile(waits, 99):9.0f} ms p99, {max(waits):.0f} ms at most"
            tell(f"acknowledged after a start, {label}", figure)


@dataclass
class _Bot:
    """Seconds from its start until Discord has let it in: by the clock, and of the processor."""

    discord: MeasuringDiscord
    connected: float
    processor: float


@asynccontextmanager
async def _started(database: str, folder: Path, module: str = REAL) -> AsyncIterator[_Bot]:
    discord = measuring_discord(FIRST_CHANNELS)
    async with serving(discord):
        began = perf_counter()
        async with running_bot(discord, folder / "log.txt", database, 0, module) as process:
            yield _Bot(discord, perf_counter() - began, processor_seconds(process.pid))


async def _databases(folder: Path) -> dict[str, str]:
    """Their addresses, by what is in them: `STORED` tables at which people play, or nothing."""
    key = write_key(folder)
    files = {folder / "full.sqlite": STORED, folder / "empty.sqlite": 0}
    for file, count in files.items():
        await _open_tables(sqlite_address(file), key, min(count, MADE))
        with sqlite3.connect(file) as stored:
            _copy_tables(stored, count)
            # As if their channels showed them: else all of them would be drawn and posted now. Nobody's time runs out.
            stored.execute("UPDATE game_table SET unshown_since = NULL, show_at = NULL, due_at = due_at + ?", (_DAY,))
    return {f"{count:,} tables": sqlite_address(file) for file, count in files.items()}


async def _open_tables(database: str, key: bytes, count: int) -> None:
    """Open that number of tables, in a channel each, at which two people play."""
    store = await Store.open(database)
    try:
        editions = editions_of(hosted_games())
        limits = TableLimits(per_person=MADE, per_server=MADE, in_total=MADE)
        host = Host(store, editions, now=time.time, random_bytes=secrets.token_bytes, key=key, limits=limits)
        randomness = random.Random(SEED)
        for number in range(count):
            anna, ida = Person(100 + number, "Anna"), Person(200 + number, "Ida")
            table = await host.opening.open(
                guild_id=10, channel_id=800 + number, game_key="mensch", opener=anna, press="11"
            )
            await host.join(table.id, ida, "12")
            await host.change(table.id, lobby.start, anna, "13")
            await host._repository.change(table.id, lambda table: _played(table, randomness))
    finally:
        await store.close()


def _played(table: Table, randomness: random.Random) -> Table:
    """The table after random moves, as soon as its match has `RECORDS` records."""
    while table.running_match.version < RECORDS:
        match = table.running_match
        seat = match.to_act()[0]
        action = randomness.choice(match.game.legal_actions(match.state, seat))
        table = play.act_as_seat(table, seat, match.game.encode(action), None)
    return replace(table, display=replace(table.display, announced=table.milestones))


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
