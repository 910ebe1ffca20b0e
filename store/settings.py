"""What servers and people have chosen: a row for each value."""

from __future__ import annotations

from sqlalchemy import Column, Table, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from store.group_commit import GroupCommit
from store.personal_data import Reading
from store.rows import Change, Changed, Json
from store.statements import upsert


class Settings:
    """The settings of one kind of owner, by the ids in the column ``owner``. Raises DatabaseAway as the store does.

    Other processes learn that ``changed`` of an owner's id has happened.
    """

    def __init__(
        self, reading: Reading, writing: GroupCommit, table: Table, owner: Column[int], changed: Changed
    ) -> None:
        self._reading = reading
        self._writing = writing
        self._table = table
        self._owner = owner
        self._changed = changed

    async def of(self, owner_id: int) -> Json:
        """The values that were chosen, by key."""
        columns = self._table.c
        async with self._reading() as connection:
            rows = await connection.execute(select(columns.key, columns.value).where(self._owner == owner_id))
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
