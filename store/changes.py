"""What a process changed that others may have in memory: they hear of it with the commit, and forget what they had.

A process that changes a table of its own says nothing, for nobody else keeps it. So notifications are rare, and they
should be: commits that send one wait for each other in PostgreSQL.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
from collections.abc import Callable, Iterable
from time import monotonic
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from store.address import Address
from store.database import PATIENCE_SECONDS
from store.fence import Fence
from store.outage import LINE_EVERY_SECONDS
from store.rows import Change, Changed
from store.shards import Shards

log = logging.getLogger(__name__)

_CHANNEL = "spieleabend"

LOOK_EVERY_SECONDS = 20.0
"""How often to check that the connection is still there."""

CONNECT_AGAIN_SECONDS = 1.0

EVERYTHING = Change(Changed.EVERYTHING, 0)

Hear = Callable[[Change], None]


class Changes:
    """Tells the other processes what this one has changed, and hears of theirs. Alone, it does neither."""

    def __init__(self, address: Address, shards: Shards, fence: Fence) -> None:
        self._address = address
        self._fence = fence
        self._is_alone = shards.are_all or address.file is not None
        self._hear: Hear | None = None

    @property
    def are_heard(self) -> bool:
        """Whether there may be another process."""
        return not self._is_alone

    def subscribe(self, hear: Hear) -> None:
        """``hear`` gets what other processes have changed, and EVERYTHING where that may have been missed."""
        self._hear = hear

    async def announce(self, connection: AsyncConnection, changes: Iterable[Change]) -> None:
        """The others hear of it when the transaction is committed, if it is."""
        if self._is_alone:
            return
        sender = self._fence.process or 0
        said = [{"said": f"{sender} {change.what} {change.number} {change.guild_id}"} for change in changes]
        if said:
            await connection.execute(text(f"SELECT pg_notify('{_CHANNEL}', :said)"), said)

    async def listen(self, every: float = LOOK_EVERY_SECONDS) -> None:
        """Listens until it is cancelled. Alone, it returns at once."""
        if self._is_alone:
            return
        engine = create_async_engine(self._address.url, connect_args={"timeout": PATIENCE_SECONDS}, poolclass=NullPool)
        reported = -math.inf
        while True:
            try:
                async with engine.connect() as connection:
                    await self._listen_on((await connection.get_raw_connection()).driver_connection, every)
            except Exception as error:
                if monotonic() - reported >= LINE_EVERY_SECONDS:
                    log.warning("Other processes are not heard: %s", str(error) or type(error).__name__)
                    reported = monotonic()
            await asyncio.sleep(CONNECT_AGAIN_SECONDS)

    async def _listen_on(self, connection: Any, every: float) -> None:
        """Listens on that connection until it ends, and then raises what the driver raises."""
        ended = asyncio.Event()
        connection.add_termination_listener(lambda _connection: ended.set())
        await connection.add_listener(_CHANNEL, self._heard)
        # What was said before is lost.
        self._tell(EVERYTHING)
        while not ended.is_set():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(every):
                    await ended.wait()
            await asyncio.wait_for(connection.execute("SELECT 1"), PATIENCE_SECONDS)

    def _heard(self, _connection: Any, _process: int, _channel: str, said: str) -> None:
        sender, what, number, guild_id = said.split(" ")
        if int(sender) != (self._fence.process or 0):
            self._tell(Change(Changed(what), int(number), int(guild_id)))

    def _tell(self, change: Change) -> None:
        if self._hear is not None:
            self._hear(change)
