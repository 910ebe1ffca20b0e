"""Tells an outage of the database from a mistake of ours, and reports it in one line a minute."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Callable

from sqlalchemy.exc import DBAPIError, InterfaceError
from sqlalchemy.exc import TimeoutError as NoFreeConnection

from store.errors import DatabaseAway, first_line, original, sqlite_code

log = logging.getLogger(__name__)

LINE_EVERY_SECONDS = 60.0

_SQLITE_CODES = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
    }
)

_SQLSTATES = ("08", "53", "57", "58", "25006", "25P03", "55P03")
"""First characters of the SQLSTATEs of an outage.

In this order: connection, resources, operator, system, a server that is read-only, one that waited for us too long, a
lock that is not available.
"""

_CONFLICTS = ("40001", "40P01")
"""SQLSTATEs of a transaction that was given up because another process's was under way."""


class Outage:
    """Counts the requests that failed because the database is away. ``clock`` returns seconds."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._began: float | None = None
        self._reported = 0.0
        self._failed = self._unreported = 0

    def translated(self, error: Exception) -> Exception:
        """The error itself, or a DatabaseAway in its place."""
        if isinstance(error, DatabaseAway) or not is_away(error):
            return error
        now = self._clock()
        self._failed += 1
        self._unreported += 1
        # One line a minute at most: in an outage every press fails, and the log would fill the disk.
        if self._began is None or now - self._reported >= LINE_EVERY_SECONDS:
            log.error(
                "The database is away: %s (%d failed requests since the last line)", first_line(error), self._unreported
            )
            self._reported, self._unreported = now, 0
            self._began = now if self._began is None else self._began
        away = DatabaseAway()
        away.__cause__ = error
        return away

    def over(self) -> None:
        """Something was written. What can be read may still not be written, such as on a full disk."""
        if self._began is not None:
            log.warning(
                "The database is back after %.0f s and %d failed requests", self._clock() - self._began, self._failed
            )
            self._began, self._failed, self._unreported = None, 0, 0


def is_away(error: Exception) -> bool:
    """Tell whether the same request may succeed when the database can be reached, or written, again."""
    if isinstance(error, OSError | NoFreeConnection):
        return True
    # asyncpg reports a lost connection as an error of its own interface.
    if isinstance(error, DBAPIError) and (error.connection_invalidated or isinstance(error, InterfaceError)):
        return True
    said = original(error)
    if isinstance(said, sqlite3.Error):
        return sqlite_code(said) in _SQLITE_CODES
    return _sqlstate(said).startswith(_SQLSTATES)


def is_conflict(error: Exception) -> bool:
    """Tell whether the same transaction, begun again, waits for another process's to end and then succeeds."""
    return _sqlstate(original(error)) in _CONFLICTS


def _sqlstate(said: BaseException) -> str:
    """Empty where the driver gave none."""
    return str(getattr(said, "sqlstate", None) or "")
