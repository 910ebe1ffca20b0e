"""The end of the store, while somebody is still reading."""

import asyncio

import pytest
from sqlalchemy import select

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


async def test_after_the_end_nothing_is_read(store: Store) -> None:
    await store.close()
    with pytest.raises(StoreClosed):
        await store.open_tables()


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
