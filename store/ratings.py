"""Reading ratings, and beginning a season. How ratings come about is in `rating_updates`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Select, Text, case, cast, exists, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from store.rating_updates import lock_season
from store.schema import person, person_setting, rating, rating_change, season, seat_result
from store.transactions import StorePart

LISTED = "listed"
"""The key of a person's setting: False keeps them out of what others see of ratings."""


@dataclass(frozen=True, slots=True)
class StoredSeason:
    """``began_at`` is in seconds since 1970; ``matches`` counts those that were rated."""

    number: int
    began_at: float
    matches: int


@dataclass(frozen=True, slots=True)
class RankedPerson:
    """``place`` is among those who appear, 1 for the best, and shared by equals. ``name`` is empty if unknown."""

    person_id: int
    name: str
    mu: float
    sigma: float
    matches: int
    place: int


@dataclass(frozen=True, slots=True)
class StoredRating:
    """One person's rating, for a file of all that is kept of them."""

    guild_id: int
    season: int
    game: str
    mu: float
    sigma: float
    matches: int


@dataclass(frozen=True, slots=True)
class StoredChange:
    """What a match did to the rating of a seat; ``matches_before`` is the number of rated matches before it."""

    table_id: int
    seat: int
    season: int
    mu_before: float
    sigma_before: float
    matches_before: int
    mu: float
    sigma: float


class Ratings(StorePart):
    """Where ``settled_after`` is asked for: the number of rated matches after which a rating is not provisional any more.
    Provisional ratings come after all others.
    """

    # Seasons

    async def seasons(self, guild_id: int, *, limit: int) -> list[StoredSeason]:
        """The latest first; none before the server's first rated match."""
        query = select(season.c.number, season.c.began_at, season.c.matches).where(season.c.guild_id == guild_id)
        async with self._reading() as connection:
            rows = await connection.execute(query.order_by(season.c.number.desc()).limit(limit))
            return [StoredSeason(row.number, row.began_at, row.matches) for row in rows]

    async def start_season(self, guild_id: int, *, after: int, now: float) -> bool:
        """Ends season ``after`` and begins the next.

        Returns False, and nothing has changed, unless that is the present one and something was rated in it.
        """

        async def start(connection: AsyncConnection) -> bool:
            present = await lock_season(connection, guild_id, now)
            if present.number != after or not present.matches:
                return False
            following = {"guild_id": guild_id, "number": after + 1, "began_at": now, "matches": 0}
            await connection.execute(insert(season).values(following))
            return True

        return await self._writing.write(start)

    # Ratings

    async def games(self, guild_id: int, number: int) -> list[str]:
        """The keys of the games that anybody has a rating for."""
        of_season = (rating.c.guild_id == guild_id) & (rating.c.season == number)
        async with self._reading() as connection:
            return list((await connection.execute(select(rating.c.game).where(of_season).distinct())).scalars())

    async def count_listed(self, guild_id: int, number: int, game: str) -> int:
        """The number of people who appear in the leaderboard."""
        query = select(func.count()).select_from(rating).where(*_of(guild_id, number, game), ~_hidden())
        async with self._reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def leaderboard(
        self, guild_id: int, number: int, game: str, *, settled_after: int, offset: int, limit: int
    ) -> list[RankedPerson]:
        """The best first, without those who do not want to appear."""
        ranked = _ranked(guild_id, number, game, settled_after, None).subquery()
        return await self._people(select(ranked).order_by(ranked.c.place, ranked.c.person_id), offset, limit)

    async def standing(
        self, guild_id: int, number: int, game: str, person_id: int, *, settled_after: int
    ) -> RankedPerson | None:
        """Where the person stands, or would if they appeared; None if nothing of theirs was rated."""
        ranked = _ranked(guild_id, number, game, settled_after, person_id).subquery()
        found = await self._people(select(ranked).where(ranked.c.person_id == person_id), 0, 1)
        return found[0] if found else None

    async def changes_of_table(self, table_id: int, *, asker: int | None = None) -> list[StoredChange]:
        """What the match did to the ratings of those who appear, and of the asker, in the order of the seats."""
        holder = seat_result.c.person_id
        query = _changes(seat_result.c.table_id == table_id, holder.is_not(None))
        appears = ~_hidden(holder) if asker is None else or_(~_hidden(holder), holder == asker)
        return await self._changes(query.where(appears).order_by(rating_change.c.seat))

    # What is kept of one person

    async def of_person(self, person_id: int) -> list[StoredRating]:
        """Every rating of theirs, by server, season and game."""
        columns = (
            rating.c.guild_id,
            rating.c.season,
            rating.c.game,
            rating.c.mu,
            rating.c.sigma,
            rating.c.matches,
        )
        query = select(*columns).where(rating.c.person_id == person_id).order_by(*columns[:3])
        async with self._reading() as connection:
            return [StoredRating(**row) for row in (await connection.execute(query)).mappings()]

    async def changes_of_person(self, person_id: int) -> list[StoredChange]:
        """What each of their matches did to it, oldest first."""
        query = _changes(seat_result.c.person_id == person_id)
        return await self._changes(query.order_by(seat_result.c.ended_at, seat_result.c.table_id))

    async def _people(self, query: Select[Any], offset: int, limit: int) -> list[RankedPerson]:
        async with self._reading() as connection:
            rows = await connection.execute(query.offset(offset).limit(limit))
            return [RankedPerson(**row) for row in rows.mappings()]

    async def _changes(self, query: Select[Any]) -> list[StoredChange]:
        async with self._reading() as connection:
            return [StoredChange(**row) for row in (await connection.execute(query)).mappings()]


def _of(guild_id: int, number: int, game: str) -> tuple[ColumnElement[bool], ...]:
    return (rating.c.guild_id == guild_id, rating.c.season == number, rating.c.game == game)


def _hidden(person_id: ColumnElement[Any] = rating.c.person_id) -> ColumnElement[bool]:
    """Whether that person does not want to appear."""
    chosen = (person_setting.c.person_id == person_id) & (person_setting.c.key == LISTED)
    return exists().where(chosen, cast(person_setting.c.value, Text) == "false")


def _ranked(guild_id: int, number: int, game: str, settled_after: int, asker: int | None) -> Select[Any]:
    """Those who appear, and the asker, with their places."""
    settled_first = case((rating.c.matches >= settled_after, 0), else_=1)
    place = func.rank().over(order_by=(settled_first, rating.c.mu.desc()))
    appears = ~_hidden() if asker is None else or_(~_hidden(), rating.c.person_id == asker)
    return (
        select(
            rating.c.person_id,
            func.coalesce(person.c.name, "").label("name"),
            rating.c.mu,
            rating.c.sigma,
            rating.c.matches,
            place.label("place"),
        )
        .outerjoin(person, (person.c.person_id == rating.c.person_id) & (person.c.guild_id == rating.c.guild_id))
        .where(*_of(guild_id, number, game), appears)
    )


def _changes(*which: ColumnElement[bool]) -> Select[Any]:
    seat = (seat_result.c.table_id == rating_change.c.table_id) & (seat_result.c.seat == rating_change.c.seat)
    return (
        select(
            rating_change.c.table_id,
            rating_change.c.seat,
            rating_change.c.season,
            rating_change.c.mu_before,
            rating_change.c.sigma_before,
            rating_change.c.matches_before,
            rating_change.c.mu,
            rating_change.c.sigma,
        )
        .join(seat_result, seat)
        .where(*which)
    )
