"""Reading ratings, beginning a season, and the scale that people see. How ratings come about is in `rating_updates`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Select, Text, case, cast, exists, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from store.rating_updates import BEGINNER, Season, lock_season
from store.rows import Json
from store.schema import person, person_setting, rating, rating_change, season, seat_result
from store.statements import columns_of
from store.transactions import StorePart

LISTED = "listed"
"""The key of a person's setting: False keeps them out of what others see of ratings."""


SETTLED_AFTER = 10
"""The number of rated matches of a game from which on a rating is no longer provisional."""

BEGINNERS_POINTS = 1500
_POINTS_A_UNIT = 25
"""Between two settled ratings about 400 points then mean that the better one wins nine times in ten."""

MOST_SEASONS = 25
"""The number of seasons that can be looked at, the latest ones: a menu has no more entries."""


def points(mu: float) -> int:
    """A mean of the model on the scale that people see."""
    return round(BEGINNERS_POINTS + (mu - BEGINNER.mu) * _POINTS_A_UNIT)


@dataclass(frozen=True, slots=True)
class RankedPerson:
    """``rank`` is among those who appear, 1 for the best, and shared by equals; provisional ratings come after all
    others. ``name`` is empty if unknown.
    """

    person_id: int
    name: str
    mu: float
    matches: int
    rank: int

    @property
    def place(self) -> int | None:
        """Rank that people see: None as long as the rating is provisional."""
        return self.rank if self.matches >= SETTLED_AFTER else None

    @property
    def points(self) -> int:
        return points(self.mu)


@dataclass(frozen=True, slots=True)
class StoredChange:
    """Change that a match made to the rating of a seat; ``matches_before`` is the number of rated matches before it."""

    table_id: int
    seat: int
    season: int
    mu_before: float
    sigma_before: float
    matches_before: int
    mu: float
    sigma: float


class Ratings(StorePart):
    async def seasons(self, guild_id: int) -> list[Season]:
        """The latest first; none before the server's first rated match."""
        query = select(*columns_of(season, Season)).where(season.c.guild_id == guild_id)
        return await self._reading.all(Season, query.order_by(season.c.number.desc()).limit(MOST_SEASONS))

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

    async def games(self, guild_id: int, number: int) -> list[str]:
        """The keys of the games that anybody has a rating for."""
        of_season = (rating.c.guild_id == guild_id) & (rating.c.season == number)
        return await self._reading.scalars(select(rating.c.game).where(of_season).distinct())

    async def count_listed(self, guild_id: int, number: int, game: str) -> int:
        """The number of those who have a rating and appear."""
        query = select(func.count()).select_from(rating).where(*_of(guild_id, number, game), ~hidden())
        return int((await self._reading.scalars(query))[0])

    async def leaderboard(
        self, guild_id: int, number: int, game: str, *, offset: int, limit: int
    ) -> list[RankedPerson]:
        """The best first, without those who do not want to appear."""
        ranked = _ranked(guild_id, number, game, None).subquery()
        query = select(ranked).order_by(ranked.c.rank, ranked.c.person_id).offset(offset).limit(limit)
        return await self._reading.all(RankedPerson, query)

    async def standing(self, guild_id: int, number: int, game: str, person_id: int) -> RankedPerson | None:
        """Rank of the person, or the one they would have if they appeared; None if nothing of theirs was rated."""
        ranked = _ranked(guild_id, number, game, person_id).subquery()
        found = await self._reading.all(RankedPerson, select(ranked).where(ranked.c.person_id == person_id))
        return found[0] if found else None

    async def changes_of_table(self, table_id: int, *, asker: int | None = None) -> list[StoredChange]:
        """Changes of the match to the ratings of those who appear, and of the asker, in the order of the seats."""
        holder = seat_result.c.person_id
        appears = ~hidden(holder) if asker is None else or_(~hidden(holder), holder == asker)
        query = _CHANGES.where(seat_result.c.table_id == table_id, holder.is_not(None), appears)
        return await self._reading.all(StoredChange, query.order_by(rating_change.c.seat))

    async def course(self, guild_id: int, person_id: int) -> list[tuple[str, int, int]]:
        """Of each of the person's matches in the server's present season the game, and the points before and after it;
        oldest first.
        """
        # A person may have no season here at all; then the number is NULL, and nothing is found.
        present = select(func.max(season.c.number)).where(season.c.guild_id == guild_id).scalar_subquery()
        query = _CHANGES.with_only_columns(seat_result.c.game, rating_change.c.mu_before, rating_change.c.mu)
        query = query.where(rating_change.c.guild_id == guild_id, rating_change.c.season == present)
        query = query.where(seat_result.c.person_id == person_id).order_by(rating_change.c.position)
        rows = await self._reading.rows(query)
        return [(game, points(before), points(after)) for game, before, after in rows]

    # What is kept of one person

    async def of_person(self, person_id: int) -> list[Json]:
        """Every rating of theirs, by server, season and game."""
        query = select(rating).where(rating.c.person_id == person_id)
        rows = await self._reading.rows(query.order_by(rating.c.guild_id, rating.c.season, rating.c.game))
        return [dict(row._mapping) for row in rows]

    async def changes_of_person(self, person_id: int) -> list[StoredChange]:
        """Changes of the person's rating, oldest first."""
        query = _CHANGES.where(seat_result.c.person_id == person_id)
        return await self._reading.all(StoredChange, query.order_by(seat_result.c.ended_at, seat_result.c.table_id))


_CHANGES = select(*columns_of(rating_change, StoredChange)).join(
    seat_result, (seat_result.c.table_id == rating_change.c.table_id) & (seat_result.c.seat == rating_change.c.seat)
)


def _of(guild_id: int, number: int, game: str) -> tuple[ColumnElement[bool], ...]:
    return (rating.c.guild_id == guild_id, rating.c.season == number, rating.c.game == game)


def hidden(person_id: ColumnElement[Any] = rating.c.person_id) -> ColumnElement[bool]:
    """Tell whether that person does not want to appear."""
    chosen = (person_setting.c.person_id == person_id) & (person_setting.c.key == LISTED)
    # As text: SQLite and PostgreSQL compare JSON in ways of their own.
    return exists().where(chosen, cast(person_setting.c.value, Text) == "false")


def _ranked(guild_id: int, number: int, game: str, asker: int | None) -> Select[Any]:
    """Statement for those who appear, and the asker, with their ranks."""
    # A lucky beginner must not stand above people who have played for years.
    settled_first = case((rating.c.matches >= SETTLED_AFTER, 0), else_=1)
    rank = func.rank().over(order_by=(settled_first, rating.c.mu.desc())).label("rank")
    name = func.coalesce(person.c.name, "").label("name")
    appears = ~hidden() if asker is None else or_(~hidden(), rating.c.person_id == asker)
    return (
        select(rating.c.person_id, name, rating.c.mu, rating.c.matches, rank)
        .outerjoin(person, (person.c.person_id == rating.c.person_id) & (person.c.guild_id == rating.c.guild_id))
        .where(*_of(guild_id, number, game), appears)
    )
