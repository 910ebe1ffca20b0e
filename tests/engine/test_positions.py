"""Every position of a match, for replays: the same ones as if the record had been cut there and folded."""

import random
from dataclasses import replace
from itertools import islice

import pytest

from engine import match as match_module
from engine.game import AnyGame
from engine.kaeseschieben.rules import KAESESCHIEBEN
from engine.match import Match, positions
from engine.transcript import Acted, CorruptRecord
from tests.engine.playing import begin, computer, dice_of, play, random_mover
from tests.engine.secret_choice_game import SecretChoice
from tests.hosted import GAMES

EVERY_GAME = [*GAMES.values(), SecretChoice()]


def some_match(game: AnyGame, actions: int = 60) -> Match:
    match = begin(game, seats=game.spec.seat_counts[0], seed=12)
    return play(match, random_mover(random.Random(12)), seed=12, actions=actions)


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.spec.key)
def test_each_position_is_what_the_record_cut_there_folds_to(game: AnyGame) -> None:
    match = some_match(game)
    found = list(positions(match.game, match.transcript))
    assert [position.number for position in found] == list(range(1, len(match.records) + 1))
    assert tuple(position.record for position in found) == match.records
    for position in found:
        cut = Match.fold(game, replace(match.transcript, records=match.records[: position.number]))
        assert cut.state == position.state
        assert cut.recent[-1] == position.events
    assert found[-1].state == match.state


def test_positions_come_one_by_one_up_to_the_record_that_the_rules_refuse() -> None:
    match = some_match(KAESESCHIEBEN, actions=9)
    altered = (*match.records[:7], Acted(9, "roll"), *match.records[8:])
    found = positions(match.game, replace(match.transcript, records=altered))
    assert len(list(islice(found, 7))) == 7
    with pytest.raises(CorruptRecord, match="record 7"):
        next(found)


KEPT = 20


@pytest.fixture
def keeps_little(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_module, "RECENT_RECORDS", KEPT)


@pytest.mark.usefixtures("keeps_little")
def test_only_the_events_of_the_latest_records_are_kept_in_play_as_after_folding() -> None:
    dice, mover = dice_of(5), computer(random.Random(5))
    match = begin(KAESESCHIEBEN, seats=2, seed=5)
    while not match.over:
        assert len(match.recent) == min(match.version, KEPT)
        seat = match.to_act()[0]
        match = match.act(seat, mover(match, seat), dice.draw)
    assert match.version > 3 * KEPT
    events = [position.events for position in positions(match.game, match.transcript)]
    assert match.recent == tuple(events[-KEPT:])
    assert Match.fold(match.game, match.transcript) == match


@pytest.mark.usefixtures("keeps_little")
def test_draws_and_milestones_count_what_the_whole_record_holds() -> None:
    match = play(begin(KAESESCHIEBEN, seats=2, seed=5, options={"rounds": 2}), computer(random.Random(5)), seed=5)
    assert match.draws == sum(not isinstance(record, Acted) for record in match.records)
    assert match.milestones == 2
