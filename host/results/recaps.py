"""Recaps of a server: what a month, or a year, of its matches came to."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta, tzinfo
from typing import NamedTuple

from store.recaps import Participant, Span
from store.store import Store

YEAR_DAY = 28
"""The year's recap comes on that day of December: the holidays are over, the year is still talked about, and a friend's
match of New Year's Eve is in the recap of its month.
"""

LATE_DAYS = 7
"""A recap that could not be posted for so long is left out."""

_LONGEST_MONTH = timedelta(days=31)

_FEWEST_LUCKS = 3
"""Matches with dice that somebody must have to be called lucky."""


@dataclass(frozen=True, slots=True)
class Occasion:
    """``day`` is when a recap is due; what it covers begins at ``since``, and ends there."""

    day: date
    since: date

    @property
    def is_year(self) -> bool:
        return self.day - self.since > _LONGEST_MONTH


class Comeback(NamedTuple):
    """Match that somebody won after a chance of that many percent."""

    table_id: int
    person_id: int
    percent: int
    game: str


@dataclass(frozen=True, slots=True)
class Recap:
    """``people`` are those who are named, those with most matches first, and ``meetings`` count matches of two."""

    matches: int
    seconds: float
    people: tuple[Participant, ...]
    meetings: Mapping[tuple[int, int], int]
    comeback: Comeback | None

    @property
    def lucks(self) -> list[Participant]:
        """People who can be called lucky or unlucky, the luckiest first."""
        known = [each for each in self.people if each.luck is not None and each.lucks >= _FEWEST_LUCKS]
        return sorted(known, key=lambda each: -(each.luck or 0.0))


def occasion_at(now: datetime) -> Occasion:
    """The latest one."""
    if (now.month, now.day) >= (12, YEAR_DAY):
        return Occasion(date(now.year, 12, YEAR_DAY), date(now.year, 1, 1))
    first = date(now.year, now.month, 1)
    return Occasion(first, date(now.year - (now.month == 1), (now.month - 2) % 12 + 1, 1))


def year_so_far(now: datetime) -> Occasion:
    """Until the end of the day."""
    return Occasion(now.date() + timedelta(days=1), date(now.year, 1, 1))


class Recaps:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def of_server(
        self,
        guild_id: int,
        occasion: Occasion,
        zone: tzinfo,
        channels: Collection[int],
        is_here: Callable[[int], Awaitable[bool]],
        person_id: int | None = None,
    ) -> Recap:
        """Matches in these ``channels``, those of that person if there is one; nobody is named who is not there any
        more.
        """
        since, until = (datetime.combine(day, time(), zone).timestamp() for day in (occasion.since, occasion.day))
        span = Span(guild_id=guild_id, since=since, until=until, channels=channels, person_id=person_id)
        recaps = self._store.recaps
        matches, seconds = await recaps.counted(span)
        people = tuple([each for each in await recaps.people(span) if await is_here(each.person_id)])
        here = [each.person_id for each in people]
        meetings = await recaps.meetings(span, here)
        comeback = None
        for found in map(Comeback._make, await recaps.comebacks(span)):
            results = await self._store.results_of_table(found.table_id)
            others = [each.person_id for each in results if each.person_id is not None]
            if all([each in here or await is_here(each) for each in others]):
                comeback = found
                break
        return Recap(matches, seconds, people, meetings, comeback)
