"""Luck: what chance decided again and again, against everything that it could have come to."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import erf, sqrt

from engine.chance import Seat

Chances = Mapping[int, float]
"""Values to which one try can come, each with its chance. Nothing is below 0."""

FEWEST_TRIES = 6
"""Fewer tries say too little about luck."""


@dataclass(frozen=True, slots=True)
class Measure:
    """Measure of a game's luck, such as sixes; of what is ``unlucky``, less is better.

    ``chances(kind)`` are those of one try. Tries of one measure are of several kinds where their chances differ: a roll
    of nine dice and one of three.
    """

    name: str
    chances: Callable[[str], Chances]
    unlucky: bool = False


@dataclass(frozen=True, slots=True)
class Tally:
    """Sum of a seat's tries, and their number by kind."""

    total: int = 0
    tries: Mapping[str, int] = field(default_factory=dict)

    @property
    def count(self) -> int:
        return sum(self.tries.values())


def mean_of(measure: Measure, tally: Tally) -> float:
    """Expected sum of the tries."""
    return sum(
        count * sum(value * chance for value, chance in measure.chances(kind).items())
        for kind, count in tally.tries.items()
    )


def deviation(measure: Measure, tally: Tally) -> float:
    """By how many standard deviations the total differs from what was to be expected; 0 without a try."""
    variance = 0.0
    for kind, count in tally.tries.items():
        chances = measure.chances(kind)
        mean = sum(value * chance for value, chance in chances.items())
        variance += count * sum((value - mean) ** 2 * chance for value, chance in chances.items())
    # A certain try has no variance, and no luck.
    return (tally.total - mean_of(measure, tally)) / sqrt(variance) if variance else 0.0


def deviations(measure: Measure, tallies: Mapping[Seat, Tally]) -> dict[Seat, float]:
    """The `deviation` of each seat that had at least `FEWEST_TRIES`."""
    return {seat: deviation(measure, tally) for seat, tally in tallies.items() if tally.count >= FEWEST_TRIES}


def luckier_than(deviations: float) -> float:
    """The share of people with the same chances who were less lucky than somebody by that many standard deviations.

    The sum of many tries is distributed normally, near enough.
    """
    return (1 + erf(deviations / sqrt(2))) / 2
