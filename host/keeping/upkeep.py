"""Ends and deletions without a request: for servers and people that are gone, and by time.

A server's data outlive the bot's removal by some weeks, so that a mistake can be corrected. The deadline is stored, so
a restart does not postpone it. Its open tables sleep for a week: many people remove a bot and invite it again when
something is missing.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace

from host.keeping.tables import TableRepository
from host.match import ending, lobby, schedule, showing
from host.match.schedule import TableLimits
from host.posts import show_again
from host.refusal import Refused
from host.table.public_table import PublicTable
from host.table.status import Status
from host.table.table import Table
from store.errors import DatabaseAway
from store.rows import Planned
from store.store import Store

DEPARTED_SERVER_SECONDS = 30 * 24 * 3600.0
"""The data of a server that has removed the bot are deleted after this long, unless the bot is back by then."""

CLOSED_INVITATION_SECONDS = 7 * 24 * 3600.0
"""Invitations that never became a match are deleted this long after they were closed."""

AT_A_TIME = 100
"""The number of tables that are deleted at once: others want to write as well."""

NAMES_AT_A_TIME = 1000
"""The number of names without a seat that are deleted at once."""

_ENDED = (Status.FINISHED.value, Status.CANCELLED.value, Status.RETIRED.value)

log = logging.getLogger(__name__)
audit = logging.getLogger("host.audit")


class Upkeep:
    """``leave`` takes a person from a table; ``now`` returns seconds since 1970."""

    def __init__(
        self,
        store: Store,
        repository: TableRepository,
        limits: TableLimits,
        *,
        leave: Callable[[int, int], Awaitable[PublicTable]],
        now: Callable[[], float],
    ) -> None:
        self._store = store
        self._repository = repository
        self._kept = store.retention
        self._limits = limits
        self._leave = leave
        self._now = now

    async def abandon_channel(self, channel_id: int) -> None:
        """Gives up the open table of a channel that no longer exists."""
        table_id = await self._repository.open_table_id(channel_id)
        if table_id is not None:
            await self.abandon(table_id)

    async def abandon(self, table_id: int) -> None:
        """Gives up a table whose server or channel no longer exists, so nothing of it can be shown."""
        await self._repository.update(table_id, lambda table: showing.gone(ending.abandon(table)), fold=False)

    async def person_left(self, guild_id: int, person_id: int) -> list[PublicTable]:
        """Hands the person's seats at open tables of that server to computer players. Returns the changed tables.

        A rematch does not wait for them any more.
        """
        changed = []
        for stored in await self._store.open_tables_of_server(guild_id):
            table = await self._repository.folded(stored.id)
            if table.status.is_open and any(person.id == person_id for person in table.people):
                # They may have left a moment before, or the table has ended.
                with suppress(Refused):
                    changed.append(await self._leave(table.id, person_id))
            elif person_id in table.awaited:
                changed.append(
                    await self._repository.update(table.id, lambda table: lobby.not_awaited(table, person_id))
                )
        return changed

    async def close_forgotten(self, table_id: int) -> PublicTable:
        """Close an invitation that was not started for long, cancel a match that has not gone on for long.

        Of any other table, the times that a clock or a count has left in the future become the present.
        """
        limits, repository = self._limits, self._repository
        attended = await repository.attended.seconds((await repository.loaded(table_id)).guild_id)

        def change(table: Table) -> Table:
            if max(table.moved_at, table.waiting_since) > self._now() or table.waits_from > attended:
                # A copy counts as a change.
                table = replace(table)
            table = lobby.close_if_forgotten(table, attended, limits.invitation_seconds)
            return ending.cancel_if_forgotten(table, attended, limits.unfinished_seconds)

        return await repository.update(table_id, change)

    async def refresh(self, table_id: int) -> PublicTable:
        """Stores again what follows from the match: whom it waits for, its results, when to look at it next."""
        # A copy counts as a change.
        return await self._repository.update(table_id, replace)

    async def plan(self, table_id: int) -> None:
        """Plans the next look at a table that the caretaker has looked at."""
        table = await self._repository.loaded(table_id)
        attended = await self._repository.attended.seconds(table.guild_id)
        due_at = schedule.due_at(table, self._now(), attended, self._limits)
        await self._store.plan(Planned.LOOK, table_id, revision=table.revision, at=due_at)

    async def plan_showing(self, table_id: int) -> None:
        """Plans when to try again to bring the table's channel up to date, if that is still to be done."""
        table = await self._repository.loaded(table_id)
        show_at = show_again(table.post, self._now())
        await self._store.plan(Planned.SHOWING, table_id, revision=table.revision, at=show_at)

    async def departed(self) -> frozenset[int]:
        """The servers that have removed the bot, as far as that is known."""
        return frozenset(await self._kept.departed_servers())

    async def server_left(self, guild_id: int) -> None:
        """The bot has been removed from the server: its open tables sleep. One that was left before keeps its time."""
        await self._kept.note_departure(guild_id, self._now() + DEPARTED_SERVER_SECONDS)

    async def server_returned(self, guild_id: int) -> None:
        """The bot is on the server, perhaps again."""
        await self._kept.note_return(guild_id)

    async def tidy(self, serves: Callable[[int], bool]) -> None:
        """Deletes what is due. ``serves``: whether the bot is on that server."""
        await self._note_what_happened_meanwhile(serves)
        now = self._now()
        for guild_id, delete_at in (await self._kept.departed_servers()).items():
            # Its tables sleep first, in case that it was a mistake; the data follow long after their end.
            if delete_at - DEPARTED_SERVER_SECONDS + schedule.SLEEP_SECONDS <= now:
                await self._abandon_tables_of(guild_id)
            if delete_at <= now:
                await self._delete_server(guild_id)
        await self._delete_ended((Status.CLOSED.value,), now - CLOSED_INVITATION_SECONDS)
        if self._limits.finished_seconds is not None:
            await self._delete_ended(_ENDED, now - self._limits.finished_seconds)
        while await self._kept.delete_names(NAMES_AT_A_TIME) == NAMES_AT_A_TIME:
            pass
        # Deleting alone leaves the bytes in the file.
        await self._store.erase_deleted()

    async def _note_what_happened_meanwhile(self, serves: Callable[[int], bool]) -> None:
        """Catch up with servers that were joined or left while the bot was off."""
        departed = await self._kept.departed_servers()
        # Also servers without a departure: those that removed the bot while it was off told nobody.
        for guild_id in await self._kept.servers() | departed.keys():
            if serves(guild_id) and guild_id in departed:
                await self.server_returned(guild_id)
            elif not serves(guild_id) and guild_id not in departed:
                await self.server_left(guild_id)

    async def _abandon_tables_of(self, guild_id: int) -> None:
        for stored in await self._store.open_tables_of_server(guild_id):
            try:
                await self.abandon(stored.id)
            except DatabaseAway:
                raise
            except Exception:
                log.exception("Table %d of a server that is gone could not be given up", stored.id)

    async def _delete_server(self, guild_id: int) -> None:
        tables = await self._delete_all(lambda: self._kept.delete_tables_of(guild_id, AT_A_TIME))
        await self._kept.delete_server(guild_id)
        audit.info("Server %d has long removed the bot: its %d tables and its settings are deleted", guild_id, tables)

    async def _delete_ended(self, statuses: tuple[str, ...], before: float) -> None:
        tables = await self._delete_all(lambda: self._kept.delete_ended(statuses, before, AT_A_TIME))
        if tables:
            audit.info("%d tables that were long over are deleted (%s)", tables, ", ".join(statuses))

    async def _delete_all(self, delete_some: Callable[[], Awaitable[list[int]]]) -> int:
        """Returns the number of tables that were deleted."""
        count = 0
        while True:
            deleted = await delete_some()
            # At once: what is in memory would be served, and stored again by the next change.
            self._repository.drop(deleted)
            count += len(deleted)
            if len(deleted) < AT_A_TIME:
                return count
