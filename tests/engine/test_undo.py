"""Decisions that are taken back: what can be, what comes of it, and that no draw is ever made twice."""

import json
import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from engine.fair_dice import dice_of
from engine.game import AnyGame, IllegalAction, TakenBack
from engine.long_work import statistics
from engine.match import Match, positions, standing
from engine.record_file import NotARecord, read_record_file
from engine.record_json import record_to_json
from engine.replay import overview, step_at
from engine.transcript import Acted, Chanced, CorruptRecord, Transcript, Undone, taken_back
from engine.verification import Finding, verify
from tests.engine.playing import begin, events_since, scripted, secret_of
from tests.engine.playing import dice_of as plain_dice_of
from tests.engine.secret_choice_game import SecretChoice
from tests.hosted import EDITIONS, GAMES
from tests.records.matches import document_of, header_of
from tests.records.schema import complaints

SCRIPT = Path(__file__).parents[2] / "docs" / "verify_record.py"

TABLES = [
    ("kaeseschieben", 3, {"rounds": 2}),
    ("forgetit", 2, {}),
    ("mensch", 4, {}),
    ("einigkeit", 4, {"claims": "players"}),
    ("wiedumir", 3, {"length": "games-2"}),
    ("wiedumir", 8, {"no_comparing": True, "auto_move": False}),
]


def undone_now_and_then(game: AnyGame, seats: int, options: dict[str, bool | int | str], seed: int) -> Match:
    """A random match in which every third decision that can be taken back is, each time compared."""
    randomness = random.Random(seed)
    header = replace(header_of(game.spec.key, seats, seed, options), rules_version=game.spec.rules_version)
    secret, press = secret_of(seed), 7_000

    match = Match.begin(game, header, dice_of(secret, header, header.seeds, str(press)).draw, str(press))
    while not match.over and match.version < 150:
        press += 1
        seat = randomness.choice([seat for seat in match.to_act() if game.legal_actions(match.state, seat)])
        code = game.encode(randomness.choice(game.legal_actions(match.state, seat)))
        before = match
        match = match.act(seat, code, dice_of(secret, header, match.seeds, str(press)).draw, str(press))
        if match.undo_points and not match.over and randomness.randrange(3) == 0:
            decided = match
            match = match.undo(before.version)
            assert (match.state, match.undo_points) == (before.state, before.undo_points), f"seed {seed}"
            assert (match.version, match.draws) == (decided.version + 1, before.draws), f"seed {seed}"
            assert events_since(match, before.version) == (TakenBack(seat),), f"seed {seed}"
    return match


@pytest.fixture(scope="module", params=TABLES, ids=str)
def match(request: pytest.FixtureRequest) -> Match:
    key, seats, options = request.param
    return undone_now_and_then(GAMES[key], seats, options, seed=4)


def test_r2_what_stands_is_the_match_without_what_was_taken_back(match: Match) -> None:
    gone = taken_back(match.records)
    never = tuple(record for place, record in enumerate(match.records) if place not in gone)
    straight = Match.fold(match.game, replace(match.transcript, records=never))
    assert (straight.state, straight.draws, straight.milestones) == (match.state, match.draws, match.milestones)
    stands = list(standing(match.game, match.transcript))
    assert tuple(position.record for position in stands) == never
    events = [event for position in stands for event in position.events]
    assert events == [event for position in positions(straight.game, straight.transcript) for event in position.events]
    assert not any(isinstance(event, TakenBack) for event in events)


def test_every_check_of_a_record_knows_what_was_taken_back(match: Match, tmp_path: Path) -> None:
    ended = match if match.over else match.stop("match", lambda _index, _request: (1,))
    document = document_of(ended, seed=4)
    assert complaints(document) == []
    file = read_record_file(json.dumps(document).encode())
    verification = verify(file.transcript, file.secret, EDITIONS, file.places)
    assert verification.passed
    assert verification.rules is not None
    assert verification.rules.finding is Finding.CONFIRMED
    (tmp_path / "match.json").write_text(json.dumps(document), encoding="utf-8")
    checked = subprocess.run(
        [sys.executable, SCRIPT, tmp_path / "match.json"], capture_output=True, check=False, text=True
    )
    assert checked.returncode == 0, checked.stdout


