"""P7: who overlooks a capture may lose the pawn that could have made it."""

from __future__ import annotations

import pytest

from engine.mensch.actions import CLAIMS, MOVES, ROLL_DIE
from engine.mensch.agreement import BY_PLAYERS
from engine.mensch.board import PawnId
from engine.mensch.events import CaptureClaimed, CaptureOverlooked
from engine.mensch.rules import EINIGKEIT
from engine.mensch.state import MenschState
from engine.mensch.view import Claim, Phase
from tests.engine.mensch.asking import claimable, move, refusal, roll, the_only
from tests.engine.mensch.boards import board

# Seat 0's 15 is seat 1's 5; its 25 is seat 3's 35.


def chance_to_capture(*, claims: str = BY_PLAYERS, auto_roll: bool = False) -> MenschState:
    """Seat 0 rolled a 3 and can capture with its first pawn only."""
    return board([12, 30], [5, 9], [9], [2], die=3, pairs=True, claims=claims, auto_roll=auto_roll)


def overlooked(*, auto_roll: bool = False) -> MenschState:
    return move(chance_to_capture(auto_roll=auto_roll), 1).state


def test_an_overlooked_capture_is_told_and_opponents_may_claim() -> None:
    step = move(chance_to_capture(), 1)
    assert the_only(CaptureOverlooked, step.events) == CaptureOverlooked(0, (PawnId(0, 0),))
    assert EINIGKEIT.view(step.state, None).claim == Claim(0, (PawnId(0, 0),))
    assert EINIGKEIT.to_act(step.state) == (1, 3), "first the seat whose turn it is"
    assert claimable(step.state, 1) == claimable(step.state, 3) == {0}
    assert claimable(step.state, 0) == claimable(step.state, 2) == set()


@pytest.mark.parametrize("claimant", [1, 3])
def test_a_claim_sends_the_pawn_back_and_leaves_the_turn(claimant: int) -> None:
    step = EINIGKEIT.apply(overlooked(), claimant, CLAIMS[0])
    assert step.events == (CaptureClaimed(claimant, PawnId(0, 0)),)
    assert step.state.pawns[0][:2] == bytes((0, 33))
    assert (step.state.turn, step.state.phase, step.state.claim) == (1, Phase.TO_ROLL, None)
    assert EINIGKEIT.view(step.state, None).tallies[0].losses == 1


def test_a_claim_is_good_once() -> None:
    claimed = EINIGKEIT.apply(overlooked(), 1, CLAIMS[0]).state
    assert refusal(claimed, CLAIMS[0], seat=3) == "no-claim"


def test_the_window_closes_with_the_next_roll() -> None:
    rolling = EINIGKEIT.apply(overlooked(), 1, ROLL_DIE).state
    assert refusal(rolling, CLAIMS[0], seat=3) == "no-claim"
    rolled = EINIGKEIT.resolve(rolling, (4,)).state
    assert refusal(rolled, CLAIMS[0], seat=3) == "no-claim"


def test_after_a_six_the_same_seats_next_roll_closes_it() -> None:
    state = board([12, 30], [8, 9], [9], [2], die=6, pairs=True)
    step = move(state, 1)
    assert EINIGKEIT.to_act(step.state) == (0, 1, 3)
    rolling = EINIGKEIT.apply(step.state, 0, ROLL_DIE).state
    assert refusal(rolling, CLAIMS[0], seat=1) == "no-claim"


@pytest.mark.parametrize("seat", [0, 2])
def test_a_claim_without_ground_is_refused_and_costs_nothing(seat: int) -> None:
    captured = move(chance_to_capture(), 0).state
    assert refusal(captured, CLAIMS[1], seat=1) == "no-claim"
    assert refusal(overlooked(), CLAIMS[0], seat=seat) == "no-claim", "not by the own side"
    assert refusal(overlooked(), CLAIMS[1], seat=1) == "claim-other-pawn"
    assert refusal(board([12, 30], [5], [9], [2], pairs=True), CLAIMS[0], seat=1) == "no-claim"


def test_if_several_could_have_the_claimant_chooses() -> None:
    # Two pawns could have captured seat 1's, and the third moved.
    state = board([12, 22, 33], [5, 15], [9], [2], die=3, pairs=True)
    step = move(state, 2)
    assert the_only(CaptureOverlooked, step.events).pawns == (PawnId(0, 0), PawnId(0, 1))
    assert claimable(step.state, 3) == {0, 1}
    after = EINIGKEIT.apply(step.state, 3, CLAIMS[1]).state
    assert after.pawns[0][:3] == bytes((12, 0, 36))


def test_the_pawn_that_moved_instead_of_capturing_itself_is_not_claimed() -> None:
    """Each pawn has one move a roll, so the one that moved could not have captured."""
    assert PawnId(0, 1) not in (overlooked().claim or Claim(0, ())).pawns


def test_who_had_no_choice_has_overlooked_nothing() -> None:
    # On a 3 the pawn on the start square must move (M7), though another could capture.
    state = board([12, 1, 0, 0], [5, 9], [9], [2], die=3, pairs=True)
    assert move(state, 1).state.claim is None


def test_a_pawn_on_its_base_has_nothing_to_lose() -> None:
    # A six could have been used to capture on the start square; the pawn stays where it would be sent.
    state = board([0, 20], [31, 9], [9], [2], die=6, pairs=True)
    assert move(state, 1).state.claim is None


def test_the_table_claims_by_itself_if_so_agreed() -> None:
    state = board([12, 22, 33], [5, 15], [9], [2], die=3, pairs=True, claims="automatic")
    step = move(state, 2)
    assert the_only(CaptureClaimed, step.events) == CaptureClaimed(None, PawnId(0, 1)), "the farther pawn"
    assert (step.state.claim, step.state.turn) == (None, 1)
    assert EINIGKEIT.to_act(step.state) == (1,)


def test_nobody_claims_if_so_agreed() -> None:
    step = move(chance_to_capture(claims="off"), 1)
    assert step.state.claim is None
    assert not [event for event in step.events if isinstance(event, CaptureOverlooked)]


def test_where_the_table_rolls_it_waits_for_the_claim() -> None:
    state = overlooked(auto_roll=True)
    assert (state.phase, EINIGKEIT.to_act(state)) == (Phase.TO_ROLL, (1, 3))
    assert EINIGKEIT.apply(state, 3, CLAIMS[0]).state.phase is Phase.ROLLING
    assert move(chance_to_capture(auto_roll=True, claims="automatic"), 1).state.phase is Phase.ROLLING


def test_claiming_is_not_moving() -> None:
    assert refusal(overlooked(), MOVES[0], seat=1) == "roll-first"
    assert refusal(overlooked(), ROLL_DIE, seat=3) == "not-your-turn"
    assert roll(overlooked(), 2).state.claim is None
