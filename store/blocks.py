"""The people and servers that the owner has blocked."""

from __future__ import annotations

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from store.group_commit import GroupCommit
from store.read_transactions import ReadTransactions
from store.rows import Change, Changed
from store.schema import blocked
from store.statements import insert_if_absent


class StoredBlocks:
    """By kind, ``person`` or ``server``, and id. Raises DatabaseAway as the store does."""

    def __init__(self, reading: ReadTransactions, writing: GroupCommit) -> None:
        self._reading = reading
        self._writing = writing

    async def all(self) -> set[tuple[str, int]]:
        rows = await self._reading.rows(select(blocked.c.kind, blocked.c.discord_id))
        return {(row.kind, row.discord_id) for row in rows}

    async def add(self, kind: str, discord_id: int, now: float) -> None:
        values = {"kind": kind, "discord_id": discord_id, "since": now}

        async def block(connection: AsyncConnection) -> None:
            await insert_if_absent(connection, blocked, values)
            await self._announce(connection)

        await self._writing.write(block)

    async def remove(self, kind: str, discord_id: int) -> None:
        async def forget(connection: AsyncConnection) -> None:
            await connection.execute(delete(blocked).where(blocked.c.kind == kind, blocked.c.discord_id == discord_id))
            await self._announce(connection)

        await self._writing.write(forget)

    async def _announce(self, connection: AsyncConnection) -> None:
        await self._writing.changes.announce(connection, [Change(Changed.BLOCKS)])
