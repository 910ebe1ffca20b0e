"""The bot's processes: what each says of itself, their attendance and key, and what they share of Discord's limits."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

from sqlalchemy import Double, Row, case, cast, delete, extract, func, insert, literal, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from store.cluster import Fence, Shards
from store.outage import Outage
from store.rows import ServingProcess
from store.schema import attendance, key_check, missed_time, request_budget, serving_process, session_start
from store.statements import dialect_insert, insert_if_absent, lock, upsert
from store.transactions import GroupCommit, ReadTransactions, StorePart

_LOCK = 0x53504C34

PAUSE_SECONDS = 5.5
"""Discord's five, and what a network may add."""

REQUESTS_A_SECOND = 50
"""Requests a second that Discord allows a bot, unless it has raised that for a large one."""

LONGEST_QUEUE_SECONDS = 900
"""Nobody waits for an answer for longer. Where requests seem to be given away for longer, the clock was wrong."""


class Processes(StorePart):
    def __init__(self, reading: ReadTransactions, writing: GroupCommit, shards: Shards, fence: Fence) -> None:
        super().__init__(reading, writing, shards)
        self._fence = fence

    @property
    def own(self) -> int | None:
        """The number of this process, None while it serves nothing."""
        return self._fence.process

    async def begin(self, now: float) -> None:
        """This process serves its shards from now on, and one that had any of them before writes nothing any more.

        The caller must have the sole use of the shards (`store.sole_use`).
        """
        values = {
            "first_shard": self._shards.first,
            "last_shard": self._shards.last,
            "shard_count": self._shards.count,
            "since": now,
        }

        async def take_over(connection: AsyncConnection) -> int:
            # Of two that begin at once, the second sees what the first has done.
            await lock(connection, _LOCK)
            former = (await connection.execute(select(serving_process))).all()
            ended = [row.id for row in former if self._shards.overlap(_shards(row))]
            # Waits for what they are just writing.
            await connection.execute(delete(serving_process).where(serving_process.c.id.in_(ended)))
            await _carry_over(connection, self._shards.count)
            begun = await connection.execute(insert(serving_process).values(values).returning(serving_process.c.id))
            return int(begun.scalar_one())

        self._fence.process = await self._writing.write(take_over)

    async def report(self, figures: Mapping[str, float], now: float) -> None:
        """Store this process's own figures, for the others to read."""
        own = serving_process.c.id == self._fence.process
        await self._writing.execute(update(serving_process).where(own).values(figures=dict(figures), reported_at=now))

    async def present(self) -> list[ServingProcess]:
        """All of them, by their shards."""
        query = select(serving_process).order_by(serving_process.c.first_shard, serving_process.c.id)
        return [
            ServingProcess(row.id, str(_shards(row)), row.since, row.reported_at, row.figures or {})
            for row in await self._reading.rows(query)
        ]

    async def end(self) -> None:
        """This process serves nothing any more, and may write nothing more."""
        own = serving_process.c.id == self._fence.process
        # A process that never began, or was refused, has no row to delete.
        if self._fence.process is not None:
            await self._writing.execute(delete(serving_process).where(own))


def _shards(row: Row[tuple[object, ...]]) -> Shards:
    return Shards(row.first_shard, row.last_shard, row.shard_count)


class KeptAttendance(StorePart):
    async def of_shards(self) -> dict[int, tuple[float, float]]:
        """The seconds that were kept last, and when, by shard; nothing at first."""
        rows = await self._reading.rows(select(attendance))
        return {row.shard: (row.seconds, row.kept_at) for row in rows}

    async def missed(self) -> dict[int, float]:
        """The seconds of its shard's that do not count for a server, by server."""
        return {row.guild_id: row.seconds for row in await self._reading.rows(select(missed_time))}

    async def keep(self, seconds: Mapping[int, float], now: float, missed: Mapping[int, float]) -> None:
        """Store by shard the attended seconds as of ``now``, and by server those that it has missed."""
        values = [{"shard": shard, "seconds": each, "kept_at": now} for shard, each in seconds.items()]
        off = [{"guild_id": guild_id, "seconds": each} for guild_id, each in missed.items()]

        async def write(connection: AsyncConnection) -> None:
            await upsert(connection, attendance, values)
            if off:
                await upsert(connection, missed_time, off)

        await self._writing.write(write)


