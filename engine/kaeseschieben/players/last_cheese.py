"""The last cheese between two seats: the chance to win by where it and the mice are, exactly.

Whatever the piles are, only three things can happen: it falls to the seat that rolls next, to the other one, or to
nobody. ``training.last_cheese`` makes the tables by value iteration (docs/strength.md).
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache

from engine.kaeseschieben.board import SIDE
from engine.number_tables import number_table, whole_numbers

TABLE = "kaeseschieben/last"

WHOLE = 255
"""A sure win."""

CASES = 3
"""Tables, by what it is worth that the cheese falls to nobody: from as little as a loss to as much as a win.

In between, values are interpolated, which errs by half a point."""

FIELDS = SIDE**2

Stake = tuple[float, float, float]
"""Chances of the seat that rolls next if the cheese falls to it, to nobody, and to the other seat."""


@cache
def _numbers() -> Sequence[array[int]]:
    return [whole_numbers(lines) for lines in number_table(TABLE)]


def chance_of_next(stake: Stake, cheese: int, following: int, last: int) -> float:
    """Chance of the seat that rolls next; the squares of the cheese and of both mice are as it sees them."""
    won, nobodys, lost = stake
    if won <= lost:
        return lost
    worth = (CASES - 1) * min(max((nobodys - lost) / (won - lost), 0.0), 1.0)
    case = min(int(worth), CASES - 2)
    place = _place_in_table(cheese, following, last)
    lower, upper = _numbers()[case][place], _numbers()[case + 1][place]
    return lost + (won - lost) * (lower + (worth - case) * (upper - lower)) / WHOLE


def _place_in_table(cheese: int, following: int, last: int) -> int:
    # Mirror images are alike: tables hold cheeses on the left half of the board alone.
    away, along = divmod(cheese, SIDE)
    if along >= SIDE // 2:
        along, following, last = SIDE - 1 - along, following ^ SIDE - 1, last ^ SIDE - 1
    return ((away * SIDE // 2 + along) * FIELDS + following) * FIELDS + last
