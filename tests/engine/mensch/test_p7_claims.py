"""P7: a seat that misses a capture may lose the pawn that could have made it."""

import pytest

from engine.game import Step
from engine.mensch.actions import CLAIMS, MOVES, ROLL_DIE
from engine.mensch.agreement import BY_PLAYERS, HINT
from engine.mensch.board import PawnId
from engine.mensch.editions import EINIGKEIT
from engine.mensch.events import CaptureClaimed, CaptureOverlooked, NothingMoved, Obstacle, PawnMoved
from engine.mensch.state import MenschState
from engine.mensch.view import Phase
from tests.engine.mensch.asking import claimable, game_of, movable, move, refusal, roll, the_only
from tests.engine.mensch.boards import board

# Seat 0's 15 is seat 1's 5; its 25 is seat 3's 35.


def chance_to_capture(*, claims: str = BY_PLAYERS, auto_roll: bool = False) -> MenschState:
    """Seat 0 rolled a 3 and can capture with its first pawn only."""
    return board([12, 30], [5, 9], [9], [2], die=3, pairs=True, claims=claims, auto_roll=auto_roll)


def missed(*, claims: str = BY_PLAYERS, auto_roll: bool = False) -> MenschState:
    return move(chance_to_capture(claims=claims, auto_roll=auto_roll), 1).state


def missed_with_a_six(claims: str = BY_PLAYERS, **options: bool) -> MenschState:
    """Seat 0's first pawn could have captured seat 1's on 18, and its second has moved to 36."""
    return move(board([12, 30], [8, 9], [9], [2], die=6, pairs=True, claims=claims, **options), 1).state


def claim(state: MenschState, pawn: int = 0, seat: int = 1) -> Step[MenschState]:
    return game_of(state).apply(state, seat, CLAIMS[pawn])


# The table keeps silent


def nothing_to_capture(*, auto_roll: bool = False) -> MenschState:
    """The move of `missed` with nothing to be captured: seat 1's pawn stands one square on."""
    return move(board([12, 30], [6, 9], [9], [2], die=3, pairs=True, auto_roll=auto_roll), 1).state


@pytest.mark.parametrize("auto_roll", [False, True])
def test_p7_by_default_nothing_says_whether_something_was_missed(auto_roll: bool) -> None:
    """Views, events, turns: all alike but for where the prey stood, which everybody saw."""
    one, other = missed(auto_roll=auto_roll), nothing_to_capture(auto_roll=auto_roll)
    assert (one.phase, EINIGKEIT.to_act(one)) == (other.phase, EINIGKEIT.to_act(other)) == (Phase.TO_ROLL, (1, 3))
    for viewer in (None, 0, 1, 2, 3):
        seen, elsewhere = EINIGKEIT.view(one, viewer), EINIGKEIT.view(other, viewer)
        assert seen.window is not None
        assert elsewhere.window is not None
        pawns = seen.window.pawns
        assert (
            seen._replace(pawns=elsewhere.pawns, window=seen.window._replace(pawns=elsewhere.window.pawns)) == elsewhere
        )
        assert pawns[0] == bytes((12, 30, 44, 43))
    steps = [move(chance_to_capture(), 1), move(board([12, 30], [6, 9], [9], [2], die=3, pairs=True), 1)]
    assert steps[0].events == steps[1].events


def test_p7_a_capture_leaves_nothing_to_object_to() -> None:
    state = move(chance_to_capture(), 0).state
    assert (state.window, EINIGKEIT.to_act(state)) == (None, (1,))


def test_p7_what_was_seen_is_enough_to_work_out_what_was_missed() -> None:
    window = EINIGKEIT.view(missed(), 1).window
    assert window is not None
    assert (window.seat, window.pawn, window.die) == (0, PawnId(0, 1), 3)
    assert window.choices == (0, 1)
    assert window.pawns[0][:2] == bytes((12, 30))


def test_p7_opponents_may_claim_and_nobody_else() -> None:
    state = missed()
    assert claimable(state, 1) == claimable(state, 3) == {0}
    assert claimable(state, 0) == claimable(state, 2) == set()


