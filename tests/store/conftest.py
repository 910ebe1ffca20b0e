"""Every test that asks for ``database_url``, ``new_database_url`` or ``store`` runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import fcntl
import os
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import pytest_asyncio
from sqlalchemy import Connection, Engine, event

from store.address import sqlite_address
from store.store import Store
from tests.store.cluster import Cluster

PATTERN = "pattern"
"""The name of a database in the present shape, for copies: the steps to there take a while."""


@pytest.fixture(scope="session")
def postgresql(postgresql_binaries: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A server of this worker's own, on a copy of what the first of all workers has prepared."""
    of_this_worker = tmp_path_factory.getbasetemp()
    of_all = of_this_worker.parent if "PYTEST_XDIST_WORKER" in os.environ else of_this_worker
    data = of_all / "postgresql"
    with (of_all / "postgresql.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not data.exists():
            _prepare(postgresql_binaries, data)
    cluster = Cluster(postgresql_binaries, data)
    cluster.start()
    yield cluster
    cluster.remove()


def _prepare(binaries: Path, data: Path) -> None:
    first = Cluster(binaries)
    first.start()
    first.run_sql("postgres", f"CREATE DATABASE {PATTERN}")

    async def shape() -> None:
        await (await Store.open(first.url(PATTERN))).close()

    # In a loop of its own, so that fixtures of tests with and without one can ask for it.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, shape()).result()
    unfinished = data.with_suffix(".unfinished")
    first.copy_data(unfinished)
    unfinished.rename(data)


@pytest.fixture(scope="session")
def postgresql_pattern(postgresql: Cluster) -> str:
    """The address of a database in the present shape, for copies."""
    return postgresql.url(PATTERN)


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
