"""Data of one person, to be exported or deleted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Text, bindparam, cast, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from store.deeds import deeds_of
from store.rows import Change, Changed, Json
from store.schema import (
    blocked,
    deed,
    game_table,
    past_holder,
    person,
    person_setting,
    puzzle_answer,
    rating,
    seat_result,
    table_seat,
    watcher,
)
from store.transactions import StorePart

_AT_A_TIME = 100
"""The number of documents that are read and written together."""

_KNOWS_OTHERS = game_table.c.rules_version.is_(None) | game_table.c.open
"""Invitations and open tables also know people who hold no seat there."""


class PersonalData(StorePart):
    async def names(self, person_id: int) -> dict[str, str]:
        """The names that are kept of the person, by server."""
        rows = await self._reading.rows(select(person).where(person.c.person_id == person_id))
        return {str(row.guild_id): row.name for row in rows}

    async def blocked_since(self, person_id: int) -> float | None:
        """Since when the person is blocked; None if they are not."""
        is_blocked = (blocked.c.kind == "person") & (blocked.c.discord_id == person_id)
        return next(iter(await self._reading.scalars(select(blocked.c.since).where(is_blocked))), None)

    async def tables(self, person_id: int, *, only_open: bool = False) -> list[int]:
        """Every table that knows the person, by a seat or otherwise; the oldest first."""
        query = select(game_table.c.id).where(_concerning(person_id)).order_by(game_table.c.id)
        if only_open:
            query = query.where(game_table.c.open)
        return await self._reading.scalars(query)

    async def forget(self, person_id: int, without_person: Callable[[Json, int], Json]) -> list[int]:
        """Takes the person out of every table that holds no channel any more, and out of all results, in one step.

        Their name, ratings, trophies, settings, watched tables and answers to puzzles are deleted. ``without_person``
        returns a table's document without the person of that id. Returns the tables that have changed; open ones are
        not among them, since only their rules can say what becomes of the seat.
        """

        async def forget(connection: AsyncConnection) -> list[int]:
            over = select(game_table.c.id, game_table.c.guild_id).where(_concerning(person_id), ~game_table.c.open)
            rows = await connection.execute(over.order_by(game_table.c.id))
            changed = [Change(Changed.TABLE, row.id, row.guild_id) for row in rows]
            tables = [change.number for change in changed]
            for start in range(0, len(tables), _AT_A_TIME):
                some = tables[start : start + _AT_A_TIME]
                await _rewrite(connection, some, lambda document: without_person(document, person_id))
                seats = (table_seat.c.person_id == person_id) & table_seat.c.table_id.in_(some)
                await connection.execute(update(table_seat).where(seats).values(person_id=None))
                past = (past_holder.c.person_id == person_id) & past_holder.c.table_id.in_(some)
                await connection.execute(delete(past_holder).where(past))
            await connection.execute(delete(deed).where(deeds_of(person_id)))
            results = seat_result.c.person_id == person_id
            await connection.execute(update(seat_result).where(results).values(person_id=None))
            # What a match did to the rating stays with the seat, which is nobody's now: others' ratings rest on it.
            for kept in (rating, person, watcher, person_setting, puzzle_answer):
                await connection.execute(delete(kept).where(kept.c.person_id == person_id))
            await self._writing.changes.announce(connection, [*changed, Change(Changed.FORGOTTEN, person_id)])
            return tables

        return await self._writing.write(forget)


def _concerning(person_id: int) -> ColumnElement[bool]:
    """The tables that know the person, and perhaps a few that do not.

    Seats are found by an index. People who were put out of an invitation, led it, or are asked something at an open
    table are in the document alone, in places that only `host` knows. So their number is searched for in its text. That
    also finds longer numbers with these digits, which harms nobody: there is nothing to export or to take out.
    """
    seated = game_table.c.id.in_(select(table_seat.c.table_id).where(table_seat.c.person_id == person_id))
    sat = game_table.c.id.in_(select(past_holder.c.table_id).where(past_holder.c.person_id == person_id))
    return or_(seated, sat, _KNOWS_OTHERS & cast(game_table.c.document, Text).like(f"%{person_id}%"))


async def _rewrite(connection: AsyncConnection, tables: Sequence[int], rewrite: Callable[[Json], Json]) -> None:
    """Gives the documents their new form. Those who still hold the former one cannot store it any more."""
    columns = (game_table.c.id, game_table.c.revision, game_table.c.document)
    rows = await connection.execute(
        select(*columns).where(game_table.c.id.in_(tables)).order_by(game_table.c.id).with_for_update()
    )
    values: list[dict[str, Any]] = [
        {"table": row.id, "new_revision": row.revision + 1, "new_document": rewrite(row.document)} for row in rows
    ]
    change = update(game_table).where(game_table.c.id == bindparam("table"))
    written: dict[str, Any] = {
        "revision": bindparam("new_revision"),
        "document": bindparam("new_document"),
        "waiting_for": None,
    }
    await connection.execute(change.values(**written), values)
