"""``python -m bench`` measures everything; ``python -m bench starting`` one part of it."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Callable
from importlib import import_module

PARTS = ("starting", "scaling")
"""Modules with a ``report``. Each is imported when its turn comes, since some patch discord.py."""


def main() -> int:
    chosen = sys.argv[1:] or PARTS
    if unknown := set(chosen) - set(PARTS):
        print(f"Unknown: {', '.join(sorted(unknown))}. There are: {', '.join(PARTS)}")
        return 2
    print(f"Python {platform.python_version()}, {os.cpu_count()} processors, {platform.system()} {platform.machine()}")
    print("Medians (lowest to highest).")
    for part in chosen:
        print()
        report: Callable[[], None] = import_module(f"bench.{part}").report
        report()
    return 0


if __name__ == "__main__":
    sys.exit(main())
