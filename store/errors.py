"""Errors of the database and of saves. The wording for owners belongs to the texts."""

from __future__ import annotations

import sqlite3
from enum import StrEnum

from sqlalchemy.exc import DBAPIError


class Cause(StrEnum):
    """Why a database cannot be used; stable codes that the texts choose their sentence by."""

    WRONG_ADDRESS = "wrong-address"
    """Neither ``sqlite:///FILE`` nor ``postgresql://…``."""
    WRONG_OPTION = "wrong-option"
    """The part of the address behind ``?`` holds something that the driver does not know."""
    NO_ACCESS = "no-access"
    """The file cannot be opened, created or written; or the database user lacks the right."""
    NOT_A_DATABASE = "not-a-database"
    """The file holds something else."""
    DAMAGED = "damaged"
    """The file was a database once."""
    BUSY = "busy"
    """Another process does not let go of it."""
    DISK_FULL = "disk-full"
    NO_CONNECTION = "no-connection"
    """The database server does not answer, or takes nobody in."""
    WRONG_LOGIN = "wrong-login"
    NO_SUCH_DATABASE = "no-such-database"
    """The server is there, the database is not."""
    OTHER = "other"


class DatabaseUnusable(Exception):
    """It cannot be opened, read or brought to the present shape.

    ``place`` names it without a password. ``reason`` is what the driver said, in the driver's language.
    """

    def __init__(self, place: str, cause: Cause, reason: str) -> None:
        super().__init__(f"{place}: {cause}: {reason}")
        self.place = place
        self.cause = cause
        self.reason = reason


class DatabaseUnfit(Exception):
    """It works, but not for us. ``place`` names it without a password.

    ``what`` is "database-too-new" if a later version of the bot has changed its shape, "database-from-development" if a
    version from before 1.0.0 made it, "database-other-shape" if its tables are not those that the code expects, of
    which ``detail`` names one, and "shards-need-server" for an SQLite file, which processes cannot share.
    """

    def __init__(self, place: str, what: str, detail: str = "") -> None:
        super().__init__(place, what, detail)
        self.place = place
        self.what = what
        self.detail = detail


class DatabaseInUse(DatabaseUnfit):
    """Another process of the bot has it.

    ``what`` is "database-in-use", "shards-in-use" if it has some of the same, and "count-in-use" if it divides the
    servers otherwise.
    """


class ChannelTaken(Exception):
    """Another table is open in the channel."""

    def __init__(self, table_id: int) -> None:
        super().__init__(table_id)
        self.table_id = table_id


class TooManyTables(Exception):
    """No other table may be opened: ``most`` are open ``where``.

    That is "person", "person-here" for that person's on the server alone, "server" or "all".
    """

    def __init__(self, where: str, most: int) -> None:
        super().__init__(where, most)
        self.where = where
        self.most = most


class Stale(Exception):
    """The stored table or night of that number is not the one that was changed: somebody else has saved it since."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class DatabaseAway(Exception):
    """The database cannot be reached or written now. The log says why; the same request may succeed later."""


class StoreClosed(DatabaseAway):
    """Something was to be read or written after the end. It is still due when the bot starts again."""


class Superseded(DatabaseAway):
    """Another process has taken this one's place, which may write nothing any more."""


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
