"""Compulsion, used cards, the end, and what lies on the goal until then."""

from dataclasses import replace

import pytest

from engine.chance import Shuffle
from engine.game import Outcome
from engine.wiedumir.actions import ChoosePair, ChooseSeat, MovePawn, PlacePawn, RollDie, ShareOut
from engine.wiedumir.board import GOAL, START, Pawn
from engine.wiedumir.cards import Card
from engine.wiedumir.events import (
    CardDrawn,
    CardWithoutEffect,
    ChipsPaid,
    ChipsTaken,
    GameScored,
    Hindrance,
    LimitStruck,
    MatchDecided,
    PawnArrived,
    PawnMoved,
    PileShuffled,
    WaitingCardActed,
)
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.view import GameResult, Phase
from tests.engine.wiedumir.positions import WIEDUMIR, answered, drawing, moved, offered, position, refusal

LONE = [[3, 0], [0, 0], [0, 0], [0, 0]]


def lesser(card: Card, chips: list[int], action: object) -> str:
    state = drawing(card, LONE, chips).state
    return refusal(state, action)  # type: ignore[arg-type]


def test_w7_a_card_must_be_answered_before_anything_else() -> None:
    state = drawing(Card.SWAP, LONE).state
    assert refusal(state, RollDie()) == "card-first"
    assert refusal(state, MovePawn(Pawn(0, 0))) == "card-first"
    assert refusal(state, ChoosePair(1, 2)) == "wrong-answer"
    assert refusal(state, PlacePawn(Pawn(1, 0), 4)) == "wrong-answer"
    assert refusal(state, ShareOut((0, 1, 0, 0))) == "wrong-answer"


def test_w7_the_decision_is_the_drawers_also_in_anothers_turn() -> None:
    state = drawing(Card.SWAP, [[0, 0], [0, 0], [3, 0]], drawer=2).state
    assert (state.turn, WIEDUMIR.to_act(state)) == (0, (2,))
    assert WIEDUMIR.legal_actions(state, 0) == ()


@pytest.mark.parametrize(
    ("card", "chips", "less", "code"),
    [
        (Card.NEIGHBOURS, [3, 4, 4, 4], ShareOut((0, 3, 0, 0)), "share-too-much-for-seat"),
        (Card.NEIGHBOURS, [3, 4, 4, 4], ShareOut((0, 1, 0, 1)), "share-too-few"),
        (Card.NEIGHBOURS, [3, 4, 4, 4], ShareOut((0, 2, 1, 0)), "share-not-there"),
        (Card.RAISE, [4, 8, 7, 4], ChooseSeat(1), "seat-not-first"),
        (Card.PASS_ON, [4, 1, 2, 3], ChoosePair(1, 2), "pair-not-allowed"),
        (Card.PASS_ON, [4, 0, 1, 1], ChoosePair(1, 2), "pair-not-allowed"),
        (Card.COLLECT, [4, 1, 2, 3], ShareOut((0, 1, 1, 1)), "share-too-few"),
        (Card.COLLECT, [4, 1, 2, 3], ShareOut((0, 2, 1, 1)), "share-too-much-for-seat"),
        (Card.GENEROUS, [4, 4, 4, 4], ShareOut((0, 1, 0, 0)), "share-too-few"),
        (Card.GENEROUS, [4, 4, 4, 4], ShareOut((0, 4, 1, 0)), "share-too-many"),
        (Card.GIVE_FIVE, [7, 4, 4, 4], ShareOut((0, 4, 0, 0)), "share-too-few"),
        (Card.GIVE_FIVE, [3, 4, 4, 4], ShareOut((0, 2, 0, 0)), "share-too-few"),
        (Card.GIVE_FIVE, [7, 4, 4, 4], ShareOut((0, 5, 1, 0)), "share-too-many"),
    ],
)
def test_w7_a_choice_that_carries_the_card_out_less_is_illegal(
    card: Card, chips: list[int], less: object, code: str
) -> None:
    assert lesser(card, chips, less) == code


def test_w7_fewer_than_three_for_those_in_the_goal_is_illegal() -> None:
    state = drawing(Card.GIVE_HOME, [[3, 0], [GOAL, 0], [0, GOAL], [0, 0]]).state
    assert refusal(state, ShareOut((0, 1, 1, 0))) == "share-too-few"
    assert refusal(state, ShareOut((0, 2, 0, 1))) == "share-not-there"


