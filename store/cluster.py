"""Several processes on one database: shards, the right to write, and word of changes.

A server's data belong to the process that has its shard. Discord gives each server to one of ``count`` shards by its
number, and direct messages to shard 0; tables in direct messages have 0 for their server, so the same sum finds theirs.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from time import monotonic
from typing import Any

from sqlalchemy import ColumnElement, Integer, literal, select, text, true
from sqlalchemy.ext.asyncio import AsyncConnection

from store.database import PATIENCE_SECONDS, Address, lone_engine
from store.errors import Superseded
from store.outage import LINE_EVERY_SECONDS
from store.rows import DIRECT_MESSAGES, Change, Changed
from store.schema import serving_process

MOST_SHARDS = 100_000
"""More than Discord has for anybody."""

_FORM = re.compile(r"([0-9]{1,6})(?:-([0-9]{1,6}))?/([0-9]{1,6})")

_CHANNEL = "spieleabend"

LOOK_EVERY_SECONDS = 20.0
"""Seconds between two checks that the connection is still there."""

CONNECT_AGAIN_SECONDS = 1.0


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards ``first`` to ``last`` of ``count``.

    ``counted_by_discord``: one process serves all, so to us they are one, and Discord says into how many it is best
    divided.
    """

    first: int = 0
    last: int = 0
    count: int = 1
    counted_by_discord: bool = False

    @classmethod
    def parse(cls, text: str) -> Shards:
        """``0-3/8`` or ``5/8``. Raises ValueError."""
        parts = _FORM.fullmatch(text.strip())
        if parts is None:
            raise ValueError(text)
        first, count = int(parts[1]), int(parts[3])
        last = first if parts[2] is None else int(parts[2])
        if not first <= last < count <= MOST_SHARDS:
            raise ValueError(text)
        return cls(first, last, count)

    def __str__(self) -> str:
        if self.counted_by_discord:
            return "all"
        numbers = str(self.first) if self.first == self.last else f"{self.first}-{self.last}"
        return f"{numbers}/{self.count}"

    @property
    def numbers(self) -> range:
        return range(self.first, self.last + 1)

    @property
    def are_all(self) -> bool:
        return len(self.numbers) == self.count

    @property
    def share(self) -> float:
        """The part of everything that this process may use of what Discord allows a bot as a whole."""
        return len(self.numbers) / self.count

    def of(self, guild_id: int) -> int:
        """The shard of that server."""
        return (guild_id >> 22) % self.count

    def own(self, guild_id: int) -> bool:
        """Tell whether the server is among those that this process serves; `DIRECT_MESSAGES` are a server, too."""
        return self.of(guild_id) in self.numbers

    @property
    def lead(self) -> bool:
        """Tell whether this process does what one must do for all: it is the one that has direct messages."""
        return self.own(DIRECT_MESSAGES)

    def overlap(self, other: Shards) -> bool:
        """Tell whether no two processes may serve these at the same time."""
        apart = self.last < other.first or other.last < self.first
        return self.count != other.count or not apart

    def among(self, guild_id: ColumnElement[int]) -> ColumnElement[bool]:
        """Condition for the database that `own` states for one server."""
        if self.are_all:
            return true()
        return (guild_id.op(">>")(literal(22, Integer)) % self.count).between(self.first, self.last)


ONE_SHARD = Shards()

ALL = Shards(counted_by_discord=True)
"""One process serves everything."""


class Fence:
    """Lets everybody through until it has a process: scripts and tests are not one of the bot's."""

    def __init__(self) -> None:
        self.process: int | None = None
        """The number of this process in the database, None while it serves nothing."""
        self.fallen = asyncio.Event()
        """Set once another process has taken this one's place."""

    async def require(self, connection: AsyncConnection) -> None:
        """Raises Superseded unless this process may write. It may then until the transaction has ended.

        Only PostgreSQL knows several processes: nothing takes the lock on an SQLite file away from who has it.
        """
        if self.process is None or connection.dialect.name != "postgresql":
            return
        own = select(serving_process.c.id).where(serving_process.c.id == self.process)
        # Of the locks that hold up a deletion, the one that holds up nothing else.
        if (await connection.execute(own.with_for_update(read=True, key_share=True))).first() is None:
            self.fallen.set()
            raise Superseded


log = logging.getLogger(__name__)


Hear = Callable[[Change], None]


class Changes:
    """Tells the other processes what this one has changed, and hears of theirs. Alone, it does neither."""

    def __init__(self, address: Address, shards: Shards, fence: Fence) -> None:
        self._address = address
        self._fence = fence
        self._is_alone = shards.are_all or address.file is not None
        self._hear: Hear | None = None

    def subscribe(self, hear: Hear) -> None:
        """``hear`` gets what other processes have changed, EVERYTHING where that may have been missed."""
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
        engine = lone_engine(self._address)
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
        self._tell(Change(Changed.EVERYTHING))
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
