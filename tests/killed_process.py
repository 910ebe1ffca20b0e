"""A process that is ended by SIGKILL, in the middle of whatever it does."""

from __future__ import annotations

import contextlib
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def lines_until_killed(module: str, url: str, seconds: float) -> list[list[str]]:
    """What ``python -m module url`` printed, line by line in words. ``seconds`` count from the first line."""
    process = subprocess.Popen([sys.executable, "-m", module, url], cwd=ROOT, stdout=subprocess.PIPE, bufsize=0)
    assert process.stdout is not None
    said = process.stdout.readline()
    # Reads on meanwhile: a full pipe would hold the process up.
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.communicate(timeout=seconds)
    process.kill()
    said += process.communicate(timeout=30)[0]
    # The last line may be cut off.
    return [line.split() for line in said[: said.rfind(b"\n")].decode().splitlines()]
