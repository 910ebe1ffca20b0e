"""Files and functions of the bot that a press runs through: ``python -m bench press_path``.

The bot runs on the simulated Discord of the tests, with a database on disk and with pictures. Each file and function of
`PRODUCT` that runs in any thread counts once. Lambdas and comprehensions do not count: they are read with the function
around them. Neither does the playground, which is part of the simulation here.
"""

import asyncio
import random
import sys
import tempfile
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import Any
from unittest.mock import patch

import simcord

from bench.measure import tell
from host.host import Host
from host.table.public_table import PublicTable
from store.rows import Save
from store.store import Store
from tests.cogs.conftest import Clock, Patience, TestWorld, open_bot
from tests.cogs.nights.evening import open_night, press, tables_of
from tests.cogs.playing import mover, seat_all

PRODUCT = ("engine", "localization", "render", "store", "host", "cogs", "startup", "operation")
ROOT = Path(__file__).parents[1]

ROLL_FILES, ROLL_FUNCTIONS, ROLL_READS = 50, 200, 2
ROUND_FILES, ROUND_READS = 120, 12
"""Goals: not more than that."""

ROUND_PEOPLE = 12
SETTLE_SECONDS = 120.0
"""Seconds that the bot may take for one press: every call of it is traced."""

SEED = 7


class Trace:
    """Functions of `PRODUCT` that have run since `begin`, as code objects, and how often `Host.table` was called.

    ``until_stored`` are the functions that had run when a table was first stored.
    """

    def __init__(self) -> None:
        self._folders = tuple(f"{ROOT / folder}/" for folder in PRODUCT)
        self._counts: dict[CodeType, bool] = {}
        self.begin()

    def begin(self) -> None:
        self.codes: set[CodeType] = set()
        self.until_stored: frozenset[CodeType] | None = None
        self.reads = 0

    def note(self, frame: FrameType, event: str, _argument: Any) -> None:
        """Profile function for `sys.setprofile`."""
        if event != "call":
            return
        code = frame.f_code
        if code not in self._counts:
            self._counts[code] = not code.co_name.startswith("<") and code.co_filename.startswith(self._folders)
        if self._counts[code]:
            self.codes.add(code)

    def stored(self) -> None:
        self.until_stored = self.until_stored or frozenset(self.codes)


def report() -> None:
    print("Press path: files and functions that a press runs through, and how often it reads tables")
    asyncio.run(_report())


async def _report() -> None:
    with _tracing() as trace:
        async with _simulated() as world:
            await _roll(world, trace)
        async with _simulated() as world:
            await _next_round(world, trace)


async def _roll(world: TestWorld, trace: Trace) -> None:
    """The second roll at a table of Mensch ärgere Dich nicht: the first one fills the caches."""
    people = [world.person(name) for name in ("Anna", "Ben")]
    await seat_all(world, people, game="mensch")
    await (await mover(world, people)).press("Roll")
    while not world.table.has_button("Roll"):
        move = next(button for button in world.table.buttons if not button.get("disabled"))
        await (await mover(world, people)).press_id(move["custom_id"], world.table.id)
    player = await mover(world, people)
    trace.begin()
    await player.press("Roll")
    assert trace.until_stored is not None
    tell("Roll, until stored: files", _against(_files(trace.until_stored), ROLL_FILES))
    tell("Roll, until stored: functions", _against(len(trace.until_stored), ROLL_FUNCTIONS))
    tell("Roll, until shown: reads of the table", _against(trace.reads, ROLL_READS))


async def _next_round(world: TestWorld, trace: Trace) -> None:
    """The first round of a game night."""
    host = world.person("Bente", create_events=True)
    await open_night(world, host, *(world.person(f"Player {number}") for number in range(2, ROUND_PEOPLE + 1)))
    trace.begin()
    await press(world, host, "next")
    codes, reads = frozenset(trace.codes), trace.reads
    tables = len(await tables_of(world))
    tell(f"Next round, {ROUND_PEOPLE} people, {tables} tables: files", _against(_files(codes), ROUND_FILES))
    tell("Next round: functions", len(codes))
    tell("Next round: reads of tables", _against(reads, ROUND_READS))


def _files(codes: frozenset[CodeType]) -> int:
    return len({code.co_filename for code in codes})


def _against(count: int, goal: int) -> str:
    return f"{count:>9} (goal {goal})"


@contextmanager
def _tracing() -> Iterator[Trace]:
    """Traces this thread, and all threads that start meanwhile."""
    trace, read, save = Trace(), Host.table, Store.save

    async def counted(host: Host, *args: Any, **how: Any) -> PublicTable:
        trace.reads += 1
        return await read(host, *args, **how)

    async def noted(store: Store, saved: Save) -> int:
        revision = await save(store, saved)
        trace.stored()
        return revision

    with patch.object(Host, "table", counted), patch.object(Store, "save", noted):
        threading.setprofile(trace.note)
        sys.setprofile(trace.note)
        try:
            yield trace
        finally:
            sys.setprofile(None)
            threading.setprofile(None)


@asynccontextmanager
async def _simulated() -> AsyncIterator[TestWorld]:
    with tempfile.TemporaryDirectory() as folder:
        clock, patience, chance = Clock(), Patience(), random.Random(SEED).randbytes
        bot = await open_bot(Path(folder) / "tables.sqlite", clock, patience, chance, motion=True)
        async with simcord.run(bot) as env:
            world = TestWorld(env)
            env.settle_timeout = SETTLE_SECONDS
            world.bot, world.clock, world.patience = bot, clock, patience
            await env.settle()
            yield world
        await bot.close()
