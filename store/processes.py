"""The processes that serve the database: which shards each has, and what it says of itself."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from store.attendance import carry_over
from store.fence import Fence
from store.group_commit import GroupCommit
from store.read_transactions import ReadTransactions
from store.rows import ServingProcess
from store.schema import serving_process
from store.shards import Shards

_LOCK = 0x53504C34


class Processes:
    """Raises DatabaseAway as the store does."""

    def __init__(self, reading: ReadTransactions, writing: GroupCommit, shards: Shards, fence: Fence) -> None:
        self._reading = reading
        self._writing = writing
        self._shards = shards
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
            if connection.dialect.name == "postgresql":
                # Of two that begin at once, the second sees what the first has done.
                await connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
            former = (await connection.execute(select(serving_process))).all()
            ended = [row.id for row in former if self._shards.overlap(_shards(row))]
            # Waits for what they are just writing.
            await connection.execute(delete(serving_process).where(serving_process.c.id.in_(ended)))
            await carry_over(connection, self._shards.count)
            begun = await connection.execute(insert(serving_process).values(values).returning(serving_process.c.id))
            return int(begun.scalar_one())

        self._fence.hold(await self._writing.write(take_over))

    async def report(self, figures: Mapping[str, float], now: float) -> None:
        """What this process says of itself."""
        own = serving_process.c.id == self._fence.process

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(update(serving_process).where(own).values(figures=dict(figures), reported_at=now))

        await self._writing.write(write)

    async def present(self) -> list[ServingProcess]:
        """All of them, by their shards."""
        query = select(serving_process).order_by(serving_process.c.first_shard, serving_process.c.id)
        async with self._reading() as connection:
            return [
                ServingProcess(row.id, str(_shards(row)), row.since, row.reported_at, row.figures or {})
                for row in await connection.execute(query)
            ]

    async def end(self) -> None:
        """This process serves nothing any more, and may write nothing more."""
        own = serving_process.c.id == self._fence.process
        if self._fence.process is not None:
            await self._writing.write(lambda connection: connection.execute(delete(serving_process).where(own)))


def _shards(row: Row[tuple[object, ...]]) -> Shards:
    return Shards(row.first_shard, row.last_shard, row.shard_count)
