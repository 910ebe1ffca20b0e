"""What the server's key is recognised by."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from store.group_commit import GroupCommit
from store.read_transactions import ReadTransactions
from store.schema import key_check
from store.statements import insert_if_absent


class KeyCheck:
    """Raises DatabaseAway as the store does."""

    def __init__(self, reading: ReadTransactions, writing: GroupCommit) -> None:
        self._reading = reading
        self._writing = writing

    async def value(self) -> str | None:
        """None before there was a key."""
        async with self._reading() as connection:
            return (await connection.execute(select(key_check.c.value))).scalar_one_or_none()

    async def keep(self, value: str) -> str:
        """Keeps the value if there is none yet. Returns the one that is kept."""

        async def write(connection: AsyncConnection) -> str:
            await insert_if_absent(connection, key_check, {"id": 1, "value": value})
            return str((await connection.execute(select(key_check.c.value))).scalar_one())

        return await self._writing.write(write)
