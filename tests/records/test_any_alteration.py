"""Records that somebody has cut, reordered, doubled, mixed or rewritten: refused with the place, or a whole match."""

from __future__ import annotations

import copy
import io
import json
import re
from contextlib import redirect_stdout
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.match import Match
from engine.record_file import NotARecord, RecordFile, read_record_file
from engine.record_json import transcript_from_json
from engine.transcript import CorruptRecord
from engine.verification import Finding, verify
from tests.drawn_examples import drawing
from tests.hosted import EDITIONS, GAMES
from tests.records.matches import Json, document_of, header_of, play, random_mover, stopped
from tests.records.test_tampering import PUBLISHED

pytestmark = pytest.mark.drawn
each_game = pytest.mark.parametrize("game", GAMES)


@cache
def _text_of(game: str, seed: int) -> str:
    header = header_of(game, GAMES[game].spec.seat_counts[-1], seed)
    match = play(header, random_mover(seed), seed=seed, decisions=40)
    return json.dumps(document_of(match if match.over else stopped(match, "match", seed=seed), seed=seed))


def document(game: str, seed: int = 5) -> Json:
    read: Json = json.loads(_text_of(game, seed))
    return read


def alter(records: list[Json], others: list[Json], data: st.DataObject) -> str:
    """One change in place; returns what was done."""
    place = data.draw(st.integers(0, len(records) - 1), "place")
    other = data.draw(st.integers(0, len(records) - 1), "other place")
    what = data.draw(st.sampled_from(["cut", "drop", "swap", "double", "mix", "rewrite"]))
    match what:
        case "cut":
            del records[max(1, place) :]
        case "drop" if len(records) > 1:
            del records[place]
        case "swap":
            records[place], records[other] = records[other], records[place]
        case "double":
            records.insert(other, copy.deepcopy(records[place]))
        case "mix":
            records[place] = copy.deepcopy(others[other % len(others)])
        case "rewrite":
            key = data.draw(st.sampled_from(sorted(records[place])), "key")
            values = st.one_of(st.none(), st.integers(-1, 9), st.text(max_size=4), st.lists(st.integers(0, 7)))
            records[place][key] = data.draw(values, "value")
    return what


def published(content: bytes, folder: Path) -> int:
    """The exit code of the script that strangers run."""
    file = folder / "record.json"
    file.write_bytes(content)
    with redirect_stdout(io.StringIO()):
        code: int = PUBLISHED["main"]([str(file)])
    return code


def read(content: bytes) -> tuple[RecordFile | None, str]:
    """What the file says, or where it is no record."""
    try:
        return read_record_file(content), ""
    except NotARecord as refused:
        return None, refused.where


def folded(game: str, altered: Json) -> tuple[Match | None, str]:
    """The match, or why it is none."""
    try:
        return Match.fold(GAMES[game], transcript_from_json(altered, altered["records"])), ""
    except CorruptRecord as refused:
        return None, str(refused)


@each_game
def test_an_altered_file_is_refused_with_its_place_or_is_a_whole_match(
    game: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("altered")

    @given(data=st.data(), changes=st.integers(1, 3))
    @drawing(12)
    def check(data: st.DataObject, changes: int) -> None:
        altered, others = document(game), document(game, seed=6)["records"]
        done = [alter(altered["records"], others, data) for _ in range(changes)]
        content = json.dumps(altered).encode()
        record, where = read(content)
        if record is None:
            assert where
            # To the script, a result that no die has is a wrong one.
            assert published(content, folder) in (1, 2)
            return
        found = verify(record.transcript, record.secret, EDITIONS, record.places)
        assert found.rules is not None
        assert published(content, folder) == (0 if found.passed else 1)
        if found.rules.finding is Finding.AGAINST_RULES:
            assert found.rules.record is not None
            assert 0 <= found.rules.record <= len(altered["records"])
        if found.rules.finding is Finding.CONFIRMED:
            # Another match, perhaps, but one that was played to these places.
            match = Match.fold(GAMES[game], record.transcript)
            assert len(match.records) == len(altered["records"])
            assert match.outcome is not None
            assert match.outcome.places == record.places
        if done == ["cut"] and len(altered["records"]) < len(document(game)["records"]):
            assert found.rules.finding is not Finding.CONFIRMED

    check()


@each_game
def test_a_file_that_ends_too_early_is_none(game: str, tmp_path: Path) -> None:
    content = _text_of(game, 5).encode()

    @given(length=st.integers(0, len(content) - 1))
    @drawing(10)
    def check(length: int) -> None:
        with pytest.raises(NotARecord, match="no-json"):
            read_record_file(content[:length])
        assert published(content[:length], tmp_path) == 2

    check()


@each_game
def test_altered_records_of_the_store_are_refused_with_their_place_or_make_a_whole_match(game: str) -> None:
    @given(data=st.data(), changes=st.integers(1, 3))
    @drawing(12)
    def check(data: st.DataObject, changes: int) -> None:
        altered, others = document(game), document(game, seed=6)["records"]
        for _ in range(changes):
            alter(altered["records"], others, data)
        match, reason = folded(game, altered)
        if match is not None:
            assert len(match.records) == len(altered["records"])
            return
        found = re.match(r"record (\d+): ", reason)
        assert found is not None, reason
        assert int(found[1]) < len(altered["records"])

    check()
