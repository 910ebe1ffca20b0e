"""The clock of a turn, and the attended time that it counts.

A clock counts *attended seconds*: the time during which the bot ran and the caretaker looked, by a minute between two
looks at most. So a person loses no time while the bot is away, the machine sleeps, or the system's clock jumps. Each
shard has its own count, which continues in whichever process serves it; a server that is unavailable, or whose shard
has no session, misses the time. A clock stands still while its person is on holiday.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from host.table.table_preferences import Pace
from store.store import Store

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

    person_id: int
    clock: TurnClock


def started(pace: Pace, now: float, attended: float) -> TurnClock:
    """The clock of a turn that begins now."""
    return TurnClock(began=attended, ends_at=now + pace.limit_seconds)


def spent(clock: TurnClock, attended: float) -> float:
    """The seconds that the person has had."""
    return max(0.0, (attended if clock.held_at is None else clock.held_at) - clock.began)


def left(clock: TurnClock, pace: Pace, attended: float) -> float:
    """The seconds that the person still has."""
    return max(0.0, pace.limit_seconds - spent(clock, attended))


def is_up(clock: TurnClock, pace: Pace, attended: float) -> bool:
    return clock.up or (not clock.is_held and left(clock, pace, attended) <= 0)


def reminders_due(clock: TurnClock, pace: Pace, attended: float) -> int:
    """The number of the pace's reminders whose time has come, those that the person has had included."""
    had = spent(clock, attended)
    return sum(had >= mark for mark in pace.reminder_seconds)


def asks_for_reminder(clock: TurnClock, pace: Pace, now: float, attended: float) -> bool:
    """Whether the person should be reminded now: a mark has been passed, or what had to wait for a time need not."""
    if clock.is_held or is_up(clock, pace, attended):
        return False
    if clock.remind_at is not None:
        return now >= clock.remind_at
    return reminders_due(clock, pace, attended) > clock.reminders


def next_event(clock: TurnClock, pace: Pace, now: float, attended: float) -> float | None:
    """When something is to be done about the clock next, in seconds since 1970; None for never."""
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
    ends_at = now + left(clock, pace, attended)
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
    return replace(clock, ends_at=now + left(clock, pace, attended))


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


LONGEST_STEP_SECONDS = 60.0
"""The most that is counted between two looks: the clock may have jumped or the machine slept in between."""

GAP_SECONDS = 5 * 60.0
"""Two looks that lie further apart, or in the wrong order, mean that the clock has jumped or nothing was running."""

GRACE_SECONDS = 5 * 60.0
"""After a start, a gap or a jump, what the calendar ends waits for this long."""

KEEP_EVERY_SECONDS = 60.0
"""How often the count is stored. What a process that is killed has counted since is time that people gain."""


@dataclass(frozen=True, slots=True)
class Attendance:
    """``seconds`` were counted up to ``looked_at``, in seconds since 1970."""

    seconds: float
    looked_at: float

    def at(self, now: float) -> float:
        """The seconds counted by then."""
        return self.seconds + min(max(now - self.looked_at, 0.0), LONGEST_STEP_SECONDS)


class AttendedTime:
    """The count of this process since its start, which comes on top of what is stored for its shards.

    What a server has missed, because no press there could arrive, is taken off its own. ``away`` are the servers of
    which that was true at the last look, direct messages among them.
    """

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._attendance: Attendance | None = None
        self._former: dict[int, float] = {}
        self._missed: dict[int, float] = {}
        self._unkept: set[int] = set()
        self._kept = self._steady_since = self._looked_at = 0.0
        self._away_until: dict[int, float] = {}
        self.away: frozenset[int] = frozenset()

    async def seconds(self, guild_id: int) -> float:
        """The seconds counted by now for that server."""
        present, shards = await self._present(), self._store.shards
        if shards.own(guild_id):
            counted = self._former[shards.of(guild_id)] + present.at(self._now())
            return counted - self._missed.get(guild_id, 0.0)
        stored = (await self._store.attendance.of_shards()).get(shards.of(guild_id))
        missed = (await self._store.attendance.missed()).get(guild_id, 0.0)
        # Its process goes on counting, and stores that now and then.
        return 0.0 if stored is None else Attendance(*stored).at(self._now()) - missed

    def is_steady(self, guild_id: int) -> bool:
        """Whether the server has been attended for `GRACE_SECONDS` without a gap: the clock can be trusted."""
        now, since = self._now(), max(self._steady_since, self._away_until.get(guild_id, 0.0))
        return 0 <= now - self._looked_at <= GAP_SECONDS and now - since >= GRACE_SECONDS

    async def look(self, away: frozenset[int] = frozenset()) -> bool:
        """Counts the time since the last look for all servers that are not ``away``, at every look of the caretaker's.

        Returns whether the clock has been set back.
        """
        now, before, looked_at = self._now(), await self._present(), self._looked_at
        self._attendance = Attendance(before.at(now), now)
        self.away, self._looked_at = away, now
        if not 0 <= now - looked_at <= GAP_SECONDS:
            self._steady_since = now
        for guild_id in away:
            missed = self._missed.get(guild_id, 0.0) + self._attendance.seconds - before.seconds
            self._missed[guild_id], self._away_until[guild_id] = missed, now
        self._unkept |= away
        if self._attendance.seconds - self._kept >= KEEP_EVERY_SECONDS:
            counted = {shard: former + self._attendance.seconds for shard, former in self._former.items()}
            unkept, self._unkept = self._unkept, set()
            await self._store.attendance.keep(counted, now, {guild_id: self._missed[guild_id] for guild_id in unkept})
            self._kept = self._attendance.seconds
        return now < looked_at

    async def _present(self) -> Attendance:
        if self._attendance is None:
            stored, missed = await self._store.attendance.of_shards(), await self._store.attendance.missed()
            if self._attendance is None:
                self._former = {shard: stored.get(shard, (0.0, 0.0))[0] for shard in self._store.shards.numbers}
                self._missed = missed
                self._attendance = Attendance(0.0, self._now())
        return self._attendance