@pytest.mark.parametrize("seat", [0, 2])
def test_p7_a_claim_without_ground_is_refused_alike_whether_there_is_other_ground_or_none(seat: int) -> None:
    assert refusal(move(chance_to_capture(), 0).state, CLAIMS[1], seat=1) == "no-claim", "it captured"
    assert refusal(missed(), CLAIMS[0], seat=seat) == "no-claim", "not by the own side"
    assert refusal(missed(), CLAIMS[1], seat=1) == "claim-other-pawn"
    assert refusal(nothing_to_capture(), CLAIMS[1], seat=1) == "claim-other-pawn"
    assert refusal(nothing_to_capture(), CLAIMS[0], seat=3) == "claim-other-pawn"
    assert refusal(board([12, 30], [5], [9], [2], pairs=True), CLAIMS[0], seat=1) == "no-claim", "nobody has moved"


# What a claim does


@pytest.mark.parametrize("claimant", [1, 3])
def test_p7_a_claim_sends_the_pawn_back_and_leaves_the_turn(claimant: int) -> None:
    step = claim(missed(), seat=claimant)
    assert step.events == (CaptureClaimed(claimant, PawnId(0, 0), 12),)
    assert step.state.pawns[0][:2] == bytes((0, 33))
    assert (step.state.turn, step.state.phase, step.state.window) == (1, Phase.TO_ROLL, None)
    assert EINIGKEIT.view(step.state, None).tallies[0].losses == 1


def test_p7_one_claim_a_roll() -> None:
    # Two pawns could have captured seat 1's, and the third moved.
    state = move(board([12, 22, 33], [5, 15], [9], [2], die=3, pairs=True), 2).state
    assert claimable(state, 3) == {0, 1}, "the claimant chooses"
    after = claim(state, 1, seat=3).state
    assert after.pawns[0][:3] == bytes((12, 0, 36))
    assert refusal(after, CLAIMS[0], seat=1) == "no-claim"


def test_p7_the_pawn_that_moved_instead_of_capturing_is_not_claimed() -> None:
    """Each pawn has one move a roll, so the one that moved could not have captured."""
    assert refusal(missed(), CLAIMS[1], seat=3) == "claim-other-pawn"


def test_p7_m7_may_have_forbidden_it() -> None:
    # On a 3 the pawn on the start square must move, though another could capture.
    state = move(board([12, 1, 0, 0], [5, 9], [9], [2], die=3, pairs=True), 1).state
    assert claimable(state, 1) == set()


def test_p7_a_pawn_on_its_base_is_exempt() -> None:
    # A six could have been used to capture on the start square; the pawn stays where it would be sent.
    state = board([0, 20], [31, 9], [9], [2], die=6, pairs=True)
    assert claimable(move(state, 1).state, 1) == set()


def test_p7_a_fallen_wall_is_no_capture() -> None:
    # The six fells seat 1's wall on the start square; the second pawn could still have captured on 18.
    state = roll(board([0, 12, 30], [31, 31, 8], [9], [2], pairs=True), 6).state
    state = move(state, 2).state
    assert claimable(state, 1) == {1}


# How long it stands


def test_p7_it_stands_until_another_seat_rolls() -> None:
    rolling = EINIGKEIT.apply(missed(), 1, ROLL_DIE).state
    assert refusal(rolling, CLAIMS[0], seat=3) == "no-claim"
    rolled = EINIGKEIT.resolve(rolling, (4,)).state
    assert refusal(rolled, CLAIMS[0], seat=3) == "no-claim"


def test_p7_the_offenders_own_extra_roll_does_not_end_it() -> None:
    state = missed_with_a_six()
    assert EINIGKEIT.to_act(state) == (0, 1, 3)
    rolled = roll(state, 2).state
    assert (rolled.phase, EINIGKEIT.to_act(rolled)) == (Phase.MOVING, (0, 1, 3))
    assert claimable(rolled, 1) == {0}


def test_p7_the_offenders_next_move_does() -> None:
    state = roll(missed_with_a_six(), 2).state
    after = move(state, 0).state
    assert refusal(after, CLAIMS[0], seat=1) == "claim-other-pawn", "the window is the newer move's"
    assert after.window is not None
    assert after.window.die == 2


