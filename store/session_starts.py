"""When the next session with Discord's gateway may begin: shards of one remainder wait for each other everywhere.

Discord says how many remainders there are (``max_concurrency``), and refuses a session that begins within five seconds
of another one of the same remainder.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from sqlalchemy import Double, cast, extract, func, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from store.group_commit import GroupCommit
from store.schema import session_start
from store.shards import Shards

PAUSE_SECONDS = 5.5
"""Discord's five, and what a network may add."""


class SessionStarts:
    """Where one process has all shards, its memory knows enough. ``clock`` returns seconds and never goes back."""

    def __init__(self, writing: GroupCommit, shards: Shards, clock: Callable[[], float] = time.monotonic) -> None:
        self._writing = writing
        self._is_alone = shards.are_all
        self._clock = clock
        self._free_at: dict[int, float] = {}

    async def take(self, remainder: int) -> float:
        """Returns 0 if a session of that remainder may begin now, else in how many seconds to ask again."""
        if self._is_alone:
            wait = self._free_at.get(remainder, 0.0) - self._clock()
            if wait <= 0:
                self._free_at[remainder] = self._clock() + PAUSE_SECONDS
            return max(0.0, wait)
        return await self._writing.write(lambda connection: _take(connection, remainder))


async def _take(connection: AsyncConnection, remainder: int) -> float:
    now = cast(extract("epoch", func.clock_timestamp()), Double)
    taking = insert(session_start).values(remainder=remainder, free_at=now + PAUSE_SECONDS)
    # The row is locked by then: of two that ask at once, the second waits for the first.
    taken = taking.on_conflict_do_update(
        index_elements=["remainder"],
        set_={"free_at": now + PAUSE_SECONDS},
        # Nothing is taken for longer than the pause: where it seems to be, the clock was wrong.
        where=~session_start.c.free_at.between(now, now + 2 * PAUSE_SECONDS),
    )
    if (await connection.execute(taken.returning(session_start.c.remainder))).first() is not None:
        return 0.0
    wait = select(session_start.c.free_at - now).where(session_start.c.remainder == remainder)
    return max(0.1, float((await connection.execute(wait)).scalar_one()))
