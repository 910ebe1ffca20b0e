"""The right to write, which a process loses for good when another one takes its place.

A lock alone does not keep out a process that was stopped for a while, or cut off from the database, and does not know
that its lock went to somebody else. So each process has a row, every transaction that writes holds on to it, and the
successor deletes it: from that moment on, nothing that the former process decided is stored.
"""

from __future__ import annotations

import asyncio

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from store.errors import Superseded
from store.schema import serving_process


class Fence:
    """Lets everybody through until `hold` is called: scripts and tests are not a process of the bot's."""

    def __init__(self) -> None:
        self._process: int | None = None
        self.fallen = asyncio.Event()
        """Set once another process has taken this one's place."""

    @property
    def process(self) -> int | None:
        """The number of this process in the database, None while it serves nothing."""
        return self._process

    def hold(self, process: int) -> None:
        self._process = process

    async def require(self, connection: AsyncConnection) -> None:
        """Raises Superseded unless this process may write. It may then until the transaction has ended.

        Only PostgreSQL knows several processes: nothing takes the lock on an SQLite file away from who has it.
        """
        if self._process is None or connection.dialect.name != "postgresql":
            return
        own = select(serving_process.c.id).where(serving_process.c.id == self._process)
        # Of the locks that hold up a deletion, the one that holds up nothing else.
        if (await connection.execute(own.with_for_update(read=True, key_share=True))).first() is None:
            self.fallen.set()
            raise Superseded
