"""Opens the database that a URL names: SQLite through aiosqlite, PostgreSQL through asyncpg."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from store.errors import DatabaseUnusable
from store.migrate import migrate

_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
_PATIENCE_SECONDS = 10


async def open_engine(url_text: str) -> AsyncEngine:
    """A migrated database. Raises DatabaseUnusable or DatabaseTooNew."""
    url = _parse(url_text)
    place = url.database or "" if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)
    engine = None
    try:
        if url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:":
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        engine = create_async_engine(url, hide_parameters=True, connect_args=_connect_args(url))
        if url.get_backend_name() == "sqlite":
            event.listen(engine.sync_engine, "connect", _configure_sqlite)
        async with engine.begin() as connection:
            await connection.run_sync(migrate, place)
    except (TimeoutError, DBAPIError, OSError, sqlite3.Error) as error:
        if engine is not None:
            await engine.dispose()
        raise DatabaseUnusable(place, _reason(error)) from error
    except BaseException:
        if engine is not None:
            await engine.dispose()
        raise
    return engine


def _parse(url_text: str) -> URL:
    try:
        url = make_url(url_text)
        return url.set(drivername=_DRIVERS[url.get_backend_name()])
    except (ArgumentError, NoSuchModuleError, KeyError, ValueError) as error:
        scheme = url_text.split(":", 1)[0]
        raise DatabaseUnusable(f"{scheme}:…", "unknown kind of database") from error


def _connect_args(url: URL) -> dict[str, Any]:
    return {"timeout": _PATIENCE_SECONDS}


def _configure_sqlite(connection: Any, _record: Any) -> None:
    """Durable at every commit; readers do not wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _reason(error: BaseException) -> str:
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    lines = str(cause).splitlines() or [type(cause).__name__]
    return lines[0]
