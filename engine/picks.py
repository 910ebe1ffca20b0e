"""What a computer player makes of the picks that it is given: one of equals, more picks, random orders."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from engine.game import Pick

T = TypeVar("T")

_WORD = 2**32
_MASK = 2**64 - 1
_GAMMA = 0x9E3779B97F4A7C15
"""The odd number that SplitMix64 counts by (Steele, Lea and Flood, 2014)."""


def one_of(equals: Sequence[T], pick: Pick) -> T:
    """Any of them, each as likely. There must be one at least."""
    return equals[pick(len(equals))]


def endless(pick: Pick) -> Pick:
    """A pick that never runs out, since what a computer player is given holds no more than some dozen choices.

    It follows from two choices of ``pick``, so the same pick makes the same worlds. No number is favoured by more than
    2**-32 for the limits that occur in games.
    """
    state = pick(_WORD) * _WORD + pick(_WORD)

    def draw(limit: int) -> int:
        nonlocal state
        state = (state + _GAMMA) & _MASK
        mixed = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB & _MASK
        return ((mixed ^ (mixed >> 31)) * limit) >> 64

    return draw


def shuffled(items: Iterable[T], pick: Pick) -> list[T]:
    """The items in random order, each order as likely."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        place = pick(last + 1)
        order[last], order[place] = order[place], order[last]
    return order
