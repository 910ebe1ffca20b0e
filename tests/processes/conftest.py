"""Several processes on one PostgreSQL: a database of its own for every test, and stores that are processes to it."""

from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
import pytest_asyncio

from store.cluster import Shards
from store.store import Store
from tests.sockets.conftest import loopback
from tests.store.cluster import Cluster

__all__ = ["loopback"]

Serve = Callable[[str], Awaitable[Store]]
"""Opens the test's database as a process with these shards, and takes over."""


@pytest.fixture
def url(postgresql: Cluster, postgresql_pattern: str) -> str:
    return postgresql.create_database(postgresql_pattern)


@pytest_asyncio.fixture
async def serve(url: str) -> AsyncIterator[Serve]:
    opened: list[Store] = []

    async def open_store(shards: str) -> Store:
        opened.append(await Store.open(url, shards=Shards.parse(shards)))
        await opened[-1].processes.begin(0.0)
        return opened[-1]

    yield open_store
    for store in opened:
        await store.close()
