"""M4 to M10: what a number may be used for, what must be done, and whose turn it is then."""

import pytest

from engine.mensch.actions import MOVES, ROLL_DIE
from engine.mensch.board import PawnId
from engine.mensch.events import Force, NothingMoved, Obstacle, PawnMoved, SeatFinished, Stuck
from engine.mensch.view import Phase
from tests.engine.mensch.asking import movable, move, refusal, roll, the_only
from tests.engine.mensch.boards import board

OUT = (1, 0, 0, 0)


def test_m4_a_pawn_moves_on_by_the_number_and_the_next_seat_is_due() -> None:
    step = move(board([12, 5], [9, 5], die=3), 0)
    assert step.events == (PawnMoved(0, PawnId(0, 0), 12, 15),)
    assert step.state.pawns[0][:2] == bytes((15, 5))
    assert (step.state.turn, step.state.phase) == (1, Phase.TO_ROLL)


def test_m4_pawns_are_counted_and_may_be_jumped() -> None:
    # Seat 1's progress 21 is the square of seat 0's progress 1, and so on.
    state = board([4, 6], [26, 30], die=5)
    assert movable(state) == {0, 1}
    step = move(state, 0)
    assert step.state.pawns[0][:2] == bytes((9, 6))
    assert step.state.pawns[1][:2] == bytes((26, 30)), "jumped pawns stay"


@pytest.mark.parametrize(("seats", "other", "theirs"), [(2, 1, 28), (3, 1, 38), (4, 3, 18), (4, 2, 28)])
def test_m5_landing_on_another_seats_pawn_sends_it_back(seats: int, other: int, theirs: int) -> None:
    pawns = [[3, 20], *([theirs, 40] if seat == other else [40] for seat in range(1, seats))]
    step = move(board(*pawns, die=5), 0)
    assert the_only(PawnMoved, step.events).captured == (PawnId(other, 0),)
    assert step.state.pawns[other][0] == 0


def test_m5_also_on_the_last_square_before_the_goal() -> None:
    step = move(board([35, 20], [20, 30], die=5), 0)
    assert the_only(PawnMoved, step.events).captured == (PawnId(1, 0),)


def test_m5_landing_on_an_own_pawn_is_illegal() -> None:
    state = board([3, 8, 20], [40], die=5)
    assert movable(state) == {1, 2}
    assert refusal(state, MOVES[0]) == "pawn-own-pawn"


def test_m5_capturing_is_never_compulsory() -> None:
    state = board([3, 20], [28], die=5)
    assert movable(state) == {0, 1}
    assert move(state, 1).state.pawns[1][0] == 28


def test_m6_a_move_is_compulsory() -> None:
    state = board([3, 20], [40], die=5)
    assert refusal(state, ROLL_DIE) == "move-first"
    assert refusal(state, MOVES[0], seat=1) == "not-your-turn"


def test_m6_with_no_legal_move_the_turn_passes_and_the_reasons_are_given() -> None:
    step = roll(board([42, 44, 38, 0], [5]), 6)
    assert step.state.phase is Phase.MOVING
    step = roll(board([39, 42, 44, 0], [5]), 5)
    nothing = the_only(NothingMoved, step.events)
    assert nothing.obstacles == (Obstacle.OWN_PAWN, Obstacle.TOO_FAR, None, Obstacle.NEEDS_SIX), "44 is home for good"
    assert (nothing.reason, nothing.again) == (Stuck.BLOCKED, False)
    assert step.state.turn == 1


def test_m6_waiting_for_a_six_is_a_reason_of_its_own() -> None:
    nothing = the_only(NothingMoved, roll(board([44, 43, 0, 0], [5]), 5).events)
    assert nothing.reason is Stuck.NO_SIX


@pytest.mark.parametrize(
    ("pawns", "die", "force"),
    [
        ((1, 12, 0, 0), 3, Force.CLEARS_START),
        ((1, 12, 0, 0), 6, Force.CLEARS_START),
        ((12, 0, 0, 0), 6, Force.SIX_ENTERS),
        ((1, 43, 0, 0), 6, Force.ONLY),
        ((43, 0, 0, 0), 6, Force.ONLY),
        ((1, 12), 3, None),
    ],
)
def test_a_move_says_why_there_was_no_choice(pawns: tuple[int, ...], die: int, force: Force | None) -> None:
    step = roll(board(pawns, (0, 0, 0, 0), auto_move=True), die)
    state = step.state
    if state.phase is Phase.MOVING:
        step = move(state, min(movable(state)))
    assert the_only(PawnMoved, step.events).reason is force
    asked = roll(board(pawns, (0, 0, 0, 0)), die).state
    assert the_only(PawnMoved, move(asked, min(movable(asked))).events).reason is force, "asked or not"