def test_r2_nothing_goes_back_past_a_draw_or_another_seat(match: Match) -> None:
    for number, position in enumerate(positions(match.game, match.transcript)):
        if not isinstance(position.record, Chanced | Undone | Acted) or number % 7:
            continue
        cut = Match.fold(match.game, replace(match.transcript, records=match.records[: number + 1]))
        if cut.over or match.game.pending_chance(cut.state) is not None:
            continue
        possible = {decision.version for decision in cut.undo_points}
        assert not isinstance(position.record, Chanced) or not possible
        for to in {0, 1, cut.version - 1, cut.version, cut.version + 1, cut.version - 3} - possible:
            with pytest.raises(IllegalAction, match="cannot-undo"):
                cut.undo(to)


def test_a_forged_record_that_takes_a_draw_back_is_refused_by_all_who_read_it(match: Match, tmp_path: Path) -> None:
    """Otherwise the dice could be rolled until somebody likes them."""
    places = [place for place, record in enumerate(match.records) if isinstance(record, Chanced)]
    version = sum(type(record).__name__ not in ("Seeded", "Seated") for record in match.records[: places[-3]])
    records = (*match.records[: places[-3] + 1], Undone(version))
    with pytest.raises(CorruptRecord, match="cannot-undo"):
        Match.fold(match.game, replace(match.transcript, records=records))
    document = {**document_of(match.stop("match", lambda *_: (1,)) if not match.over else match, seed=4)}
    document["records"] = [record_to_json(record) for record in records]
    with pytest.raises(NotARecord, match="malformed"):
        read_record_file(json.dumps(document).encode())
    (tmp_path / "match.json").write_text(json.dumps(document), encoding="utf-8")
    checked = subprocess.run(
        [sys.executable, SCRIPT, tmp_path / "match.json"], capture_output=True, check=False, text=True
    )
    assert checked.returncode == 1
    assert "nobody may take back" in checked.stdout


def test_a_replay_shows_that_something_was_taken_back_and_its_overview_does_without(match: Match) -> None:
    total = step_at(match.game, match.transcript, 0).total
    for number in range(1, total):
        step = step_at(match.game, match.transcript, number)
        if any(isinstance(event, TakenBack) for event in step.recent[-1]):
            before = step_at(match.game, match.transcript, number - 1)
            assert before.recent[-1] != ()
            assert step.recent[before.version - 1] == ()
            break
    else:
        pytest.fail("nothing was taken back")
    numbers = [step.number for step in overview(match.game, match.transcript, 40)]
    assert numbers == sorted(set(numbers))


def test_a_later_version_of_the_format_is_named_as_such() -> None:
    match = begin(GAMES["forgetit"], seats=2, seed=3)
    document = {**document_of(match, seed=3), "version": 3}
    with pytest.raises(NotARecord, match="newer"):
        read_record_file(json.dumps(document).encode())


def test_a_decision_made_again_gets_the_roll_that_was_due() -> None:
    """The draw keeps its number: taking back and deciding again rolls nothing that was rolled before."""
    dice = plain_dice_of(8)
    match = begin(GAMES["forgetit"], seats=2, seed=8)
    while match.game.encode(match.game.legal_actions(match.state, match.to_act()[0])[0])[:4] != "keep":
        match = match.act(match.to_act()[0], "roll", dice.draw)
    seat = match.to_act()[0]
    first, *_ = (match.game.encode(action) for action in match.game.legal_actions(match.state, seat))
    kept = match.act(seat, first, dice.draw)
    again = kept.undo(match.version).act(seat, first, dice.draw)
    rolled, rolled_again = (each.act(seat, "roll", dice.draw) for each in (kept, again))
    assert rolled_again.state == rolled.state
    assert rolled_again.draws == rolled.draws
    with pytest.raises(IllegalAction, match="cannot-undo"):
        rolled_again.undo(again.version)


def test_r2_a_hidden_decision_can_be_taken_back_until_the_other_one_has_been_made() -> None:
    game = SecretChoice()
    match = begin(game, seats=2, seed=1)
    chosen = match.act(0, "choose:1", scripted([]))
    back = chosen.undo(0)
    assert back.state == match.state
    assert back.view(0).chosen == (False, False)
    assert back.act(0, "choose:2", scripted([])).view(0).chosen == (2, False)
    both = chosen.act(1, "choose:2", scripted([]))
    assert both.undo_points == (), "the numbers have been shown"


def test_what_was_taken_back_is_counted_nowhere_and_dice_are_counted_once(match: Match) -> None:
    ended = match if match.over else match.stop("match", plain_dice_of(1).draw)
    gone = taken_back(ended.records)
    assert gone
    kept = tuple(record for place, record in enumerate(ended.records) if place not in gone)
    counted = statistics(ended.game, ended.transcript)
    assert counted == statistics(ended.game, Transcript(ended.header, kept))
    assert len(counted) == match.header.seats
