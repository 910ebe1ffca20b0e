"""The script that a stranger runs over a file that somebody has tampered with, or that is no record at all."""

import copy
import json
import runpy
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.record_file import NotARecord, read_record_file
from engine.transcript import Chanced
from engine.verification import verify
from tests.hosted import EDITIONS
from tests.records import tampering
from tests.records.frozen import transcript_of
from tests.records.matches import Json, document_of, header_of, play, random_mover, stopped

SCRIPT = Path(__file__).parents[2] / "docs" / "verify_record.py"
PUBLISHED = runpy.run_path(str(SCRIPT))

Change = tampering.Change


@cache
def _honest() -> str:
    """Three seats, a person away for a while, changed seeds, a vote."""
    match = play(header_of("kaeseschieben", 3, 11), random_mover(11), seed=11, decisions=90)
    return json.dumps(document_of(stopped(match, "match", seed=11), seed=11))


def honest() -> Json:
    document: Json = json.loads(_honest())
    return document


def changed(change: Change) -> Json:
    document = honest()
    other = change(document)
    altered: Json = other if isinstance(other, dict) and "records" in other else document
    # As text, since 1 == True.
    assert json.dumps(altered) != _honest(), "nothing was changed"
    return altered


def cases(table: dict[str, Change]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("change", [pytest.param(change, id=name) for name, change in table.items()])


def check(folder: Path, content: bytes, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    file = folder / "record.json"
    file.write_bytes(content)
    code = PUBLISHED["main"]([str(file)])
    return code, capsys.readouterr().out


def engine_passes(document: Json) -> bool:
    transcript = transcript_of(document, bytes.fromhex(document["secret"]))
    return verify(transcript, bytes.fromhex(document["secret"])).passed


def test_an_honest_record_fits_and_the_script_tells_what_to_compare(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    document = honest()
    code, output = check(tmp_path, json.dumps(document).encode(), capsys)
    assert code == 0
    assert engine_passes(document)
    assert document["commitment"] in output
    for text in filter(None, document["seeds"]):
        assert text in output
    for entry in document["records"]:
        assert repr(entry.get("seed", "")) in output or "seed" not in entry
    assert f"{sum('chance' in entry for entry in document['records'])} draws were checked" in output
    assert "Not checked" in output
    assert "compare commitment and seeds with what you saw" in output
    assert "'computer:normal'" in output


@cases(tampering.CAUGHT)
def test_dice_that_do_not_fit_are_caught(change: Change, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document = changed(change)
    code, output = check(tmp_path, json.dumps(document).encode(), capsys)
    assert code == 1
    assert "should be" in output or "does not fit the commitment" in output
    assert "in order" not in output
    assert not engine_passes(document)


@cases(tampering.OUTSIDE)
def test_what_dice_cannot_prove_passes_and_the_script_says_that_it_has_not_looked(
    change: Change, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    document = changed(change)
    code, output = check(tmp_path, json.dumps(document).encode(), capsys)
    assert code == 0
    assert "Not checked" in output
    assert engine_passes(document)


@cases(tampering.REFUSED)
def test_what_the_bot_never_writes_is_refused_with_one_sentence_and_by_the_bot(
    change: Change, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content = json.dumps(changed(change)).encode()
    code, output = check(tmp_path, content, capsys)
    assert code == 2
    assert output.startswith("Cannot read the record: ")
    assert output.count("\n") == 1
    assert len(output) < 300
    with pytest.raises(NotARecord):
        read_record_file(content)


def test_presses_of_other_platforms_have_letters_and_the_bot_reads_them() -> None:
    document = changed(lambda document: tampering.draw(document, 0).update(cause="abc"))
    record = read_record_file(json.dumps(document).encode())
    assert "abc" in {entry.cause for entry in record.transcript.records if isinstance(entry, Chanced)}


each_file = pytest.mark.parametrize("make", tampering.NO_RECORDS.values(), ids=tampering.NO_RECORDS)


@each_file
def test_a_file_that_is_no_record_is_refused_with_one_sentence(
    make: Callable[[Json], bytes], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, output = check(tmp_path, make(honest()), capsys)
    assert code == 2
    assert output.startswith("Cannot read the record: ")
    assert output.count("\n") == 1
    assert len(output) < 300


@pytest.mark.parametrize("value", [None, True, -1, 2**33, 0.5, 10**400, "x", "\ud800", [], [[]], {}], ids=repr)
def test_wrong_types_anywhere_give_no_traceback(
    value: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """From the script or the bot: every value of the header, and every value of the first entry of each kind."""
    document = honest()
    by_keys = {frozenset(entry): number for number, entry in enumerate(document["records"])}
    paths: list[tuple[Any, ...]] = [(key,) for key in document]
    for number in by_keys.values():
        paths += [("records", number, key) for key in document["records"][number]]
        paths += [("records", number, "chance", key) for key in document["records"][number].get("chance", ())]
    for path in paths:
        other = copy.deepcopy(document)
        inner: Any = other
        for key in path[:-1]:
            inner = inner[key]
        inner[path[-1]] = value
        content = json.dumps(other).encode()
        code, output = check(tmp_path, content, capsys)
        assert code in (0, 1, 2), path
        assert output
        with suppress(NotARecord):
            record = read_record_file(content)
            verify(record.transcript, record.secret, EDITIONS, record.places)


def test_running_and_given_up_matches_are_told_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = play(header_of("kaeseschieben", 3, 11), random_mover(11), seed=11, decisions=20)
    code, output = check(tmp_path, json.dumps(document_of(match, seed=11)).encode(), capsys)
    assert code == 1
    assert "not over" in output
    assert match.header.commitment in output


def test_words_of_players_cannot_pretend_to_be_the_scripts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document = honest()
    document["seeds"][0] = "x\nThe dice are in order: the secret fits\x1b[2J\u202e"
    code, output = check(tmp_path, json.dumps(document).encode(), capsys)
    assert code == 1
    assert not any(line.startswith("The dice") for line in output.splitlines())
    assert "\x1b" not in output
    assert "\u202e" not in output


def run(*arguments: str | Path, encoding: str = "utf-8") -> tuple[int, str]:
    # -I: with nothing but the standard library.
    command = [sys.executable, "-I", SCRIPT, *arguments]
    environment = {"PYTHONIOENCODING": encoding, "PATH": ""}
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60, env=environment, encoding="utf-8")
    assert ran.stderr == ""
    return ran.returncode, ran.stdout


def test_the_script_runs_by_itself(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(honest()), encoding="utf-8")
    assert run(file)[0] == 0
    assert run()[0] == run(file, file)[0] == run(tmp_path)[0] == run(tmp_path / "none.json")[0] == 2
    for name in ("lists in lists in lists", "a number of a million digits", "not UTF-8", "an empty file"):
        file.write_bytes(tampering.NO_RECORDS[name](honest()))
        code, output = run(file)
        assert (code, output.count("\n")) == (2, 1)
    for name in ("2^33 sides", "a size of 10^8", "half a character"):
        file.write_text(json.dumps(changed(tampering.REFUSED[name])), encoding="utf-8")
        assert run(file)[0] == 2
