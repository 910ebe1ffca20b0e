"""Figures of several measurements as they are written, and what the system says of a process."""

from __future__ import annotations

import os
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

_TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True, slots=True)
class Spread:
    """Several measurements of the same time, in seconds."""

    median: float
    lowest: float
    highest: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Spread:
        return cls(statistics.median(values), min(values), max(values))

    def __str__(self) -> str:
        median, lowest, highest = (f"{1000 * value:,.2f}" for value in (self.median, self.lowest, self.highest))
        return f"{median:>9} ms ({lowest} to {highest})"


def tell(name: str, figure: object) -> None:
    print(f"  {name:<48}{figure}")


def megabytes(process: int, name: str = "VmRSS") -> float:
    """Memory of the process; by another name of proc(5), such as ``VmHWM``, the most that it ever had."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith(f"{name}:"))


def processor_seconds(process: int) -> float:
    """Its own and its threads'; of its children those that have ended."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return sum(int(field) for field in fields[11:15]) / _TICKS
