"""Onlookers who follow a table: what they watch, and how they are notified of its end.

Watching changes nothing about the table, and ends with it: once its end has been announced, or could not be, the watch
is over. So the people still to be notified are those who still watch a table that is over, even after a restart.
"""

from __future__ import annotations

from enum import StrEnum

from host.keeping.tables import TableRepository
from host.match.public_view import make_public
from host.refusal import Refused
from host.table.public_table import PublicTable
from store.people import Watcher
from store.store import Store

MOST_WATCHED = 30
"""The number of tables that one person may watch at the same time."""


class WatchNotice(StrEnum):
    """Way in which a watcher is notified of the end of a table."""

    DIRECT = "direct"
    CHANNEL = "channel"
    NEVER = "never"


class Watching:
    """The caller decides who may see a table."""

    def __init__(self, store: Store, repository: TableRepository) -> None:
        self.watchers = store.watchers
        self._repository = repository

    async def watch(self, table_id: int, person_id: int) -> None:
        """The person follows the table, and is notified as they last chose. Raises Refused."""
        table = await self._repository.loaded(table_id)
        if not table.status.is_open:
            raise Refused("watch-over")
        if table.belongs_to(person_id):
            raise Refused("watch-own-table")
        await self._add(table_id, person_id, await self.notice_of(person_id))

    async def notice_of(self, person_id: int) -> WatchNotice:
        """Way in which the person is notified of the tables that they watch."""
        watched = await self.watchers.of_person(person_id)
        return WatchNotice(watched[0].notice) if watched else WatchNotice.DIRECT

    async def choose_notice(self, person_id: int, notice: WatchNotice) -> None:
        """For all tables that the person watches now, and for those that they add to them."""
        for watched in await self.watchers.of_person(person_id):
            await self._add(watched.table_id, person_id, notice)

    async def watched_by(self, person_id: int) -> list[PublicTable]:
        """The tables that the person watches; the one that was opened last comes first."""
        watched = await self.watchers.of_person(person_id)
        return [make_public(await self._repository.loaded(each.table_id)) for each in watched]

    async def _add(self, table_id: int, person_id: int, notice: WatchNotice) -> None:
        if not await self.watchers.add(Watcher(table_id, person_id, notice), MOST_WATCHED):
            raise Refused("watch-too-many", most=MOST_WATCHED)
