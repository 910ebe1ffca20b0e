"""The script that a stranger runs over an exported file, with whole matches of every game."""

from __future__ import annotations

import ast
import importlib.util
import json
import random
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from engine.record_json import transcript_from_json
from engine.verification import verify
from tests.engine.playing import computer
from tests.hosted import GAMES
from tests.records.matches import Json, document_of, header_of, play

SCRIPT = Path(__file__).parents[2] / "docs" / "verify_record.py"


@pytest.fixture(scope="module", params=list(GAMES))
def document(request: pytest.FixtureRequest) -> Json:
    """A match of the largest table, by computer players."""
    game = request.param
    header = header_of(game, GAMES[game].spec.seat_counts[-1], 2)
    match = play(header, computer(random.Random(2)), seed=2)
    assert match.over
    return document_of(match, seed=2)


def run(folder: Path, document: Json) -> tuple[int, str]:
    file = folder / "record.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    # -I: with nothing but the standard library.
    result = subprocess.run([sys.executable, "-I", SCRIPT, file], capture_output=True, text=True, timeout=60)
    assert result.stderr == ""
    return result.returncode, result.stdout


def engine_finds(document: Json) -> tuple[int, ...]:
    """The numbers of the draws that the bot's own check complains about."""
    secret = bytes.fromhex(document["secret"])
    return verify(transcript_from_json(document, document["records"], secret), secret).wrong_draws


def test_an_honest_match_fits(document: Json, tmp_path: Path) -> None:
    draws = sum("chance" in entry for entry in document["records"])
    code, output = run(tmp_path, document)
    assert code == 0
    assert f"{draws} draws were checked" in output
    assert engine_finds(document) == ()


@pytest.fixture(scope="module")
def script() -> ModuleType:
    """Imported, for what is asked of it again and again."""
    specification = importlib.util.spec_from_file_location("verify_record", SCRIPT)
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


def test_every_single_draw_that_is_tampered_with_is_found(
    document: Json, script: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "record.json"
    draws = [entry for entry in document["records"] if "chance" in entry]
    for number in (0, 1, len(draws) // 2, len(draws) - 1):
        results = draws[number]["result"]
        draws[number]["result"] = [(value + 1) % 1000 for value in results]
        file.write_text(json.dumps(document), encoding="utf-8")
        assert script.main([str(file)]) == 1
        output = capsys.readouterr().out
        assert output.count(" should be ") == 1
        assert f"\nDraw {number} should be {results}," in output
        assert engine_finds(document) == (number,)
        draws[number]["result"] = results


def test_the_script_is_short_and_for_python_3_8() -> None:
    source = SCRIPT.read_text(encoding="utf-8")
    tree = ast.parse(source, feature_version=(3, 8))
    imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    assert imported <= {"hashlib", "hmac", "json", "os", "re", "sys"}
    assert not any(isinstance(node, ast.ImportFrom) for node in ast.walk(tree))
    assert source.count("\n") <= 280
