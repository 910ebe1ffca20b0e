"""The clock of a turn: it counts attended seconds, and stands still while its person is on holiday.

``attended`` is the count of them on the table's server: the seconds during which the bot was there to be played with.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from host.table.seats import PersonId
from host.table.table_preferences import Pace

_SHOWN_EXACTLY_TO = 60.0
"""For an end that has moved by less than this many seconds the table is not drawn again."""


@dataclass(frozen=True, slots=True)
class TurnClock:
    """``began`` and ``held_at`` are attended seconds: when the turn began, and since when its clock has stood still.

    The other times are seconds since 1970. ``ends_at`` is when the time will be up if nothing comes between.
    ``holiday_until`` is when the clock goes on, None while it runs; ``held_seconds`` is for how long it has stood still
    before. ``reminders`` counts those of the pace that the person has had or missed, and the next one waits for
    ``remind_at`` if that is set. ``up``: the time is up, and everybody is shown that.
    """

    began: float
    ends_at: float
    held_at: float | None = None
    holiday_until: float | None = None
    held_seconds: float = 0.0
    reminders: int = 0
    remind_at: float | None = None
    up: bool = False

    @property
    def is_held(self) -> bool:
        return self.held_at is not None


@dataclass(frozen=True, slots=True)
class LeftClock:
    """The clock of a person who left in their turn: it is theirs again if they come back before a decision."""

    person_id: PersonId
    clock: TurnClock


def started(pace: Pace, now: float, attended: float) -> TurnClock:
    """The clock of a turn that begins now."""
    return TurnClock(began=attended, ends_at=now + pace.limit_seconds)


def spent(clock: TurnClock, attended: float) -> float:
    """The seconds that the person has had."""
    return max(0.0, (attended if clock.held_at is None else clock.held_at) - clock.began)


def remaining(clock: TurnClock, pace: Pace, attended: float) -> float:
    """The seconds that the person still has."""
    return max(0.0, pace.limit_seconds - spent(clock, attended))


def is_up(clock: TurnClock, pace: Pace, attended: float) -> bool:
    """Tell whether the person's time is over; a clock that is held never gets there."""
    return clock.up or (not clock.is_held and remaining(clock, pace, attended) <= 0)


def reminders_due(clock: TurnClock, pace: Pace, attended: float) -> int:
    """The number of the pace's reminders whose time has come, those that the person has had included."""
    had = spent(clock, attended)
    return sum(had >= mark for mark in pace.reminder_seconds)


def asks_for_reminder(clock: TurnClock, pace: Pace, now: float, attended: float) -> bool:
    """Tell whether to remind the person now: a mark has been passed, or what had to wait for a time need not."""
    if clock.is_held or is_up(clock, pace, attended):
        return False
    if clock.remind_at is not None:
        return now >= clock.remind_at
    return reminders_due(clock, pace, attended) > clock.reminders


def next_event(clock: TurnClock, pace: Pace, now: float, attended: float) -> float | None:
    """Time at which something is to be done about the clock next, in seconds since 1970; None for never."""
    if clock.holiday_until is not None:
        return max(now, clock.holiday_until)
    if clock.up:
        return clock.remind_at
    had = spent(clock, attended)
    events = [now + max(0.0, pace.limit_seconds - had)]
    if clock.remind_at is not None:
        events.append(max(now, clock.remind_at))
    else:
        events += [now + max(0.0, mark - had) for mark in pace.reminder_seconds[clock.reminders :]]
    return min(events)


def adjusted(clock: TurnClock, pace: Pace, now: float, attended: float) -> TurnClock:
    """The clock as it is by now: its end moves when the bot was away, and it never began in the future."""
    if clock.began > attended:
        clock = replace(clock, began=attended)
    if clock.up or clock.is_held:
        return clock
    ends_at = now + remaining(clock, pace, attended)
    return clock if abs(ends_at - clock.ends_at) < _SHOWN_EXACTLY_TO else replace(clock, ends_at=ends_at)


def held(clock: TurnClock, until: float, attended: float) -> TurnClock:
    """Stands still until then. Once the time is up, it is too late for that."""
    if clock.up:
        return clock
    since = attended if clock.held_at is None else clock.held_at
    return replace(clock, held_at=since, holiday_until=until, remind_at=None)


def released(clock: TurnClock, pace: Pace, now: float, attended: float) -> TurnClock:
    """Runs again with the time that was left."""
    if clock.held_at is None:
        return clock
    pause = max(0.0, attended - clock.held_at)
    clock = replace(
        clock,
        began=clock.began + pause,
        held_at=None,
        holiday_until=None,
        held_seconds=clock.held_seconds + pause,
    )
    return replace(clock, ends_at=now + remaining(clock, pace, attended))


def reminded(clock: TurnClock, pace: Pace, attended: float) -> TurnClock:
    """The clock once the person has been reminded: of all that was due at once."""
    return replace(clock, reminders=reminders_due(clock, pace, attended), remind_at=None)


def put_off(clock: TurnClock, until: float) -> TurnClock:
    """The next reminder waits until then."""
    return replace(clock, remind_at=until)


def run_out(clock: TurnClock, pace: Pace, now: float, attended: float) -> TurnClock:
    """Shows that the time is up, if it is. A notice that waits for a later moment still does."""
    if not is_up(clock, pace, attended):
        return clock
    waits = clock.remind_at is not None and clock.remind_at > now
    remind_at = clock.remind_at if waits else None
    if clock.up:
        return replace(clock, remind_at=remind_at)
    return replace(clock, up=True, ends_at=min(clock.ends_at, now), remind_at=remind_at)
