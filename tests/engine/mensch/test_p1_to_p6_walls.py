"""P1 to P6: partners, free sixes, walls and three tries."""

import pytest

from engine.mensch.actions import MOVES
from engine.mensch.board import PawnId
from engine.mensch.editions import EINIGKEIT
from engine.mensch.events import DieRolled, Force, NothingMoved, Obstacle, PawnMoved, WallFell
from engine.mensch.state import MenschState
from engine.mensch.view import Phase
from tests.engine.mensch.asking import movable, move, refusal, roll, the_only
from tests.engine.mensch.boards import board

# On a board for four, the square of seat 0's progress p is seat 1's p - 10, seat 2's p - 20 and seat 3's p - 30.


def test_p1_partners_never_capture_each_other() -> None:
    step = move(board([22, 30], [5], [5, 9], [5], die=3, pairs=True), 0)
    moved = the_only(PawnMoved, step.events)
    assert (moved.captured, moved.mates) == ((), (PawnId(2, 0),))
    assert step.state.pawns[2][0] == 5


def test_p1_opponents_are_captured_as_ever() -> None:
    step = move(board([12, 30], [5], [9], [5], die=3, pairs=True), 0)
    assert the_only(PawnMoved, step.events).captured == (PawnId(1, 0),)


def test_p2_on_a_six_the_seat_chooses_freely() -> None:
    state = board([1, 20, 0, 0], [5], [9], [5], die=6, pairs=True)
    assert movable(state) == {0, 1, 2}
    assert movable(board([15, 0, 0, 0], [5], [9], [5], die=6, pairs=True)) == {0, 1}


def test_p2_m7_holds_for_the_numbers_one_to_five() -> None:
    state = board([1, 20, 0, 0], [5], [9], [5], die=5, pairs=True)
    assert movable(state) == {0}
    assert refusal(state, MOVES[1]) == "pawn-start-first"


@pytest.mark.parametrize("second", ["own", "partner's"])
def test_p3_two_pawns_of_a_pair_form_a_wall(second: str) -> None:
    own = [12, 15] if second == "own" else [12, 40]
    theirs = [40] if second == "own" else [35]  # Seat 2's 35 is seat 0's 15.
    state = board(own, [20], theirs, [20], die=3, pairs=True)
    mate = PawnId(0, 1) if second == "own" else PawnId(2, 0)
    assert the_only(PawnMoved, move(state, 0).events).mates == (mate,)


def test_p3_also_on_the_last_square_before_the_goal() -> None:
    step = move(board([37, 40], [5], [9], [5], die=3, pairs=True), 0)
    assert the_only(PawnMoved, step.events).mates == (PawnId(0, 1),)
    assert refusal(board([40, 40, 38], [5], [9], [5], die=3, pairs=True), MOVES[2]) == "pawn-wall"


def walled(hunter: int, die: int, turn: int = 1) -> set[int]:
    """Pawns that seat 1 may move towards the wall of seat 0 on its own progress 20."""
    return movable(board([30, 30], [hunter, 2], [40], [2], turn=turn, die=die, pairs=True))


def test_p3_nobody_may_jump_a_wall_or_land_on_it() -> None:
    assert walled(18, 1) == {0, 1}
    assert walled(18, 2) == {1}
    assert walled(18, 3) == {1}
    assert walled(20 + 1, 3) == {0, 1}, "behind one's back it is no hindrance"
    state = board([30, 30], [18, 2], [40], [2], turn=1, die=3, pairs=True)
    assert refusal(state, MOVES[0]) == "pawn-wall"


def test_p3_not_even_their_own_side() -> None:
    own = board([30, 30, 28, 5], [2], [40], [2], die=3, pairs=True)
    assert movable(own) == {0, 3}, "masons may leave, and one stands for both"
    assert refusal(own, MOVES[2]) == "pawn-wall"
    assert refusal(own, MOVES[1]) == "pawn-alike"
    partner = board([30, 30], [2], [8, 20], [2], turn=2, die=3, pairs=True)
    assert refusal(partner, MOVES[0]) == "pawn-wall"


