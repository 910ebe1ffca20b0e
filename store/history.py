"""The matches that are over: of a channel, of a server, of a person; the latest first, a few at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, literal_column, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from store.read_transactions import ReadTransactions
from store.rows import Json, SeatResult
from store.schema import game_table, person, seat_result

# As a parameter it would not lead to the index that has this condition.
_FIRST_SEAT = seat_result.c.seat == literal_column("0")


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchFilter:
    """What is looked for; None does not matter. ``ended_how`` is as in `SeatResult`."""

    guild_id: int | None = None
    channel_id: int | None = None
    person_id: int | None = None
    game: str | None = None
    ended_how: str | None = None


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A match that is over. ``message_id`` showed the table; ``document`` is the table's.

    ``results`` are in the order of the seats, and ``names`` are those of their people by id.
    """

    table_id: int
    guild_id: int
    channel_id: int
    message_id: int | None
    document: Json
    results: Sequence[SeatResult]
    names: Mapping[int, str]


class History:
    """Raises DatabaseAway as the store does."""

    def __init__(self, reading: ReadTransactions) -> None:
        self._reading = reading

    async def matches(
        self, wanted: MatchFilter, *, beside: int | None = None, later: bool = False, limit: int
    ) -> list[StoredMatch]:
        """The latest matches, or those just before table ``beside``, the latest first.

        With ``later`` those just after it, the earliest of them first.
        """
        query = _matches(wanted, later=later)
        if beside is not None:
            query = query.where(_beyond(wanted, beside, later=later))
        async with self._reading() as connection:
            return await _with_results(connection, (await connection.execute(query.limit(limit))).all())

    async def match(self, table_id: int) -> StoredMatch | None:
        """The match at that table; None where none is over."""
        query = _matches(MatchFilter(), later=False).where(seat_result.c.table_id == table_id)
        async with self._reading() as connection:
            found = await _with_results(connection, (await connection.execute(query)).all())
            return found[0] if found else None


def _matches(wanted: MatchFilter, *, later: bool) -> Select[Any]:
    """One row a match, which is that of the person's seat or of the first."""
    person_id = wanted.person_id
    query = select(
        game_table.c.id, game_table.c.guild_id, game_table.c.channel_id, game_table.c.message_id, game_table.c.document
    ).join_from(seat_result, game_table, game_table.c.id == seat_result.c.table_id)
    query = query.where(_FIRST_SEAT if person_id is None else seat_result.c.person_id == person_id)
    if wanted.guild_id is not None:
        query = query.where(seat_result.c.guild_id == wanted.guild_id)
    if wanted.channel_id is not None:
        query = query.where(game_table.c.channel_id == wanted.channel_id)
    if wanted.game is not None:
        query = query.where(seat_result.c.game == wanted.game)
    if wanted.ended_how is not None:
        query = query.where(seat_result.c.ended_how == wanted.ended_how)
    return query.order_by(*(column.asc() if later else column.desc() for column in _order(wanted)))


def _order(wanted: MatchFilter) -> tuple[ColumnElement[Any], ...]:
    """A channel has one match at a time, so its tables ended in the order of their numbers: by an index."""
    if wanted.channel_id is not None:
        return (game_table.c.id,)
    return (seat_result.c.ended_at, seat_result.c.table_id)


def _beyond(wanted: MatchFilter, table_id: int, *, later: bool) -> ColumnElement[bool]:
    order = _order(wanted)
    if len(order) == 1:
        return order[0] > table_id if later else order[0] < table_id
    here = seat_result.alias()
    ended_at = select(here.c.ended_at).where(here.c.table_id == table_id).limit(1).scalar_subquery()
    place: ColumnElement[Any] = tuple_(ended_at, table_id)
    return tuple_(*order) > place if later else tuple_(*order) < place


async def _with_results(connection: AsyncConnection, rows: Sequence[Row[Any]]) -> list[StoredMatch]:
    tables = [row.id for row in rows]
    if not tables:
        return []
    seats = select(seat_result).where(seat_result.c.table_id.in_(tables))
    results: dict[int, list[SeatResult]] = {table_id: [] for table_id in tables}
    for row in (await connection.execute(seats.order_by(seat_result.c.table_id, seat_result.c.seat))).mappings():
        results[row["table_id"]].append(SeatResult(**row))
    people = {result.person_id for of_table in results.values() for result in of_table if result.person_id is not None}
    known = await connection.execute(select(person).where(person.c.person_id.in_(people)))
    names = {row.person_id: row.name for row in known}
    return [
        StoredMatch(row.id, row.guild_id, row.channel_id, row.message_id, row.document, results[row.id], names)
        for row in rows
    ]
