"""One bot to a database: two would both answer every press, and play each computer's turn twice.

SQLite: a lock on a file beside the database. PostgreSQL: an advisory lock that a connection of its own holds. The
system, or the server, lets go of either when the process ends, however it ends.
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

from sqlalchemy import Connection, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from store.address import Address, parse_address
from store.engine import PATIENCE_SECONDS, unusable
from store.errors import DatabaseInUse, DatabaseUnusable

log = logging.getLogger(__name__)

ALL_SHARDS = "all"
"""One process serves every shard. Processes that share the work would each name the set that they serve."""

_LOCK = 0x53504C31
"""With another first number than the one that migrations lock, the two do not meet."""

LOOK_EVERY_SECONDS = 20.0

_KEEPALIVE = ("tcp_keepalives_idle = 30", "tcp_keepalives_interval = 10", "tcp_keepalives_count = 3")
"""A machine that lost its power says no goodbye: the server notices within a minute, not within two hours."""


class SoleUse(Protocol):
    """The right to be the only one, from the moment it was taken until `release`."""

    async def keep(self, every: float = LOOK_EVERY_SECONDS) -> None:
        """Looks every ``every`` seconds until it is cancelled. Raises DatabaseInUse if another process has it."""
        ...

    async def release(self) -> None: ...


async def take_sole_use(url: str, shards: str = ALL_SHARDS) -> SoleUse:
    """Raises DatabaseInUse if another process has it, or DatabaseUnusable."""
    address = parse_address(url)
    if address.file is not None:
        return _LockedFile(address, address.file, shards)
    taken = _AdvisoryLock(address, shards)
    await taken.take()
    return taken


def file_is_in_use(database: Path, shards: str = ALL_SHARDS) -> bool:
    """Whether a process has the sole use of an SQLite database. Writes nothing."""
    try:
        with _lock_file(database, shards).open("rb") as opened:
            fcntl.flock(opened, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False


def server_is_in_use(connection: Connection, shards: str = ALL_SHARDS) -> bool:
    """The same for the PostgreSQL database at the other end of ``connection``."""
    held = text(
        "SELECT EXISTS (SELECT FROM pg_locks JOIN pg_database ON oid = database WHERE locktype = 'advisory'"
        " AND datname = current_database() AND classid = :lock AND objid = :shards AND granted)"
    )
    return bool(connection.scalar(held, {"lock": _LOCK, "shards": _number(shards)}))


def _number(shards: str) -> int:
    """31 bits, so that PostgreSQL shows the number as it was given."""
    return crc32(shards.encode()) >> 1


def _lock_file(database: Path, shards: str) -> Path:
    suffix = "" if shards == ALL_SHARDS else f".{shards}"
    return database.with_name(f"{database.name}{suffix}.lock")


class _LockedFile:
    def __init__(self, address: Address, database: Path, shards: str) -> None:
        file = _lock_file(database, shards)
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
                raise DatabaseInUse(address.place) from error
            raise unusable(address, error) from error

    async def keep(self, every: float = LOOK_EVERY_SECONDS) -> None:
        """Nothing takes a lock away from an open file."""
        await asyncio.Event().wait()

    async def release(self) -> None:
        # The file stays: a process that deletes it could delete one that the next has locked already.
        os.close(self._descriptor)


class _AdvisoryLock:
    """Held by a session, so behind a pooler such as PgBouncer it must be a session of ours alone."""

    def __init__(self, address: Address, shards: str) -> None:
        self._address = address
        self._key = _number(shards)
        self._engine = create_async_engine(
            address.url,
            connect_args={"timeout": PATIENCE_SECONDS},
            poolclass=NullPool,
            isolation_level="AUTOCOMMIT",
        )
        self._session: AsyncConnection | None = None

    async def take(self) -> None:
        """Raises DatabaseInUse or DatabaseUnusable."""
        try:
            self._session = await self._engine.connect()
            for setting in _KEEPALIVE:
                await self._session.execute(text(f"SET {setting}"))
            taken = await self._session.scalar(select(func.pg_try_advisory_lock(_LOCK, self._key)))
        except Exception as error:
            await self.release()
            # As in `store.engine`: drivers, name resolution and TLS all have exceptions of their own.
            raise unusable(self._address, error) from error
        if not taken:
            await self.release()
            raise DatabaseInUse(self._address.place)

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