def test_p3_three_pawns_never_share_a_square() -> None:
    state = board([30, 30, 28, 5], [2], [40], [2], die=2, pairs=True)
    assert refusal(state, MOVES[2]) == "pawn-wall"


def test_p3_in_the_goal_there_are_no_walls() -> None:
    state = board([40, 42, 30, 0], [2], [9], [2], die=2, pairs=True)
    assert refusal(state, MOVES[0]) == "pawn-own-pawn"
    assert movable(board([40, 42, 30, 0], [2], [9], [2], die=3, pairs=True)) == {0, 2}, "goal squares may be jumped"


def wall_on_the_start_square(die: int = 6) -> MenschState:
    """Seat 1's 31 and seat 3's 11 are seat 0's start square."""
    return board([0, 20], [31, 5], [9], [11, 5], die=die, pairs=True)


@pytest.mark.parametrize("pawn", [0, 1])
def test_p4_opponents_wall_on_the_start_square_falls_to_a_six_whatever_it_then_moves(pawn: int) -> None:
    step = roll(board([0, 20], [31, 5], [9], [11, 5], pairs=True), 6)
    assert the_only(WallFell, step.events) == WallFell(0, 0, (PawnId(1, 0), PawnId(3, 0)))
    assert (step.state.pawns[1][0], step.state.pawns[3][0]) == (0, 0), "the masons go first"
    assert movable(step.state) == {0, 1}, "and the six is played freely"
    moved = the_only(PawnMoved, move(step.state, pawn).events)
    assert moved.captured == ()
    assert step.state.pawns[0] == bytes((0, 20, 44, 43))


def test_p4_the_fall_costs_the_masons_and_is_nobodys_capture() -> None:
    view = EINIGKEIT.view(wall_on_the_start_square(), None)
    assert [(tally.captures, tally.losses) for tally in view.tallies] == [(0, 0), (0, 1), (0, 0), (0, 1)]


def test_p4_both_masons_may_belong_to_one_seat() -> None:
    step = roll(board([0, 20], [31, 31], [9], [5], pairs=True), 6)
    assert the_only(WallFell, step.events).masons == (PawnId(1, 0), PawnId(1, 1))


def test_p4_what_stood_on_the_base_when_the_six_was_rolled_counts() -> None:
    stands = roll(board([15, 20], [31, 31], [9], [5], pairs=True), 6)
    assert not [event for event in stands.events if isinstance(event, WallFell)], "nobody on the base, nobody blocked"
    assert stands.state.pawns[1][:2] == bytes((31, 31))


def test_p4_with_a_single_move_the_table_makes_it_after_the_fall() -> None:
    step = roll(board([0, 44, 43, 42], [31, 31], [9], [5], pairs=True, auto_move=True), 6)
    kinds = [type(event) for event in step.events]
    assert kinds == [DieRolled, WallFell, PawnMoved]
    assert step.state.pawns[0][0] == 1


def test_p4_the_wall_of_a_partner_helped_is_at_the_partners_start() -> None:
    # Seat 0 is home and rolls for seat 2, whose start square is seat 1's 11.
    step = roll(board([], [11, 11], [0, 20], [5], pairs=True, help_partner=True), 6)
    assert the_only(WallFell, step.events) == WallFell(0, 2, (PawnId(1, 0), PawnId(1, 1)))


def test_p4_without_a_six_it_stands_and_bars_the_others() -> None:
    assert movable(board([0, 20], [31, 31], [9], [5], die=5, pairs=True)) == {1}
    # Seat 2's 19 comes to that wall on its 21.
    assert refusal(board([0, 20], [31, 31], [19, 9], [5], turn=2, die=3, pairs=True), MOVES[0]) == "pawn-wall"


def test_p4_a_wall_of_the_own_pair_on_the_start_square_blocks_entry() -> None:
    # Seat 2's 21 is seat 0's start square.
    state = board([0, 20], [5], [21, 21], [5], die=6, pairs=True)
    assert refusal(state, MOVES[0]) == "pawn-wall"
    assert movable(state) == {1}


