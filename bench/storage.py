"""Storage: durable moves at 200 tables at once, against one plain commit a move with aiosqlite."""

from __future__ import annotations

import asyncio
import json
import tempfile
from pathlib import Path
from time import perf_counter

import aiosqlite

from store.address import sqlite_address
from store.store import Json, Store

TABLES = 200
MOVES = 10
ROUNDS = 3

DOCUMENT: Json = {"status": "playing", "seats": [{"person": {"id": 2**60 + n, "name": "Anna"}} for n in range(4)]}
RECORDS: list[Json] = [
    {"seat": 1, "action": "roll"},
    {"chance": {"kind": "roll", "sides": 6, "dice": 1, "hidden": False}, "result": [4]},
]


def report() -> None:
    print(f"Storage: {TABLES} tables at once, {MOVES} moves each, {len(RECORDS)} records a move; best of {ROUNDS}")
    print("  SQLite, WAL, synchronous=FULL: every move is on the disk before it is answered")
    ours, plain = 0.0, 0.0
    # Beside the code, as where the bot keeps its file: the system's temporary folder may be in memory.
    with tempfile.TemporaryDirectory(dir=Path(__file__).parent, prefix=".measured-") as folder:
        for number in range(ROUNDS):
            ours = max(ours, asyncio.run(_moves_a_second(Path(folder) / f"ours-{number}.sqlite")))
            plain = max(plain, asyncio.run(_plain_moves_a_second(Path(folder) / f"plain-{number}.sqlite")))
    print(f"  {'moves that come together share a commit':<46}{ours:8.0f} moves a second")
    print(f"  {'aiosqlite, one commit a move':<46}{plain:8.0f} moves a second")
    print(f"  {'ratio':<46}{ours / plain:8.2f} times as many")


async def _moves_a_second(file: Path) -> float:
    store = await Store.open(sqlite_address(file))
    tables = [await store.create_table(1, channel, DOCUMENT) for channel in range(TABLES)]

    async def play(table: int) -> None:
        for move in range(MOVES):
            await store.save(
                table,
                revision=move,
                document={**DOCUMENT, "move": move},
                open=True,
                first_record=move * len(RECORDS),
                records=RECORDS,
            )

    began = perf_counter()
    await asyncio.gather(*(play(table) for table in tables))
    spent = perf_counter() - began
    await store.close()
    return TABLES * MOVES / spent


async def _plain_moves_a_second(file: Path) -> float:
    async with aiosqlite.connect(file) as connection:
        for pragma in ("journal_mode=WAL", "synchronous=FULL"):
            await connection.execute(f"PRAGMA {pragma}")
        await connection.execute("CREATE TABLE game (id INTEGER PRIMARY KEY, document TEXT)")
        await connection.execute("CREATE TABLE record (game INTEGER, position INTEGER, entry TEXT)")
        for table in range(TABLES):
            await connection.execute("INSERT INTO game VALUES (?, ?)", (table, json.dumps(DOCUMENT)))
        await connection.commit()
        lock = asyncio.Lock()

        async def play(table: int) -> None:
            for move in range(MOVES):
                document = json.dumps({**DOCUMENT, "move": move})
                entries = [(table, move * len(RECORDS) + n, json.dumps(entry)) for n, entry in enumerate(RECORDS)]
                # One connection has one transaction at a time.
                async with lock:
                    await connection.execute("UPDATE game SET document = ? WHERE id = ?", (document, table))
                    await connection.executemany("INSERT INTO record VALUES (?, ?, ?)", entries)
                    await connection.commit()

        began = perf_counter()
        await asyncio.gather(*(play(table) for table in range(TABLES)))
        return TABLES * MOVES / (perf_counter() - began)
