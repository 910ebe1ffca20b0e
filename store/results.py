"""Matches that are over: a person's results with what was counted there, and the history of a server."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Row, RowMapping, Select, and_, case, exists, func, literal_column, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from store.rows import Json, Opponent, PlayedSeat, SeatResult
from store.schema import game_table, person, seat_facts, seat_result
from store.transactions import StorePart

_other = seat_result.alias("other")

# As a parameter it would not lead to the index that has this condition.
_FIRST_SEAT = seat_result.c.seat == literal_column("0")


class Played(StorePart):
    """Matches in which the person decided something. ``guild_id`` None is every server, ``game`` None every game."""

    async def seats_of(self, person_id: int, guild_id: int | None, game: str | None) -> list[PlayedSeat]:
        """Of all games, the oldest first; facts only of ``game``."""
        another = (_other.c.table_id == seat_result.c.table_id) & (_other.c.seat != seat_result.c.seat)
        by_person = _other.c.person_id.is_not(None) | (_other.c.computer_level.is_(None))
        with_people = exists().where(another, by_person).label("with_people")
        others_left = select(func.max(_other.c.place)).where(another, ~_other.c.resigned)
        last_of_others = others_left.scalar_subquery().label("last_of_others")
        query = select(seat_result, with_people, last_of_others).where(_seats(person_id, guild_id, None))
        if game is not None:
            same = and_(
                seat_facts.c.table_id == seat_result.c.table_id,
                seat_facts.c.seat == seat_result.c.seat,
                seat_result.c.game == game,
                # What somebody else did at their seat is not theirs to boast of.
                func.coalesce(seat_result.c.turns_by_computer, 0) == 0,
                func.coalesce(seat_result.c.turns_by_others, 0) == 0,
            )
            query = query.add_columns(seat_facts.c.numbers, seat_facts.c.luck).outerjoin(seat_facts, same)
        query = query.order_by(seat_result.c.ended_at, seat_result.c.table_id)

        def read() -> list[PlayedSeat]:
            return [_played(row) for row in found.mappings()]

        async with self._reading() as connection:
            found = await connection.execute(query)
            # All rows are here by now, and reading the JSON of many takes some milliseconds.
            return await asyncio.to_thread(read)

    async def opponents_of(
        self, person_id: int, guild_id: int | None, game: str | None, *, limit: int
    ) -> list[Opponent]:
        """People against whom they have played most, over matches with an outcome. Partners are none."""
        me = seat_result
        against = me.c.team.is_(None) | (me.c.team != _other.c.team)
        matches = func.count().label("matches")
        ahead = func.sum(case((me.c.place < _other.c.place, 1), else_=0))
        behind = func.sum(case((me.c.place > _other.c.place, 1), else_=0))
        query = (
            select(_other.c.person_id, matches, ahead, behind)
            .select_from(me.join(_other, _other.c.table_id == me.c.table_id))
            .where(_seats(person_id, guild_id, game), me.c.place.is_not(None), _other.c.place.is_not(None))
            .where(_other.c.person_id.is_not(None), _other.c.person_id != person_id, against)
            .group_by(_other.c.person_id)
            .order_by(matches.desc(), func.max(me.c.ended_at).desc())
            .limit(limit)
        )
        return [Opponent(row[0], *map(int, row[1:])) for row in await self._reading.rows(query)]


def _seats(person_id: int, guild_id: int | None, game: str | None) -> ColumnElement[bool]:
    # Who decided nothing has not played: the match ended, or they resigned, before that. Older ones were not counted.
    chosen = (seat_result.c.person_id == person_id) & (func.coalesce(seat_result.c.turns_by_person, 1) > 0)
    if guild_id is not None:
        chosen &= seat_result.c.guild_id == guild_id
    return chosen if game is None else chosen & (seat_result.c.game == game)


def _played(row: RowMapping) -> PlayedSeat:
    result = SeatResult(**{column.name: row[column] for column in seat_result.columns})
    numbers = row.get("numbers")
    facts = None if numbers is None else {"numbers": numbers, "luck": row["luck"]}
    return PlayedSeat(result, bool(row["with_people"]), row["last_of_others"], facts)


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchFilter:
    """Filter for matches; None admits all. ``ended_how`` is as in `SeatResult`."""

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


class History(StorePart):
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
    for column, value in (
        (seat_result.c.guild_id, wanted.guild_id),
        (game_table.c.channel_id, wanted.channel_id),
        (seat_result.c.game, wanted.game),
        (seat_result.c.ended_how, wanted.ended_how),
    ):
        if value is not None:
            query = query.where(column == value)
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
    names: dict[int, dict[int, str]] = {row.guild_id: {} for row in rows}
    for named in known:
        names.setdefault(named.guild_id, {})[named.person_id] = named.name
    return [
        StoredMatch(
            row.id, row.guild_id, row.channel_id, row.message_id, row.document, results[row.id], names[row.guild_id]
        )
        for row in rows
    ]
