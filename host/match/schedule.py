"""Schedule of a table: when something happens at it, and when the caretaker should look next. Pure.

What is due follows from the table and the time alone, so nothing is lost with the memory of a process, and a table that
changes is planned again with the very save that changes it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from host.match.running import is_reading
from host.posts import look_again
from host.table import turn_clock as clocks
from host.table.status import Status
from host.table.table import Table
from host.table.table_preferences import Pace
from host.table.turn_clock import LeftClock, TurnClock

LAST_LOOK_FOR_PERSON_SECONDS = 24 * 3600.0
"""A person for whom a table has waited longer than this is looked up once a week at most."""

LONG_WAIT_SECONDS = 2 * 60.0
"""A table that has waited this long for a person shows that, and they are notified, once a turn, if they want that."""

INVITATION_SECONDS = 30 * 60.0
"""An invitation without a press for this long is closed, unless the owner of the host sets another time."""

SLEEP_SECONDS = 7 * 24 * 3600.0
"""A match that everybody has left is cancelled after this long, and every table whose server has removed the bot."""

UNFINISHED_SECONDS = 30 * 24 * 3600.0
"""A match that has waited this long is cancelled, unless the owner of the host sets another time."""

LONGEST_PLAN_SECONDS = 8 * 24 * 3600.0
"""Nothing is planned further ahead. What seems to be was planned while the clock was wrong."""


@dataclass(frozen=True, slots=True)
class TableLimits:
    """The most open tables at which one person sits, on one server, and in all, when another is opened.

    An invitation without a press for ``invitation_seconds`` is closed, a match that has waited for
    ``unfinished_seconds`` cancelled. Matches are deleted ``finished_seconds`` after their end; None is never.
    """

    per_person: int = 10
    per_server: int = 50
    in_total: int = 1000
    invitation_seconds: float = INVITATION_SECONDS
    unfinished_seconds: float = UNFINISHED_SECONDS
    finished_seconds: float | None = None


def with_times(before: Table, after: Table, now: float, attended: float, *, pressed: bool) -> Table:
    """``after`` with the times that a change brings about. ``pressed``: people or computers did something.

    ``attended`` are the attended seconds by now.
    """
    if after.match is not None:
        after = replace(after, waiting_for=_person_awaited(after))
    elif not after.status.is_open or after.asleep:
        after = replace(after, waiting_for=None)
    started = before.status is Status.LOBBY and after.status is Status.PLAYING
    # Before the start every press is a sign of life; in a match only what changes the record is.
    moved = started or after.version != before.version or (pressed and after.status is Status.LOBBY)
    if moved:
        after = replace(after, moved_at=now)
    # Sleep does not count as waiting: the time begins when somebody is back.
    if moved or after.waiting_for != before.waiting_for or after.asleep != before.asleep:
        after = replace(after, waiting_since=now, waits_from=attended)
    clock, left_clock = _turn_clock(before, after, now, attended, moved=moved), _left_clock(before, after, moved=moved)
    after = replace(after, clock=clock, left_clock=left_clock)
    after = replace(after, replaced=frozenset(person for person in after.replaced if _may_take_back(after, person)))
    if before.status.is_open and not after.status.is_open:
        after = replace(after, ended_at=now, replaced=frozenset())
        if after.transcript is not None:
            # The table is closed to all, so those who could not join it need not be remembered.
            after = replace(after, kick=frozenset(), former_holders=frozenset(), known_to_forgotten=frozenset())
    # A clock that has been set back, or a count that was not kept, leaves times that are yet to come.
    moved_at, waiting_since = min(after.moved_at, now), min(after.waiting_since, now)
    return replace(after, moved_at=moved_at, waiting_since=waiting_since, waits_from=min(after.waits_from, attended))


def due_at(table: Table, now: float, attended: float, limits: TableLimits) -> float | None:
    """Time at which the caretaker should look at the table next; None for never."""
    waited = max(0.0, attended - table.waits_from)
    match table.status:
        case Status.LOBBY:
            return now + max(0.0, limits.invitation_seconds - waited)
        case Status.PLAYING:
            # At least once a week, since the time that counts can stand still while nobody attends.
            end = now + min(max(0.0, patience(table, limits.unfinished_seconds) - waited), SLEEP_SECONDS)
            if table.asleep:
                return end
            if table.waiting_for is not None and table.clock is not None:
                event = clocks.next_event(table.clock, table.preferences.pace, now, attended)
                end = end if event is None else min(end, event)
            # Nobody expects an answer any more within minutes; a question to Discord for each would be in vain.
            if table.waiting_for is not None and now - table.waiting_since > LAST_LOOK_FOR_PERSON_SECONDS:
                return end
            look = min(end, look_again(table.waiting_since, now))
            if table.waiting_for is None or table.display.long_wait:
                return look
            return min(look, now + max(0.0, LONG_WAIT_SECONDS - waited))
    # The save that should have stored them has failed: at once.
    if table.transcript is not None and not table.results_stored and table.lesson is None:
        return now
    return None


def patience(table: Table, unfinished_seconds: float) -> float:
    """For how long a running match that waits is not given up. A holiday of the person counts for nothing.

    By correspondence it is at least as long as two turns.
    """
    if table.asleep:
        return min(SLEEP_SECONDS, unfinished_seconds)
    pace, clock = table.preferences.pace, table.clock
    if pace.by_correspondence:
        unfinished_seconds = max(unfinished_seconds, 2 * pace.limit_seconds)
    if clock is None:
        return unfinished_seconds
    if clock.holiday_until is not None:
        # Patience begins when the holiday ends.
        return max(0.0, clock.holiday_until - table.waiting_since) + unfinished_seconds
    return unfinished_seconds + clock.held_seconds


def _person_awaited(table: Table) -> int | None:
    if table.status is not Status.PLAYING or table.asleep:
        return None
    # The learner, not a seat: their explanation comes before anybody's move.
    if is_reading(table):
        return table.leader
    if table.waits_for_nobody:
        return None
    holder = table.seats[table.running_match.to_act()[0]]
    return None if holder.person is None else holder.person.id


def _may_take_back(table: Table, person_id: int) -> bool:
    """Tell whether a computer plays a seat of the person, who need not have given it up for good."""
    return any(holder.belongs_to(person_id) and holder.away and not holder.resigned for holder in table.seats)


def _turn_clock(before: Table, after: Table, now: float, attended: float, *, moved: bool) -> TurnClock | None:
    """Each decision of the person begins the time for the next one. A person alone with computers has no clock."""
    if after.waiting_for is None or all(person.id == after.waiting_for for person in after.people):
        return None
    pace: Pace = after.preferences.pace
    # Another pace begins the turn's time again, so nobody is late by a change that others made.
    changes = moved or pace is not before.preferences.pace
    left_clock = before.left_clock
    if left_clock is not None and left_clock.person_id == after.waiting_for and not changes:
        return clocks.adjusted(left_clock.clock, pace, now, attended)
    begins = changes or after.waiting_for != before.waiting_for
    if after.clock is None or begins:
        return clocks.started(pace, now, attended)
    return clocks.adjusted(after.clock, pace, now, attended)


def _left_clock(before: Table, after: Table, *, moved: bool) -> LeftClock | None:
    """Leaving and coming back gives no new time; a person whose seat was given to a computer gets some."""
    if moved or after.status is not Status.PLAYING or after.waiting_for is not None:
        return None
    person_id = before.waiting_for
    if person_id is None or before.clock is None:
        return after.left_clock
    given_away = person_id in after.replaced or not _may_take_back(after, person_id)
    return None if given_away else LeftClock(person_id, before.clock)
