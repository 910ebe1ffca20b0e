"""P8 and P9: seats whose pawns are home, help for the partner, and the pair's win."""

from engine.game import Outcome
from engine.mensch.actions import CLAIMS
from engine.mensch.board import PawnId
from engine.mensch.editions import EINIGKEIT
from engine.mensch.events import MatchDecided, PawnMoved, SeatFinished
from tests.engine.mensch.asking import claimable, movable, move, roll, the_only
from tests.engine.mensch.boards import board

HOME: tuple[int, ...] = ()


def test_p8_a_seat_whose_pawns_are_home_is_skipped() -> None:
    state = board([12], HOME, [9], [2], turn=0, pairs=True)
    assert move(roll(state, 1).state, 0).state.turn == 2


def test_p8_with_the_option_it_moves_its_partners_pawns() -> None:
    state = board([12], HOME, [9], [2, 15], turn=0, pairs=True, help_partner=True)
    state = move(roll(state, 1).state, 0).state
    assert state.turn == 1
    choosing = roll(state, 3).state
    assert EINIGKEIT.view(choosing, None).owner == 3
    assert movable(choosing) == {0, 1}
    step = move(choosing, 1)
    assert the_only(PawnMoved, step.events) == PawnMoved(1, PawnId(3, 1), 15, 18)
    assert (step.state.pawns[3][1], step.state.turn) == (18, 2)


def test_p8_the_partners_walls_entries_and_tries_are_its_own() -> None:
    state = board([12], HOME, [9], [0, 0, 0, 0], turn=1, pairs=True, help_partner=True)
    assert EINIGKEIT.view(state, None).attempts == 3
    set_in = move(roll(state, 6).state, 0).state
    assert set_in.pawns[3][0] == 1
    assert set_in.turn == 1, "and rolls again"


def test_p8_an_overlooked_capture_costs_the_partners_pawn() -> None:
    # Seat 3's 35 is seat 0's 25: seat 1, helping, could have captured.
    state = board([25, 2], HOME, [9], [32, 5], turn=1, die=3, pairs=True, help_partner=True)
    step = move(state, 1)
    assert claimable(step.state, 0) == claimable(step.state, 2) == {0}
    assert claimable(step.state, 1) == claimable(step.state, 3) == set(), "neither of the two"
    assert EINIGKEIT.apply(step.state, 2, CLAIMS[0]).state.pawns[3][0] == 0


def test_p9_the_pair_whose_eight_pawns_are_home_wins_and_the_game_ends() -> None:
    state = board([40, 44, 43, 42], [12], HOME, [9], die=1, pairs=True)
    step = move(state, 0)
    assert the_only(SeatFinished, step.events) == SeatFinished(0, 0)
    assert the_only(MatchDecided, step.events) == MatchDecided((1, 2, 1, 2), by_vote=False)
    assert EINIGKEIT.outcome(step.state) == Outcome((1, 2, 1, 2))
    assert EINIGKEIT.to_act(step.state) == ()


def test_p9_one_seat_at_home_does_not_win() -> None:
    step = move(board([40, 44, 43, 42], [12], [9], [9], die=1, pairs=True), 0)
    assert EINIGKEIT.outcome(step.state) is None


def test_p9_a_helper_can_bring_the_last_pawn_home() -> None:
    state = board([5], HOME, [9], [40, 44, 43, 42], turn=1, die=1, pairs=True, help_partner=True)
    assert EINIGKEIT.outcome(move(state, 0).state) == Outcome((2, 1, 2, 1))


def test_m9_a_six_that_brings_a_seats_last_pawn_home_grants_no_roll_to_a_helper() -> None:
    step = move(board([35, 44, 43, 42], [12], [9], [9], die=6, pairs=True, help_partner=True), 0)
    assert step.state.turn == 1
