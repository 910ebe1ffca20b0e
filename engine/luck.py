"""Luck: what chance decided again and again, against everything that it could have come to.

A sum of many tries is convolved from the chances of each. That is done in whole numbers, in units of 10⁻¹⁸: what is
lost to rounding is far below anything that is shown, and every machine finds the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import MAX_EMAX, MAX_PREC, MIN_EMIN, Context, Decimal
from math import sqrt
from typing import NamedTuple

from engine.chance import Seat

Chances = Mapping[int, float]
"""What one try can come to, each with its chance. Nothing is below 0."""


@dataclass(frozen=True, slots=True)
class Measure:
    """What the luck of a game is measured by, such as sixes.

    ``chances(kind)`` are those of one try. Tries of one measure are of several kinds where their chances differ: a roll
    of nine dice and one of three.
    """

    name: str
    chances: Callable[[str], Chances]


@dataclass(frozen=True, slots=True)
class Tally:
    """What a seat's tries came to in all, and their number by kind."""

    total: int = 0
    tries: Mapping[str, int] = field(default_factory=dict)

    @property
    def count(self) -> int:
        return sum(self.tries.values())


@dataclass(frozen=True, slots=True)
class Spread:
    """How a sum is distributed: it is ``first`` + i with the chance ``chances[i]``."""

    first: int
    chances: Sequence[float]

    @property
    def mean(self) -> float:
        return self.first + sum(index * chance for index, chance in enumerate(self.chances))

    @property
    def last(self) -> int:
        return self.first + len(self.chances) - 1

    def at_least(self, total: int) -> float:
        return min(1.0, sum(self.chances[max(0, total - self.first) :]))

    def at_most(self, total: int) -> float:
        return min(1.0, sum(self.chances[: max(0, total - self.first + 1)]))


def mean_of(measure: Measure, tally: Tally) -> float:
    """What was to be expected of the tries."""
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
    return (tally.total - mean_of(measure, tally)) / sqrt(variance) if variance else 0.0


FEWEST_TRIES = 6
"""Fewer tries say too little about luck."""


def deviations(measure: Measure, tallies: Mapping[Seat, Tally]) -> dict[Seat, float]:
    """The `deviation` of each seat that had at least `FEWEST_TRIES`."""
    return {seat: deviation(measure, tally) for seat, tally in tallies.items() if tally.count >= FEWEST_TRIES}


def spread_of(measure: Measure, tally: Tally) -> Spread:
    """How the total of that number of tries is distributed, if each of them is made again."""
    sum_of_all = _Sum(0, (_UNIT,))
    for kind, count in sorted(tally.tries.items()):
        sum_of_all = sum_of_all.plus(_Sum.of(measure.chances(kind)).times(count))
    return Spread(sum_of_all.first, tuple(chance / _UNIT for chance in sum_of_all.chances))


_DIGITS = 18
_UNIT = 10**_DIGITS
_SLOT = 2 * _DIGITS + 2
"""Digits for one product of two chances, or the sum of many: that is no more than 1."""

_EXACT = Context(prec=MAX_PREC, Emax=MAX_EMAX, Emin=MIN_EMIN)


@dataclass(frozen=True, slots=True)
class _Sum:
    """As `Spread`, in units. Chances of less than one unit at the ends are left out."""

    first: int
    chances: Sequence[int]

    @classmethod
    def of(cls, chances: Chances) -> _Sum:
        first, last = min(chances), max(chances)
        return cls(first, tuple(round(chances.get(value, 0.0) * _UNIT) for value in range(first, last + 1)))

    def plus(self, other: _Sum) -> _Sum:
        """The sum of both. Two polynomials are multiplied as two long numbers, which `decimal` does fast."""
        product = str(_EXACT.multiply(_as_number(self.chances), _as_number(other.chances)))
        length = len(self.chances) + len(other.chances) - 1
        digits = product.zfill(length * _SLOT)
        found = [int(digits[start : start + _SLOT - _DIGITS] or 0) for start in range(0, length * _SLOT, _SLOT)]
        start = next((index for index, chance in enumerate(found) if chance), 0)
        end = next((index for index in range(length, 0, -1) if found[index - 1]), length)
        return _Sum(self.first + other.first + start, found[start:end])

    def times(self, count: int) -> _Sum:
        """The sum of that number of such sums, by squaring."""
        power, result = self, _Sum(0, (_UNIT,))
        while count:
            if count % 2:
                result = result.plus(power)
            count //= 2
            if count:
                power = power.plus(power)
        return result


