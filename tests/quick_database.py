"""Saves tests what takes its time with databases: compiling the same statements for each, and waiting for disks.

`unchecked` also saves them the look at a database that a fixture has just copied.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from sqlalchemy.ext.asyncio import AsyncEngine

import store.database
import store.store
from store.database import Address, parse_address

FLUSHED = store.database.SQLITE_PRAGMAS
"""As the bot has them."""

_create = store.database._create_engine
_first: list[AsyncEngine] = []


def _create_like_the_first(address: Address) -> AsyncEngine:
    engine = _create(address)
    if address.file is None:
        return engine
    if not _first:
        _first.append(engine)
    # What SQLAlchemy has compiled is found by its dialect, which is a new one with each engine.
    engine.sync_engine.dialect = _first[0].sync_engine.dialect
    engine.sync_engine._compiled_cache = _first[0].sync_engine._compiled_cache
    return engine


@contextmanager
def quick_databases() -> Iterator[None]:
    """Meanwhile all SQLite files share what is known of their statements, and no commit waits for the disk.

    What a process has written survives its end all the same, though not the machine's.
    """
    unflushed = tuple(pragma.replace("synchronous=FULL", "synchronous=OFF") for pragma in FLUSHED)
    with patch.multiple(store.database, _create_engine=_create_like_the_first, SQLITE_PRAGMAS=unflushed):
        yield


async def _open_unchecked(url: str) -> AsyncEngine:
    return store.database._create_engine(parse_address(url))


@contextmanager
def unchecked() -> Iterator[None]:
    """Meanwhile databases are opened without a look for damage and missing steps, of which an empty one has none."""
    with patch.object(store.store, "open_engine", _open_unchecked):
        yield
