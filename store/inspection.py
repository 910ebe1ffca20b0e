"""Looks at a database without writing: whether it can be used, and what its shape is."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Connection, create_engine, select, text
from sqlalchemy import inspect as inspect_tables
from sqlalchemy.pool import NullPool

from store.cluster import ALL, Shards
from store.database import PATIENCE_SECONDS, Address, lone_engine, parse_address, unusable
from store.errors import Cause, DatabaseUnfit, DatabaseUnusable
from store.migrate import known_revisions, require_fit, revisions_of
from store.schema import key_check
from store.sole_use import file_is_in_use, server_is_in_use


class Shape(Enum):
    """Verdict on a database: how the next start would treat it."""

    MISSING = "missing"
    """SQLite only: the file will be made."""
    EMPTY = "empty"
    OLDER = "older"
    """It will be brought to the present shape."""
    PRESENT = "present"


@dataclass(frozen=True, slots=True)
class Inspection:
    """``place`` has no password. ``key_check`` is what the server's key is recognised by, None if it never had one."""

    place: str
    shape: Shape
    key_check: str | None = None
    in_use: bool = False


async def inspect(url: str, shards: Shards = ALL) -> Inspection:
    """For a process that is to serve ``shards``. Raises DatabaseUnusable or DatabaseUnfit."""
    address = parse_address(url)
    if address.file is not None and not shards.are_all:
        raise DatabaseUnfit(address.place, "shards-need-server")
    try:
        if address.file is not None:
            return await asyncio.to_thread(_inspect_file, address, address.file)
        return await _inspect_server(address)
    except (DatabaseUnusable, DatabaseUnfit):
        raise
    except Exception as error:
        # As in `store.database`: drivers, name resolution, TLS and unknown options all have exceptions of their own.
        raise unusable(address, error) from error


def _inspect_file(address: Address, file: Path) -> Inspection:
    if not file.exists():
        folder = next(parent for parent in file.absolute().parents if parent.exists())
        if not (folder.is_dir() and os.access(folder, os.W_OK | os.X_OK)):
            raise DatabaseUnusable(address.place, Cause.NO_ACCESS, f"{folder}: Permission denied")
        return Inspection(address.place, Shape.MISSING)
    if not os.access(file, os.W_OK) or not os.access(file.parent, os.W_OK):
        raise DatabaseUnusable(address.place, Cause.NO_ACCESS, "Permission denied")
    # Even reading makes a file for a database's journal, unless there is one, or nothing can change meanwhile.
    how = "mode=ro" if file.with_name(f"{file.name}-wal").exists() else "mode=ro&immutable=1"
    path = f"file:{quote(str(file.absolute()))}?{how}"
    with closing(sqlite3.connect(path, uri=True, timeout=PATIENCE_SECONDS)) as connection:
        verdict = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if verdict != "ok":
            raise DatabaseUnusable(address.place, Cause.DAMAGED, verdict)
    engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(path, uri=True), poolclass=NullPool)
    with engine.connect() as connection:
        return replace(_inspected(connection, address), in_use=file_is_in_use(file))


async def _inspect_server(address: Address) -> Inspection:
    async with lone_engine(address).connect() as connection:
        await connection.execute(text("SET TRANSACTION READ ONLY"))
        found = await connection.run_sync(_inspected, address)
        in_use = await connection.run_sync(server_is_in_use)
        may_create = await connection.scalar(text("SELECT has_schema_privilege(current_schema(), 'CREATE')"))
    if found.shape is not Shape.PRESENT and not may_create:
        raise DatabaseUnusable(address.place, Cause.NO_ACCESS, "CREATE")
    return replace(found, in_use=in_use)


def _inspected(connection: Connection, address: Address) -> Inspection:
    """Raises DatabaseUnfit."""
    heads = revisions_of(connection, address.place)
    require_fit(connection, address.place)
    shape = Shape.EMPTY if not heads else Shape.PRESENT if known_revisions()[0] in heads else Shape.OLDER
    check = None
    if inspect_tables(connection).has_table(key_check.name):
        check = connection.scalar(select(key_check.c.value))
    return Inspection(address.place, shape, check)
