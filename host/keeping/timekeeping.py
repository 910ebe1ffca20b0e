"""The clocks of stored tables: changes by people, by their holidays and by the caretaker."""

from __future__ import annotations

from collections.abc import Callable

from host.keeping.tables import TableRepository
from host.match import showing, turn_times
from host.match.public_view import make_public
from host.posts import Posted
from host.table import turn_clock
from host.table.public_table import PublicTable
from host.table.table import Table
from host.table.table_json import table_without_match
from host.table.table_preferences import WhenLate
from store.rows import StoredTable
from store.store import Store


class Timekeeping:
    """``repository`` is the one that all tables of the process go through; ``now`` returns seconds since 1970."""

    def __init__(self, store: Store, repository: TableRepository, now: Callable[[], float]) -> None:
        self._store = store
        self._repository = repository
        self._now = now
        self.attended = repository.attended

    async def tables_of(self, person_id: int) -> list[PublicTable]:
        """The open tables where the person has a seat that they have not resigned, without their matches.

        Those that wait for them come first, then those that wait longest.
        """
        found = [table_without_match(stored) for stored in await self._store.open_tables_of_person(person_id)]
        return [make_public(table) for table in found if table.belongs_to(person_id)]

    # What people choose

    async def propose_stand_in(self, table_id: int, person_id: int, press: str) -> PublicTable:
        """Proposes a computer for the person whose time is up; more than half of the others decide. Raises Refused."""
        return await self._repository.update(
            table_id, lambda table: turn_times.propose_stand_in(table, person_id, press, self._now()), pressed=True
        )

    async def change_holiday(self, person_id: int, until: float | None) -> list[PublicTable]:
        """Holds the clocks that run for the person until then, or lets them go on where that is None.

        Returns the tables that are to be shown again; they also say who is on holiday.
        """
        stored = await self._store.open_tables_of_person(person_id)
        changed = [await self._change_holiday(each, person_id, until) for each in stored]
        return [
            make_public(table) for table, each in zip(changed, stored, strict=True) if table.revision != each.revision
        ]

    async def _change_holiday(self, stored: StoredTable, person_id: int, until: float | None) -> Table:
        attended = await self.attended.seconds(stored.guild_id)

        def change(table: Table) -> Table:
            held = turn_times.follow_holiday(table, person_id, until, self._now(), attended)
            return showing.with_holidays_changed(held, person_id)

        return await self._repository.change(stored.id, change, fold=stored.row.waiting_for == person_id)

    # What the caretaker does

    async def follow_holiday(self, table_id: int, person_id: int, until: float | None) -> PublicTable:
        """The clock stands still until then if the table waits for the person, and goes on where that is None."""
        return await self._change(
            table_id,
            lambda table, attended: turn_times.follow_holiday(
                table, person_id, until, self._now(), attended, remind=True
            ),
        )

    async def adjust(self, table_id: int) -> PublicTable:
        """Notes that the time is up, or that its end has moved. A seat that goes to a computer by itself does so."""
        table = await self._change(table_id, lambda table, attended: turn_times.adjust(table, self._now(), attended))
        if table.clock is None or not table.clock.up or table.preferences.when_late is not WhenLate.COMPUTER:
            return table
        return await self._repository.update(table_id, turn_times.hand_over)

    async def asks_for_reminder(self, table: PublicTable) -> bool:
        """Tell whether the person whom the table waits for should be reminded now."""
        if table.clock is None:
            return False
        attended = await self.attended.seconds(table.guild_id)
        return turn_clock.asks_for_reminder(table.clock, table.preferences.pace, self._now(), attended)

    async def remember_reminded(self, table_id: int, person_id: int, message: Posted | None) -> None:
        """The person in turn was reminded, by that message if it is to be taken away after their turn."""

        def change(table: Table, attended: float) -> Table:
            return turn_times.reminded(showing.reminded(table, person_id, message), person_id, attended)

        await self._change(table_id, change)

    async def leave_unreminded(self, table_id: int, person_id: int) -> None:
        """The person does not want what was due."""
        await self._change(table_id, lambda table, attended: turn_times.reminded(table, person_id, attended))

    async def _change(self, table_id: int, change: Callable[[Table, float], Table]) -> PublicTable:
        """``change`` gets the attended seconds there."""
        attended = await self.attended.seconds((await self._repository.loaded(table_id)).guild_id)
        return await self._repository.update(table_id, lambda table: change(table, attended))
