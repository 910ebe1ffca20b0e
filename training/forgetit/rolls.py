"""How a roll can turn out, for every cup that a turn can come to: the ground that turns are valued on.

The table is in flat arrays. As one small object for each of its numbers it would slow down every garbage collection.
"""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import comb, prod
from typing import NamedTuple

from engine.forgetit.chances.cups import Cup, Part, by_words_alone, every_cup, is_bust, make_cup
from engine.forgetit.dice import NUMBERS
from engine.forgetit.hand import FIRST_KEEP

NOTHING = -1
"""Stands for a number that is not shown often enough to be set aside."""


class Choice(NamedTuple):
    """What a roll can be turned into: ``kept`` dice are set aside, and this cup is left."""

    cup: Cup
    kept: int


Shown = tuple[tuple[Part, int], ...]
"""The parts that are left, each with the number of its dice that show one certain number."""


@dataclass(frozen=True, slots=True)
class Falls:
    """The ways a roll can fall once a number is collected, but for busts, which are worth nothing.

    Of fall i, ``chances[i]`` is the chance, and ``offers[i]`` what it can be turned into, an index in `Rolls.offers`.
    """

    chances: array[float]
    offers: array[int]


@dataclass(frozen=True, slots=True)
class OpenFalls:
    """The ways a roll can fall while no number is collected, but for busts.

    Of fall i, ``left[i]`` is the place of the cup that is left if no number is set aside, and ``shown[n][i]`` says how
    the number n + 1 is shown: an index in `Rolls.shown`, or `NOTHING`.
    """

    chances: array[float]
    left: array[int]
    shown: tuple[array[int], ...]


@dataclass(frozen=True, slots=True)
class Rolls:
    """All cups with their falls. A cup's place is its index in ``cups``, which are in the order of `every_cup`.

    A choice is written as one number: the dice kept times the number of cups, plus the place of the cup that is left.
    ``offers`` are the distinct sets of choices once a number is collected. ``shown`` are the distinct ways a number can
    be shown before, and ``first_keeps`` the choices that each of them gives.
    """

    cups: tuple[Cup, ...]
    places: Mapping[Cup, int]
    falls: tuple[Falls, ...]
    offers: tuple[tuple[int, ...], ...]
    open_falls: tuple[OpenFalls, ...]
    shown: tuple[Shown, ...]
    first_keeps: tuple[tuple[int, ...], ...]


@cache
def rolls() -> Rolls:
    """The one table. ``open_falls`` has the cups that words alone can lead to, which come first."""
    cups = every_cup()
    places = {cup: place for place, cup in enumerate(cups)}

    def as_numbers(choices: tuple[Choice, ...]) -> tuple[int, ...]:
        return tuple(kept * len(cups) + places[cup] for cup, kept in choices)

    offers: dict[tuple[int, ...], int] = {}
    falls = []
    for cup in cups:
        chances: dict[int, float] = defaultdict(float)
        for shown, chance in _falls_of(cup):
            offer = as_numbers(choices_of(shown, fewest=0))
            chances[offers.setdefault(offer, len(offers))] += chance
        falls.append(Falls(array("d", chances.values()), array("H", chances)))
    ways: dict[Shown, int] = {}
    open_falls = tuple(_open_falls_of(cup, places, ways) for cup in cups if by_words_alone(cup))
    first_keeps = tuple(as_numbers(choices_of(shown, fewest=FIRST_KEEP)) for shown in ways)
    return Rolls(cups, places, tuple(falls), tuple(offers), open_falls, tuple(ways), first_keeps)


def _falls_of(cup: Cup) -> list[tuple[Shown, float]]:
    found = []
    for outcome in product(*(_part_falls(part) for part in cup)):
        shown = tuple((part, hits) for part, hits, _ in outcome)
        if not is_bust(part for part, _ in shown):
            found.append((shown, prod(chance for _, _, chance in outcome)))
    return found


@cache
def _part_falls(part: Part) -> tuple[tuple[Part, int, float], ...]:
    """What a part's dice can do: what is left of it, the number of hits, and the chance."""
    found = []
    for words in range(part.dice + 1):
        for hits in range(part.dice - words + 1):
            ways = comb(part.dice, words) * comb(part.dice - words, hits)
            chance = ways * 4 ** (part.dice - words - hits) / 6**part.dice
            found.append((Part(part.dice - words, part.aside or words > 0), hits, chance))
    return tuple(found)


_Fallen = tuple[Part, tuple[int, ...]]
"""What is left of a part, and how many of its dice show each number."""


def _open_falls_of(cup: Cup, places: Mapping[Cup, int], ways: dict[Shown, int]) -> OpenFalls:
    """``ways`` numbers the ways to show a number, and grows."""
    # The parts are rolled one after the other, and what comes to the same is counted together. A number stands for each
    # thing that a part can do, since tuples of numbers are quicker to sort and to find.
    kinds = sorted({fallen for part in cup for fallen, _ in _part_open_falls(part)})
    numbers = {fallen: number for number, fallen in enumerate(kinds)}
    partial: dict[tuple[int, ...], float] = {(): 1.0}
    for part in cup:
        fallen_parts = [(numbers[fallen], each) for fallen, each in _part_open_falls(part)]
        grown: dict[tuple[int, ...], float] = defaultdict(float)
        for before, chance in partial.items():
            for number, each in fallen_parts:
                grown[tuple(sorted((*before, number)))] += chance * each
        partial = grown
    # By number: how each thing that a part can do shows it.
    views = [[(part, hits[index]) for part, hits in kinds] for index in range(len(NUMBERS))]
    known: dict[Shown, int] = {}
    chances: dict[tuple[int, ...], float] = defaultdict(float)
    for thrown, chance in partial.items():
        left = tuple([kinds[number][0] for number in thrown])
        if is_bust(left):
            continue
        entry = [places[left]]
        for view in views:
            shown = tuple([view[number] for number in thrown])
            if shown not in known:
                known[shown] = _way(shown, ways)
            entry.append(known[shown])
        chances[tuple(entry)] += chance
    left_cups, *shown_by_number = zip(*chances, strict=True)
    return OpenFalls(
        array("d", chances.values()), array("H", left_cups), tuple(array("h", shown) for shown in shown_by_number)
    )


@cache
def _part_open_falls(part: Part) -> tuple[tuple[_Fallen, float], ...]:
    """What a part's dice can do, with the chances."""
    found: dict[_Fallen, float] = defaultdict(float)
    for sides in product(range(len(NUMBERS) + 1), repeat=part.dice):
        hits = tuple(sides.count(side) for side in range(len(NUMBERS)))
        left = sum(hits)
        found[Part(left, part.aside or left < part.dice), hits] += 6**-part.dice
    return tuple(found.items())


def _way(shown: Shown, ways: dict[Shown, int]) -> int:
    if sum(hits for _, hits in shown) < FIRST_KEEP:
        return NOTHING
    return ways.setdefault(tuple(sorted(shown)), len(ways))


def choices_of(shown: Shown, *, fewest: int) -> tuple[Choice, ...]:
    """What can be set aside of the dice that show the number, at least ``fewest``; sorted."""
    return tuple(sorted({choice for choice in _every_choice(shown) if choice.kept >= fewest}))


def _every_choice(shown: Shown) -> Iterator[Choice]:
    for kept in product(*(range(hits + 1) for _, hits in shown)):
        left = (Part(part.dice - count, part.aside) for (part, _), count in zip(shown, kept, strict=True))
        yield Choice(make_cup(left), sum(kept))