def test_p7_a_newer_miss_takes_the_olders_place() -> None:
    # With the six A1 could have captured on 18, with the 3 that follows A2 on 33.
    state = move(board([12, 30, 3], [8, 23], [9], [2], die=6, pairs=True), 2).state
    assert claimable(state, 1) == {0}
    state = move(roll(state, 3).state, 2).state
    assert claimable(state, 1) == {1}


def test_p7_a_number_already_rolled_is_played_with_the_pawns_as_they_stand() -> None:
    state = roll(missed_with_a_six(), 2).state
    assert movable(state) == {0, 1}
    step = claim(state)
    assert step.state.pawns[0][:2] == bytes((0, 36))
    assert (step.state.turn, step.state.phase, step.state.window) == (0, Phase.MOVING, None)
    assert movable(step.state) == {1}
    assert [type(event) for event in step.events] == [CaptureClaimed]


def test_p7_if_only_one_move_is_left_then_the_table_makes_it_where_agreed() -> None:
    state = roll(missed_with_a_six(auto_move=True), 2).state
    step = claim(state)
    assert [type(event) for event in step.events] == [CaptureClaimed, PawnMoved]
    assert (step.state.pawns[0][1], step.state.turn) == (38, 1)


def test_p7_if_none_can_move_then_the_turn_passes() -> None:
    # The 5 takes the first pawn, which could have captured with the six; the second, on 37 now, cannot use it.
    state = roll(move(board([12, 31, 42, 44], [8, 9], [9], [2], die=6, pairs=True), 1).state, 5).state
    assert movable(state) == {0}
    step = claim(state)
    assert the_only(NothingMoved, step.events).obstacles == (
        Obstacle.NEEDS_SIX,
        Obstacle.OWN_PAWN,
        Obstacle.TOO_FAR,
        None,
    )
    assert step.state.turn == 1


def test_p7_if_none_can_move_and_all_stand_on_the_base_then_the_next_try_is_due() -> None:
    # The second pawn went home with the six, and a 5 was rolled for the first one, which goes back.
    home = move(board([12, 36, 44, 43], [8, 9], [9], [2], die=6, pairs=True), 1).state
    assert home.pawns[0] == bytes((12, 42, 44, 43))
    step = claim(roll(home, 5).state)
    nothing = the_only(NothingMoved, step.events)
    assert (nothing.attempt, nothing.tries_left, nothing.again) == (1, 2, True)
    assert (step.state.turn, step.state.tries) == (0, 1)
    assert roll(step.state, 4).state.tries == 2


def test_p4_a_claim_after_the_six_fells_no_wall() -> None:
    """The base counts as it stood when the six was rolled, so the wall stays and bars the way in."""
    state = move(board([12, 25], [8, 31, 31], [9], [2], die=6, pairs=True), 1).state
    state = roll(state, 6).state
    assert state.pawns[1][1:3] == bytes((31, 31)), "nobody stood on the base"
    step = claim(state)
    assert step.state.pawns[1][1:3] == bytes((31, 31))
    assert movable(step.state) == {1}
    assert refusal(step.state, MOVES[0]) == "pawn-wall"


# The table waits alike


@pytest.mark.parametrize(
    "state", [missed(auto_roll=True), nothing_to_capture(auto_roll=True)], ids=["missed", "nothing missed"]
)
def test_p7_where_the_table_rolls_it_waits_after_every_move_without_a_capture(state: MenschState) -> None:
    assert (state.phase, EINIGKEIT.to_act(state)) == (Phase.TO_ROLL, (1, 3))


def test_p7_once_claimed_the_table_rolls_on() -> None:
    assert claim(missed(auto_roll=True), seat=3).state.phase is Phase.ROLLING
    assert move(chance_to_capture(auto_roll=True), 0).state.phase is Phase.ROLLING, "after a capture at once"


def test_p7_where_the_table_moves_it_waits_with_the_only_move_of_the_extra_roll() -> None:
    waiting = roll(move(board([30, 3], [9], [9], [2], die=6, pairs=True, auto_move=True), 0).state, 5).state
    assert waiting.phase is Phase.MOVING
    single = roll(move(board([34, 44, 43, 0], [9], [9], [2], die=6, pairs=True, auto_move=True), 0).state, 1).state
    assert (single.phase, movable(single)) == (Phase.MOVING, {0})


