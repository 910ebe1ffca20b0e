"""SQLite without a thread for each connection: a statement runs at once, and its result comes a turn of the loop later.

What goes with a statement takes no turn of its own: its cursor, its rows, where its transaction begins, and the end of
one that only read.

aiosqlite hands every statement to a thread and waits for it: some hundred times in a test of the host, which takes a
quarter of the test's time. Who waits for what stays the same, and so does what may happen in between. Real processes,
and tests of the store, have the threads.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from typing import Any

import aiosqlite
from aiosqlite import core

_PAUSE_SECONDS = 0.002
"""After which a statement is tried again that found the file locked, perhaps by somebody in the same loop."""

_TAKES_A_TURN = frozenset({"execute", "executemany", "commit"})


class _Queue:
    """In place of the queue that the thread reads: of what opens, configures and closes the connection."""

    def put_nowait(self, item: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        future, function = item
        try:
            result = function()
        except Exception as error:
            if future is not None:
                core.set_exception(future, error)
        else:
            if future is not None:
                core.set_result(future, result)


class _NoThread:
    daemon = True

    def start(self) -> None:
        pass


class _Connection(aiosqlite.Connection):
    def __init__(self, database: str, patience: float, **options: Any) -> None:
        super().__init__(lambda: sqlite3.connect(database, timeout=0, **options), iter_chunk_size=64)
        self._patience = patience
        # Of its queue and its thread aiosqlite calls no more than ours have.
        self._tx = _Queue()  # type: ignore[assignment]
        self._thread = _NoThread()  # type: ignore[assignment]

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if not self._running or not self._connection:
            raise ValueError("Connection closed")
        until = time.monotonic() + self._patience
        while True:
            try:
                result = fn(*args, **kwargs)
                break
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                    raise
            await asyncio.sleep(_PAUSE_SECONDS)
        if fn.__name__ in _TAKES_A_TURN and not (args and args[0].startswith("BEGIN")):
            await asyncio.sleep(0)
        return result


def connect(database: str, *, timeout: float = 5.0, **options: Any) -> aiosqlite.Connection:
    """In place of `aiosqlite.connect`."""
    return _Connection(database, timeout, **options)