async def _carry_over(connection: AsyncConnection, count: int) -> None:
    """Begin each new shard with the least that any former one had counted.

    So no turn has lasted for longer than it had before; some have lasted for less.
    """
    kept = list((await connection.execute(select(attendance.c.seconds))).scalars())
    # The number of shards is all that matters: which servers a shard has follows from it.
    if len(kept) == count:
        return
    await connection.execute(delete(attendance))
    # The longest-served shard's count would let clocks of the others run out all at once.
    least = min(kept, default=0.0)
    values = [{"shard": shard, "seconds": least, "kept_at": 0.0} for shard in range(count)]
    await connection.execute(insert(attendance), values)


class KeyCheck(StorePart):
    async def value(self) -> str | None:
        """None before there was a key."""
        return next(iter(await self._reading.scalars(select(key_check.c.value))), None)

    async def keep(self, value: str) -> str:
        """Keeps the value if there is none yet. Returns the one that is kept."""

        async def write(connection: AsyncConnection) -> str:
            await insert_if_absent(connection, key_check, {"id": 1, "value": value})
            return str((await connection.execute(select(key_check.c.value))).scalar_one())

        return await self._writing.write(write)


class SessionStarts:
    """Starts of sessions, counted across processes: where one process has all shards, its memory knows enough.

    ``clock`` returns seconds and never goes back.
    """

    def __init__(self, writing: GroupCommit, shards: Shards, clock: Callable[[], float] = time.monotonic) -> None:
        self._writing = writing
        self._is_alone = shards.are_all
        self._clock = clock
        self._free_at: dict[int, float] = {}

    async def take(self, remainder: int) -> float:
        """Returns 0 if a session of that remainder may begin now, else in how many seconds to ask again."""
        # A question to the database for each session would make every start slower for nothing.
        if self._is_alone:
            wait = self._free_at.get(remainder, 0.0) - self._clock()
            if wait <= 0:
                self._free_at[remainder] = self._clock() + PAUSE_SECONDS
            return max(0.0, wait)
        return await self._writing.write(lambda connection: _take(connection, remainder))


async def _take(connection: AsyncConnection, remainder: int) -> float:
    now = cast(extract("epoch", func.clock_timestamp()), Double)
    taking = dialect_insert(session_start, "postgresql").values(remainder=remainder, free_at=now + PAUSE_SECONDS)
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
    # At least a moment, so that nobody asks again and again when the clock has just passed.
    return max(0.1, float((await connection.execute(wait)).scalar_one()))


class RequestBudget:
    """Raises DatabaseAway as the store does. Only PostgreSQL has it, where several processes are."""

    def __init__(self, engine: AsyncEngine, outage: Outage) -> None:
        self._engine = engine
        self._outage = outage

    async def reserve(self, count: int, *, burst: float, per_second: float) -> float:
        """Returns in how many seconds the first of the requests may go out, perhaps less than 0.

        The others follow at ``per_second``; ``burst`` may go out at once after a pause.
        """
        now = cast(extract("epoch", func.clock_timestamp()), Double)
        taken, saved_up = literal(count / per_second, Double), literal((burst - 1) / per_second, Double)
        first = dialect_insert(request_budget, "postgresql").values(id=1, free_at=now - saved_up + taken)
        free_at = request_budget.c.free_at
        # A time beyond any queue, or long past, was written by a wrong clock or before a pause: begin afresh.
        is_true = free_at.between(now - saved_up, now + LONGEST_QUEUE_SECONDS)
        reserved = first.on_conflict_do_update(
            index_elements=["id"], set_={"free_at": case((is_true, free_at), else_=now - saved_up) + taken}
        )
        try:
            async with self._engine.begin() as connection:
                # What a crash of the server takes away is a second of the limit: no wait for the disk is worth that.
                await connection.execute(text("SET LOCAL synchronous_commit = off"))
                wait = reserved.returning(free_at - taken - now)
                return float((await connection.execute(wait)).scalar_one())
        except Exception as error:
            raise self._outage.translated(error) from error
