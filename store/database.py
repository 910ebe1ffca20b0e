"""Open a database: SQLite through aiosqlite, PostgreSQL through asyncpg.

What an owner writes as DATABASE_URL is made into what SQLAlchemy understands; a database that cannot be opened is
refused with one code for the reason.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from store.errors import Cause, DatabaseUnusable, first_line, original, sqlite_code
from store.migrate import migrate

PATIENCE_SECONDS = 10
"""Seconds to wait for a server to answer, or for another process to let go of an SQLite file."""

LEFT_BEHIND_SECONDS = 60
"""After this long a server rolls back a transaction whose process it does not hear from.

Otherwise it would hold on to what its process locked, and the successor could not begin.
"""

KEEPALIVE = {"tcp_keepalives_idle": 30, "tcp_keepalives_interval": 10, "tcp_keepalives_count": 3}
"""A machine that lost its power does not close its connections: the server notices within a minute, not two hours."""

SQLITE_PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "secure_delete=ON",
    "journal_size_limit=4194304",
)
"""Durable at every commit; readers do not wait for the writer; what is deleted is overwritten."""

_LAST_REPORT_SECONDS = 0.1
"""Seconds that the thread of a failed connection may take to report its end."""

_ANOTHER_TRY_SECONDS = 0.05

_BEGINS_WITH = "begins_with"
"""The execution option that says how a transaction begins in SQLite."""

_SQLITE_CAUSES = {
    sqlite3.SQLITE_NOTADB: Cause.NOT_A_DATABASE,
    sqlite3.SQLITE_CORRUPT: Cause.DAMAGED,
    sqlite3.SQLITE_CANTOPEN: Cause.NO_ACCESS,
    sqlite3.SQLITE_READONLY: Cause.NO_ACCESS,
    sqlite3.SQLITE_PERM: Cause.NO_ACCESS,
    sqlite3.SQLITE_BUSY: Cause.BUSY,
    sqlite3.SQLITE_FULL: Cause.DISK_FULL,
}

_POSTGRESQL_CAUSES = {
    "28P01": Cause.WRONG_LOGIN,
    "28000": Cause.WRONG_LOGIN,
    "3D000": Cause.NO_SUCH_DATABASE,
    "42501": Cause.NO_ACCESS,
    "53100": Cause.DISK_FULL,
    "53300": Cause.NO_CONNECTION,
    "57P03": Cause.NO_CONNECTION,
}
"""By SQLSTATE."""


@dataclass(frozen=True, slots=True)
class Address:
    """``place`` can be shown: it has no password. ``file`` is None unless the database is SQLite."""

    url: URL = field(repr=False)
    place: str
    file: Path | None


def sqlite_address(file: Path) -> str:
    """Address to write for ``file``, whatever characters its path has."""
    return URL.create("sqlite", database=str(file)).render_as_string()


def parse_address(text: str) -> Address:
    """``sqlite:///file``, ``sqlite:////absolute/file``, ``postgresql://…`` or ``postgres://…``.

    Raises DatabaseUnusable, WRONG_ADDRESS or WRONG_OPTION.
    """
    kind, found, _ = text.partition("://")
    kind = kind.split("+")[0] if found else ""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        url = None
    # A database in memory would lose every game, so SQLite needs a file.
    if url is not None and kind == "sqlite" and url.database and url.database != ":memory:":
        if url.query:
            raise DatabaseUnusable(url.database, Cause.WRONG_OPTION, ", ".join(url.query))
        return Address(url.set(drivername="sqlite+aiosqlite"), url.database, Path(url.database))
    if url is not None and kind in {"postgresql", "postgres"}:
        shown = URL.create("postgresql", username=url.username, host=url.host, port=url.port, database=url.database)
        return Address(_with_asyncpg(url), shown.render_as_string(), None)
    # There may be a password anywhere in it, so only its kind is named.
    raise DatabaseUnusable(f"{kind}://…" if kind else "…", Cause.WRONG_ADDRESS, "")


def _with_asyncpg(url: URL) -> URL:
    """Hosting companies hand out addresses in libpq's words; asyncpg has another one for this option."""
    if mode := url.query.get("sslmode"):
        url = url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})
    return url.set(drivername="postgresql+asyncpg")


async def open_engine(url_text: str) -> AsyncEngine:
    """A database in the present shape. Raises DatabaseUnusable or DatabaseUnfit."""
    address = parse_address(url_text)
    if address.file is not None:
        try:
            address.file.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise unusable(address, error) from error
    engine = _create_engine(address)
    # Only once it has answered: a migration in a damaged or locked file would make things worse.
    try:
        await _connect_patiently(engine, address)
        async with engine.begin() as connection:
            await connection.run_sync(migrate, address.place)
    except (DBAPIError, OSError) as error:
        await engine.dispose()
        raise unusable(address, error) from error
    # Also for a cancelled start: threads of SQLite's driver would keep the process alive.
    except BaseException:
        await engine.dispose()
        raise
    return engine


