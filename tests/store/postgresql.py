"""The PostgreSQL server of all tests that ask for one: `tests/conftest.py` names this module as a plugin."""

import asyncio
import fcntl
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from store.store import Store
from tests.store.cluster import Cluster

PATTERN = "pattern"
"""The name of a database in the present shape, for copies: the steps to there take a while."""


@pytest.fixture(scope="session")
def postgresql_binaries() -> Path:
    """The folder of ``initdb`` and ``pg_ctl``."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return folders[-1] if folders else pytest.skip("PostgreSQL is not installed")


@pytest.fixture(scope="session")
def postgresql_server(postgresql_binaries: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
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


@pytest.fixture
def postgresql(postgresql_server: Cluster) -> Iterator[Cluster]:
    """The server, which keeps no database that a test has made for longer than the test takes."""
    yield postgresql_server
    postgresql_server.forget_databases()


@pytest.fixture(scope="session")
def postgresql_pattern(postgresql_server: Cluster) -> str:
    """The address of a database in the present shape, for copies."""
    return postgresql_server.url(PATTERN)
