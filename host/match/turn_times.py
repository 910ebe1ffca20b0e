"""Effects of people, their holidays and time on the clock of a turn: pure functions from table to table.

``attended`` are attended seconds (`host.table.turn_clock`), other times are seconds since 1970.
"""

from __future__ import annotations

from dataclasses import replace

from host.match import consent, play
from host.match.running import require_seat
from host.refusal import Refused
from host.table import turn_clock
from host.table.proposal import StandIn
from host.table.table import Table
from host.table.table_log import Change
from host.table.table_preferences import WhenLate
from host.table.turn_clock import TurnClock


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
        # Live tables do not wait for holidays.
        still = clock.holiday_until == until or not pace.by_correspondence
        return table if still else replace(table, clock=turn_clock.held(clock, until, attended))
    if not clock.is_held:
        return table
    clock = turn_clock.released(clock, pace, now, attended)
    return replace(table, clock=turn_clock.put_off(clock, now) if remind else clock)


def adjust(table: Table, now: float, attended: float) -> Table:
    """Notes that the time is up, or that its end has moved because the bot was away."""
    if table.clock is None:
        return table
    pace = table.preferences.pace
    clock = turn_clock.adjusted(table.clock, pace, now, attended)
    clock = turn_clock.run_out(clock, pace, now, attended)
    return table if clock == table.clock else replace(table, clock=clock)


def reminded(table: Table, person_id: int, attended: float) -> Table:
    """The person has been reminded, or does not want to be, of what was due."""
    clock = _clock_of(table, person_id)
    if clock is None:
        return table
    return replace(table, clock=turn_clock.reminded(clock, table.preferences.pace, attended))


def put_off(table: Table, person_id: int, until: float) -> Table:
    """The person's next reminder waits until then."""
    clock = _clock_of(table, person_id)
    return table if clock is None else replace(table, clock=turn_clock.put_off(clock, until))


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
    # A proposal of the late person must not shield them.
    if table.proposal is not None and table.proposal.proposer == table.waiting_for:
        table = replace(table, proposal=None)
    return consent.propose(table, person_id, StandIn(late, table.stand_in), press, now)


def hand_over(table: Table) -> Table:
    """A computer plays the seat of the person whose time is up, where the table has chosen that."""
    late = table.clock is not None and table.clock.up
    if not late or table.waiting_for is None or table.preferences.when_late is not WhenLate.COMPUTER:
        return table
    handed_over = play.leave(table, table.waiting_for, None, Change.TIME_UP)
    # They are told by a letter that a computer plays for them; until then they are remembered here.
    return replace(handed_over, replaced=handed_over.replaced | {table.waiting_for})


def _clock_of(table: Table, person_id: int) -> TurnClock | None:
    """The running turn's clock, if it is that person's."""
    return table.clock if table.waiting_for == person_id else None
