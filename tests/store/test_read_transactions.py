"""The end of the store, while somebody is still reading."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from sqlalchemy import select

from store.database import sqlite_address
from store.errors import StoreClosed
from store.outage import Outage
from store.store import Store
from store.transactions import ReadTransactions


async def test_the_end_waits_for_those_who_read(store: Store) -> None:
    reading = ReadTransactions(store._engine, Outage())
    begun, may_end = asyncio.Event(), asyncio.Event()

    async def read() -> None:
        async with reading():
            begun.set()
            await may_end.wait()

    reader = asyncio.create_task(read())
    await begun.wait()
    closing = asyncio.create_task(reading.close())
    await asyncio.sleep(0)
    assert not closing.done()
    may_end.set()
    await closing
    await reader


async def test_a_cancelled_reader_has_given_the_connection_back_by_then(store: Store) -> None:
    reading = ReadTransactions(store._engine, Outage())
    begun = asyncio.Event()

    async def read() -> None:
        async with reading():
            begun.set()
            await asyncio.Event().wait()

    reader = asyncio.create_task(read())
    await begun.wait()
    reader.cancel()
    await reading.close()
    assert store._engine.pool.checkedout() == 0  # type: ignore[attr-defined]
    with pytest.raises(asyncio.CancelledError):
        await reader


async def test_after_the_end_nothing_is_read(store: Store) -> None:
    await store.close()
    with pytest.raises(StoreClosed):
        await store.open_tables()


async def test_one_statement_reads_in_one_trip_to_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store.open(sqlite_address(tmp_path / "tables.sqlite"))
    execute, trips = aiosqlite.Connection._execute, []

    async def count(self: aiosqlite.Connection, *args: Any, **options: Any) -> Any:
        trips.append(args)
        return await execute(self, *args, **options)  # type: ignore[no-untyped-call]

    monkeypatch.setattr(aiosqlite.Connection, "_execute", count)
    assert await store.open_tables() == []
    assert len(trips) == 1
    await store.close()


async def test_who_is_cancelled_while_a_statement_runs_has_given_the_connection_back(store: Store) -> None:
    reading = ReadTransactions(store._engine, Outage())
    reader = asyncio.create_task(reading.rows(select(1)))
    await asyncio.sleep(0)
    reader.cancel()
    await reading.close()
    with pytest.raises(asyncio.CancelledError):
        await reader
    assert store._engine.pool.checkedout() == 0  # type: ignore[attr-defined]
    assert await store.open_tables() == []
