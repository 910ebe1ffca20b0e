"""How a roll can fall once a number is collected, for every cup: read, not worked out.

The table is in flat arrays. As one small object for each of its numbers it would slow down every garbage collection.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from engine.forgetit.chances.cups import Cup, dice_in, every_cup
from engine.forgetit.chances.packed import whole_numbers
from engine.forgetit.dice import SIDES
from engine.number_tables import number_table


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