def _as_number(chances: Iterable[int]) -> Decimal:
    return Decimal("".join(f"{chance:0{_SLOT}d}" for chance in chances))


MOST_BARS = 60
"""More of them could not be told apart on a phone."""

_UNLIKELY = 0.0005
"""Less than this at either end is not drawn, unless a seat got there."""


@dataclass(frozen=True, slots=True)
class Reading:
    """One seat's total of ``tries``, of which ``mean`` was to be expected.

    ``at_least`` and ``at_most`` are the chances of this total or a higher one, and of this or a lower one. ``bars`` are
    the chances of each bar of the report.
    """

    total: int
    tries: int
    mean: float
    at_least: float
    at_most: float
    bars: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class LuckReport:
    """The luck of several seats by one measure. Bar i is for ``width`` totals from ``first`` + i · width on.

    A reading is None where the seat has made no try.
    """

    measure: str
    first: int
    width: int
    readings: tuple[Reading | None, ...]

    def bar_of(self, total: int) -> int:
        return (total - self.first) // self.width


def luck_report(measure: Measure, tallies: Sequence[Tally]) -> LuckReport | None:
    """All seats on one scale. None if no seat has made a try."""
    tried = [tally for tally in tallies if tally.count]
    if not tried:
        return None
    # Seats with the same tries have the same distribution, and there are sixteen at most.
    spreads = {_tries(tally): spread_of(measure, tally) for tally in tried}
    totals = [tally.total for tally in tried]
    first = min(*map(_lower_end, spreads.values()), *totals)
    last = max(*map(_upper_end, spreads.values()), *totals)
    width = -(-(last - first + 1) // MOST_BARS)
    scale = _Scale(first, width, bars=-(-(last - first + 1) // width))
    readings = tuple(
        _reading(measure, tally, spreads[_tries(tally)], scale) if tally.count else None for tally in tallies
    )
    return LuckReport(measure.name, first, width, readings)


class _Scale(NamedTuple):
    """As in `LuckReport`; ``bars`` is their number."""

    first: int
    width: int
    bars: int


def _tries(tally: Tally) -> tuple[tuple[str, int], ...]:
    return tuple(sorted(tally.tries.items()))


def _lower_end(spread: Spread) -> int:
    """The total up to which everything together is unlikely."""
    return spread.first + _unlikely(spread.chances)


def _upper_end(spread: Spread) -> int:
    """The total from which on everything together is unlikely."""
    return spread.last - _unlikely(reversed(spread.chances))


def _unlikely(chances: Iterable[float]) -> int:
    """How many of the chances, from the first on, come to less than `_UNLIKELY` together."""
    together = 0.0
    for count, chance in enumerate(chances):
        together += chance
        if together >= _UNLIKELY:
            return count
    return 0


def _reading(measure: Measure, tally: Tally, spread: Spread, scale: _Scale) -> Reading:
    first, width, count = scale
    starts = [first + index * width - spread.first for index in range(count)]
    bars = tuple(sum(spread.chances[max(0, start) : max(0, start + width)]) for start in starts)
    return Reading(
        total=tally.total,
        tries=tally.count,
        mean=mean_of(measure, tally),
        at_least=spread.at_least(tally.total),
        at_most=spread.at_most(tally.total),
        bars=bars,
    )
