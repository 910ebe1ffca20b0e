"""What is counted of a match that is over, for each seat: numbers by name, and what its dice came to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from engine.luck import Tally
from engine.seat import Seat


@dataclass(frozen=True, slots=True)
class Statistic:
    """One number that a game counts. Over several matches it is added up; with ``most``, the greatest counts."""

    name: str
    most: bool = False


@dataclass(frozen=True, slots=True)
class SeatStatistics:
    """``numbers`` by the names of the game's statistics, ``luck`` by those of its measures."""

    numbers: Mapping[str, int] = field(default_factory=dict)
    luck: Mapping[str, Tally] = field(default_factory=dict)


def seat_statistics(
    seats: int, numbers: Mapping[str, Mapping[Seat, int]], luck: Mapping[str, Mapping[Seat, Tally]]
) -> tuple[SeatStatistics, ...]:
    """From what was counted by name, then by seat. Seats that are missing there have nothing."""
    return tuple(
        SeatStatistics(
            {name: counts.get(seat, 0) for name, counts in numbers.items()},
            {name: tallies.get(seat, Tally()) for name, tallies in luck.items()},
        )
        for seat in range(seats)
    )


def together(statistics: Sequence[Statistic], matches: Sequence[SeatStatistics]) -> SeatStatistics:
    """One seat's statistics of several matches as one, without those that a match does not have."""
    numbers: dict[str, int] = {}
    luck: dict[str, Tally] = {}
    most = {statistic.name for statistic in statistics if statistic.most}
    for match in matches:
        for name, number in match.numbers.items():
            if name not in numbers:
                numbers[name] = number
            elif name in most:
                numbers[name] = max(numbers[name], number)
            else:
                numbers[name] += number
    for name in {name: None for match in matches for name in match.luck}:
        tallies = [match.luck[name] for match in matches if name in match.luck]
        tries: Counter[str] = Counter()
        for tally in tallies:
            tries.update(tally.tries)
        luck[name] = Tally(sum(tally.total for tally in tallies), dict(tries))
    return SeatStatistics(numbers, luck)


class Tallies:
    """Counts tries of one measure by seat, while a match is gone through."""

    def __init__(self) -> None:
        self._totals: Counter[Seat] = Counter()
        self._tries: dict[Seat, Counter[str]] = {}

    def add(self, seat: Seat, result: int, kind: str = "") -> None:
        self._totals[seat] += result
        self._tries.setdefault(seat, Counter())[kind] += 1

    def by_seat(self) -> dict[Seat, Tally]:
        return {seat: Tally(self._totals[seat], dict(tries)) for seat, tries in self._tries.items()}
