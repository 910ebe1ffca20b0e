"""Of alike choices one is offered (W3), and C7 where the supply is short."""

from dataclasses import replace

import pytest

from engine.game import IllegalAction
from engine.wiedumir.actions import MovePawn, PlacePawn, RollDie
from engine.wiedumir.board import GOAL, START, Pawn
from engine.wiedumir.cards import Card
from engine.wiedumir.events import DieRolled, PawnMoved
from engine.wiedumir.view import Phase
from tests.engine.wiedumir.positions import WIEDUMIR, drawing, offered, position, refusal


def test_c7_if_nobody_can_be_raised_fully_any_seat_below_eight_can_be_chosen() -> None:
    state = drawing(Card.RAISE, [[3, 0], *[[0, 0]] * 3], [45, 6, 6, 2], no_limits=True).state
    assert offered(state) == {"seat:1", "seat:2", "seat:3"}


def test_w3_pawns_of_a_seat_on_one_square_are_one_choice() -> None:
    state = position([[START, START], [4, GOAL]])
    assert offered(state) == {"move:0:0", "move:1:0"}
    assert dict(WIEDUMIR.view(state, None).moves) == {Pawn(0, 0): 1, Pawn(1, 0): 5}
    assert refusal(state, MovePawn(Pawn(0, 1))) == "pawn-alike"


def test_w3_the_rules_move_the_first_of_two_pawns_that_are_alike_if_nothing_else_can_be_done() -> None:
    before = replace(position([[START, START], [GOAL, GOAL]], turn=1), phase=Phase.TO_ROLL, roll=None)
    state = WIEDUMIR.apply(before, 1, RollDie()).state
    step = WIEDUMIR.resolve(state, (1,))
    assert step.events[:2] == (DieRolled(1, 1), PawnMoved(1, Pawn(0, 0), START, 1, None, forced=True))


def test_w3_pawns_of_two_seats_on_the_start_are_two_choices() -> None:
    assert offered(position([[START, GOAL], [START, GOAL]])) == {"move:0:0", "move:1:0"}


@pytest.mark.parametrize("card", [Card.PLACE_OTHER, Card.SHIFT])
def test_cards_offer_one_of_two_pawns_that_are_alike(card: Card) -> None:
    state = drawing(card, [[3, 5], [START, START]]).state
    assert any(code.startswith("place:1:0") for code in offered(state))
    assert not any(code.startswith("place:1:1") for code in offered(state))
    with pytest.raises(IllegalAction, match="pawn-not-allowed"):
        WIEDUMIR.check(state, 0, PlacePawn(Pawn(1, 1), 2))
