"""The records in docs/examples/ are what the bot writes."""

import json
import runpy
from pathlib import Path

import pytest

from engine.match import Match
from engine.transcript import Transcript
from tests.hosted import EDITIONS
from tests.records.frozen import transcript_of
from tests.records.matches import Json
from tests.records.schema import complaints

DOCS = Path(__file__).parents[2] / "docs"
FILES = sorted((DOCS / "examples").glob("*.json"))

each_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def read(file: Path) -> tuple[Json, Transcript]:
    document: Json = json.loads(file.read_text(encoding="utf-8"))
    return document, transcript_of(document, bytes.fromhex(document["secret"]))


@each_file
def test_schema_and_verifier_accept_it(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert complaints(read(file)[0]) == []
    assert runpy.run_path(str(DOCS / "verify_record.py"))["main"]([str(file)]) == 0
    assert "in order" in capsys.readouterr().out


@each_file
def test_it_folds_to_its_places(file: Path) -> None:
    document, transcript = read(file)
    outcome = Match.fold(EDITIONS.of(transcript.header), transcript).outcome
    assert outcome is not None
    assert list(outcome.places) == document["places"]
