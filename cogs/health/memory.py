"""How much memory the process has, as the system counts it."""

from __future__ import annotations

import os
from pathlib import Path


def resident_megabytes() -> float:
    """0 where the system has no ``/proc``."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20
