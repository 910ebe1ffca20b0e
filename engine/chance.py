"""Seats, what the rules may ask of chance, and which results are possible."""

from dataclasses import dataclass

Seat = int
"""A player's place at the table, counted clockwise from 0."""


ChanceResult = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Roll:
    """``dice`` dice with ``sides`` sides; the result holds a number from 1 to ``sides`` for each."""

    sides: int
    dice: int = 1
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The numbers from 0 to ``size`` - 1 in random order."""

    size: int
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class Sample:
    """``take`` of the numbers from 0 to ``size`` - 1, ascending."""

    size: int
    take: int
    hidden: bool = False


Chance = Roll | Shuffle | Sample
"""A request. The result of a ``hidden`` one stays secret until the match is over."""


def is_possible(request: Chance, result: ChanceResult) -> bool:
    """Tell whether the result is one that the request can have."""
    match request:
        case Roll(sides, dice):
            return len(result) == dice and all(1 <= value <= sides for value in result)
        case Shuffle(size):
            return sorted(result) == list(range(size))
        case Sample(size, take):
            ascending = sorted(set(result)) == list(result)
            return len(result) == take and ascending and all(0 <= value < size for value in result)
