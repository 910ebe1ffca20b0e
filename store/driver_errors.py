"""What a database driver said, behind the exception that SQLAlchemy makes of it."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError


def original(error: Exception) -> BaseException:
    """The driver's own exception, or ``error`` itself if it has none inside."""
    return error.orig if isinstance(error, DBAPIError) and error.orig is not None else error


def sqlite_code(error: sqlite3.Error) -> int:
    """SQLite's primary result code, 0 if there is none: the low byte, of which the rest is a detail."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def first_line(error: Exception) -> str:
    """The first line of the driver's message, or the name of its exception if it says nothing."""
    cause = original(error)
    lines = str(cause).splitlines()
    return lines[0] if lines and lines[0] else type(cause).__name__
