"""Figures of several measurements as they are written, and what the system says of a process."""

from __future__ import annotations

import os
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Spread:
    """Several measurements of the same quantity."""

    median: float
    lowest: float
    highest: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Spread:
        return cls(statistics.median(values), min(values), max(values))


@dataclass(frozen=True, slots=True)
class Unit:
    """How a figure is written, and what a ratio of two means; a ratio above 1 is in our favour."""

    name: str
    factor: float
    digits: int
    ratio: str

    def tell(self, spread: Spread) -> str:
        median, lowest, highest = (
            f"{value * self.factor:,.{self.digits}f}" for value in (spread.median, spread.lowest, spread.highest)
        )
        return f"{median:>9} {self.name} ({lowest} to {highest})"


MILLISECONDS = Unit("ms", 1000, 2, "times as fast")
KILOBYTES = Unit("KB", 0.001, 1, "times as small")


def tell(name: str, figure: str) -> None:
    print(f"  {name:<48}{figure}")


def compare(name: str, ours: Spread, baseline_name: str, baseline: Spread, unit: Unit) -> None:
    """Prints both, and the ratio of their medians."""
    tell(name, unit.tell(ours))
    tell(baseline_name, unit.tell(baseline))
    tell("ratio", f"{baseline.median / ours.median:9.2f} {unit.ratio}")


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
