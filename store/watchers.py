"""Who watches which table: asked by person, by table, and for those whose table is over."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import ColumnElement, Integer, Select, bindparam, delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from store.group_commit import GroupCommit
from store.read_transactions import ReadTransactions
from store.schema import HIGHEST_TABLE_ID, game_table, watcher
from store.shards import Shards
from store.statements import lock_person, upsert


@dataclass(frozen=True, slots=True)
class Watcher:
    """``notice`` says how the person is notified of the table's end."""

    table_id: int
    person_id: int
    notice: str


class Watchers:
    """Raises DatabaseAway as the store does. A table that is deleted takes its watchers along.

    ``shards`` are those of this process.
    """

    def __init__(self, reading: ReadTransactions, writing: GroupCommit, shards: Shards) -> None:
        self._reading = reading
        self._writing = writing
        self._shards = shards

    async def of_table(self, table_id: int) -> list[Watcher]:
        return await self._found(watcher.c.table_id == table_id)

    async def of_person(self, person_id: int) -> list[Watcher]:
        """The table that was opened last comes first."""
        return await self._found(watcher.c.person_id == person_id)

    async def add(self, new: Watcher, most: int) -> bool:
        """Notes that the person watches the table, or is to be notified in another way.

        Returns False, and nothing has changed, if they watch the ``most`` tables already.
        """
        watched = select(func.count()).where(watcher.c.person_id == new.person_id, watcher.c.table_id != new.table_id)

        async def write(connection: AsyncConnection) -> bool:
            # Counted where it is written: two presses at once do not both take the last place.
            await lock_person(connection, new.person_id)
            if (await connection.execute(watched)).scalar_one() >= most:
                return False
            values = {"table_id": new.table_id, "person_id": new.person_id, "notice": new.notice}
            await upsert(connection, watcher, [values])
            return True

        return await self._writing.write(write)

    async def remove(self, table_id: int, person_id: int) -> None:
        if table_id > HIGHEST_TABLE_ID:
            return
        this = (watcher.c.table_id == table_id) & (watcher.c.person_id == person_id)

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(delete(watcher).where(this))

        await self._writing.write(write)

    async def ended_tables(self, limit: int) -> list[int]:
        """Tables of this process that are over and still have watchers, who are to be notified."""
        return await self._reading.scalars(_ended(self._shards), {"limit": limit})

    async def _found(self, which: ColumnElement[bool]) -> list[Watcher]:
        columns = select(watcher.c.table_id, watcher.c.person_id, watcher.c.notice)
        rows = await self._reading.rows(columns.where(which).order_by(watcher.c.table_id.desc()))
        return [Watcher(row.table_id, row.person_id, row.notice) for row in rows]


@cache
def _ended(shards: Shards) -> Select[Any]:
    over = select(watcher.c.table_id).join(game_table, game_table.c.id == watcher.c.table_id)
    ended = over.where(~game_table.c.open, shards.among(game_table.c.guild_id))
    return ended.distinct().order_by(watcher.c.table_id).limit(bindparam("limit", type_=Integer))
