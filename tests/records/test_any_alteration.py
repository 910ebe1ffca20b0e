"""Records that somebody has cut, reordered, doubled, mixed or rewritten: refused with the place, or a whole match."""

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
from engine.record_json import header_from_json, read_records, record_to_json
from engine.transcript import CorruptRecord, Transcript
from engine.verification import Finding, verify
from tests.drawn_examples import drawing
from tests.hosted import EDITIONS, GAMES
from tests.records.matches import Json, document_of, header_of, play, random_mover, stopped
from tests.records.test_tampering import PUBLISHED

pytestmark = pytest.mark.drawn
each_game = pytest.mark.parametrize("game", GAMES)

CHANGES = ("cut", "drop", "swap", "double", "append", "mix", "undo", "reseat", "rewrite")

VALUES = st.one_of(st.none(), st.booleans(), st.integers(-1, 9), st.text(max_size=4), st.lists(st.integers(0, 7)))


@cache
def _text_of(game: str, seed: int) -> str:
    header = header_of(game, GAMES[game].spec.seat_counts[-1], seed)
    match = play(header, random_mover(seed), seed=seed, decisions=30)
    return json.dumps(document_of(match if match.over else stopped(match, "match", seed=seed), seed=seed))


def document(game: str, seed: int = 5) -> Json:
    read: Json = json.loads(_text_of(game, seed))
    return read


def alter(records: list[Json], others: list[Json], data: st.DataObject) -> None:
    """One change in place, with an entry of another match of this game where some other entry is wanted."""
    place = data.draw(st.integers(0, len(records) - 1), "place")
    other = data.draw(st.integers(0, len(records) - 1), "other place")
    match data.draw(st.sampled_from(CHANGES), "change"):
        case "cut":
            del records[max(1, place) :]
        case "drop" if len(records) > 1:
            del records[place]
        case "swap":
            records[place], records[other] = records[other], records[place]
        case "double":
            records.insert(other, copy.deepcopy(records[place]))
        case "append":
            records.append(copy.deepcopy(others[other % len(others)]))
        case "mix":
            records[place] = copy.deepcopy(others[other % len(others)])
        case "undo":
            records.insert(place, {"undone_to": data.draw(st.just(other) | VALUES, "to")})
        case "reseat" if "seat" in records[place]:
            records[place]["seat"] = data.draw(st.integers(0, 20), "seat")
        case _:
            key = data.draw(st.sampled_from(sorted(records[place])), "key")
            records[place][key] = data.draw(VALUES, "value")


def altered(game: str, data: st.DataObject) -> Json:
    changed, others = document(game), document(game, seed=6)["records"]
    for _ in range(data.draw(st.integers(1, 3), "changes")):
        alter(changed["records"], others, data)
    return changed


def read(content: bytes) -> tuple[RecordFile | None, str]:
    """Content of the file, or the place where it is no record."""
    try:
        return read_record_file(content), ""
    except NotARecord as refused:
        return None, refused.where


def folded(game: str, changed: Json) -> tuple[Match | None, str]:
    """The match, or why it is none."""
    header = header_from_json(changed)
    try:
        return Match.fold(GAMES[game], Transcript(header, tuple(read_records(header, changed["records"])))), ""
    except CorruptRecord as refused:
        return None, str(refused)


def published(content: bytes, folder: Path) -> int:
    """The exit code of the script that strangers run."""
    file = folder / "record.json"
    file.write_bytes(content)
    with redirect_stdout(io.StringIO()):
        code: int = PUBLISHED["main"]([str(file)])
    return code


@each_game
def test_an_altered_file_is_refused_with_its_place_or_is_a_whole_match(game: str, tmp_path: Path) -> None:
    @given(data=st.data())
    @drawing(45)
    def check(data: st.DataObject) -> None:
        changed = altered(game, data)
        content = json.dumps(changed).encode()
        record, where = read(content)
        if record is None:
            assert where
            # To the script, a result that no die has is a wrong one.
            assert published(content, tmp_path) in (1, 2)
            return
        found = verify(record.transcript, record.secret, EDITIONS, record.places)
        assert published(content, tmp_path) == (0 if found.passed else 1)
        assert found.rules is not None
        if found.rules.finding is Finding.AGAINST_RULES:
            assert found.rules.record is not None
            assert 0 <= found.rules.record < len(changed["records"])
        if found.rules.finding is Finding.CONFIRMED:
            # Another match, perhaps, but one that was played to these places.
            match = Match.fold(GAMES[game], record.transcript)
            assert match.outcome is not None
            assert match.outcome.places == record.places

    check()


@each_game
def test_a_file_that_was_cut_is_no_confirmed_match(game: str, tmp_path: Path) -> None:
    """Between two entries it is a match that goes on; anywhere else it is no record."""
    content = _text_of(game, 5).encode()

    @given(data=st.data())
    @drawing(20)
    def check(data: st.DataObject) -> None:
        changed = document(game)
        del changed["records"][data.draw(st.integers(0, len(changed["records"]) - 1), "entries") :]
        record = read_record_file(json.dumps(changed).encode())
        found = verify(record.transcript, record.secret, EDITIONS, record.places)
        assert found.rules is not None
        assert found.rules.finding is Finding.UNFINISHED
        cut = content[: data.draw(st.integers(0, len(content) - 1), "bytes")]
        with pytest.raises(NotARecord, match="no-json"):
            read_record_file(cut)
        assert published(cut, tmp_path) == 2

    check()


@each_game
def test_altered_records_of_the_store_are_refused_with_their_place_or_make_a_whole_match(game: str) -> None:
    @given(data=st.data())
    @drawing(45)
    def check(data: st.DataObject) -> None:
        changed = altered(game, data)
        records = changed["records"]
        match, reason = folded(game, changed)
        if match is None:
            refused = re.match(r"record (\d+): ", reason)
            assert refused is not None, reason
            assert int(refused[1]) < len(records)
            return
        assert not Match.fold(match.game, Transcript(match.header, match.records[:-1])).over, "it went on after its end"
        # As text, since 1 == True: nothing was read as something else.
        assert json.dumps([record_to_json(record) for record in match.records]) == json.dumps(records)

    check()
