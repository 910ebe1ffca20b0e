"""A match goes on by the rules that it began by: frozen records fold to the same positions for good."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.transcript import CorruptRecord
from tests.games import UNDER_TEST
from tests.hosted import EDITIONS
from tests.records.frozen import FOLDER, as_text, folder_of, frozen_files, positions_of, transcript_of

each_record = pytest.mark.parametrize(
    "file", [pytest.param(file, id=f"{file.parent.name}-{file.stem}") for file in frozen_files()]
)


def read(file: Path) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return document


@each_record
def test_every_position_is_as_it_was(file: Path) -> None:
    document = read(file)
    transcript = transcript_of(document)
    edition = EDITIONS.of(transcript.header)
    assert file.parent == folder_of(edition)
    positions = positions_of(edition, transcript)
    for number, (present, frozen) in enumerate(zip(positions, document["positions"], strict=True)):
        assert present == frozen, f"after record {number}, {document['records'][number]}"


@each_record
def test_the_file_is_as_it_was_written(file: Path) -> None:
    assert as_text(read(file)) == file.read_text(encoding="utf-8")
    assert file.stat().st_size < 64_000, "short matches are as good"


def test_every_former_edition_has_frozen_records_and_no_records_are_without_their_edition() -> None:
    former = {folder_of(game) for game in EDITIONS if game is not EDITIONS.newest(game.spec.key)}
    every = {folder_of(game) for game in EDITIONS}
    folders = {file.parent for file in frozen_files()}
    assert former <= folders, "python -m tests.records.freeze, before the next edition replaces the newest one"
    assert folders <= every, "an edition is retired together with its records"
    assert folders == {folder for folder in FOLDER.iterdir() if folder.is_dir() and folder.name != "__pycache__"}


def test_the_records_of_an_edition_show_what_matters() -> None:
    """Each choice of each option that has few, the fewest and the most seats, every scope of the vote, ..."""
    for folder in sorted({file.parent for file in frozen_files()}):
        documents = [read(file) for file in sorted(folder.glob("*.json"))]
        spec = EDITIONS.of(transcript_of(documents[0]).header).spec
        for option in spec.menus:
            values = {document["options"].get(option.key, option.if_absent) for document in documents}
            assert len(values) >= min(2, len(option.choices)), f"{folder.name}: only one value of {option.key}"
            if len(option.choices) <= 4:
                assert values >= set(option.choices), f"{folder.name}: {option.key}"
        seats = {document["seats"] for document in documents}
        assert {min(spec.seat_counts), max(spec.seat_counts)} <= seats
        stops = {record["stop"] for document in documents for record in document["records"] if "stop" in record}
        assert stops == {*spec.stop_scopes, "cancelled"}, folder.name
        assert False in {document["over"] for document in documents}, f"{folder.name}: none that still runs"


FROZEN_GAMES = [key for key in UNDER_TEST if any(file.parent.name.startswith(f"{key}-") for file in frozen_files())]
"""A new game has none as long as it has one edition."""


@pytest.mark.parametrize("key", FROZEN_GAMES)
def test_a_roll_that_fell_otherwise_is_noticed(key: str) -> None:
    """Either the rules refuse a later record, or positions differ. A single roll may change nothing."""
    document = read(next(file for file in frozen_files() if file.parent.name.startswith(f"{key}-")))
    rolls = [entry for entry in document["records"] if entry.get("chance", {}).get("kind") == "roll"]
    for roll in rolls[len(rolls) // 2 :]:
        roll["result"] = [1 + value % roll["chance"]["sides"] for value in roll["result"]]
    assert present_positions(document) != document["positions"]


def present_positions(document: dict[str, Any]) -> list[str] | None:
    transcript = transcript_of(document)
    try:
        return positions_of(EDITIONS.of(transcript.header), transcript)
    except CorruptRecord:
        return None
