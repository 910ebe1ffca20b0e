"""What is kept for how long, and deleted then: at each look whatever is due, a few tables at a time.

A server's data outlive the bot's removal by some weeks, so that a mistake can be mended. The time is stored: neither a
restart nor a crash puts it off.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from host.limits import TableLimits
from host.repository import TableRepository
from host.table.status import Status
from store.store import Store

DEPARTED_SERVER_SECONDS = 30 * 24 * 3600.0
"""The data of a server that has removed the bot are deleted after this long, unless the bot is back by then."""

CLOSED_INVITATION_SECONDS = 7 * 24 * 3600.0
"""Invitations that never became a match are deleted this long after they were closed."""

AT_A_TIME = 100
"""The number of tables that are deleted at once: others want to write as well."""

NAMES_AT_A_TIME = 1000
"""The number of names without a seat that are deleted at one look."""

_ENDED = (Status.FINISHED.value, Status.CANCELLED.value, Status.RETIRED.value)

audit = logging.getLogger("host.audit")


class Retention:
    """``now`` returns seconds since 1970."""

    def __init__(
        self, store: Store, repository: TableRepository, now: Callable[[], float], limits: TableLimits
    ) -> None:
        self._store = store
        self._kept = store.retention
        self._repository = repository
        self._now = now
        self._limits = limits

    async def server_left(self, guild_id: int) -> None:
        """The bot has been removed from the server. A server that was left before keeps its time."""
        await self._kept.note_departure(guild_id, self._now() + DEPARTED_SERVER_SECONDS)

    async def server_returned(self, guild_id: int) -> None:
        """The bot is on the server, perhaps again."""
        await self._kept.note_return(guild_id)

    async def tidy(self, serves: Callable[[int], bool]) -> None:
        """Deletes what is due. ``serves``: whether the bot is on that server."""
        await self._note_what_happened_meanwhile(serves)
        now = self._now()
        for guild_id, delete_at in (await self._kept.departed_servers()).items():
            if delete_at <= now:
                await self._delete_server(guild_id)
        await self._delete_ended((Status.CLOSED.value,), now - CLOSED_INVITATION_SECONDS)
        if self._limits.finished_seconds is not None:
            await self._delete_ended(_ENDED, now - self._limits.finished_seconds)
        await self._kept.delete_names(NAMES_AT_A_TIME)

    async def _note_what_happened_meanwhile(self, serves: Callable[[int], bool]) -> None:
        """Nobody says what happened to servers while the bot was off."""
        departed = await self._kept.departed_servers()
        for guild_id in await self._kept.servers() | departed.keys():
            if serves(guild_id) and guild_id in departed:
                await self.server_returned(guild_id)
            elif not serves(guild_id) and guild_id not in departed:
                await self.server_left(guild_id)

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
            self._repository.drop(deleted)
            count += len(deleted)
            if len(deleted) < AT_A_TIME:
                return count
