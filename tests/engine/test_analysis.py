"""The account of a match: it adds up, luck is zero on average, and forced choices cost nothing."""

import json
import random

import pytest

from cogs.games.registry import hosted_games
from engine.analysis import Account, Analysis, analyse, level_of
from engine.comparison import foreseen
from engine.match import standing
from engine.transcript import Transcript
from tests.cogs.late_matches import begin_kaeseschieben_late
from tests.engine.playing import begin, computer, play
from tests.engine.secret_choice_game import SecretChoice

SEED = random.randrange(1 << 32)


@pytest.mark.parametrize("key", hosted_games())
def test_the_account_adds_up_for_every_side_and_follows_from_the_record_alone(key: str) -> None:
    print("seed", SEED)
    game = hosted_games()[key].editions[-1]
    seats = 4 if 4 in game.spec.seat_counts else game.spec.seat_counts[0]
    level = game.spec.levels[0]
    match = play(begin(game, seats=seats, seed=SEED), computer(random.Random(SEED), level), seed=SEED, actions=5)
    found = analyse(game, match.transcript)
    assert found is not None
    for account in found.accounts:
        assert sum(account[:6]) == pytest.approx(account.result, abs=1e-9)
        assert account.choices <= 0
    assert sum(account.luck for account in found.accounts) == pytest.approx(0, abs=1e-9)
    assert [point.chances for point in found.curve][-1] == tuple(account.result for account in found.accounts)
    assert all(sum(point.chances) == pytest.approx(1) for point in found.curve)
    for moment in found.moments:
        assert moment.better_chance > moment.chance
        assert moment.played != moment.better
    assert analyse(game, match.transcript) == found
    assert Analysis.from_json(json.loads(json.dumps(found))) == found


def test_the_strongest_computer_makes_no_mistakes_by_its_own_account() -> None:
    game = hosted_games()["mensch"].editions[-1]
    match = play(begin(game, seats=2, seed=2), computer(random.Random(1), "hard"), seed=2, actions=48)
    found = analyse(game, match.transcript)
    assert found is not None
    assert found.moments == ()
    assert [account.choices for account in found.accounts] == [0, 0]
    assert {level_of([account], game) for account in found.accounts} == {"hard"}


def test_what_comes_to_light_between_rounds_is_hidden_and_neither_luck_nor_rest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begin_kaeseschieben_late(monkeypatch)
    game = hosted_games()["kaeseschieben"].editions[-1]
    begun = begin(game, seats=2, seed=3, options={"rounds": 2})
    match = play(begun, computer(random.Random(3), "normal"), seed=3, actions=30)
    found = analyse(game, match.transcript)
    assert found is not None
    for account in found.accounts:
        assert sum(account[:6]) == pytest.approx(account.result, abs=1e-9)
        assert account.hidden


@pytest.mark.parametrize("key", ["wiedumir", "kaeseschieben"])
def test_what_is_told_of_a_decision_is_the_same_in_all_worlds_that_its_seat_could_not_tell_apart(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_kaeseschieben_late(monkeypatch)
    game, chance, differences = hosted_games()[key].editions[-1], random.Random(5), 0
    begun = begin(game, seats=3, seed=5, options={"no_comparing": True} if key == "wiedumir" else {})
    match = play(begun, computer(chance, "easy"), seed=5, actions=60)
    for state in [position.state for position in standing(game, match.transcript)]:
        for seat in game.to_act(state):
            twin = game.sample_state(game.view(state, seat), chance.randrange)
            for action in game.legal_actions(state, seat)[:3]:
                code = game.encode(action)
                assert foreseen(game, state, seat, code) == foreseen(game, twin, seat, code)
                differences += game.apply(state, seat, action).events != game.apply(twin, seat, action).events
    assert differences, "secrets would have been told"


def test_no_level_is_named_where_typical_costs_are_unknown() -> None:
    account = Account(0.5, 0, 0, 0, 0, 0, 0.5, 0, decisions=100)
    assert level_of([account], SecretChoice()) is None


def test_a_match_in_which_nothing_was_decided_has_no_account() -> None:
    game = hosted_games()["mensch"].editions[-1]
    match = begin(game, seats=2, seed=1)
    assert analyse(game, Transcript(match.header)) is None
