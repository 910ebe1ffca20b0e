"""One process to a shard: two would both answer every press there, and play each computer's turn twice.

SQLite, which one process has to itself: a lock on a file beside the database. PostgreSQL: advisory locks that a
connection of its own holds. The system, or the server, lets go of either when the process ends, however it ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import logging
import os
from pathlib import Path
from typing import Protocol
from zlib import crc32

from sqlalchemy import ColumnElement, Connection, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from store.cluster import ALL, Shards
from store.database import PATIENCE_SECONDS, Address, lone_engine, parse_address, unusable
from store.errors import DatabaseInUse, DatabaseUnfit, DatabaseUnusable

log = logging.getLogger(__name__)

_EVERYTHING = 0x53504C31
"""Locks have two numbers. With another first one than the one that migrations lock, these do not meet."""

_COUNT, _SHARD = 0x53504C32, 0x53504C33
"""Two kinds of locks: on the number of shards, shared by all processes that have the same, and on each shard."""

_WHOLE = crc32(b"all") >> 1
"""The key of the lock on everything, in 31 bits: PostgreSQL shows a larger one as another number."""

LOOK_EVERY_SECONDS = 20.0

_HELD = (
    "SELECT FROM pg_locks JOIN pg_database ON oid = database WHERE locktype = 'advisory'"
    " AND datname = current_database() AND granted"
)


class SoleUse(Protocol):
    """The right to be the only one, from the moment it was taken until `release`."""

    async def keep(self, every: float = LOOK_EVERY_SECONDS) -> None:
        """Looks every ``every`` seconds until it is cancelled. Raises DatabaseInUse if another process has it."""
        ...

    async def release(self) -> None: ...


async def take_sole_use(url: str, shards: Shards = ALL) -> SoleUse:
    """Raises DatabaseInUse if another process has the shards, or some of them; DatabaseUnfit or DatabaseUnusable."""
    address = parse_address(url)
    if address.file is not None:
        if not shards.are_all:
            raise DatabaseUnfit(address.place, "shards-need-server")
        return _LockedFile(address, address.file)
    taken = _AdvisoryLocks(address, shards)
    await taken.take()
    return taken


def file_is_in_use(database: Path) -> bool:
    """Tell whether a process has the sole use of an SQLite database. Writes nothing."""
    try:
        with _lock_file(database).open("rb") as opened:
            fcntl.flock(opened, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False


def server_is_in_use(connection: Connection) -> bool:
    """Tell whether any process serves the PostgreSQL database at the other end of ``connection``."""
    return bool(connection.scalar(text(f"SELECT EXISTS ({_HELD} AND classid = :lock)"), {"lock": _EVERYTHING}))


def _lock_file(database: Path) -> Path:
    return database.with_name(f"{database.name}.lock")


class _LockedFile:
    def __init__(self, address: Address, database: Path) -> None:
        file = _lock_file(database)
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            self._descriptor = os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise unusable(address, error) from error
        try:
            fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(self._descriptor)
            if isinstance(error, BlockingIOError):
                raise DatabaseInUse(address.place, "database-in-use") from error
            raise unusable(address, error) from error

    async def keep(self, every: float = LOOK_EVERY_SECONDS) -> None:
        """Nothing takes a lock away from an open file."""
        await asyncio.Event().wait()

    async def release(self) -> None:
        # The file stays: a process that deletes it could delete one that the next has locked already.
        os.close(self._descriptor)


class _AdvisoryLocks:
    """Held by a session, so behind a pooler such as PgBouncer it must be a session of ours alone."""

    def __init__(self, address: Address, shards: Shards) -> None:
        self._address = address
        self._shards = shards
        self._engine = lone_engine(address, isolation_level="AUTOCOMMIT")
        self._session: AsyncConnection | None = None

    async def take(self) -> None:
        """Raises DatabaseInUse or DatabaseUnusable."""
        try:
            self._session = await self._engine.connect()
            await self._lock(self._session)
        except DatabaseInUse:
            await self.release()
            raise
        except Exception as error:
            await self.release()
            # As in `store.database`: drivers, name resolution and TLS all have exceptions of their own.
            raise unusable(self._address, error) from error

    async def _lock(self, session: AsyncConnection) -> None:
        """Raises DatabaseInUse."""
        if self._shards.are_all:
            await self._require(session, func.pg_try_advisory_lock(_EVERYTHING, _WHOLE))
            return
        await self._require(session, func.pg_try_advisory_lock_shared(_EVERYTHING, _WHOLE))
        # First its own lock, then a look at the others': of two that come at once, at least one sees the other.
        count = self._shards.count
        await self._require(session, func.pg_try_advisory_lock_shared(_COUNT, count))
        another = text(f"SELECT EXISTS ({_HELD} AND classid = :lock AND objid <> :count)")
        if await session.scalar(another, {"lock": _COUNT, "count": count}):
            raise DatabaseInUse(self._address.place, "count-in-use")
        for number in self._shards.numbers:
            await self._require(session, func.pg_try_advisory_lock(_SHARD, number), "shards")

    async def _require(self, session: AsyncConnection, lock: ColumnElement[bool], what: str = "database") -> None:
        if not await session.scalar(select(lock)):
            raise DatabaseInUse(self._address.place, f"{what}-in-use")

    async def keep(self, every: float = LOOK_EVERY_SECONDS) -> None:
        while True:
            await asyncio.sleep(every)
            try:
                if self._session is None:
                    await self.take()
                else:
                    await asyncio.wait_for(self._session.execute(text("SELECT 1")), PATIENCE_SECONDS)
            except DatabaseInUse:
                raise
            except Exception as error:
                # The server was restarted, or the connection cut: at once again, before anybody else comes.
                log.warning("The lock on %s went with its connection: %s", self._address.place, error)
                await self.release()
                with contextlib.suppress(DatabaseUnusable):
                    await self.take()

    async def release(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            with contextlib.suppress(Exception):
                await session.invalidate()
                await session.close()
