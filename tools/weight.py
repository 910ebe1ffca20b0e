"""What the code weighs, against its limits: ``python tools/weight.py``, also in ``make check``. Fails above a limit."""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

LIMITS = {
    "files of Python outside tests/": 430,
    "lines of Python outside tests/": 54_000,
    "lines of tests/": 40_000,
    "lines of the longest file": 450,
    "words in docs/, rule book aside": 20_000,
}


def main() -> int:
    """The exit status: 0 if everything is within its limit."""
    weighed = dict(zip(LIMITS, weigh(), strict=True))
    for name, limit in LIMITS.items():
        print(f"{weighed[name]:>7,}  of {limit:>6,}  {name}{'' if weighed[name] <= limit else '  <- too much'}")
    return int(any(weighed[name] > limit for name, limit in LIMITS.items()))


def weigh() -> tuple[int, ...]:
    """In the order of `LIMITS`."""
    lines = {file: len(_text(file).splitlines()) for file in _tracked("*.py")}
    code = [count for file, count in lines.items() if not file.startswith("tests/")]
    words = sum(len(_text(page).split()) for page in _tracked("docs/*.md") if not page.startswith("docs/rules/"))
    return len(code), sum(code), sum(lines.values()) - sum(code), max(lines.values()), words


def _tracked(pattern: str) -> Sequence[str]:
    listed = subprocess.run(["git", "ls-files", pattern], capture_output=True, text=True, check=True)
    return [file for file in listed.stdout.splitlines() if Path(file).exists()]


def _text(file: str) -> str:
    return Path(file).read_text(encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
