"""SQLite's statements in one trip to the connection's thread: SQLAlchemy's own cursor makes up to four for each.

A transaction begins in the trip of its first statement, and one without any needs no trip at all.
"""

from __future__ import annotations

import sqlite3
from collections import deque
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Dialect, Engine, event
from sqlalchemy.connectors.asyncio import AsyncAdapt_dbapi_connection
from sqlalchemy.dialects.sqlite.aiosqlite import AsyncAdapt_aiosqlite_connection, AsyncAdapt_aiosqlite_cursor


class _Done(NamedTuple):
    """What a statement left. ``description`` names the columns; it is None where there can be no rows."""

    rows: Sequence[Any]
    description: Any
    rowcount: int
    lastrowid: int | None


_NOTHING = _Done((), None, -1, None)


class _Cursor(AsyncAdapt_aiosqlite_cursor):
    """Open in the thread only while a statement runs, so it needs neither opening nor closing."""

    __slots__ = ("_done",)

    def __init__(self, adapt_connection: AsyncAdapt_dbapi_connection) -> None:
        self._adapt_connection = adapt_connection
        self._connection = adapt_connection._connection
        self._rows = deque()
        self._done = _NOTHING

    @property
    def description(self) -> Any:
        return self._done.description

    @property
    def rowcount(self) -> int:
        return self._done.rowcount

    @property
    def lastrowid(self) -> Any:
        return self._done.lastrowid

    def close(self) -> None:
        self._rows.clear()

    async def _async_soft_close(self) -> None:
        pass

    async def _execute_async(self, operation: Any, parameters: Any) -> None:
        await self._carry_out(sqlite3.Cursor.execute, operation, parameters or ())

    async def _executemany_async(self, operation: Any, seq_of_parameters: Any) -> None:
        await self._carry_out(sqlite3.Cursor.executemany, operation, seq_of_parameters)

    async def _carry_out(self, execute: Any, operation: Any, parameters: Any) -> None:
        connection: Any = self._adapt_connection
        async with connection._execute_mutex:
            try:
                self._done = await self._connection._execute(
                    _in_thread, self._connection._conn, connection.begins_with, execute, operation, parameters
                )
            finally:
                if connection.is_in_transaction:
                    connection.begins_with = None
            self._rows = deque(self._done.rows)


def _in_thread(
    connection: sqlite3.Connection, begins_with: str | None, execute: Any, operation: str, parameters: Any
) -> _Done:
    cursor = connection.cursor()
    try:
        if begins_with is not None and not connection.in_transaction:
            cursor.execute(begins_with)
        execute(cursor, operation, parameters)
        rows = cursor.fetchall() if cursor.description else ()
        return _Done(rows, cursor.description, cursor.rowcount, cursor.lastrowid)
    finally:
        cursor.close()


class _Connection(AsyncAdapt_aiosqlite_connection):
    """``begins_with`` is the statement by which a transaction begins that has been announced, but not begun."""

    __slots__ = ("begins_with",)

    _cursor_cls = _Cursor

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.begins_with: str | None = None

    @property
    def is_in_transaction(self) -> bool:
        driver = self._connection._connection
        return driver is not None and driver.in_transaction

    def commit(self) -> None:
        self.begins_with = None
        if self.is_in_transaction:
            super().commit()

    def rollback(self) -> None:
        self.begins_with = None
        if self.is_in_transaction:
            super().rollback()


def save_trips(engine: Engine) -> None:
    """All connections of this engine, which must be one to SQLite through aiosqlite, will have such cursors."""
    event.listen(engine, "do_connect", _connect)


def begin(connection: Connection, statement: str) -> None:
    """That statement begins the connection's transaction, just before the first one in it."""
    of_engine: Any = connection.connection.dbapi_connection
    of_engine.begins_with = statement


def _connect(dialect: Dialect, _record: Any, arguments: Any, options: Any) -> _Connection:
    dbapi: Any = dialect.dbapi
    return _Connection(dbapi, dbapi.connect(*arguments, **options)._connection)