def test_p4_a_single_pawn_of_the_partner_there_becomes_a_wall() -> None:
    step = move(board([0, 20], [5], [21, 9], [5], die=6, pairs=True), 0)
    assert the_only(PawnMoved, step.events).mates == (PawnId(2, 0),)


def test_p5_with_no_other_move_a_mason_must_leave() -> None:
    state = board([30, 30, 44, 43], [2], [40], [2], die=2, pairs=True)
    assert movable(state) == {0}
    assert not EINIGKEIT.legal_actions(state, 0)[1:]


@pytest.mark.parametrize("die", range(1, 6))
def test_p5_a_wall_may_stand_on_a_masons_own_start_square_with_pawns_on_the_base(die: int) -> None:
    own = board([1, 1, 20, 0], [5], [9], [5], die=die, pairs=True)
    assert movable(own) == {0, 2}, "the wall may be opened or stay"
    with_partner = board([1, 20, 0, 0], [5], [21, 9], [5], die=die, pairs=True)
    assert movable(with_partner) == {0, 1}


def test_p2_m7_binds_a_single_pawn_only() -> None:
    assert movable(board([1, 20, 0, 0], [5], [9], [5], die=3, pairs=True)) == {0}
    single = roll(board([1, 20, 0, 0], [5], [9], [5], pairs=True, auto_move=True), 3)
    assert the_only(PawnMoved, single.events).reason is Force.CLEARS_START


def test_p5_a_mason_that_must_leave_the_start_square_is_compelled_not_clearing_it() -> None:
    step = roll(board([1, 1, 44, 0], [5], [9], [5], pairs=True, auto_move=True), 3)
    assert the_only(PawnMoved, step.events).reason is Force.COMPELLED


def test_p5_leaving_a_wall_because_nothing_else_can_move_is_said() -> None:
    step = roll(board([30, 30, 44, 43], [2], [40], [2], pairs=True, auto_move=True), 2)
    assert the_only(PawnMoved, step.events).reason is Force.COMPELLED


def test_p5_a_seat_that_cannot_move_passes() -> None:
    step = roll(board([30, 30], [18, 44, 43, 42], [40], [2], turn=1, pairs=True), 4)
    assert the_only(NothingMoved, step.events).obstacles[0] is Obstacle.WALL
    assert step.state.turn == 2


def test_p6_three_tries_are_always_granted() -> None:
    state = board([0, 0, 0, 44], [2], [9], [2], pairs=True)
    step = roll(state, 3)
    assert the_only(DieRolled, step.events).attempts == 3
    assert (step.state.turn, step.state.phase) == (0, Phase.TO_ROLL)


def test_p6_not_with_a_pawn_on_the_loop_that_a_wall_blocks() -> None:
    # It does not stand on the base, though it cannot move.
    step = roll(board([30, 30], [18, 0, 0, 0], [40], [2], turn=1, pairs=True), 4)
    assert the_only(DieRolled, step.events).attempts == 1


def test_p6_a_try_that_can_be_moved_with_in_the_goal_is_moved_and_ends_the_turn() -> None:
    state = board([0, 0, 0, 41], [2], [9], [2], pairs=True)
    assert EINIGKEIT.view(state, None).attempts == 3
    step = roll(state, 2)
    assert step.state.phase is Phase.MOVING
    assert move(step.state, 3).state.turn == 1
    again = roll(state, 5).state
    assert (again.turn, again.tries) == (0, 1), "it does not fit, so the next try is due"


def test_p6_each_roll_that_a_six_has_earned_begins_the_count_again() -> None:
    # Seat 2's wall bars the start square, so the six moves nothing.
    state = roll(board([0, 0, 0, 44], [2], [21, 21], [2], pairs=True), 3).state
    state = roll(state, 6).state
    assert (state.turn, state.tries) == (0, 0)
    step = roll(state, 2)
    assert the_only(DieRolled, step.events) == DieRolled(0, 2, 1, 3)
    assert the_only(NothingMoved, step.events).tries_left == 2