def test_w8_a_used_card_lies_face_up_on_the_others() -> None:
    state = position(LONE, used=[Card.GAIN], pile=[Card.FINE])
    state = moved(replace(state, pawns=((2, 0), *state.pawns[1:])), 0).state
    assert state.used == (Card.GAIN, Card.FINE)
    assert WIEDUMIR.view(state, None).used == (Card.GAIN, Card.FINE)


def empty_pile(*used: Card, waiting: tuple[Card, ...] = ()) -> WieDuMirState:
    return position([[2, 0], [0, 0]], used=used, waiting=waiting)


def test_w8_an_empty_pile_is_made_of_the_used_cards_when_one_is_drawn() -> None:
    step = moved(empty_pile(Card.GAIN, Card.FINE, Card.SWAP, waiting=(Card.TOLL,)), 0)
    assert len(step.events) == 1
    assert step.state.phase is Phase.RESHUFFLING
    assert WIEDUMIR.to_act(step.state) == ()
    assert WIEDUMIR.pending_chance(step.state) == Shuffle(3, hidden=True)
    step = WIEDUMIR.resolve(step.state, (1, 2, 0))
    assert step.events == (PileShuffled(3), CardDrawn(0, Pawn(0, 0), Card.FINE, 2), ChipsPaid(0, 3, 3, Card.FINE))
    assert (step.state.pile, step.state.used, step.state.waiting) == (
        (Card.SWAP, Card.GAIN),
        (Card.FINE,),
        (Card.TOLL,),
    )
    assert step.state.phase is Phase.TO_ROLL


def test_w8_a_card_from_the_new_pile_asks_its_drawer() -> None:
    state = moved(empty_pile(Card.SHIFT, Card.FINE), 0).state
    state = WIEDUMIR.resolve(state, (0, 1)).state
    assert (state.phase, WIEDUMIR.to_act(state), state.turn) == (Phase.DECIDING, (0,), 0)
    assert "place:1:0:2" in offered(state)


def test_w8_the_card_that_led_to_the_draw_is_used_by_then() -> None:
    state = replace(empty_pile(), pile=(Card.ADVANCE,), pawns=((2, 0), (5, 0)))
    state = moved(state, 0).state
    assert state.phase is Phase.RESHUFFLING
    assert WIEDUMIR.pending_chance(state) == Shuffle(1, hidden=True)
    step = WIEDUMIR.resolve(state, (0,))
    assert step.events[1] == CardDrawn(0, Pawn(0, 0), Card.ADVANCE, 0)
    assert step.events[2] == PawnMoved(0, Pawn(0, 0), 8, 12, Card.ADVANCE, forced=False)


def test_w8_the_order_of_the_pile_is_in_no_view() -> None:
    state = position(LONE, pile=[Card.GAIN, Card.FINE])
    other = replace(state, pile=state.pile[::-1])
    for viewer in (None, 0, 1):
        assert WIEDUMIR.view(state, viewer) == WIEDUMIR.view(other, viewer)


def test_w9_the_game_ends_when_the_last_pawn_is_home_and_most_chips_win() -> None:
    step = moved(position([[14, GOAL], [GOAL, GOAL]], [3, 5]), 0)
    result = GameResult((3, 5), (4, 3), (2, 1), (3, 5), by_vote=False)
    assert step.events[1:] == (
        PawnArrived(Pawn(0, 0), seat_home=True, last=True),
        GameScored(1, (3, 5), (2, 1), by_vote=False),
        MatchDecided((1,), (3, 5)),
    )
    assert step.state.results == (result,)
    assert WIEDUMIR.outcome(step.state) == Outcome((2, 1), scores=(3, 5))
    assert WIEDUMIR.to_act(step.state) == ()
    assert WIEDUMIR.view(step.state, None).winners == (1,)


def test_w9_with_equal_chips_the_seat_that_was_home_earlier_is_better() -> None:
    step = moved(position([[14, GOAL], [GOAL, GOAL], [GOAL, GOAL]], [5, 5, 5]), 0)
    [result] = step.state.results
    assert result.home == (6, 3, 5)
    assert result.places == (3, 1, 2)
    assert result.broken_ties == ((1, 2, 0),)


def test_w9_only_the_last_of_a_seats_arrivals_counts() -> None:
    """Seat 1 was home first of all, but its pawn was brought back and came home again after seat 0's."""
    state = position([[GOAL, GOAL], [GOAL, 14], [GOAL, 13]], [4, 4, 3])
    state = replace(state, arrivals=((1, 5), (2, 3), (4, 0)))
    state = moved(state, 1, 1).state
    assert state.arrivals[1] == (2, 6)
    state = replace(state, phase=Phase.MOVING, roll=2)
    [result] = moved(state, 2, 1).state.results
    assert (result.home, result.places) == ((5, 6, 7), (1, 2, 3))


