"""Two ways of doing the same, timed in turns, so that what slows the machine down slows both."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter


@dataclass(frozen=True, slots=True)
class Timing:
    """Seconds for one call."""

    median: float
    lowest: float
    highest: float

    def __str__(self) -> str:
        return f"{self.median * 1000:8.2f} ms ({self.lowest * 1000:.2f} to {self.highest * 1000:.2f})"


def alternate(ours: Callable[[], object], baseline: Callable[[], object], times: int) -> tuple[Timing, Timing]:
    """Each is called once to warm up, then so many times in turns."""
    runs: tuple[list[float], list[float]] = ([], [])
    for number in range(times + 1):
        for work, seconds in zip((ours, baseline), runs, strict=True):
            began = perf_counter()
            work()
            if number:
                seconds.append(perf_counter() - began)
    one, other = (Timing(statistics.median(seconds), min(seconds), max(seconds)) for seconds in runs)
    return one, other


def compare(name: str, ours: Timing, baseline_name: str, baseline: Timing) -> None:
    """Prints both and how many times as fast ours is."""
    print(f"  {name:<46}{ours}")
    print(f"  {baseline_name:<46}{baseline}")
    print(f"  {'ratio':<46}{baseline.median / ours.median:8.2f} times as fast")
