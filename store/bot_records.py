"""What is stored of the bot itself: for how long it has been there, and a check of the server's key."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from store.schema import attendance, key_check
from store.statements import insert_if_absent, upsert
from store.transactions import StorePart

_ALL = select(attendance)


class KeptAttendance(StorePart):
    async def of_shards(self) -> dict[int, tuple[float, float]]:
        """The seconds that were kept last, and when, by shard; nothing at first."""
        rows = await self._reading.rows(_ALL)
        return {row.shard: (row.seconds, row.kept_at) for row in rows}

    async def keep(self, seconds: Mapping[int, float], now: float) -> None:
        values = [{"shard": shard, "seconds": each, "kept_at": now} for shard, each in seconds.items()]
        await self._writing.write(lambda connection: upsert(connection, attendance, values))


async def carry_over(connection: AsyncConnection, count: int) -> None:
    """Where the servers are divided into another number of shards, each begins with the least that any had counted.

    So no turn has lasted for longer than it had before; some have lasted for less.
    """
    kept = list((await connection.execute(select(attendance.c.seconds))).scalars())
    if len(kept) == count:
        return
    await connection.execute(delete(attendance))
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
