"""SQLite without a thread for each connection: a statement runs at once, and its result comes a turn of the loop later.

What goes with a statement, such as its cursor and its rows, takes no turn of its own.

aiosqlite hands every statement to a thread and waits for it: some hundred times in a test of the host, which takes a
quarter of the test's time. Who waits for what stays the same, and so does what may happen in between. Real processes,
and tests of the store, have the threads.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from typing import Any

import aiosqlite
from aiosqlite import core

_PAUSE_SECONDS = 0.002
"""After which a statement is tried again that found the file locked, perhaps by somebody in the same loop."""

_TAKES_A_TURN = frozenset({"execute", "executemany", "commit", "rollback"})

_Item = tuple[asyncio.Future[Any] | None, Callable[[], Any]]


class _Queue:
    """In place of the queue that the thread reads."""

    def __init__(self, patience: float) -> None:
        self._patience = patience

    def put_nowait(self, item: _Item) -> None:
        self._carry_out(*item, until=time.monotonic() + self._patience)

    def _carry_out(self, future: asyncio.Future[Any] | None, function: Callable[[], Any], until: float) -> None:
        if future is None:
            function()
            return
        loop = future.get_loop()
        try:
            result = function()
        except Exception as error:
            if _is_locked(error) and time.monotonic() < until:
                loop.call_later(_PAUSE_SECONDS, self._carry_out, future, function, until)
            else:
                loop.call_soon(core.set_exception, future, error)
        else:
            if getattr(getattr(function, "func", None), "__name__", "") in _TAKES_A_TURN:
                loop.call_soon(core.set_result, future, result)
            else:
                core.set_result(future, result)


def _is_locked(error: Exception) -> bool:
    return isinstance(error, sqlite3.OperationalError) and error.sqlite_errorcode == sqlite3.SQLITE_BUSY


class _NoThread:
    daemon = True

    def start(self) -> None:
        pass


def connect(database: str, *, timeout: float = 5.0, **options: Any) -> aiosqlite.Connection:
    """In place of `aiosqlite.connect`."""
    connection = aiosqlite.Connection(lambda: sqlite3.connect(database, timeout=0, **options), iter_chunk_size=64)
    # Of its queue and its thread aiosqlite calls no more than ours have.
    connection._tx = _Queue(timeout)  # type: ignore[assignment]
    connection._thread = _NoThread()  # type: ignore[assignment]
    return connection
