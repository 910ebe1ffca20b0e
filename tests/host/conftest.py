"""A database of its own for every test, and a world around the caretaker."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import aiosqlite
import pytest
import pytest_asyncio

from store.database import sqlite_address
from store.store import Store
from tests import sqlite_without_threads
from tests.host.world import World
from tests.quick_database import unchecked


@pytest.fixture(autouse=True)
def without_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(aiosqlite, "connect", sqlite_without_threads.connect)


@pytest_asyncio.fixture
async def store(tmp_path: Path, empty_database: Callable[[Path], Path]) -> AsyncIterator[Store]:
    with unchecked():
        store = await Store.open(sqlite_address(empty_database(tmp_path / "tables.sqlite")))
    yield store
    await store.close()


@pytest_asyncio.fixture
async def world(store: Store) -> AsyncIterator[World]:
    world = World(store)
    await world.caretaker.look()
    yield world
    assert world.at_once == 0
