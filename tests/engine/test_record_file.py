"""Files that anybody may upload: honest ones are replayed, all others are told apart without an exception."""

import json

import pytest

from engine.record_file import MOST_BYTES, NotARecord, read_record_file
from engine.verification import Finding, Verification, verify
from tests.hosted import EDITIONS, GAMES
from tests.records.matches import Json, document_of, header_of, play, random_mover, stopped
from tests.records.test_tampering import honest


def checked(document: Json) -> Verification:
    record = read_record_file(json.dumps(document).encode())
    return verify(record.transcript, record.secret, EDITIONS, record.places)


def finding(document: Json) -> Finding:
    check = checked(document).rules
    assert check is not None
    return check.finding


@pytest.mark.parametrize("game", GAMES)
def test_honest_records_of_every_game_pass_with_their_rules_and_places(game: str) -> None:
    seats = GAMES[game].spec.seat_counts[0]
    match = play(header_of(game, seats, 3), random_mover(3), seed=3, decisions=60)
    document = document_of(match if match.over else stopped(match, "match", seed=3), seed=3)
    found = checked(document)
    assert found.passed
    assert found.rules is not None
    assert found.rules.finding is Finding.CONFIRMED


def test_a_result_that_no_die_has_is_refused() -> None:
    document = honest()
    document["records"] = [{"chance": {"kind": "roll", "sides": 6, "dice": 1, "hidden": False}, "result": [7]}]
    with pytest.raises(NotARecord, match="malformed"):
        checked(document)


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "no-json"),
        (b"\xff", "no-json"),
        (b"[" * 100_000, "no-json"),
        (b'{"a": 1, "a": 2}', "no-json"),
        (b'{"a": NaN}', "no-json"),
        (b"9" * 5000, "no-json"),
        (b"[]", "other-format"),
        (b"{}", "other-format"),
        (b" " * (MOST_BYTES + 1), "malformed"),
    ],
    ids=["empty", "binary", "deep", "double", "nan", "digits", "list", "object", "large"],
)
def test_other_files_are_no_records(content: bytes, code: str) -> None:
    with pytest.raises(NotARecord, match=code):
        read_record_file(content)


def test_the_rules_say_what_the_dice_cannot() -> None:
    assert finding(honest()) is Finding.CONFIRMED
    assert finding({**honest(), "rules_version": 99}) is Finding.UNKNOWN_RULES
    cut = honest()
    cut["records"].pop()
    assert finding({**cut, "places": None}) is Finding.UNFINISHED
    places = honest()["places"]
    assert finding({**honest(), "places": [4 - place for place in places]}) is Finding.OTHER_PLACES
    other = honest()
    number, entry = next((number, entry) for number, entry in enumerate(other["records"]) if "action" in entry)
    entry["seat"] = (entry["seat"] + 1) % 3
    found = checked(other).rules
    assert found is not None
    assert (found.finding, found.record) == (Finding.AGAINST_RULES, number)
