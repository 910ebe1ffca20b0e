"""What servers and people have chosen: a row for each value."""

from __future__ import annotations

from functools import cache
from typing import Any

from sqlalchemy import Column, Select, Table, bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from store.group_commit import GroupCommit
from store.read_transactions import ReadTransactions
from store.rows import Change, Changed, Json
from store.statements import upsert


class Settings:
    """The settings of one kind of owner, by the ids in the column ``owner``. Raises DatabaseAway as the store does.

    Other processes learn that ``changed`` of an owner's id has happened.
    """

    def __init__(
        self, reading: ReadTransactions, writing: GroupCommit, table: Table, owner: Column[int], changed: Changed
    ) -> None:
        self._reading = reading
        self._writing = writing
        self._table = table
        self._owner = owner
        self._changed = changed

    async def of(self, owner_id: int) -> Json:
        """The values that were chosen, by key."""
        rows = await self._reading.rows(_chosen(self._table, self._owner), {"owner": owner_id})
        return {row.key: row.value for row in rows}

    async def set(self, owner_id: int, key: str, value: object) -> None:
        """None forgets what was chosen."""
        table, owner = self._table, self._owner

        async def write(connection: AsyncConnection) -> None:
            if value is None:
                await connection.execute(delete(table).where(owner == owner_id, table.c.key == key))
            else:
                await upsert(connection, table, [{owner.name: owner_id, "key": key, "value": value}])
            await self._writing.changes.announce(connection, [Change(self._changed, owner_id)])

        await self._writing.write(write)


@cache
def _chosen(table: Table, owner: Column[int]) -> Select[Any]:
    return select(table.c.key, table.c.value).where(owner == bindparam("owner"))