def lone_engine(address: Address, **options: Any) -> AsyncEngine:
    """For a connection of its own to a server, which nothing else is asked on."""
    engine = create_async_engine(address.url, connect_args={"timeout": PATIENCE_SECONDS}, poolclass=NullPool, **options)
    event.listen(engine.sync_engine, "connect", _configure_postgresql)
    return engine


def reading(engine: AsyncEngine) -> AsyncEngine:
    """Engine of the database for transactions that only read: all their statements see the same moment."""
    if engine.dialect.name == "sqlite":
        return engine.execution_options(**{_BEGINS_WITH: "BEGIN"})
    return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def reading_at_once(engine: AsyncEngine) -> AsyncEngine:
    """Engine of the database for single statements that only read: they need no transaction around them."""
    if engine.dialect.name == "sqlite":
        return engine.execution_options(**{_BEGINS_WITH: None})
    return engine.execution_options(isolation_level="AUTOCOMMIT")


def _create_engine(address: Address) -> AsyncEngine:
    engine = create_async_engine(
        address.url,
        connect_args={"timeout": PATIENCE_SECONDS},
        # The secret behind the dice is among the parameters: no error message may quote them.
        hide_parameters=True,
        # A server that was restarted in between costs no save. A file does not go away.
        pool_pre_ping=address.file is None,
        # NaN is no JSON, and PostgreSQL would refuse it only when the row is written.
        json_serializer=json.JSONEncoder(allow_nan=False, separators=(",", ":")).encode,
    )
    if address.file is not None:
        event.listen(engine.sync_engine, "connect", _configure_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
    else:
        event.listen(engine.sync_engine, "connect", _configure_postgresql)
    return engine


async def _connect_patiently(engine: AsyncEngine, address: Address) -> None:
    """SQLite waits for locks by itself, but not to change an empty file's journal while another process does that."""
    loop = asyncio.get_running_loop()
    until = loop.time() + PATIENCE_SECONDS
    while True:
        try:
            return await _connect_once(engine, address)
        except DatabaseUnusable as error:
            if error.cause is not Cause.BUSY or loop.time() > until:
                raise
        await asyncio.sleep(_ANOTHER_TRY_SECONDS)


async def _connect_once(engine: AsyncEngine, address: Address) -> None:
    try:
        async with engine.connect() as connection:
            if address.file is None:
                return
            # Damage is better found now, with a backup at hand, than in the middle of a game.
            verdict = (await connection.execute(text("PRAGMA quick_check(1)"))).scalar_one()
    except Exception as error:
        if address.file is not None:
            # aiosqlite's thread still reports its end to this loop, which must not be closed by then.
            await asyncio.sleep(_LAST_REPORT_SECONDS)
        # Drivers, name resolution, TLS and unknown options in the address all have exceptions of their own.
        raise unusable(address, error) from error
    if verdict != "ok":
        raise DatabaseUnusable(address.place, Cause.DAMAGED, verdict)


def unusable(address: Address, error: Exception) -> DatabaseUnusable:
    """Translate the complaint of a driver or of the system into an error of ours."""
    # Of a file, the system says at most that it is not for us.
    of_file = address.file is not None and isinstance(error, OSError)
    return DatabaseUnusable(address.place, Cause.NO_ACCESS if of_file else _cause(error), first_line(error))


def _configure_sqlite(connection: Any, _record: Any) -> None:
    try:
        # Python would begin transactions by itself, but not for changes of the schema.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in SQLITE_PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
    except BaseException:
        # Nobody knows this connection yet, and its thread would outlive it.
        connection.close()
        raise


def _configure_postgresql(connection: Any, _record: Any) -> None:
    """A process that is gone, or hangs, must not hold for long what it held."""
    settings = {**KEEPALIVE, "idle_in_transaction_session_timeout": round(LEFT_BEHIND_SECONDS * 1000)}
    cursor = connection.cursor()
    # One statement, and not among the parameters of the connection: PgBouncer refuses those that it does not know.
    chosen = ", ".join(f"set_config('{name}', '{value}', false)" for name, value in settings.items())
    cursor.execute(f"SELECT {chosen}")
    cursor.close()
    connection.commit()


def _begin_sqlite(connection: Connection) -> None:
    """A writer takes the lock first: one that reads first would be refused if another wrote meanwhile."""
    if begins_with := connection.get_execution_options().get(_BEGINS_WITH, "BEGIN IMMEDIATE"):
        connection.exec_driver_sql(begins_with)


def _cause(error: Exception) -> Cause:
    said = original(error)
    if isinstance(said, sqlite3.Error):
        return _SQLITE_CAUSES.get(sqlite_code(said), Cause.OTHER)
    if (state := getattr(said, "sqlstate", None)) is not None:
        return _POSTGRESQL_CAUSES.get(state, Cause.OTHER)
    if isinstance(said, OSError):
        return Cause.NO_CONNECTION
    if isinstance(said, TypeError | ValueError):
        return Cause.WRONG_OPTION
    return Cause.OTHER
