"""The time of a turn: what people, their holidays and the caretaker do to the clocks of stored tables.

``attended`` are attended seconds (`host.table.turn_clock`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from host.keeping.tables import TableRepository
from host.match import consent, play, showing
from host.match.running import require_seat
from host.refusal import Refused
from host.table import turn_clock as clocks
from host.table.display import Posted
from host.table.proposal import StandIn
from host.table.public_table import PublicTable, make_public
from host.table.table import Table
from host.table.table_json import table_without_match
from host.table.table_log import Change
from host.table.table_preferences import WhenLate
from host.table.turn_clock import TurnClock
from store.rows import StoredTable
from store.store import Store


def follow_holiday(
    table: Table, person_id: int, until: float | None, now: float, attended: float, *, remind: bool = False
) -> Table:
    """The clock of that person, if the table waits for them by correspondence, stands still until then.

    Where that is None, it goes on; ``remind``: they are to be written to.
    """
    clock, pace = _clock_of(table, person_id), table.preferences.pace
    if clock is None:
        return table
    if until is not None:
        still = clock.holiday_until == until or not pace.by_correspondence
        return table if still else replace(table, clock=clocks.held(clock, until, attended))
    if not clock.is_held:
        return table
    clock = clocks.released(clock, pace, now, attended)
    return replace(table, clock=clocks.put_off(clock, now) if remind else clock)


def adjust(table: Table, now: float, attended: float) -> Table:
    """Notes that the time is up, or that its end has moved because the bot was away."""
    if table.clock is None:
        return table
    pace = table.preferences.pace
    clock = clocks.adjusted(table.clock, pace, now, attended)
    clock = clocks.run_out(clock, pace, now, attended)
    return table if clock == table.clock else replace(table, clock=clock)


def reminded(table: Table, person_id: int, attended: float) -> Table:
    """The person has been reminded, or does not want to be, of what was due."""
    clock = _clock_of(table, person_id)
    if clock is None:
        return table
    return replace(table, clock=clocks.reminded(clock, table.preferences.pace, attended))


def put_off(table: Table, person_id: int, until: float) -> Table:
    """The person's next reminder waits until then."""
    clock = _clock_of(table, person_id)
    return table if clock is None else replace(table, clock=clocks.put_off(clock, until))


def replacement_known(table: Table, person_id: int) -> Table:
    """The person knows that a computer plays their seat."""
    return replace(table, replaced=table.replaced - {person_id}) if person_id in table.replaced else table


def propose_stand_in(table: Table, person_id: int, press: str, now: float) -> Table:
    """The person proposes to the others that a computer plays for the one whose time is up, or agrees to that.

    Another proposal that is open does not prevent it if the late person made it: it gives way.

    Raises Refused.
    """
    require_seat(table, person_id)
    if table.clock is None or not table.clock.up or table.waiting_for is None:
        raise Refused("time-not-up")
    late = require_seat(table, table.waiting_for)
    if table.proposal is not None and table.proposal.proposer == table.waiting_for:
        table = replace(table, proposal=None)
    return consent.propose(table, person_id, StandIn(late, table.stand_in), press, now)


def hand_over(table: Table) -> Table:
    """A computer plays the seat of the person whose time is up, where the table has chosen that."""
    late = table.clock is not None and table.clock.up
    if not late or table.waiting_for is None or table.preferences.when_late is not WhenLate.COMPUTER:
        return table
    handed_over = play.leave(table, table.waiting_for, None, Change.TIME_UP)
    return replace(handed_over, replaced=handed_over.replaced | {table.waiting_for})


def _clock_of(table: Table, person_id: int) -> TurnClock | None:
    """The running turn's clock, if it is that person's."""
    return table.clock if table.waiting_for == person_id else None


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
            table_id, lambda table: propose_stand_in(table, person_id, press, self._now()), pressed=True
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
            held = follow_holiday(table, person_id, until, self._now(), attended)
            return showing.with_holidays_changed(held, person_id)

        return await self._repository.change(stored.id, change, fold=stored.row.waiting_for == person_id)

    # What the caretaker does

    async def follow_holiday(self, table_id: int, person_id: int, until: float | None) -> PublicTable:
        """The clock stands still until then if the table waits for the person, and goes on where that is None."""
        return await self._change(
            table_id,
            lambda table, attended: follow_holiday(table, person_id, until, self._now(), attended, remind=True),
        )

    async def adjust(self, table_id: int) -> PublicTable:
        """Notes that the time is up, or that its end has moved. A seat that goes to a computer by itself does so."""
        table = await self._change(table_id, lambda table, attended: adjust(table, self._now(), attended))
        if table.clock is None or not table.clock.up or table.preferences.when_late is not WhenLate.COMPUTER:
            return table
        return await self._repository.update(table_id, hand_over)

    async def asks_for_reminder(self, table: PublicTable) -> bool:
        """Whether the person whom the table waits for should be reminded now."""
        if table.clock is None:
            return False
        attended = await self.attended.seconds(table.guild_id)
        return clocks.asks_for_reminder(table.clock, table.preferences.pace, self._now(), attended)

    async def remember_reminded(self, table_id: int, person_id: int, message: Posted | None) -> None:
        """The person in turn was reminded, by that message if it is to be taken away after their turn."""

        def change(table: Table, attended: float) -> Table:
            return reminded(showing.reminded(table, person_id, message), person_id, attended)

        await self._change(table_id, change)

    async def leave_unreminded(self, table_id: int, person_id: int) -> None:
        """The person does not want what was due."""
        await self._change(table_id, lambda table, attended: reminded(table, person_id, attended))

    async def _change(self, table_id: int, change: Callable[[Table, float], Table]) -> PublicTable:
        """``change`` gets the attended seconds there."""
        attended = await self.attended.seconds((await self._repository.loaded(table_id)).guild_id)
        return await self._repository.update(table_id, lambda table: change(table, attended))
