"""Freezes matches of every game's newest edition: ``python -m tests.records.freeze [GAME ...]``.

Do it when an edition is about to be succeeded by another one, or at once. What is frozen already stays as it is.
"""

import sys

from tests.engine.playing import secret_of
from tests.games import UNDER_TEST
from tests.hosted import EDITIONS
from tests.records.frozen import as_text, document_of, folder_of


def freeze(key: str) -> None:
    edition = EDITIONS.newest(key)
    folder = folder_of(edition)
    folder.mkdir(exist_ok=True)
    for recipe in UNDER_TEST[key].to_freeze:
        file = folder / f"{recipe.name}.json"
        if not file.exists():
            document = document_of(recipe.play(edition), secret_of(recipe.seed))
            file.write_text(as_text(document), encoding="utf-8")
            print(f"{folder.name}/{file.name}: {len(document['records'])} records, {file.stat().st_size / 1000:.0f} KB")


if __name__ == "__main__":
    for key in sys.argv[1:] or EDITIONS.keys:
        freeze(key)
