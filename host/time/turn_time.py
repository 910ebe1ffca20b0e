"""What the time of a turn does to a table. Pure: a table in, a table out; ``attended`` are attended seconds."""

from __future__ import annotations

from dataclasses import replace

from host.match import consent, play
from host.match.running import require_seat
from host.refusal import Refused
from host.table.proposal import StandIn
from host.table.table import Table
from host.table.table_log import Change
from host.table.table_preferences import WhenLate
from host.time import clock as clocks
from host.time.clock import TurnClock


def hold(table: Table, person_id: int, until: float, attended: float) -> Table:
    """The clock of that person, if the table waits for them by correspondence, stands still until then."""
    clock = _clock_of(table, person_id)
    if clock is None or not table.preferences.pace.by_correspondence or clock.holiday_until == until:
        return table
    return replace(table, clock=clocks.held(clock, until, attended))


def release(table: Table, person_id: int, now: float, attended: float, *, remind: bool) -> Table:
    """The person's clock goes on; ``remind``: they are to be written to."""
    clock = _clock_of(table, person_id)
    if clock is None or not clock.is_held:
        return table
    clock = clocks.released(clock, table.preferences.pace, now, attended)
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
