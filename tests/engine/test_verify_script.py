"""The script that a stranger runs over an exported file."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cogs.games.registry import GAMES
from engine.match import Match
from engine.record_json import export_finished, export_running
from tests.engine.playing import begin, computer, play, secret_of

SCRIPT = Path(__file__).parents[2] / "docs" / "verify_record.py"


@pytest.fixture(scope="module", params=GAMES)
def finished(request: pytest.FixtureRequest) -> Match:
    game = GAMES[request.param]
    match = begin(game, seats=game.spec.seat_counts[-1], seed=2)
    return play(match, computer(random.Random(2)), seed=2)


def run(folder: Path, content: str) -> tuple[int, str]:
    file = folder / "record.json"
    file.write_text(content, encoding="utf-8")
    # -I: with nothing but the standard library.
    result = subprocess.run([sys.executable, "-I", SCRIPT, file], capture_output=True, text=True, timeout=60)
    assert result.stderr == ""
    return result.returncode, result.stdout


def exported(match: Match) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(json.dumps(export_finished(match.transcript, secret_of(2), match.outcome)))
    return document


def test_an_honest_match_passes(finished: Match, tmp_path: Path) -> None:
    document = exported(finished)
    draws = sum("chance" in entry for entry in document["records"])
    code, output = run(tmp_path, json.dumps(document))
    assert code == 0
    assert f"all {draws} draws" in output


def test_every_single_draw_that_is_tampered_with_is_found(finished: Match, tmp_path: Path) -> None:
    draws = sum("chance" in entry for entry in exported(finished)["records"])
    for number in (0, 1, draws // 2, draws - 1):
        document = exported(finished)
        entry = [entry for entry in document["records"] if "chance" in entry][number]
        entry["result"] = [value + 1 for value in entry["result"]]
        code, output = run(tmp_path, json.dumps(document))
        assert code == 1
        assert output.startswith(f"Draw {number} should be ")
        assert output.count("\n") == 1


def test_a_draw_that_was_left_out_is_found(finished: Match, tmp_path: Path) -> None:
    document = exported(finished)
    index = next(index for index, entry in enumerate(document["records"]) if "chance" in entry)
    del document["records"][index]
    code, _ = run(tmp_path, json.dumps(document))
    assert code == 1


@pytest.mark.parametrize("field", ["commitment", "secret"])
def test_another_commitment_or_secret_is_found(field: str, finished: Match, tmp_path: Path) -> None:
    document = exported(finished)
    document[field] = "00" * 32
    code, output = run(tmp_path, json.dumps(document))
    assert code == 1
    assert "does not fit the commitment" in output


def test_a_match_that_is_not_over_cannot_be_checked_yet(finished: Match, tmp_path: Path) -> None:
    running = begin(finished.game, seats=finished.header.seats, seed=2)
    code, output = run(tmp_path, json.dumps(export_running(running.transcript)))
    assert code == 1
    assert "not over" in output


@pytest.mark.parametrize("content", ["", "[]", "{}", "cheese", '{"format": "spieleabend-record", "version": 2}',
                                     '{"format": "spieleabend-record", "version": 1}'])  # fmt: skip
def test_what_is_no_record_is_refused_without_a_traceback(content: str, tmp_path: Path) -> None:
    code, output = run(tmp_path, content)
    assert code == 2
    assert output.startswith("Cannot read the record")
