"""A decision that its rules hide is known to its seat alone until the match is over, and then to everyone."""

import json
from dataclasses import replace

import pytest

from engine.match import Match
from engine.record_json import export_finished, export_running, record_to_json
from engine.transcript import Acted, CorruptRecord
from tests.engine.playing import begin, dice_of, events_since, secret_of
from tests.engine.secret_choice_game import NUMBERS, NumberChosen, NumbersShown, SecretChoice
from tests.records.frozen import transcript_of

GAME = SecretChoice()


def after(*decisions: tuple[int, int]) -> Match:
    """A match in which these seats chose these numbers."""
    match = begin(GAME, seats=2, seed=1)
    for seat, number in decisions:
        match = match.act(seat, f"choose:{number}", dice_of(1).draw)
    return match


FINISHED = ((0, 2), (1, 1), (1, 0), (0, 0))
"""The first round is won by seat 1, the second by seat 0."""


@pytest.mark.parametrize("number", NUMBERS)
def test_others_see_that_a_seat_has_chosen_and_nothing_else(number: int) -> None:
    match, twin = after((0, number)), after((0, (number + 1) % 3))
    assert match.records == (Acted(0, f"choose:{number}", hidden=True),)
    assert match.recent == twin.recent == ((NumberChosen(0),),)
    assert match.view(None) == twin.view(None)
    assert match.view(1) == twin.view(1)
    assert match.to_act() == twin.to_act() == (1,)
    assert export_running(match.transcript) == export_running(twin.transcript)
    assert match.view(0).chosen[0] == number
    assert match.view(0) != twin.view(0)


def test_a_running_export_says_who_decided_and_leaves_the_decision_out() -> None:
    exported = export_running(after((1, 2), (0, 1), (0, 2)).transcript)
    assert exported["records"] == [
        {"seat": 1, "action": None, "hidden": True},
        {"seat": 0, "action": None, "hidden": True},
        {"seat": 0, "action": None, "hidden": True},
    ]
    assert "choose" not in json.dumps(exported)


def test_the_rules_reveal_it_by_an_event() -> None:
    match = after((0, 2), (1, 1))
    assert events_since(match, 1) == (NumberChosen(1), NumbersShown((2, 1), winner=1))
    assert match.milestones == 1


def test_a_finished_export_tells_everything_and_folds_back() -> None:
    match = after(*FINISHED)
    assert match.outcome is not None
    assert (match.outcome.places, match.outcome.scores) == ((1, 1), (1, 1))
    exported = json.loads(json.dumps(export_finished(match.transcript, secret_of(1), match.outcome)))
    assert [(entry["seat"], entry["action"]) for entry in exported["records"]] == [
        (seat, f"choose:{number}") for seat, number in FINISHED
    ]
    transcript = transcript_of(exported)
    assert transcript == match.transcript
    assert Match.fold(GAME, transcript) == match


@pytest.mark.parametrize("index", range(len(FINISHED)))
def test_a_record_whose_hidden_flag_was_altered_is_refused(index: int) -> None:
    match = after(*FINISHED)
    record = match.records[index]
    assert isinstance(record, Acted)
    altered = (*match.records[:index], replace(record, hidden=False), *match.records[index + 1 :])
    with pytest.raises(CorruptRecord, match=f"record {index}"):
        Match.fold(GAME, replace(match.transcript, records=altered))


def test_a_decision_that_is_not_hidden_is_stored_as_it_always_was() -> None:
    assert record_to_json(Acted(1, "roll")) == {"seat": 1, "action": "roll"}
    assert record_to_json(Acted(1, "roll", hidden=True)) == {"seat": 1, "action": "roll", "hidden": True}
