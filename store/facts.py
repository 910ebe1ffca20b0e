"""Counted facts of matches that are over, by seat; and which matches nobody has counted yet.

The facts of a seat are its ``numbers`` by name and its ``luck``, as `host.results.statistics` writes them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import Integer, Select, bindparam, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from store.cluster import Shards
from store.deeds import replace_deeds
from store.rows import Json
from store.schema import analysis, due_facts, game_table, seat_facts, seat_result, table_seat
from store.statements import insert_all, insert_if_absent
from store.transactions import StorePart


class StoredFacts(StorePart):
    async def due(self, now: float, limit: int) -> list[int]:
        """Tables of this process whose facts are to be found by ``now``, those that were opened last first."""
        return await self._reading.scalars(_due(self._shards), {"now": now, "limit": limit})

    async def due_of_person(self, person_id: int, limit: int) -> list[int]:
        """Tables where the person had a seat and that have no facts yet, those that were opened last first."""
        seats = select(due_facts.c.table_id).join(table_seat, table_seat.c.table_id == due_facts.c.table_id)
        query = seats.where(table_seat.c.person_id == person_id).order_by(due_facts.c.table_id.desc()).limit(limit)
        return await self._reading.scalars(query)

    async def is_due(self, table_id: int) -> bool:
        """Tell whether the facts of that table are still to be found, whenever that is planned."""
        query = select(due_facts.c.table_id).where(due_facts.c.table_id == table_id)
        return bool(await self._reading.rows(query))

    async def postpone(self, table_id: int, due_at: float) -> None:
        """Look at the table's facts again at ``due_at``, in seconds since 1970."""
        await self._writing.execute(update(due_facts).where(due_facts.c.table_id == table_id).values(due_at=due_at))

    async def keep(self, table_id: int, facts: Sequence[Json], deeds: Sequence[Json] = ()) -> None:
        """Stores what was found of each seat, in their order, in place of what was found before; an empty ``facts``
        means that there is nothing to find. ``deeds`` are a seat, a name and a number each.

        Nothing happens if the table has been counted or deleted meanwhile.
        """
        values = [{"table_id": table_id, "seat": seat, **of_seat} for seat, of_seat in enumerate(facts)]

        async def write(connection: AsyncConnection) -> None:
            # A transaction that deletes the table waits for this row, or has deleted both.
            exists = select(game_table.c.id).where(game_table.c.id == table_id).with_for_update()
            if (await connection.execute(exists)).first() is None:
                return
            was_due = await connection.execute(delete(due_facts).where(due_facts.c.table_id == table_id))
            if was_due.rowcount:
                await connection.execute(delete(seat_facts).where(seat_facts.c.table_id == table_id))
                await insert_all(connection, seat_facts, values)
                await replace_deeds(connection, table_id, deeds)

        await self._writing.write(write)

    async def of_table(self, table_id: int) -> list[Json]:
        """Of each seat, in their order; empty where nothing was found, or not yet."""
        query = select(seat_facts.c.numbers, seat_facts.c.luck).where(seat_facts.c.table_id == table_id)
        rows = await self._reading.rows(query.order_by(seat_facts.c.seat))
        return [dict(row._mapping) for row in rows]

    async def of_person(self, person_id: int) -> dict[tuple[int, int], Json]:
        """Of all the person's seats, by table and seat."""
        same = (seat_result.c.table_id == seat_facts.c.table_id) & (seat_result.c.seat == seat_facts.c.seat)
        query = select(seat_facts).join(seat_result, same).where(seat_result.c.person_id == person_id)
        rows = await self._reading.rows(query)
        return {(row.table_id, row.seat): {"numbers": row.numbers, "luck": row.luck} for row in rows}

    async def analysis_of(self, table_id: int) -> Sequence[Any] | None:
        """Analysis that `keep_analysis` stored for the table."""
        rows = await self._reading.rows(select(analysis.c.found).where(analysis.c.table_id == table_id))
        found: Sequence[Any] | None = rows[0].found if rows else None
        return found

    async def analyses_of_person(self, person_id: int, game: str) -> dict[int, Sequence[Any]]:
        """Stored analyses, by table, of all matches of that game in which the person has a result."""
        own = select(seat_result.c.table_id).where(seat_result.c.person_id == person_id, seat_result.c.game == game)
        rows = await self._reading.rows(select(analysis).where(analysis.c.table_id.in_(own)))
        return {row.table_id: row.found for row in rows}

    async def keep_analysis(self, table_id: int, found: Sequence[Any]) -> None:
        """Nothing happens if the table has been deleted meanwhile, or has one already."""

        async def write(connection: AsyncConnection) -> None:
            exists = select(game_table.c.id).where(game_table.c.id == table_id).with_for_update()
            if (await connection.execute(exists)).first():
                await insert_if_absent(connection, analysis, {"table_id": table_id, "found": found})

        await self._writing.write(write)


@cache
def _due(shards: Shards) -> Select[Any]:
    is_due = due_facts.c.due_at <= bindparam("now")
    query = select(due_facts.c.table_id).where(is_due).order_by(due_facts.c.table_id.desc())
    if not shards.are_all:
        query = query.join(game_table, game_table.c.id == due_facts.c.table_id)
        query = query.where(shards.among(game_table.c.guild_id))
    return query.limit(bindparam("limit", type_=Integer))