def test_w9_the_first_pawn_home_decides_nothing() -> None:
    """Seat 0 reached the goal before all others, but with its second pawn it was the last."""
    state = position([[GOAL, 14], [GOAL, GOAL]], [4, 4])
    [result] = moved(replace(state, arrivals=((1, 0), (2, 3))), 0, 1).state.results
    assert (result.home, result.places) == ((4, 3), (2, 1))


def test_w9_a_card_in_hand_does_nothing_when_a_vote_ends_the_game() -> None:
    state = drawing(Card.SWAP, LONE, [2, 9, 4, 4]).state
    step = WIEDUMIR.stop(state, "match")
    assert step.state.results[0].chips == (2, 9, 4, 4)
    assert step.state.drawn is None


def test_w9_a_card_may_bring_a_pawn_back_and_the_game_goes_on() -> None:
    state = drawing(Card.PLACE_OTHER, [[14, GOAL], [GOAL, GOAL]]).state
    step = answered(state, PlacePawn(Pawn(1, 0), START))
    assert step.state.pawns == ((14, GOAL), (START, GOAL))
    state = moved(replace(step.state, phase=Phase.MOVING, roll=1), 0).state
    assert state.phase is Phase.TO_ROLL
    assert state.results == ()


def test_w9_who_is_not_home_when_a_vote_ends_the_game_is_behind_and_equal_seats_share() -> None:
    state = position([[GOAL, GOAL], [0, 0], [GOAL, 0], [GOAL, GOAL]], [4, 4, 4, 9])
    step = WIEDUMIR.stop(state, "round")
    [result] = step.state.results
    assert (result.places, result.home) == ((2, 3, 3, 1), (2, None, None, 5))
    assert step.events[0] == GameScored(1, (4, 4, 4, 9), (2, 3, 3, 1), by_vote=True)
    assert result.broken_ties == ((0, 1, 2),)


def test_w10_a_seat_whose_pawns_are_all_home_rolls_and_moves_anothers() -> None:
    state = position([[GOAL, GOAL], [0, 5]])
    assert offered(state) == {"move:1:0", "move:1:1"}
    assert moved(state, 1).events[0] == PawnMoved(0, Pawn(1, 0), START, 1, None, forced=False)


def test_w11_with_two_seats_c12_is_discarded_without_effect() -> None:
    step = drawing(Card.PASS_ON, [[3, 0], [0, 0]])
    assert step.events == (CardWithoutEffect(0, Card.PASS_ON, Hindrance.NO_THIRD),)
    assert step.state.used == (Card.PASS_ON,)
    assert WIEDUMIR.to_act(step.state) == (1,)


def test_w12_in_one_arrival_c21_pays_before_c4_takes_and_c16_comes_last() -> None:
    state = position([[14], *[[GOAL]] * 5], [0, 4, 4, 4, 4, 4], waiting=[Card.TOLL, Card.LAST_PAYS, Card.FIRST_GAINS])
    step = moved(state, 0)
    assert step.events[1:-2] == (
        PawnArrived(Pawn(0, 0), seat_home=True, last=True),
        WaitingCardActed(Card.FIRST_GAINS, 0),
        ChipsTaken(0, 3, 3, Card.FIRST_GAINS),
        WaitingCardActed(Card.TOLL, 0),
        ChipsPaid(0, 2, 2, Card.TOLL),
        WaitingCardActed(Card.LAST_PAYS, 0),
        ChipsPaid(0, 1, 4, Card.LAST_PAYS),
    )
    assert step.state.waiting == ()
    assert step.state.used == (Card.FIRST_GAINS, Card.TOLL, Card.LAST_PAYS)
    assert step.state.results[0].chips[0] == 0


def test_w12_the_limit_strikes_between_them() -> None:
    state = position([[14, 0], [0, 0]], [9, 4], waiting=[Card.TOLL, Card.FIRST_GAINS])
    step = moved(state, 0)
    assert step.events[3:] == (
        ChipsTaken(0, 3, 3, Card.FIRST_GAINS),
        LimitStruck(0, 8),
        WaitingCardActed(Card.TOLL, 0),
        ChipsPaid(0, 2, 2, Card.TOLL),
    )
    assert step.state.chips[0] == 2


def test_w12_cards_that_wait_do_nothing_when_a_vote_ends_the_game() -> None:
    state = position([[14, 0], [0, 0]], [9, 4], waiting=[Card.TOLL, Card.LAST_PAYS])
    assert WIEDUMIR.stop(state, "match").state.results[0].chips == (9, 4)
