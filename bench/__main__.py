"""``python -m bench`` measures everything; ``python -m bench starting`` one part of it."""

import os
import platform
import sys

from bench import chronicle, drawing, press_path, scaling, starting

PARTS = {
    "drawing": drawing.report,
    "starting": starting.report,
    "chronicle": chronicle.report,
    "scaling": scaling.report,
    "press_path": press_path.report,
}


def main() -> int:
    chosen = sys.argv[1:] or PARTS
    if unknown := set(chosen) - set(PARTS):
        print(f"Unknown: {', '.join(sorted(unknown))}. There are: {', '.join(PARTS)}")
        return 2
    print(f"Python {platform.python_version()}, {os.cpu_count()} processors, {platform.system()} {platform.machine()}")
    print("Medians (lowest to highest).")
    for part in chosen:
        print()
        PARTS[part]()
    return 0


if __name__ == "__main__":
    sys.exit(main())
