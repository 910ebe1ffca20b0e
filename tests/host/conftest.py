"""A database of its own for every test."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest_asyncio

from store.address import sqlite_address
from store.store import Store


@pytest_asyncio.fixture
async def store(tmp_path: Path, empty_database: Callable[[Path], Path]) -> AsyncIterator[Store]:
    store = await Store.open(sqlite_address(empty_database(tmp_path / "tables.sqlite")))
    yield store
    await store.close()