def test_m6_after_a_six_the_extra_roll_is_due_even_without_a_move() -> None:
    step = roll(board([40], [5]), 6)
    assert the_only(NothingMoved, step.events).again
    assert (step.state.turn, step.state.phase) == (0, Phase.TO_ROLL)


@pytest.mark.parametrize("die", range(1, 6))
def test_m7_the_start_square_must_be_cleared_while_pawns_stand_on_the_base(die: int) -> None:
    state = board([1, 15, 22, 0], [40], die=die)
    assert movable(state) == {0}
    assert refusal(state, MOVES[1]) == "pawn-start-first"
    assert refusal(state, MOVES[3]) == "pawn-needs-six"


def test_m7_a_pawn_that_cannot_leave_the_start_square_need_not() -> None:
    assert movable(board([1, 5, 20, 0], [40], die=4)) == {1, 2}


def test_m7_with_an_empty_base_the_start_square_is_a_square_like_others() -> None:
    assert movable(board([1, 15, 20], [40], die=4)) == {0, 1, 2}


def test_m8_on_a_six_a_pawn_is_set_in() -> None:
    state = board([15, 0, 20, 0], [40], die=6)
    assert movable(state) == {1}
    assert refusal(state, MOVES[0]) == "pawn-base-first"
    assert refusal(state, MOVES[3]) == "pawn-alike", "pawns on the base are alike, the first is set in"
    step = move(state, 1)
    assert step.state.pawns[0] == bytes((15, 1, 20, 0))


def test_m8_a_foreign_pawn_on_the_start_square_is_captured() -> None:
    step = move(board([15, 0], [21, 9], die=6), 1)
    assert the_only(PawnMoved, step.events).captured == (PawnId(1, 0),)
    assert step.state.pawns[1][0] == 0


def test_m8_an_own_pawn_on_the_start_square_moves_the_six_instead() -> None:
    state = board([15, 1, 0, 0], [40], die=6)
    assert movable(state) == {1}
    assert refusal(state, MOVES[0]) == "pawn-start-first"
    assert refusal(state, MOVES[2]) == "pawn-start-taken"


def test_m8_if_it_cannot_another_pawn_must() -> None:
    assert movable(board([7, 1, 0, 20], [40], die=6)) == {0, 3}


def test_m9_after_a_six_the_seat_rolls_again() -> None:
    step = move(board([3, 20], [40], die=6), 0)
    assert (step.state.turn, step.state.phase) == (0, Phase.TO_ROLL)


def test_m9_not_if_the_six_brought_the_last_pawn_home() -> None:
    step = move(board([35, 44, 43, 42], [5], [6], die=6), 0)
    assert the_only(SeatFinished, step.events) == SeatFinished(0, 1)
    assert step.state.turn == 1


def test_m10_goal_squares_count_one_by_one_and_may_be_jumped() -> None:
    state = board([40, 41, 42, 0], [5], die=3)
    assert movable(state) == {0, 1}, "40 jumps to 43, 41 to 44"


def test_m10_a_pawn_in_the_goal_may_move_further_in() -> None:
    state = board([41, 20, 44, 43], [5], die=1)
    assert movable(state) == {0, 1}
    assert move(state, 0).state.pawns[0][0] == 42


def test_m10_the_number_must_fit() -> None:
    state = board([40, 20, 0, 0], [5], die=5)
    assert movable(state) == {1}
    assert refusal(state, MOVES[0]) == "pawn-too-far"


def test_m10_a_goal_square_that_is_taken_cannot_be_entered() -> None:
    state = board([40, 43, 20, 0], [5], die=3)
    assert refusal(state, MOVES[0]) == "pawn-own-pawn"


def test_pawns_turn_into_the_goal_before_their_own_start_square() -> None:
    """A foreign pawn on the start square is safe from those that come home."""
    step = move(board([38, 10], [21, 30], die=4), 0)
    moved = the_only(PawnMoved, step.events)
    assert (moved.end, moved.captured) == (42, ())


def test_a_seat_does_nothing_before_it_has_rolled_or_out_of_turn() -> None:
    state = board(OUT, OUT)
    assert refusal(state, MOVES[0]) == "roll-first"
    assert refusal(state, ROLL_DIE, seat=1) == "not-your-turn"


def test_single_choices_are_carried_out_if_the_table_agreed_and_say_so() -> None:
    step = roll(board(OUT, OUT, auto_move=True), 4)
    assert the_only(PawnMoved, step.events).reason is Force.ONLY
    assert (step.state.turn, step.state.phase) == (1, Phase.TO_ROLL)
    asked = roll(board(OUT, OUT), 4).state
    assert (asked.phase, movable(asked)) == (Phase.MOVING, {0})


def test_where_the_table_rolls_nobody_is_asked_before_there_is_a_choice() -> None:
    step = roll(board(OUT, OUT, auto_move=True, auto_roll=True), 4)
    assert (step.state.turn, step.state.phase) == (1, Phase.ROLLING)