@pytest.mark.parametrize(
    ("own", "moved", "auto_roll"),
    [([38, 44, 43, 33], 3, False), ([36, 35, 44, 43], 1, False), ([36, 35, 44, 43], 1, True)],
    ids=["the only move", "one of two", "one of two, where the table rolls"],
)
def test_p7_a_roll_that_moves_nothing_leaves_it_open(own: list[int], moved: int, auto_roll: bool) -> None:
    # The 5 of the extra roll fits no pawn.
    state = move(board(own, [9], [9], [2], die=6, pairs=True, auto_roll=auto_roll), moved).state
    step = roll(state, 5)
    the_only(NothingMoved, step.events)
    assert (step.state.turn, step.state.phase) == (1, Phase.TO_ROLL)
    assert EINIGKEIT.to_act(step.state) == (1, 3)
    assert step.state.window is not None


def test_p7_where_the_table_rolls_on_after_the_only_move_it_stays_open_until_another_seat_rolls() -> None:
    """It has no ground, which all have seen; but the button is there alike."""
    six = move(board([38, 44, 43, 33], [9], [9], [2], die=6, pairs=True, auto_roll=True), 3).state
    assert (six.turn, six.phase, six.window is not None) == (0, Phase.ROLLING, True), "the own extra roll"
    passed = EINIGKEIT.resolve(six, (5,))
    the_only(NothingMoved, passed.events)
    assert (passed.state.turn, passed.state.phase, passed.state.window) == (1, Phase.ROLLING, None)
    four = move(board([33, 44, 43, 42], [9], [9], [2], die=4, pairs=True, auto_roll=True), 0).state
    assert (four.turn, four.phase, four.window) == (1, Phase.ROLLING, None)


def test_p7_claiming_is_not_moving() -> None:
    assert refusal(missed(), MOVES[0], seat=1) == "roll-first"
    assert refusal(missed(), ROLL_DIE, seat=3) == "not-your-turn"


# The other agreements


def test_p7_with_a_hint_the_table_says_that_something_was_missed_but_not_which_pawn() -> None:
    step = move(chance_to_capture(claims=HINT), 1)
    assert the_only(CaptureOverlooked, step.events) == CaptureOverlooked(0, ())
    view = EINIGKEIT.view(step.state, None)
    assert view.window is not None
    assert EINIGKEIT.to_act(step.state) == (1, 3)
    assert claimable(step.state, 1) == {0}


def test_p7_with_a_hint_the_table_waits_only_if_something_was_missed() -> None:
    state = move(board([12, 30], [6, 9], [9], [2], die=3, pairs=True, claims=HINT, auto_roll=True), 1).state
    assert (state.window, state.phase) == (None, Phase.ROLLING)


def test_p7_with_a_hint_the_extra_roll_does_not_end_it_either() -> None:
    assert claimable(roll(missed_with_a_six(HINT), 2).state, 3) == {0}


def test_p7_the_table_claims_the_farthest_by_itself_if_so_agreed() -> None:
    state = board([12, 22, 33], [5, 15], [9], [2], die=3, pairs=True, claims="automatic")
    step = move(state, 2)
    assert the_only(CaptureOverlooked, step.events) == CaptureOverlooked(0, (PawnId(0, 0), PawnId(0, 1)))
    assert the_only(CaptureClaimed, step.events) == CaptureClaimed(None, PawnId(0, 1), 22), "the farther pawn"
    assert (step.state.window, step.state.turn) == (None, 1)
    assert EINIGKEIT.to_act(step.state) == (1,)
    assert move(chance_to_capture(auto_roll=True, claims="automatic"), 1).state.phase is Phase.ROLLING


def test_p7_nobody_claims_if_so_agreed() -> None:
    step = move(chance_to_capture(claims="off"), 1)
    assert step.state.window is None
    assert not [event for event in step.events if isinstance(event, CaptureOverlooked)]
    assert refusal(step.state, CLAIMS[0], seat=1) == "no-claim"
