"""Every test that asks for ``database_url`` or ``store`` runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import pytest_asyncio
from sqlalchemy import Connection, Engine, event

from store.address import sqlite_address
from store.store import Store
from tests.store.cluster import Cluster


@pytest.fixture(scope="session")
def postgresql(postgresql_binaries: Path) -> Iterator[Cluster]:
    cluster = Cluster(postgresql_binaries)
    cluster.start()
    yield cluster
    cluster.remove()


@pytest.fixture(scope="session")
def postgresql_pattern(postgresql: Cluster) -> str:
    """The address of a database in the present shape, for copies: the steps to there take a while."""
    url = postgresql.create_database()

    async def make() -> None:
        await (await Store.open(url)).close()

    # In a loop of its own, so that fixtures of tests with and without one can ask for it.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, make()).result()
    return url


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database: an empty one, or for tests that ask for ``store`` one in the present shape."""
    # A database of a former version brings its own shape.
    in_shape = "store" in request.fixturenames and "carried_over" not in request.fixturenames
    if request.param == "sqlite":
        file = tmp_path / "games.sqlite"
        if in_shape:
            request.getfixturevalue("empty_database")(file)
        return sqlite_address(file)
    cluster: Cluster = request.getfixturevalue("postgresql")
    return (
        cluster.create_database(request.getfixturevalue("postgresql_pattern"))
        if in_shape
        else cluster.create_database()
    )


@pytest_asyncio.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    store = await Store.open(database_url)
    yield store
    await store.close()


@pytest.fixture
def commits(store: Store) -> Iterator[list[Connection]]:
    """Grows by one with every commit, that is with every wait for the disk."""
    seen: list[Connection] = []
    listener = seen.append
    event.listen(Engine, "commit", listener)
    yield seen
    event.remove(Engine, "commit", listener)
