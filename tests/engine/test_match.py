"""A match: what it refuses to believe of a record, how it is stopped, and what it lets out."""

import random

import pytest

from engine.chance import Roll
from engine.game import IllegalAction
from engine.kaeseschieben.rules import KAESESCHIEBEN
from engine.match import Match
from engine.record_json import header_from_json, header_to_json, record_from_json
from engine.transcript import CANCELLED, Acted, Chanced, CorruptRecord, Record, Stopped, Transcript
from tests.engine.playing import begin, computer, dice_of, play


def some_match(actions: int = 9) -> Match:
    match = begin(KAESESCHIEBEN, seats=2, seed=1)
    return play(match, computer(random.Random(1)), seed=1, actions=actions)


def finished_match() -> Match:
    match = some_match(actions=2000)
    assert match.over
    return match


def fold_with(match: Match, index: int, record: Record) -> Match:
    return Match.fold(
        match.game, Transcript(match.header, (*match.records[:index], record, *match.records[index + 1 :]))
    )


@pytest.mark.parametrize(
    "wrong",
    [
        Acted(0, "move:nesw"),
        Acted(0, "cheese"),
        Acted(9, "roll"),
        Chanced(Roll(6), (7,)),
        Chanced(Roll(20), (1,)),
        Stopped("cheese"),
    ],
    ids=str,
)
def test_a_record_that_the_rules_refuse_is_corrupt(wrong: Record) -> None:
    match = some_match()
    for index in range(len(match.records)):
        with pytest.raises(CorruptRecord):
            fold_with(match, index, wrong)


def test_after_the_end_nothing_is_appended() -> None:
    match = finished_match()
    for seat in (0, 1):
        with pytest.raises(IllegalAction, match="match-over"):
            match.act(seat, "roll", dice_of(1).draw)
    with pytest.raises(IllegalAction, match="match-over"):
        match.stop("match", dice_of(1).draw)


def test_a_cancelled_match_is_over_without_an_outcome() -> None:
    match = some_match().stop(CANCELLED, dice_of(1).draw)
    assert (match.transcript.ending, match.over, match.outcome, match.to_act()) == (CANCELLED, True, None, ())
    assert Match.fold(match.game, match.transcript) == match
    assert some_match().transcript.ending is None


@pytest.mark.parametrize(
    "document",
    [{}, {"seat": 1}, {"action": "roll"}, {"chance": {"kind": "cards"}, "result": [1]}, {"chance": None, "result": []},
     {"chance": {"kind": "roll", "sides": 6, "dice": 1, "hidden": False}}, {"stops": "match"}, {"seed": "x"},
     {"player": "person"}, {"seat": 0, "action": 5}, {"seat": 0, "action": None}, {"seat": "0", "action": "roll"},
     {"seat": True, "action": "roll"}, {"seat": 0, "action": "roll", "hidden": 1}, {"stop": 3},
     {"chance": {"kind": "roll", "sides": 6, "dice": 2, "hidden": False}, "result": [None, 3]},
     {"chance": {"kind": "roll", "sides": 6, "dice": 1, "hidden": False}, "result": ["a"]}],
)  # fmt: skip
def test_what_is_no_record_is_refused(document: dict[str, object]) -> None:
    with pytest.raises(CorruptRecord):
        record_from_json(document)


@pytest.mark.parametrize(
    "changes",
    [{"options": None}, {"game": ["mensch"]}, {"rules_version": {}}, {"seats": "2"}, {"seats": True},
     {"commitment": None}],
    ids=str,
)  # fmt: skip
def test_what_is_no_header_is_refused(changes: dict[str, object]) -> None:
    sound = header_to_json(some_match().header)
    assert header_from_json(sound) == some_match().header
    with pytest.raises(CorruptRecord):
        header_from_json({**sound, **changes})
    for key in sound:
        with pytest.raises(CorruptRecord):
            header_from_json({other: value for other, value in sound.items() if other != key})
