"""Every test that asks for ``database_url`` or ``store`` runs on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from sqlalchemy import Connection, Engine, event

from store.address import parse_address
from store.store import Store
from tests.store.cluster import Cluster


@pytest.fixture(scope="session")
def postgresql(postgresql_binaries: Path) -> Iterator[Cluster]:
    cluster = Cluster(postgresql_binaries)
    cluster.start()
    yield cluster
    cluster.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database's address."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.sqlite'}"
    cluster: Cluster = request.getfixturevalue("postgresql")
    return cluster.create_database()


@pytest_asyncio.fixture
async def store(database_url: str, empty_database: Callable[[Path], Path]) -> AsyncIterator[Store]:
    if (file := parse_address(database_url).file) is not None:
        empty_database(file)
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
