"""Looks after everything that time brings: again and again it asks the store which tables are due.

Nothing is kept in memory but what is being worked on. A table's next look is stored with it (`schedule`), so a restart
loses nothing. A clock that jumps forward makes looks due early, but tables count attended seconds
(`host.keeping.attended_time`). A clock that jumps back leaves plans in the far future; the store hands them out as due,
too. What is due on a server from which no press can arrive stays due until one can.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from host.background.discord_port import DiscordPort
from host.background.due_work import attempt, each, work_off
from host.background.turn_watch import Due, TurnWatch
from host.host import Host
from host.match import schedule, showing
from host.people.preferences import Preferences
from host.posts import look_again
from host.table.public_table import PublicTable
from host.table.status import Status
from store.errors import DatabaseAway
from store.rows import DIRECT_MESSAGES, Planned, StoredTable
from store.store import Store

log = logging.getLogger(__name__)

PAUSE_SECONDS = 10.0
"""Between two looks at what is due."""

TIDY_PAUSE_SECONDS = 3600.0
"""Between two looks at what has been kept for long enough."""

AT_A_TIME = 4
"""The number of tables that are worked on at the same time."""

SHOWN_AT_A_TIME = 32
"""The number of channels that are brought up to date at the same time: that is mostly waiting for Discord."""

SHOW_SECONDS = 20.0
"""A channel that takes longer than this is tried again later, after pauses that grow."""

TABLE_SECONDS = 120.0
"""A table that takes longer than this is left for later."""

BATCH = 50
"""The number of tables that the store is asked for at once."""


class Caretaker:
    """``wake`` makes a table's computer players act, if they are to; ``now`` returns seconds since 1970.

    Its owner calls `resume` once, when the discord_port know their servers, and then `look` every
    `PAUSE_SECONDS`. Neither raises: what goes wrong is logged, and tried again later.
    """

    def __init__(
        self,
        host: Host,
        store: Store,
        discord_port: DiscordPort,
        preferences: Preferences,
        *,
        wake: Callable[[int], None],
        now: Callable[[], float],
    ) -> None:
        self._host, self._attended = host, host.time.attended
        self._store = store
        self._discord_port = discord_port
        self._watch = TurnWatch(host, preferences, discord_port, now)
        self._wake = wake
        self._now = now
        self._changed: list[int] = []
        self._tidied_at: float | None = None

    async def resume(self) -> None:
        """Goes on where the last run was cut off: each table by itself, a few at a time."""
        await attempt(self._resume_all(), "The tables could not be resumed")

    async def _resume_all(self) -> None:
        latest = 0
        while batch := await self._store.open_tables(BATCH, after=latest):
            await each(batch, self._resume, AT_A_TIME)
            latest = batch[-1].id
        # The last run may have ended in mid-showing: whatever is behind is shown at once.
        await self._store.show_again(self._now())

    async def look(self) -> None:
        """Works off everything that is due, each table once, and brings up to date the channels that are behind.

        Then it counts what happened in some matches that are over.
        """
        await attempt(self._look(), "Not everything that is due could be done")

    async def _look(self) -> None:
        now = self._now()
        departed = await self._host.upkeep.departed()
        asleep = {guild_id for guild_id in departed if not self._discord_port.serves(guild_id)}
        # A clock that was set back has planned everything too far ahead.
        if await self._attended.look(self._discord_port.away() | asleep):
            await self._store.look_again(now)
        await asyncio.gather(
            self._work_off(now, Planned.LOOK, self._attend_to, AT_A_TIME),
            self._work_off(now, Planned.SHOWING, self._show_stored, SHOWN_AT_A_TIME),
        )
        # After the looks, so that a table that several of them changed is shown once.
        changed, self._changed = self._changed, []
        await each(changed, self._show, SHOWN_AT_A_TIME)
        await each(self._watch.take_due(), self._remind, AT_A_TIME)
        await each(await self._store.watchers.ended_tables(BATCH), self._notify_watchers, AT_A_TIME)
        await self._tidy(now)
        # Last: nobody waits for it.
        await self._host.facts.catch_up()

    async def _tidy(self, now: float) -> None:
        """Nothing is deleted by a clock that has not been watched for a while: it may be wrong."""
        if not self._attended.is_steady(DIRECT_MESSAGES):
            return
        if self._tidied_at is not None and 0 <= now - self._tidied_at < TIDY_PAUSE_SECONDS:
            return
        # Noted before the work, or a failing deletion would be tried at every look.
        self._tidied_at = now
        await self._host.upkeep.tidy(self._discord_port.serves)

    async def rights_changed(self, guild_id: int) -> None:
        """Try again, at the next look, to show all that could not be shown on that server."""
        # While the database is away, that is left for the next planned try.
        with suppress(DatabaseAway):
            await self._store.show_again(self._now(), guild_id)

    async def _work_off(
        self, now: float, planned: Planned, work: Callable[[StoredTable], Awaitable[None]], at_a_time: int
    ) -> None:
        latest = now + schedule.LONGEST_PLAN_SECONDS
        await work_off(lambda after: self._store.due(planned, now, BATCH, latest=latest, after=after), work, at_a_time)

    async def _attend_to(self, stored: StoredTable) -> None:
        work = self._attended_to(stored)
        if await attempt(work, "Table %d could not be looked after", stored.id, seconds=TABLE_SECONDS):
            due_at = look_again(stored.row.waiting_since, self._now())
            later = self._store.plan(Planned.LOOK, stored.id, revision=stored.revision, at=due_at)
            await attempt(later, "The next look at table %d could not be stored", stored.id)

    async def _attended_to(self, stored: StoredTable) -> None:
        # Nobody there can press, and no time passes; the next look comes by itself.
        if stored.guild_id in self._attended.away:
            return
        if not self._discord_port.serves(stored.guild_id) and stored.row.open:
            await self._host.upkeep.server_left(stored.guild_id)
        else:
            self._changed += await self._do_what_is_due(stored)
            await self._host.upkeep.plan(stored.id)

    async def _do_what_is_due(self, stored: StoredTable) -> list[int]:
        """Returns the tables that should be shown now."""
        changed: list[int] = []
        host, table = self._host, await self._host.table(stored.id)
        if stored.row.open:
            table = await host.upkeep.close_forgotten(table.id)
        if not Status(stored.row.status).is_open:
            if table.status is not Status.CLOSED:
                # Its results are not stored yet.
                table = await host.upkeep.refresh(table.id)
        elif table.status is Status.PLAYING and stored.row.waiting_for is not None:
            # A look for the clock's sake is no occasion to ask Discord for a member: many may be due at once.
            if not await self._watch.look_at(table, stored.row.waiting_for):
                changed = await self._look_for_person(table, stored.row.waiting_for)
            await host.note(table.id, showing.waited_long, await self._attended.seconds(table.guild_id))
            table = await host.table(table.id)
            if await self._watch.owes_notice(table):
                changed.append(table.id)
        elif table.status is Status.PLAYING:
            # A computer's turn should have ended long ago: its move failed, or the process that made it is gone.
            await host.upkeep.refresh(table.id)
            self._wake(table.id)
        return [*changed, table.id] if table.behind and table.id not in changed else changed

    async def _look_for_person(self, table: PublicTable, person_id: int) -> list[int]:
        """A match must not wait for a person who has left the server; without a privileged intent, one has to ask.

        Returns the tables that this has changed.
        """
        if await self._discord_port.is_member(table.guild_id, person_id) is not False:
            return []
        return [changed.id for changed in await self._host.upkeep.person_left(table.guild_id, person_id)]

    async def _show_stored(self, stored: StoredTable) -> None:
        if self._discord_port.serves(stored.guild_id):
            await self._show(stored.id)
        else:
            await self._plan_showing(stored.id)

    async def _show(self, table_id: int) -> None:
        """Brings the table's channel up to date. What fails is planned again, after a pause that grows."""

        async def show() -> None:
            await self._discord_port.show(await self._host.table(table_id))

        # A failure needs no case of its own: what is still behind is planned again.
        await attempt(show(), "Table %d could not be shown", table_id, seconds=SHOW_SECONDS)
        await self._plan_showing(table_id)

    async def _plan_showing(self, table_id: int) -> None:
        planning = self._host.upkeep.plan_showing(table_id)
        await attempt(planning, "The next look at table %d could not be stored", table_id)

    async def _remind(self, due: Due) -> None:
        work = self._watch.remind(due)
        await attempt(work, "Person %d could not be reminded", due.person_id, seconds=SHOW_SECONDS)

    async def _notify_watchers(self, table_id: int) -> None:
        work = self._discord_port.notify_watchers(table_id)
        await attempt(work, "Watchers of table %d could not be notified", table_id, seconds=TABLE_SECONDS)

    async def _resume(self, stored: StoredTable) -> None:
        await attempt(self._resumed(stored), "Table %d could not be resumed", stored.id)

    async def _resumed(self, stored: StoredTable) -> None:
        row = stored.row
        if not self._discord_port.serves(stored.guild_id):
            await self._host.upkeep.server_left(stored.guild_id)
        elif not self._host.editions.has(row.game, row.rules_version):
            # It is retired when it is asked for, and shown like everything that is behind.
            await self._host.table(stored.id)
        elif row.status == Status.PLAYING and row.waiting_for is None:
            self._wake(stored.id)
