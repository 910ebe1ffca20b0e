"""What is remembered of a table's channel: which messages show what of it (`host.table.showing`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from host.repository import TableRepository
from host.table import showing
from host.table.display import Posted
from host.time import schedule
from store.store import Store


class Channels:
    """``now`` returns seconds since 1970."""

    def __init__(self, store: Store, repository: TableRepository, now: Callable[[], float]) -> None:
        self._store = store
        self._repository = repository
        self._now = now

    async def remember_message(
        self, table_id: int, message_id: int | None, *, changes: int | None = None, pictures: bool = True
    ) -> None:
        """The message that shows the table from now on, drawn after that number of changes; None for not at all."""
        await self._repository.update(
            table_id, lambda table: showing.posted(table, message_id, changes, pictures=pictures)
        )

    async def remember_posting(self, table_id: int, *, begun: bool) -> None:
        """Before the table is posted in place of the message that shows it, or when that turned out to be forbidden.

        A process that dies before it has remembered the new message leaves that to the next one, to be found again.
        """
        await self._repository.update(table_id, lambda table: showing.posting(table, begun=begun))

    async def remember_drawn(self, table_id: int, message_id: int, *, changes: int, pictures: bool) -> None:
        """That message shows the table as it was after that number of changes."""
        await self._repository.update(
            table_id, lambda table: showing.drawn(table, message_id, changes, pictures=pictures)
        )

    async def remember_outdated(self, table_id: int) -> None:
        """What the table's message shows is not the table any more."""
        await self._repository.update(table_id, showing.outdated)

    async def skip_post(self, table_id: int) -> None:
        """The next message that shows the table counts as another one than the last that was tried."""
        await self._repository.update(table_id, showing.not_posted)

    async def remember_announced(self, table_id: int, results: int, message_id: int | None = None) -> None:
        """This number of the match's results has been posted, the latest as that message if it is still there."""
        await self._repository.update(table_id, lambda table: showing.announced(table, results, message_id))

    async def remember_removed(self, table_id: int, messages: Iterable[Posted]) -> None:
        """Those messages are no longer in the way."""
        await self._repository.update(table_id, lambda table: showing.removed(table, messages))

    async def remember_notified(self, table_id: int, person_id: int, mention: Posted | None) -> None:
        """The person in turn was notified, by that message if it is to be taken away after their turn."""
        await self._repository.update(table_id, lambda table: showing.notified(table, person_id, mention))

    async def note_long_wait(self, table_id: int) -> None:
        """Shows since when the table has waited, if that is long."""
        await self._repository.update(table_id, lambda table: showing.waited_long(table, self._now()))

    async def remember_found(self, table_id: int) -> None:
        """The channel that seemed to be no more is there."""
        await self._repository.update(table_id, showing.found)

    async def plan_showing(self, table_id: int) -> None:
        """Plans when to try again to bring the table's channel up to date, if that is still to be done."""
        table = await self._repository.loaded(table_id)
        show_at = schedule.show_at(table, self._now())
        await self._store.postpone_showing(table_id, revision=table.revision, show_at=show_at)
