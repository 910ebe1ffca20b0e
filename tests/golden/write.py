"""Writes the playthroughs again when rules are meant to have changed: ``python -m tests.golden.write [GAME ...]``.

Read the difference before you commit it: whatever folds differently also needs a new ``rules_version``.
"""

from __future__ import annotations

import sys

from tests.golden.playthrough import FOLDER, PLAYTHROUGHS, stored, tell


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for key in sys.argv[1:] or [""]:
        for name, _ in stored():
            if name.startswith(key):
                (FOLDER / f"{name}.txt").unlink()
        for name, (game, recipe) in PLAYTHROUGHS.items():
            if name.startswith(key):
                (FOLDER / f"{name}.txt").write_text(tell(game, recipe), encoding="utf-8")


if __name__ == "__main__":
    main()
