"""Two ways of doing the same, measured in turns, so that what slows the machine down slows both."""

from __future__ import annotations

import os
import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

Measured = Callable[[int], float]
"""Does the repetition of that number and returns what counts of it, such as its seconds."""


@dataclass(frozen=True, slots=True)
class Spread:
    """Several measurements of the same quantity."""

    median: float
    lowest: float
    highest: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Spread:
        return cls(statistics.median(values), min(values), max(values))

    def rate(self, count: int) -> Spread:
        """How many a second, if these are the seconds for ``count`` of them."""
        return Spread(count / self.median, count / self.highest, count / self.lowest)


@dataclass(frozen=True, slots=True)
class Unit:
    """How a figure is written, and what a ratio of two means; a ratio above 1 is in our favour."""

    name: str
    factor: float
    digits: int
    ratio: str
    more_is_better: bool = False

    def tell(self, spread: Spread) -> str:
        median, lowest, highest = (
            f"{value * self.factor:,.{self.digits}f}" for value in (spread.median, spread.lowest, spread.highest)
        )
        return f"{median:>9} {self.name} ({lowest} to {highest})"


MILLISECONDS = Unit("ms", 1000, 2, "times as fast")
KILOBYTES = Unit("KB", 0.001, 1, "times as small")
PER_SECOND = Unit("a second", 1, 0, "times as many", more_is_better=True)


def seconds(work: Callable[[], object]) -> float:
    began = perf_counter()
    work()
    return perf_counter() - began


def alternate(ours: Measured, baseline: Measured, times: int) -> tuple[Spread, Spread]:
    """Each once to warm up, then ``times`` times in turns; who is first changes every time."""
    ours(0), baseline(0)
    measured: tuple[list[float], list[float]] = ([], [])
    for number in range(times):
        pair = list(zip((ours, baseline), measured, strict=True))
        for work, spent in pair if number % 2 else reversed(pair):
            spent.append(work(number))
    return Spread.of(measured[0]), Spread.of(measured[1])


def tell(name: str, figure: str) -> None:
    print(f"  {name:<48}{figure}")


def compare(name: str, ours: Spread, baseline_name: str, baseline: Spread, unit: Unit) -> None:
    """Prints both, and the ratio of their medians."""
    tell(name, unit.tell(ours))
    tell(baseline_name, unit.tell(baseline))
    ratio = ours.median / baseline.median if unit.more_is_better else baseline.median / ours.median
    tell("ratio", f"{ratio:9.2f} {unit.ratio}")


_TICKS = os.sysconf("SC_CLK_TCK")


def megabytes(process: int, name: str = "VmRSS") -> float:
    """What it has in memory; by another name of proc(5), such as ``VmHWM``, the most that it ever had."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith(f"{name}:"))


def threads(process: int) -> int:
    return len(list(Path(f"/proc/{process}/task").iterdir()))


def processor_seconds(process: int) -> float:
    """Its own and its threads'; of its children those that have ended."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return sum(int(field) for field in fields[11:15]) / _TICKS
