"""Attended seconds: the time during which the bot ran and looked, by a minute between two looks at most.

So a person loses no time while the bot is away, the machine sleeps, or the system's clock jumps. Each shard has its own
count, which continues in whichever process serves it; a server that is unavailable, or whose shard has no session,
misses the time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from store.store import Store

LONGEST_STEP_SECONDS = 60.0
"""The most that is counted between two looks: the clock may have jumped or the machine slept in between."""

GAP_SECONDS = 5 * 60.0
"""Two looks that lie further apart, or in the wrong order, mean that the clock has jumped or nothing was running."""

GRACE_SECONDS = 5 * 60.0
"""After a start, a gap or a jump, what the calendar ends waits for this long."""

KEEP_EVERY_SECONDS = 60.0
"""Seconds between two savings of the count.

What a process that is killed has counted since is time that people gain.
"""


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
        """Tell whether the server has been attended for `GRACE_SECONDS` without a gap: the clock can be trusted."""
        now, since = self._now(), max(self._steady_since, self._away_until.get(guild_id, 0.0))
        return 0 <= now - self._looked_at <= GAP_SECONDS and now - since >= GRACE_SECONDS

    async def look(self, away: frozenset[int] = frozenset()) -> bool:
        """Counts the time since the last look for all servers that are not ``away``, at every look of the caretaker's.

        Returns whether the clock has been set back.
        """
        now, before, looked_at = self._now(), await self._present(), self._looked_at
        self._attendance = Attendance(before.at(now), now)
        self.away, self._looked_at = away, now
        # A jump or a gap: what the calendar says cannot be trusted at once.
        if not 0 <= now - looked_at <= GAP_SECONDS:
            self._steady_since = now
        for guild_id in away:
            # Exactly as much as was counted for all, so that the server's own count stands still.
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
