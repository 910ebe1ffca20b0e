"""Deeds of matches that people have played to their end together: their trophies, and numbers that make records."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Select, delete, exists, func, insert, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from store.ratings import hidden
from store.rows import Json
from store.schema import deed, due_facts, game_table, seat_result, table_seat
from store.statements import insert_all
from store.transactions import StorePart

_SEAT = (seat_result.c.table_id == deed.c.table_id) & (seat_result.c.seat == deed.c.seat)

_other = seat_result.alias("other")
_TOGETHER = (_other.c.table_id == seat_result.c.table_id) & (_other.c.person_id != seat_result.c.person_id)


@dataclass(frozen=True, slots=True)
class Deed:
    """``person_id`` held the seat then."""

    table_id: int
    seat: int
    guild_id: int
    game: str
    name: str
    number: int
    person_id: int
    ended_at: float


class Deeds(StorePart):
    async def of_table(self, table_id: int) -> list[Deed]:
        """Deeds of people who appear, in the order of the seats."""
        query = deeds_by_seat().where(deed.c.table_id == table_id, seat_result.c.person_id.is_not(None))
        return await self._reading.all(
            Deed, query.where(~hidden(seat_result.c.person_id)).order_by(deed.c.seat, deed.c.name)
        )

    async def of_person(
        self, person_id: int, guild_id: int | None, names: Collection[str] | None = None, since: float = 0.0
    ) -> list[tuple[Deed, frozenset[int]]]:
        """Deeds of these names, or all, each with the others of its match, oldest first. Without a server: anywhere."""
        mine = _where(person_id, guild_id) & (seat_result.c.ended_at >= since)
        if names is not None:
            mine &= deed.c.name.in_(names)
        of_others = (_other.c.table_id == deed.c.table_id) & (_other.c.person_id != person_id) & _other.c.rated
        query = deeds_by_seat().add_columns(_other.c.person_id.label("other_id")).outerjoin(_other, of_others)
        found: dict[Deed, set[int]] = {}
        for *values, other in await self._reading.rows(
            query.where(mine).order_by(seat_result.c.ended_at, deed.c.table_id, deed.c.name)
        ):
            found.setdefault(Deed(*values), set()).update(() if other is None else (other,))
        return [(each, frozenset(others)) for each, others in found.items()]

    async def counted(self, guild_id: int, game: str, names: Collection[str]) -> dict[str, int]:
        """The number of the server's matches with each of them."""
        of_game = (deed.c.guild_id == guild_id) & (deed.c.game == game) & deed.c.name.in_(names)
        matches = func.count(deed.c.table_id.distinct()).label("matches")
        rows = await self._reading.rows(select(deed.c.name, matches).where(of_game).group_by(deed.c.name))
        return {row.name: row.matches for row in rows}

    async def company(self, person_id: int, guild_id: int | None, without: int = 0) -> tuple[int, set[str]]:
        """Number of others the person has played with to the end, and games that they won, but for that table."""
        mine = _where(person_id, guild_id) & seat_result.c.rated & (seat_result.c.table_id != without)
        mine &= seat_result.c.ended_how == "finished"
        met = select(func.count(_other.c.person_id.distinct())).select_from(seat_result.join(_other, _TOGETHER))
        won = select(seat_result.c.game).where(mine, seat_result.c.place == 1).distinct()
        [count] = await self._reading.scalars(met.where(mine, _other.c.rated))
        return count, set(await self._reading.scalars(won))

    async def lessons(self, person_id: int) -> set[str]:
        """The games whose lesson the person has finished: such a match has no result."""
        query = select(game_table.c.game, game_table.c.document).join(table_seat)
        finished = table_seat.c.person_id == person_id, game_table.c.status == "finished"
        has_result = exists().where(seat_result.c.table_id == game_table.c.id)
        rows = await self._reading.rows(query.where(*finished, ~has_result))
        lessons = ((row.game, row.document.get("lesson") or {}) for row in rows)
        return {game for game, lesson in lessons if lesson and not lesson.get("exercise")}

    async def recount(self) -> int:
        """All matches of people are due to be counted again. Returns their number."""

        async def mark(connection: AsyncConnection) -> int:
            due = select(due_facts.c.table_id)
            played = select(seat_result.c.table_id, literal(0.0)).where(seat_result.c.rated).distinct()
            missing = played.where(seat_result.c.table_id.not_in(due))
            await connection.execute(insert(due_facts).from_select(["table_id", "due_at"], missing))
            return int((await connection.execute(select(func.count()).select_from(due_facts))).scalar_one())

        return await self._writing.write(mark)


async def replace_deeds(connection: AsyncConnection, table_id: int, deeds: Iterable[Json]) -> None:
    """Write them in place of all that the table had; without those of people who were forgotten meanwhile."""
    await connection.execute(delete(deed).where(deed.c.table_id == table_id))
    known = select(seat_result.c.seat, seat_result.c.guild_id, seat_result.c.game).where(
        seat_result.c.table_id == table_id, seat_result.c.person_id.is_not(None)
    )
    of_seats = {row.seat: {"guild_id": row.guild_id, "game": row.game} for row in await connection.execute(known)}
    rows = [{"table_id": table_id, **of_seats[each["seat"]], **each} for each in deeds if each["seat"] in of_seats]
    await insert_all(connection, deed, rows)


def deeds_of(person_id: int) -> ColumnElement[bool]:
    """Condition for the deeds of one person's seats."""
    return exists().where(_SEAT, seat_result.c.person_id == person_id)


def deeds_by_seat() -> Select[Any]:
    """Deeds with the people of their seats."""
    columns = deed.c.table_id, deed.c.seat, deed.c.guild_id, deed.c.game, deed.c.name, deed.c.number
    return select(*columns, seat_result.c.person_id, seat_result.c.ended_at).join(seat_result, _SEAT)


def _where(person_id: int, guild_id: int | None) -> ColumnElement[bool]:
    mine = seat_result.c.person_id == person_id
    return mine if guild_id is None else mine & (seat_result.c.guild_id == guild_id)
