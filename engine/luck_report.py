"""How lucky seats were: what their dice came to, against all that these could have come to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

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
    first = min(*(_end(spread) for spread in spreads.values()), *(tally.total for tally in tried), 10**12)
    last = max(*(_end(spread, upper=True) for spread in spreads.values()), *(tally.total for tally in tried), 0)
    width = -(-(last - first + 1) // MOST_BARS)
    count = -(-(last - first + 1) // width)
    readings = tuple(
        _reading(measure, tally, spreads[_tries(tally)], (first, width, count)) if tally.count else None
        for tally in tallies
    )
    return LuckReport(measure.name, first, width, readings)


def _tries(tally: Tally) -> tuple[tuple[str, int], ...]:
    return tuple(sorted(tally.tries.items()))


def _end(spread: Spread, *, upper: bool = False) -> int:
    """The total up to which, from one end, everything together is unlikely."""
    together = 0.0
    places = range(len(spread.chances))
    for place in reversed(places) if upper else places:
        together += spread.chances[place]
        if together >= _UNLIKELY:
            return spread.first + place
    return spread.first


def _reading(measure: Measure, tally: Tally, spread: Spread, scale: tuple[int, int, int]) -> Reading:
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
