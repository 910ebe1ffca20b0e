"""Trophies that people earn: in a match of people, or over all that they have done.

`engine.trophies` has the conditions. A match counts for those who are rated in it and have not resigned, if its rules
ended it. The same trophy with the same people counts once a day, so that nobody gains by farming a partner.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from engine.editions import Editions
from engine.game import Seat
from engine.trophies import OF_A_PERSON, OF_ANY_MATCH, earned, record_numbers
from host.keeping.nights import Nights
from host.match.seat_results import FINISHED, seat_results
from host.table.table import Table
from store.deeds import Deed
from store.rows import Json, SeatResult
from store.store import Store

_DAY = 24 * 3600.0

_PLAYED = "played"
"""A deed of one seat of each match, by which matches are counted."""

_OF_COMPANY = 2
"""Trophies for company."""

FEWEST_MATCHES = 20
"""Of fewer, one match says nothing about how rare a trophy is; and one that every other match brings is not rare."""


class Earned(NamedTuple):
    """Trophy that a seat's person has earned in a match.

    ``rarity``: one match of the game on the server in that many brings it; None where that is not worth saying.
    """

    seat: Seat
    name: str
    rarity: int | None = None


class Kept(NamedTuple):
    """Trophy that a person has, how often, and how rare it is in the game that it was last earned in."""

    name: str
    times: int = 1
    rarity: int | None = None


def counting_results(table: Table) -> list[SeatResult]:
    """Results of those who can earn something by the match."""
    return [
        result
        for result in seat_results(table)
        if result.rated and not result.resigned and result.ended_how == FINISHED
    ]


def deeds_in(table: Table, numbers: Sequence[Mapping[str, int]]) -> Iterator[Json]:
    """Deeds to be kept of the table's match, of which the ``numbers`` are known by seat."""
    game, results = table.edition, counting_results(table)
    ended_at = table.ended_at or table.opened_at
    dates = {"days": int((ended_at - table.opened_at) // _DAY), "day": int(ended_at // _DAY)}
    turns = sum(result.turns_by_person or 0 for result in results)
    for result in results:
        of_seat = {**numbers[result.seat], **dates}
        reached = dict.fromkeys(earned((*OF_ANY_MATCH, *game.trophies), of_seat), 1)
        if result is results[0]:
            reached[_PLAYED] = 1
        reached |= record_numbers(game.records, of_seat, result.turns_by_person or 0, turns)
        yield from ({"seat": result.seat, "name": name, "number": number} for name, number in reached.items())


class Trophies:
    def __init__(self, store: Store, nights: Nights, editions: Editions) -> None:
        self._store = store
        self._nights = nights
        self._editions = editions

    @cached_property
    def _of_matches(self) -> set[str]:
        return {trophy.name for game in self._editions for trophy in (*OF_ANY_MATCH, *game.trophies)}

    async def earned(self, table_id: int) -> tuple[Earned, ...]:
        """Trophies that people who appear have earned in a match that is counted, the rarest first."""
        found: list[Earned] = []
        deeds = await self._store.deeds.of_table(table_id)
        for person_id, seat, guild_id in dict.fromkeys((each.person_id, each.seat, each.guild_id) for each in deeds):
            midnight = deeds[0].ended_at // _DAY * _DAY
            new = [deed for deed in await self._counting(person_id, guild_id, midnight) if deed.table_id == table_id]
            rarities = await self._rarities(guild_id, deeds[0].game, [deed.name for deed in new])
            found += [Earned(seat, deed.name, rarities.get(deed.name)) for deed in new]
            before = await self._of_company(person_id, guild_id, without=table_id)
            if len(before) < _OF_COMPANY:
                now = await self._of_company(person_id, guild_id)
                found += [Earned(seat, name) for name in now if name not in before]
        return tuple(sorted(found, key=lambda each: -(each.rarity or 0)))

    async def of_person(self, person_id: int, guild_id: int | None) -> list[Kept]:
        """All trophies of the person, the rarest first; rarities only of one server."""
        deeds = await self._counting(person_id, guild_id)
        counts, games = Counter(deed.name for deed in deeds), {deed.name: deed.game for deed in deeds}
        rarities = {}
        if guild_id is not None:
            rarities = {game: await self._rarities(guild_id, game, [*counts]) for game in set(games.values())}
        kept = [Kept(name, count, rarities.get(games[name], {}).get(name)) for name, count in counts.items()]
        kept.sort(key=lambda each: -(each.rarity or 0))
        return [*kept, *map(Kept, await self._of_all(person_id, guild_id))]

    async def _counting(self, person_id: int, guild_id: int | None, since: float = 0.0) -> list[Deed]:
        return list(once_a_day(await self._store.deeds.of_person(person_id, guild_id, self._of_matches, since)))

    async def _rarities(self, guild_id: int, game: str, names: Sequence[str]) -> dict[str, int]:
        if not names:
            return {}
        counted = await self._store.deeds.counted(guild_id, game, [*names, _PLAYED])
        matches = counted.pop(_PLAYED, 0)
        return {name: matches // count for name, count in counted.items() if matches >= FEWEST_MATCHES * count}

    async def _of_company(self, person_id: int, guild_id: int | None, without: int = 0) -> list[str]:
        met, won = await self._store.deeds.company(person_id, guild_id, without)
        return _earned({"met": met, "games-left": len(set(self._editions.keys) - won)})

    async def _of_all(self, person_id: int, guild_id: int | None) -> list[str]:
        counting = (night for night in await self._nights.of_person(person_id) if night.counts)
        nights = [night for night in counting if guild_id in (None, night.guild_id)]
        won = [
            night for night in nights if any((each.person, each.place) == (person_id, 1) for each in night.standings)
        ]
        answers = await self._store.puzzle_answers.of_person(person_id)
        taught = {key for key in self._editions.keys if self._editions.newest(key).lesson is not None}
        numbers = {
            "nights-hosted": sum(night.host == person_id for night in nights),
            "nights-won": len(won),
            "puzzles": sum(choice == 0 for _, choice in answers.values()),
            "lessons-left": len(taught - await self._store.deeds.lessons(person_id)),
        }
        return [*await self._of_company(person_id, guild_id), *_earned(numbers)]


def once_a_day(deeds: Iterable[tuple[Deed, frozenset[int]]]) -> Iterator[Deed]:
    """Leave out what somebody has done before on the same day (in UTC) with the same people, or with more."""
    met: dict[tuple[str, int], set[int]] = {}
    for deed, others in deeds:
        known = met.setdefault((deed.name, int(deed.ended_at // _DAY)), set())
        if not others <= known:
            known |= others
            yield deed


def _earned(numbers: Mapping[str, int]) -> list[str]:
    return list(earned(OF_A_PERSON, numbers))
