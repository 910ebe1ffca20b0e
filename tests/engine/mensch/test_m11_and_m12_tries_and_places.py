"""M11 and M12: three tries where they were agreed, and playing on for the places; the vote."""

import pytest

from engine.game import Outcome
from engine.mensch.editions import EINIGKEIT, MENSCH
from engine.mensch.events import DieRolled, MatchDecided, NothingMoved, SeatFinished
from engine.mensch.view import Phase
from tests.engine.mensch.asking import move, roll, the_only
from tests.engine.mensch.boards import board

ON_BASE = (0, 0, 0, 0)


def test_m11_one_roll_a_turn_also_with_nobody_on_the_loop() -> None:
    waiting = board(ON_BASE, [5])
    assert MENSCH.view(waiting, None).attempts == 1
    step = roll(waiting, 3)
    assert the_only(DieRolled, step.events).attempts == 1
    assert step.state.turn == 1


def test_m11_with_the_option_there_are_three_tries() -> None:
    state = board(ON_BASE, [5], three_tries=True)
    for attempt in (1, 2, 3):
        assert (state.turn, state.phase) == (0, Phase.TO_ROLL)
        step = roll(state, attempt)
        assert the_only(DieRolled, step.events) == DieRolled(0, attempt, attempt, 3)
        assert the_only(NothingMoved, step.events).again is (attempt < 3)
        state = step.state
    assert (state.turn, state.tries) == (1, 0)


def test_m11_a_six_ends_the_tries_with_a_pawn_set_in_and_another_roll() -> None:
    state = roll(board(ON_BASE, [5], three_tries=True), 2).state
    state = move(roll(state, 6).state, 0).state
    assert state.pawns[0] == bytes((1, 0, 0, 0))
    assert (state.turn, state.tries) == (0, 0)
    assert the_only(DieRolled, roll(state, 3).events).attempts == 1


@pytest.mark.parametrize(
    ("pawns", "attempts"),
    [((0, 0, 44, 43), 3), ((0, 0, 0, 41), 3), ((0, 0, 0, 5), 1), ((0, 0, 40, 44), 1), ((41, 42, 43, 20), 1)],
)
def test_m11_only_if_all_that_are_not_home_stand_on_the_base(pawns: tuple[int, ...], attempts: int) -> None:
    step = roll(board(pawns, [5], three_tries=True), 5)
    assert the_only(DieRolled, step.events).attempts == attempts


def test_m11_a_pawn_in_the_goal_that_can_move_must_and_that_ends_the_tries() -> None:
    state = roll(board((0, 0, 0, 41), [5], three_tries=True), 2).state
    assert state.phase is Phase.MOVING
    assert move(state, 3).state.turn == 1


def test_m12_the_others_play_on_until_one_is_left() -> None:
    step = move(board([35, 44, 43, 42], [40, 44, 43, 42], [30], die=6), 0)
    assert the_only(SeatFinished, step.events).place == 1
    assert MENSCH.outcome(step.state) is None
    step = move(roll(step.state, 1).state, 0)
    assert the_only(SeatFinished, step.events).place == 2
    assert the_only(MatchDecided, step.events) == MatchDecided((1, 2, 3), by_vote=False)
    assert MENSCH.outcome(step.state) == Outcome((1, 2, 3))


def test_m12_who_is_home_is_skipped() -> None:
    state = board([12], [], [30], [22], turn=0)
    assert roll(state, 1).state.phase is Phase.MOVING
    assert move(roll(state, 1).state, 0).state.turn == 2


def test_with_two_seats_the_first_home_has_won() -> None:
    step = move(board([40, 44, 43, 42], [30], die=1), 0)
    assert MENSCH.outcome(step.state) == Outcome((1, 2))


def test_r4_a_vote_places_the_others_by_how_far_their_pawns_have_come() -> None:
    state = board([], [30, 0, 0, 0], [10, 20, 0, 0], [12, 0, 0, 0], turn=1)
    stopped = MENSCH.stop(state, "match")
    assert the_only(MatchDecided, stopped.events) == MatchDecided((1, 2, 2, 4), by_vote=True)
    assert MENSCH.outcome(stopped.state) == Outcome((1, 2, 2, 4))


def test_r4_a_vote_in_the_partner_game_weighs_pairs() -> None:
    state = board([1, 0, 0, 0], [30, 0, 0, 0], [32, 0, 0, 0], [1, 0, 0, 0], pairs=True)
    assert EINIGKEIT.outcome(EINIGKEIT.stop(state, "match").state) == Outcome((1, 2, 1, 2))


def test_the_view_counts_captures_losses_and_sixes() -> None:
    step = move(board([3, 20], [28, 30], die=5), 0)
    state = move(roll(step.state, 6).state, 0).state
    captures, losses, sixes = zip(*MENSCH.view(state, None).tallies, strict=True)
    assert (captures, losses, sixes) == ((1, 0), (0, 1), (0, 1))
