"""What somebody has played: the results of a person's seats, with what was counted there, and their opponents."""

from __future__ import annotations

import asyncio

from sqlalchemy import ColumnElement, RowMapping, and_, case, exists, func, select

from store.read_transactions import ReadTransactions
from store.rows import Opponent, PlayedSeat, SeatResult, SeatStatisticsRow
from store.schema import seat_facts, seat_result

_other = seat_result.alias("other")


class Played:
    """Matches in which the person decided something. ``guild_id`` None is every server, ``game`` None every game.

    Raises DatabaseAway as the store does.
    """

    def __init__(self, reading: ReadTransactions) -> None:
        self._reading = reading

    async def seats_of(self, person_id: int, guild_id: int | None, game: str | None) -> list[PlayedSeat]:
        """The oldest first. Facts are read only if one game is asked for."""
        another = (_other.c.table_id == seat_result.c.table_id) & (_other.c.seat != seat_result.c.seat)
        by_person = _other.c.person_id.is_not(None) | (_other.c.computer_level.is_(None))
        with_people = exists().where(another, by_person).label("with_people")
        others_left = select(func.max(_other.c.place)).where(another, ~_other.c.resigned)
        last_of_others = others_left.scalar_subquery().label("last_of_others")
        query = select(seat_result, with_people, last_of_others).where(_seats(person_id, guild_id, game))
        if game is not None:
            same = and_(
                seat_facts.c.table_id == seat_result.c.table_id,
                seat_facts.c.seat == seat_result.c.seat,
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

    async def games_of(self, person_id: int, guild_id: int | None) -> dict[str, int]:
        """The person's matches with an outcome, by game."""
        query = select(seat_result.c.game, func.count()).where(_seats(person_id, guild_id, None))
        ended = query.where(seat_result.c.place.is_not(None)).group_by(seat_result.c.game)
        async with self._reading() as connection:
            return {game: int(count) for game, count in (await connection.execute(ended)).all()}

    async def opponents_of(
        self, person_id: int, guild_id: int | None, game: str | None, *, limit: int
    ) -> list[Opponent]:
        """Those against whom they have played most, over matches with an outcome. Partners are none."""
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
        async with self._reading() as connection:
            rows = (await connection.execute(query)).all()
            return [Opponent(row[0], int(row[1]), int(row[2]), int(row[3])) for row in rows]


def _seats(person_id: int, guild_id: int | None, game: str | None) -> ColumnElement[bool]:
    # Who decided nothing has not played: the match ended, or they resigned, before that. Older ones were not counted.
    chosen = (seat_result.c.person_id == person_id) & (func.coalesce(seat_result.c.turns_by_person, 1) > 0)
    if guild_id is not None:
        chosen &= seat_result.c.guild_id == guild_id
    return chosen if game is None else chosen & (seat_result.c.game == game)


def _played(row: RowMapping) -> PlayedSeat:
    result = SeatResult(**{column.name: row[column] for column in seat_result.columns})
    numbers = row.get("numbers")
    facts = None if numbers is None else SeatStatisticsRow(numbers, row["luck"])
    return PlayedSeat(result, bool(row["with_people"]), row["last_of_others"], facts)
