"""Durable moves: how many a second SQLite and PostgreSQL store, one by one, at many tables at once, from two processes.

``python -m bench.storage URL WRITERS TABLES MOVES NUMBER`` is one of those processes.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from bench.measure import processor_seconds, tell
from store.cluster import Shards
from store.database import sqlite_address
from store.rows import Json, Save, TableRow
from store.store import Store
from tests.store.cluster import Cluster

WRITING = ((1, 1, 500), (1, 200, 40), (2, 200, 40))
"""Processes, the tables of each at which somebody moves at the same time, and the moves at each table."""

RECORDS: list[Json] = [
    {"seat": 1, "action": "roll"},
    {"chance": {"kind": "roll", "sides": 6, "dice": 1, "hidden": False}, "result": [4]},
]


def report() -> None:
    # Where the bot keeps its file by default: the system's temporary folder may be in memory.
    var = Path(__file__).parent.parent / "var"
    var.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=var, prefix="bench-") as folder:
        print(f"Storage: SQLite, WAL, synchronous=FULL, on {_file_system(Path(folder))}")
        for number, (writers, tables, moves_each) in enumerate(WRITING):
            if writers == 1:
                _write_at_once(sqlite_address(Path(folder) / f"{number}.sqlite"), writers, tables, moves_each)
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if not folders:
        print("  PostgreSQL is not installed")
        return
    print("Storage: PostgreSQL")
    cluster = Cluster(folders[-1])
    cluster.start(durable=True)
    try:
        for writers, tables, moves_each in WRITING:
            _write_at_once(cluster.create_database(), writers, tables, moves_each, cluster)
    finally:
        cluster.remove()


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


def _write_at_once(url: str, writers: int, tables: int, moves_each: int, cluster: Cluster | None = None) -> None:
    """``cluster`` is the server of the database, if it has one."""
    command = [sys.executable, "-m", "bench.storage", url, str(writers), str(tables), str(moves_each)]
    subprocess.run([*command, "prepare"], check=True)
    before = 0.0 if cluster is None else _server_seconds(cluster)
    running = [subprocess.Popen([*command, str(number)], stdout=subprocess.PIPE) for number in range(writers)]
    said = [process.communicate()[0].split() for process in running]
    seconds = max(float(line[0]) for line in said)
    moves = writers * tables * moves_each
    server = 0.0 if cluster is None else _server_seconds(cluster) - before
    tell(
        f"saves that last, {writers} processes, {tables} at a time",
        f"{moves / seconds:9,.0f} a second; {1e6 * server / moves:.0f} µs of the server's processor each,"
        f" {1e6 * sum(float(line[1]) for line in said) / moves:.0f} µs of the bot's",
    )


def _server_seconds(cluster: Cluster) -> float:
    """What all of the server's processes have used so far."""
    first = cluster.process
    children = subprocess.run(["ps", "-o", "pid=", "--ppid", str(first)], capture_output=True, text=True, check=False)
    total = 0.0
    for process in (first, *map(int, children.stdout.split())):
        try:
            total += processor_seconds(process)
        except OSError:
            continue  # It has just ended, and is counted with its parent.
    return total


async def _write(url: str, writers: int, tables_each: int, moves_each: int, number: int) -> None:
    """A process of the bot's that stores moves at as many tables as it can."""
    store = await Store.open(url, shards=Shards(number, number, writers) if writers > 1 else Shards())
    await store.processes.begin(0.0)
    tables = [await store.create_table(number << 22, number * 10_000 + at, row_of_move(0)) for at in range(tables_each)]

    async def play(table: int) -> None:
        for move in range(moves_each):
            first = move * len(RECORDS)
            await store.save(
                Save(table_id=table, revision=move, row=row_of_move(move), first_record=first, records=RECORDS)
            )

    began, spent = perf_counter(), process_time()
    await asyncio.gather(*(play(table) for table in tables))
    print(perf_counter() - began, process_time() - spent)
    await store.close()


async def _prepare(url: str) -> None:
    await (await Store.open(url)).close()


if __name__ == "__main__":
    address, *numbers, which = sys.argv[1:]
    writers, tables, moves_each = map(int, numbers)
    work: Any = _prepare(address) if which == "prepare" else _write(address, writers, tables, moves_each, int(which))
    asyncio.run(work)
