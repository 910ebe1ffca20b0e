"""Everything that only reads goes through here, so that the store can end when nobody is reading any more."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from store.engine import reading
from store.errors import StoreClosed
from store.outage import Outage

PATIENCE_SECONDS = 2.0
"""How long the end waits for those who are reading; they need some milliseconds if the database is there."""


class ReadTransactions:
    """Called, it gives a connection whose statements all see the same moment.

    Raises StoreClosed, DatabaseAway or what the block raised.
    """

    def __init__(self, engine: AsyncEngine, outage: Outage) -> None:
        self._engine = reading(engine)
        self._outage = outage
        self._running = 0
        self._all_ended = asyncio.Event()
        self._closed = False

    @asynccontextmanager
    async def __call__(self) -> AsyncIterator[AsyncConnection]:
        if self._closed:
            raise StoreClosed
        self._running += 1
        self._all_ended.clear()
        try:
            async with self._engine.connect() as connection:
                yield connection
        except Exception as error:
            translated = self._outage.translated(error)
            if translated is error:
                raise
            raise translated from error
        finally:
            self._running -= 1
            if not self._running:
                self._all_ended.set()

    async def close(self) -> None:
        """Returns when nobody reads any more, but after `PATIENCE_SECONDS` in any case.

        A reader that is cancelled still gives the connection back. If that were cut off, too, as at the end
        of the event loop, aiosqlite would wait for a thread that has ended, and the process would never end.
        """
        self._closed = True
        if self._running:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE_SECONDS):
                    await self._all_ended.wait()
