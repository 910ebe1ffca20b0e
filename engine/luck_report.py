"""How lucky seats were: what their dice came to, against all that these could have come to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.luck import Measure, Spread, Tally, mean_of, spread_of

MOST_BARS = 60
"""More of them could not be told apart on a phone."""

_UNLIKELY = 0.0005
"""Less than this at either end is not drawn, unless somebody got there."""


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
    """All on one scale. None if nobody has made a try."""
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
