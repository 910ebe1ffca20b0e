"""Every test that asks for ``database_url``, ``new_database_url`` or ``store`` runs on SQLite and on PostgreSQL."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from sqlalchemy import Connection, Engine, event

from store.database import sqlite_address
from store.store import Store
from tests.store.cluster import Cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def database_url(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database in the present shape, in which nothing is stored."""
    if kind == "sqlite":
        return sqlite_address(request.getfixturevalue("empty_database")(tmp_path / "games.sqlite"))
    cluster: Cluster = request.getfixturevalue("postgresql")
    return cluster.create_database(request.getfixturevalue("postgresql_pattern"))


@pytest.fixture
def new_database_url(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database that has no shape yet."""
    if kind == "sqlite":
        return sqlite_address(tmp_path / "games.sqlite")
    cluster: Cluster = request.getfixturevalue("postgresql")
    return cluster.create_database()


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
