"""Ratings as people see them: as whole numbers, by game, server and season. docs/ratings.md explains them.

Only the mean of the model is shown, so winners never lose and last places never gain. Its uncertainty shows in the
places: a person has none before `store.ratings.SETTLED_AFTER` matches.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.game import Seat
from host.refusal import Refused
from store.rating_updates import Season
from store.ratings import SETTLED_AFTER, RankedPerson, StoredChange, points
from store.store import Store


@dataclass(frozen=True, slots=True)
class RatingChange:
    """Change that a match made to one seat's rating. ``provisional``: it still rests on few matches."""

    seat: Seat
    before: int
    after: int
    provisional: bool


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """One page of it, counted from 0, and what can be asked instead. ``entries`` counts all lines.

    ``seasons`` are the latest first, and empty as long as nothing was rated on the server. ``own`` is the asker's line,
    None if they have no rating here.
    """

    game: str
    season: int
    seasons: Sequence[Season]
    page: int
    entries: int
    lines: Sequence[RankedPerson]
    own: RankedPerson | None


class Ratings:
    """``now`` returns seconds since 1970."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._stored = store.ratings
        self._now = now

    async def changes(self, table_id: int, *, asker: int | None = None) -> tuple[RatingChange, ...]:
        """Changes of the ratings of those who want to appear, and of the asker; nothing if none is rated."""
        return tuple(map(_change, await self._stored.changes_of_table(table_id, asker=asker)))

    async def rated_games(self, guild_id: int, season: int | None) -> list[str]:
        """The games with at least one rating, in that season or the present one."""
        seasons = await self._stored.seasons(guild_id)
        number = season or (seasons[0].number if seasons else 1)
        return await self._stored.games(guild_id, number)

    async def leaderboard(
        self, guild_id: int, game: str, *, season: int | None, page: int, page_size: int, asker: int
    ) -> Leaderboard:
        """One page of ``page_size`` lines, ``page`` counted from 0. ``season`` None is the present one.

        Raises Refused("no-such-season").
        """
        stored = self._stored
        seasons = await stored.seasons(guild_id)
        present = seasons[0].number if seasons else 1
        number = season or present
        if number != present and number not in [one.number for one in seasons]:
            raise Refused("no-such-season")
        entries = await stored.count_listed(guild_id, number, game)
        page = max(0, min(page, (entries - 1) // page_size))
        lines = await stored.leaderboard(guild_id, number, game, offset=page * page_size, limit=page_size)
        own = await stored.standing(guild_id, number, game, asker)
        return Leaderboard(game, number, seasons, page, entries, lines, own)

    async def season_to_end(self, guild_id: int) -> Season:
        """The present season, if another can follow it. Raises Refused("season-empty")."""
        seasons = await self._stored.seasons(guild_id)
        if not seasons or not seasons[0].matches:
            raise Refused("season-empty")
        return seasons[0]

    async def start_season(self, guild_id: int, *, after: int) -> int:
        """Begins the season that follows that one, and returns its number.

        Raises Refused("season-begun") if another has begun since, and Refused("season-empty").
        """
        present = await self.season_to_end(guild_id)
        if present.number != after or not await self._stored.start_season(guild_id, after=after, now=self._now()):
            raise Refused("season-begun")
        return after + 1


def _change(change: StoredChange) -> RatingChange:
    provisional = change.matches_before + 1 < SETTLED_AFTER
    return RatingChange(change.seat, points(change.mu_before), points(change.mu), provisional)
