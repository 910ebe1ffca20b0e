"""The time during which the bot was there, which the clocks of turns count.

It grows while the caretaker looks, by a minute between two looks at most. So a machine that slept, a process that did
not run, and a system's clock that jumps in either direction take nobody's time away. Each shard has a count of its own,
which goes on in whichever process serves it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from store.store import Store

LONGEST_STEP_SECONDS = 60.0
"""The most that is counted between two looks: nobody knows what the clock or the machine did in between."""

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

    def looked(self, now: float) -> Attendance:
        """The count as a look at that time leaves it."""
        return Attendance(self.at(now), now)


class AttendedTime:
    """The count of this process since its start, which comes on top of what is stored for its shards."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._attendance: Attendance | None = None
        self._former: dict[int, float] = {}
        self._kept = 0.0

    async def seconds(self, guild_id: int) -> float:
        """The seconds counted by now for that server."""
        present, shards = await self._present(), self._store.shards
        if shards.own(guild_id):
            return self._former[shards.of(guild_id)] + present.at(self._now())
        stored = (await self._store.attendance.of_shards()).get(shards.of(guild_id))
        # Its process goes on counting, and stores that now and then.
        return 0.0 if stored is None else Attendance(stored.seconds, stored.kept_at).at(self._now())

    async def look(self) -> None:
        """Counts the time since the last look. To be called at every look of the caretaker's."""
        self._attendance = (await self._present()).looked(self._now())
        if self._attendance.seconds - self._kept >= KEEP_EVERY_SECONDS:
            counted = {shard: former + self._attendance.seconds for shard, former in self._former.items()}
            await self._store.attendance.keep(counted, self._now())
            self._kept = self._attendance.seconds

    async def _present(self) -> Attendance:
        if self._attendance is None:
            stored = await self._store.attendance.of_shards()
            if self._attendance is None:
                self._former = {
                    shard: stored[shard].seconds if shard in stored else 0.0 for shard in self._store.shards.numbers
                }
                self._attendance = Attendance(0.0, self._now())
        return self._attendance
