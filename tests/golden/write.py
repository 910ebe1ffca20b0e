"""Writes the playthroughs anew when rules are meant to have changed: ``python -m tests.golden.write``.

Read the difference before you commit it: whatever folds differently also needs a new ``rules_version``.
"""

from __future__ import annotations

from tests.golden.playthrough import FOLDER, PLAYTHROUGHS, stored, tell


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, _ in stored():
        (FOLDER / f"{name}.txt").unlink()
    for name, (game, recipe) in PLAYTHROUGHS.items():
        (FOLDER / f"{name}.txt").write_text(tell(game, recipe), encoding="utf-8")


if __name__ == "__main__":
    main()
