"""docs/record.md is enough: a replayer that knows nothing of the bot comes to the same places."""

from __future__ import annotations

import ast
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.engine.playing import every_table
from tests.records.matches import Json, document_of, given_up, header_of, play, random_mover, stopped
from tests.stranger import forgetit, kaeseschieben, mensch, wiedumir

REPLAYS: dict[str, Callable[[Json], list[int] | None]] = {
    "kaeseschieben": kaeseschieben.replay,
    "forgetit": forgetit.replay,
    "mensch": mensch.replay,
    "einigkeit": mensch.replay,
    "wiedumir": wiedumir.replay,
}
FOLDER = Path(__file__).parent
PRESERVED_IN = FOLDER.parent / "records"
TABLES = [table for table in every_table() if table[0] in REPLAYS]
EXAMPLES = FOLDER.parents[1] / "docs" / "examples"
PRESERVED = [
    file
    for file in [*sorted(PRESERVED_IN.glob("*/*.json")), *sorted(EXAMPLES.glob("*.json"))]
    if {file.stem, file.parent.name.partition("-")[0]} & set(REPLAYS)
]


def test_the_stranger_knows_nothing_of_the_bot() -> None:
    for file in FOLDER.glob("[!t]*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert node.module in {"__future__", "typing", "tests.stranger.entries"}
            assert not isinstance(node, ast.Import)


@pytest.mark.parametrize(("key", "seats", "options"), TABLES, ids=str)
def test_random_matches_end_with_the_same_places(key: str, seats: int, options: dict[str, Any]) -> None:
    for document in exports(key, seats, options):
        assert REPLAYS[key](document) == document["places"]


MATCHES = {"kaeseschieben": 1}
"""Random mice take long to push everything off the board."""


def exports(key: str, seats: int, options: dict[str, Any]) -> Iterator[Json]:
    for seed in range(MATCHES.get(key, 2)):
        header = header_of(key, seats, seed, options)
        whole = play(header, random_mover(seed), seed=seed, out_of_turn=True)
        assert whole.over
        yield document_of(whole, seed=seed)
        part = play(header, random_mover(seed), seed=seed, decisions=50 + 30 * seed, out_of_turn=True)
        if not part.over:
            yield document_of(stopped(part, "match", seed=seed), seed=seed)
            yield document_of(given_up(part), seed=seed)


@pytest.mark.parametrize("file", PRESERVED, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_preserved_records_of_every_edition_end_with_the_same_places(file: Path) -> None:
    document = json.loads(file.read_text(encoding="utf-8"))
    if document["over"]:
        assert REPLAYS[document["game"]](document) == document["places"]
