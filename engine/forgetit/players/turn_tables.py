"""Tables of how the dice can fall and how turns can end, from `data/tables/forgetit`.

They are kept in flat arrays. As one small object for each number they would slow down every garbage collection.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from typing import Any

from engine.forgetit.hand import SIDES
from engine.forgetit.players.cups import Cup, by_words_alone, dice_in, every_cup
from engine.number_tables import number_table, whole_numbers

WHOLE = 2**16 - 1
"""Chances are kept as parts of this."""

FEWEST_AFRESH, MOST_AFRESH = 2, 18
"""The numbers of dice collected for which it is kept what rolling all nine again leads to."""

STEP, STEPS = 8, 256
"""The points of several turns together are kept on this many steps of eight."""


def rows_of_chances(lines: Sequence[str], width: int) -> Iterator[Sequence[float]]:
    """Rows of that many chances each."""
    numbers = whole_numbers(lines)
    for start in range(0, len(numbers), width):
        yield [number / WHOLE for number in numbers[start : start + width]]


@dataclass(frozen=True, slots=True)
class Falls:
    """The ways a roll of one cup can fall, but for busts. Of fall i, ``chances[i]`` is the chance.

    ``offers[i]`` is what it can be turned into, an index in `FallTable.offers`.
    """

    chances: array[float]
    offers: array[int]


@dataclass(frozen=True, slots=True)
class FallTable:
    """A cup's place is its index in ``cups`` and in ``falls``.

    A choice is written as one number: the dice kept times the number of cups, plus the place of the cup that is left.
    The first choice of each of the ``offers`` keeps nothing.
    """

    cups: Sequence[Cup]
    places: Mapping[Cup, int]
    falls: Sequence[Falls]
    offers: Sequence[Sequence[int]]


@cache
def fall_table() -> FallTable:
    cups, table = every_cup(), number_table("forgetit/rolls")
    ways, offered = whole_numbers(table["ways"], long=True), whole_numbers(table["offered"])
    falls, start = [], 0
    for cup, count in zip(cups, whole_numbers(table["falls"]), strict=True):
        end, every = start + count, SIDES ** dice_in(cup)
        falls.append(Falls(array("d", (way / every for way in ways[start:end])), offered[start:end]))
        start = end
    choices, offers, start = whole_numbers(table["choices"]), [], 0
    for count in whole_numbers(table["offers"]):
        offers.append(tuple(choices[start : start + count]))
        start += count
    return FallTable(cups, {cup: place for place, cup in enumerate(cups)}, falls, offers)


Chances = Sequence[tuple[int, float]]
"""Scores or counts, each with its chance."""


@cache
def open_ends() -> Mapping[Cup, Sequence[Chances]]:
    """By the cup to be rolled while no number is collected: the scores, before doubling, by policy."""
    scores = whole_numbers(_table()["scores"])
    rows, policies = rows_of_chances(_table()["openings"], len(scores)), range(_table()["policies"][0])
    return {cup: [_likely(scores, next(rows)) for _ in policies] for cup in every_cup() if by_words_alone(cup)}


@cache
def ends_afresh() -> Mapping[int, Sequence[Chances]]:
    """By the dice collected when all nine are rolled again: the dice collected in the end, by policy.

    What is missing to 1 are busts.
    """
    counts = whole_numbers(_table()["counts"])
    rows, policies = rows_of_chances(_table()["afresh"], len(counts)), range(_table()["policies"][1])
    return {each: [_likely(counts, next(rows)) for _ in policies] for each in range(FEWEST_AFRESH, MOST_AFRESH + 1)}


@cache
def last_turn(*, last_word: bool) -> Chances:
    """The scores of a turn in the last round, before doubling; ``last_word``: of the last seat in the round."""
    scores = whole_numbers(_table()["scores"])
    return _likely(scores, list(rows_of_chances(_table()["last_turns"], len(scores)))[last_word])


@cache
def rest(turns: int, *, last_word: bool) -> Sequence[float]:
    """The chances of each step of points that the last ``turns`` of a match bring together, of 2 to 12."""
    rows = list(rows_of_chances(_table()["rests"], STEPS))
    return rows[turns - 2 + last_word * (len(rows) // 2)]


@cache
def rest_so_far(turns: int, *, last_word: bool) -> Sequence[float]:
    """Sums of the table's chances: of fewer than each step; one more at the end."""
    return [0.0, *accumulate(rest(turns, last_word=last_word))]


def _table() -> Any:
    return number_table("forgetit/outlooks")


def _likely(of: Sequence[int], chances: Sequence[float]) -> Chances:
    return [(each, chance) for each, chance in zip(of, chances, strict=True) if chance]
