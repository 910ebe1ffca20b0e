"""Looks after everything that time brings: again and again it asks the store which tables are due.

Nothing is kept in memory but what is being worked on. A table's next look is stored with it (`schedule`), so a restart
loses nothing. A clock that jumps forward makes things due early; what would end a table waits then until it has been
watched for a while, as it does after a restart, when nobody could have pressed anything. A clock that jumps back leaves
plans in the far future; the store hands them out as due, too.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import TypeVar

from host import duties, schedule
from host.host import Host
from host.surroundings import Surroundings
from host.table import Status
from store.rows import StoredTable
from store.store import Store

log = logging.getLogger(__name__)

PAUSE_SECONDS = 10.0
"""Between two looks at what is due."""

GAP_SECONDS = 5 * 60.0
"""Two looks that lie further apart, or in the wrong order, mean that the clock has jumped or nothing was running."""

GRACE_SECONDS = 5 * 60.0
"""After a start or a jump nothing is closed or cancelled for this long."""

AT_A_TIME = 4
"""The number of tables that are worked on at the same time."""

TABLE_SECONDS = 120.0
"""A table that takes longer than this is left for later."""

BATCH = 50
"""The number of tables that the store is asked for at once."""

RECENT_SECONDS = 15 * 60.0
"""Tables that moved this short a time before a restart are shown again: a drawing may have been cut off."""

T = TypeVar("T")


class Caretaker:
    """``wake`` makes a table's computer players act, if they are to; ``now`` returns seconds since 1970.

    Its owner calls `resume` once, when the surroundings know their servers, and then `look` every
    `PAUSE_SECONDS`. Neither raises: what goes wrong is logged, and tried again later.
    """

    def __init__(
        self,
        host: Host,
        store: Store,
        surroundings: Surroundings,
        *,
        wake: Callable[[int], None],
        now: Callable[[], float],
    ) -> None:
        self._host = host
        self._store = store
        self._surroundings = surroundings
        self._wake = wake
        self._now = now
        self._watching_since: float | None = None
        self._looked_at = 0.0

    async def resume(self) -> None:
        """Goes on where the last run was cut off: each table by itself, a few at a time."""
        try:
            await self._each(await self._store.open_tables(), self._resume)
        except Exception:
            log.exception("The tables could not be resumed")

    async def look(self) -> None:
        """Works off everything that is due, each table once."""
        now = self._now()
        if self._watching_since is None or not 0 <= now - self._looked_at <= GAP_SECONDS:
            self._watching_since = now
        self._looked_at = now
        seen: set[int] = set()
        try:
            while due := await self._due(now, seen):
                seen.update(table.id for table in due)
                await self._each(due, self._attend_to)
        except Exception:
            log.exception("What is due could not be looked after")

    async def _due(self, now: float, seen: set[int]) -> list[StoredTable]:
        latest = now + schedule.LONGEST_PLAN_SECONDS
        # Those that were seen and are due again come first at most: there is room for as many others.
        due = await self._store.due_tables(now, BATCH + len(seen), latest=latest)
        return [table for table in due if table.id not in seen][:BATCH]

    async def _each(self, tables: Iterable[StoredTable], work: Callable[[StoredTable], Awaitable[None]]) -> None:
        """A few at a time; a table that goes wrong, or takes long, does not hold the others up."""
        waiting = iter(tables)

        async def work_through() -> None:
            for table in waiting:
                await work(table)

        await asyncio.gather(*(work_through() for _ in range(AT_A_TIME)))

    async def _attend_to(self, stored: StoredTable) -> None:
        try:
            if not self._surroundings.serves(stored.guild_id) and stored.row.open:
                await self._host.abandon(stored.id)
            elif (until := self._grace(stored)) is not None:
                await self._store.postpone(stored.id, revision=stored.revision, due_at=until)
            else:
                if max(stored.row.moved_at, stored.row.waiting_since) > self._now():
                    # The clock has been set back: the table's times are, too.
                    await self._host.refresh(stored.id)
                async with asyncio.timeout(TABLE_SECONDS):
                    await duties.attend_to(stored, self._host, self._surroundings, self._wake)
                await self._host.plan(stored.id)
        except Exception:
            log.exception("Table %d could not be looked after", stored.id)
            await self._try_later(stored)

    async def _try_later(self, stored: StoredTable) -> None:
        now = self._now()
        due_at = schedule.look_again(stored.row.waiting_since, now)
        try:
            await self._store.postpone(stored.id, revision=stored.revision, due_at=due_at)
        except Exception:
            log.exception("The next look at table %d could not be stored", stored.id)

    def _grace(self, stored: StoredTable) -> float | None:
        """Until when a table that would be ended may go on, because it has not been watched for long enough."""
        assert self._watching_since is not None
        until = self._watching_since + GRACE_SECONDS
        return until if duties.would_end(stored) and self._now() < until else None

    async def _resume(self, stored: StoredTable) -> None:
        try:
            row = stored.row
            if not self._surroundings.serves(stored.guild_id):
                await self._host.abandon(stored.id)
            elif (
                row.status == Status.FINISHED
                or row.document.get("back_soon")
                or not self._host.can_play(row.game, row.rules_version)
                or self._now() - row.moved_at < RECENT_SECONDS
            ):
                async with asyncio.timeout(TABLE_SECONDS):
                    await self._surroundings.show(await self._host.table(stored.id))
            elif row.status == Status.PLAYING and row.waiting_for is None:
                self._wake(stored.id)
        except Exception:
            log.exception("Table %d could not be resumed", stored.id)
