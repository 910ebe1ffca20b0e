"""What happens to tables without anybody there asking for it: somebody has gone, or something has taken too long."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace

from host.limits import TableLimits
from host.match import lobby, play
from host.refusal import Refused
from host.repository import TableRepository
from host.table import showing
from host.table.public_table import PublicTable, make_public
from host.table.table import Table
from host.time.retention import Retention
from store.store import Store

log = logging.getLogger(__name__)


class Upkeep:
    """``leave`` takes a person from a table; ``now`` returns seconds since 1970."""

    def __init__(
        self,
        store: Store,
        repository: TableRepository,
        retention: Retention,
        limits: TableLimits,
        *,
        leave: Callable[[int, int], Awaitable[PublicTable]],
        now: Callable[[], float],
    ) -> None:
        self._store = store
        self._repository = repository
        self._retention = retention
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
        await self._repository.update(table_id, lambda table: showing.gone(play.abandon(table)))

    async def abandon_server(self, guild_id: int) -> None:
        """Gives up the open tables of a server that the bot is no longer on, each by itself.

        What is kept of the server is deleted some weeks later (`retention`).
        """
        await self._retention.server_left(guild_id)
        for stored in await self._store.open_tables_of_server(guild_id):
            try:
                await self.abandon(stored.id)
            except Exception:
                log.exception("Table %d of a server that is gone could not be given up", stored.id)

    async def person_left(self, guild_id: int, person_id: int) -> list[PublicTable]:
        """Hands the person's seats at open tables of that server to computer players. Returns the changed tables.

        A rematch does not wait for them any more.
        """
        changed = []
        for stored in await self._store.open_tables_of_server(guild_id):
            table = await self._repository.folded(stored.id)
            if table.status.is_open and any(person.id == person_id for person in table.people):
                # Somebody else may have found that out a moment before, or the table has ended.
                with suppress(Refused):
                    changed.append(await self._leave(table.id, person_id))
            elif person_id in table.awaited:
                without = await self._repository.change(table.id, lambda table: lobby.not_awaited(table, person_id))
                changed.append(make_public(without))
        return changed

    async def close_forgotten(self, table_id: int) -> PublicTable:
        """Closes the table if nobody started it for long, cancels it if nobody has gone on with it for long."""

        def change(table: Table) -> Table:
            now, limits = self._now(), self._limits
            table = lobby.close_if_forgotten(table, now, limits.invitation_seconds)
            return play.cancel_if_forgotten(table, now, limits.unfinished_seconds)

        return make_public(await self._repository.change(table_id, change))

    def has_waited_for_long(self, waiting_since: float) -> bool:
        """Whether a match that has waited since then is to be cancelled."""
        return self._now() - waiting_since >= self._limits.unfinished_seconds

    async def refresh(self, table_id: int) -> PublicTable:
        """Stores again what follows from the match: whom it waits for, its results, when to look at it next."""
        # A copy counts as a change.
        return make_public(await self._repository.change(table_id, replace))

    async def plan(self, table_id: int) -> None:
        """Plans the next look at a table that the caretaker has looked at."""
        await self._repository.plan(table_id)
