"""Storage: durable moves at 200 tables at once, against one plain commit a move with aiosqlite."""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import perf_counter

import aiosqlite

from bench.measure import PER_SECOND, alternate, compare
from store.database import sqlite_address
from store.rows import Json, Save, TableRow
from store.store import Store

TABLES = 200
MOVES = 10
ROUNDS = 7

RECORDS: list[Json] = [
    {"seat": 1, "action": "roll"},
    {"chance": {"kind": "roll", "sides": 6, "dice": 1, "hidden": False}, "result": [4]},
]

Move = Callable[[int, int], Awaitable[object]]
"""Makes a table's move number so-and-so durable."""


def report() -> None:
    print(f"Storage: {TABLES} tables at once, {MOVES} moves each, {len(RECORDS)} records a move; {ROUNDS} rounds")
    # Where the bot keeps its file by default: the system's temporary folder may be in memory.
    var = Path(__file__).parent.parent / "var"
    var.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=var, prefix="bench-") as folder:
        print(f"  SQLite, WAL, synchronous=FULL, on {_file_system(Path(folder))}")
        files = (Path(folder) / f"{number}.sqlite" for number in range(10**6))
        ours, plain = alternate(
            lambda _: asyncio.run(_with_store(next(files))), lambda _: asyncio.run(_plain(next(files))), ROUNDS
        )
    moves = TABLES * MOVES
    compare(
        "moves; those that come together share a commit",
        ours.rate(moves),
        "moves with aiosqlite, a commit for each",
        plain.rate(moves),
        PER_SECOND,
    )


def _file_system(folder: Path) -> str:
    """Its kind by name, as far as the machine tells; in memory, the figures say nothing about a disk."""
    mounts = Path("/proc/self/mounts")
    if not mounts.exists():
        return "a file system of unknown kind"
    kinds = {line.split()[1]: line.split()[2] for line in mounts.read_text(encoding="utf-8").splitlines()}
    kind = next(kinds[str(place)] for place in (folder, *folder.parents) if str(place) in kinds)
    return f"{kind} – IN MEMORY, no disk is measured" if kind in ("tmpfs", "ramfs") else kind


def _document(move: int) -> Json:
    seats = [{"person": {"id": 2**60 + seat, "name": "Anna"}} for seat in range(4)]
    return {"status": "playing", "seats": seats, "move": move}


def row_of_move(move: int) -> TableRow:
    return TableRow(
        game="mensch",
        rules_version=1,
        status="playing",
        open=True,
        language=None,
        message_id=2**60,
        waiting_for=2**60,
        waiting_since=float(move),
        due_at=float(move + 30),
        opened_at=0.0,
        moved_at=float(move),
        ended_at=None,
        document=_document(move),
    )


async def _all_moves(tables: list[int], move: Move) -> float:
    """Seconds. Each table's next move comes when its last one is durable."""

    async def play(table: int) -> None:
        for number in range(MOVES):
            await move(table, number)

    began = perf_counter()
    await asyncio.gather(*(play(table) for table in tables))
    return perf_counter() - began


async def _new_tables(store: Store) -> list[int]:
    return await asyncio.gather(*(store.create_table(1, channel, row_of_move(0)) for channel in range(TABLES)))


async def _with_store(file: Path) -> float:
    store = await Store.open(sqlite_address(file))

    async def move(table: int, number: int) -> None:
        first = number * len(RECORDS)
        row = row_of_move(number)
        await store.save(Save(table_id=table, revision=number, row=row, first_record=first, records=RECORDS))

    spent = await _all_moves(await _new_tables(store), move)
    await store.close()
    return spent


async def _plain(file: Path) -> float:
    store = await Store.open(sqlite_address(file))
    tables = await _new_tables(store)
    await store.close()
    async with aiosqlite.connect(file) as connection:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            await connection.execute(f"PRAGMA {pragma}")
        lock = asyncio.Lock()

        async def move(table: int, number: int) -> None:
            values = (number + 1, json.dumps(_document(number), separators=(",", ":")), table, number)
            rows = [
                (table, number * len(RECORDS) + offset, json.dumps(record, separators=(",", ":")))
                for offset, record in enumerate(RECORDS)
            ]
            # One connection has one transaction at a time.
            async with lock:
                update = "UPDATE game_table SET revision = ?, document = ? WHERE id = ? AND revision = ?"
                await connection.execute(update, values)
                await connection.executemany("INSERT INTO game_record VALUES (?, ?, ?)", rows)
                await connection.commit()

        return await _all_moves(tables, move)
