"""Everything that only reads goes through here, so that the store can end when nobody is reading any more."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

from sqlalchemy import Executable, Row
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.util import greenlet_spawn

from store.database import reading, reading_once
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
        self._engine_for_one = reading_once(engine).sync_engine
        self._outage = outage
        self._running = 0
        self._all_ended = asyncio.Event()
        self._closed = False

    @asynccontextmanager
    async def __call__(self) -> AsyncIterator[AsyncConnection]:
        with self._under_way():
            async with self._engine.connect() as connection:
                yield connection

    async def rows(
        self, statement: Executable, values: Mapping[str, Any] | None = None
    ) -> Sequence[Row[*tuple[Any, ...]]]:
        """What this one statement finds: the same as a transaction of its own, for less.

        ``values`` are those of the parameters that it names. Raises StoreClosed or DatabaseAway.
        """

        def read() -> Sequence[Row[*tuple[Any, ...]]]:
            with self._engine_for_one.connect() as connection:
                return connection.execute(statement, values).all()

        with self._under_way():
            return await greenlet_spawn(read)

    async def scalars(self, statement: Executable, values: Mapping[str, Any] | None = None) -> list[Any]:
        """The first column of what `rows` returns."""
        return [row[0] for row in await self.rows(statement, values)]

    @contextmanager
    def _under_way(self) -> Iterator[None]:
        """Lets nobody read any more once the store has ended, and says what is an outage."""
        if self._closed:
            raise StoreClosed
        self._running += 1
        self._all_ended.clear()
        try:
            yield
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
