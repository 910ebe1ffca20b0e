"""What a process has used so far, as Linux counts it."""

from __future__ import annotations

import os
from pathlib import Path

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
