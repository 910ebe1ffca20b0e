"""Scores of the people at a night's tables, and the standings over its rounds and over its season."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, groupby
from typing import NamedTuple

from engine.game import Seat
from host.table.seats import PersonId

SEASON_SECONDS = 365 * 24 * 3600.0

FEWEST_NIGHTS = 3
"""So many nights count for everybody in a season, as far as there were as many."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """One table of a round. ``people`` are in the order of the seats; None is a computer.

    ``places`` are those of the seats, counted from 1; those who are level share one. None without a result.
    ``sides`` are the seats of partners, as `engine.game.Game.sides` has them; empty if all play for themselves.
    """

    game: str
    people: tuple[PersonId | None, ...]
    places: tuple[int, ...] | None = None
    sides: tuple[tuple[Seat, ...], ...] = ()

    @property
    def persons(self) -> tuple[int, ...]:
        """Without computers."""
        return tuple(person for person in self.people if person is not None)


@dataclass(frozen=True, slots=True)
class Round:
    """``byes`` are the people who were there, but had no table."""

    sittings: tuple[Sitting, ...]
    byes: tuple[PersonId, ...] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """``average`` runs from 0 to 100. People without a result have neither place nor average."""

    place: int | None
    person: int
    average: Fraction | None
    played: int
    byes: int


def scores(sitting: Sitting) -> dict[int, Fraction]:
    """For each person the share of opponents beaten, from 0 to 100; a tie is half. Empty without a result."""
    points: defaultdict[int, list[Fraction]] = defaultdict(list)
    for duel in _duels(sitting):
        points[duel.person].append(duel.points)
    return {person: _mean(of_person) for person, of_person in points.items()}


def standings(rounds: Sequence[Round]) -> tuple[Standing, ...]:
    """The best first, people without a result last. Those whom no tie-break separates share a place.

    What counts is the average of all tables with a result; then the results among those who are level, if all of them
    have met; then the mean average of a person's opponents; then fewer byes. Who was there in fewer than half of the
    rounds with a result comes behind all others.
    """
    sittings = [sitting for each in rounds for sitting in each.sittings]
    byes = Counter(person for each in rounds for person in each.byes)
    results: defaultdict[int, list[Fraction]] = defaultdict(list)
    for sitting in sittings:
        for person, score in scores(sitting).items():
            results[person].append(score)
    averages = {person: _mean(of_person) for person, of_person in results.items()}
    duels = [duel for sitting in sittings for duel in _duels(sitting)]

    decided = sum(any(sitting.places is not None for sitting in each.sittings) for each in rounds)
    stayed = {person: 2 * (len(of_person) + byes[person]) >= decided for person, of_person in results.items()}
    level = _separated(sorted(averages), stayed)
    level = [part for group in level for part in _separated(group, averages)]
    level = [part for group in level for part in _separated(group, _head_to_head(group, duels))]
    level = [part for group in level for part in _separated(group, _strengths(group, duels, averages))]
    level = [part for group in level for part in _separated(group, {person: -byes[person] for person in group})]

    found: list[Standing] = []
    for group in level:
        place = len(found) + 1
        found += [Standing(place, each, averages[each], len(results[each]), byes[each]) for each in group]
    there = byes.keys() | {person for sitting in sittings for person in sitting.persons}
    found += [Standing(None, person, None, 0, byes[person]) for person in sorted(there - averages.keys())]
    return tuple(found)


def season(nights: Sequence[Sequence[Standing]]) -> tuple[int, tuple[Standing, ...]]:
    """The standings over several nights, the oldest first, by the mean of everybody's best ones.

    For each person the nights count since their first one, and at least three: of those one in three does not count,
    and one that they missed counts nothing. Returned first is how many count for who was there from the beginning.
    """
    averages: defaultdict[int, list[Fraction]] = defaultdict(list)
    since: dict[int, int] = {}
    for number, night in enumerate(nights):
        for standing in night:
            if standing.average is not None:
                since.setdefault(standing.person, len(nights) - number)
                averages[standing.person].append(standing.average)

    def counted(count: int) -> int:
        return count - count // 3

    def total(person: int) -> Fraction:
        best = counted(min(max(since[person], FEWEST_NIGHTS), len(nights)))
        return sum(sorted(averages[person])[-best:], Fraction(0)) / best

    totals = {person: total(person) for person in averages}
    ranked = sorted(totals, key=lambda person: (-totals[person], person))
    return counted(len(nights)), tuple(
        Standing(
            place=1 + sum(total > totals[person] for total in totals.values()),
            person=person,
            average=totals[person],
            played=len(averages[person]),
            byes=0,
        )
        for person in ranked
    )


class _Duel(NamedTuple):
    """A person against one opponent at a table, None for a computer. A win is worth 100 ``points``."""

    person: int
    opponent: int | None
    points: Fraction


def _duels(sitting: Sitting) -> Iterator[_Duel]:
    if sitting.places is None:
        return
    seats = tuple(zip(sitting.people, sitting.places, strict=True))
    for seat, (person, place) in enumerate(seats):
        side = next((side for side in sitting.sides if seat in side), (seat,))
        for other, (opponent, of_opponent) in enumerate(seats):
            if person is not None and other not in side:
                yield _Duel(person, opponent, Fraction(50 * (place <= of_opponent) + 50 * (place < of_opponent)))


def _mean(values: Sequence[Fraction]) -> Fraction:
    return sum(values, Fraction(0)) / len(values)


def _head_to_head(group: Sequence[int], duels: Sequence[_Duel]) -> dict[int, Fraction]:
    """The average against the others of the group; the same for all unless everybody has met everybody."""
    among = [duel for duel in duels if duel.person in group and duel.opponent in group]
    met = {(duel.person, duel.opponent) for duel in among}
    if len(group) == 1 or not met.issuperset(combinations(group, 2)):
        return dict.fromkeys(group, Fraction(0))
    return {person: _mean([duel.points for duel in among if duel.person == person]) for person in group}


def _strengths(group: Sequence[int], duels: Sequence[_Duel], averages: Mapping[int, Fraction]) -> dict[int, Fraction]:
    """The mean average of each person's opponents; 0 for a person who has met computers only."""
    met: dict[int, list[Fraction]] = {person: [] for person in group}
    for duel in duels:
        if duel.person in met and duel.opponent is not None:
            met[duel.person].append(averages[duel.opponent])
    return {person: _mean(of_person or [Fraction(0)]) for person, of_person in met.items()}


def _separated(group: Sequence[int], values: Mapping[int, Fraction | int]) -> list[list[int]]:
    """Divides people who were level by their values, the greatest first."""
    ranked = sorted(group, key=lambda person: (-values[person], person))
    return [list(same) for _, same in groupby(ranked, key=lambda person: values[person])]
