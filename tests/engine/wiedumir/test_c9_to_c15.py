"""The cards 9 to 15: wholly, in part, and not at all."""

import pytest

from engine.wiedumir.actions import ChoosePair, ChooseSeat, ShareOut
from engine.wiedumir.board import GOAL, START
from engine.wiedumir.cards import Card
from engine.wiedumir.events import (
    CardDecided,
    CardWithoutEffect,
    ChipsGiven,
    ChipsPaid,
    ChipsSwapped,
    Hindrance,
    LimitStruck,
)
from tests.engine.wiedumir.positions import answered, drawing, offered, refusal
from tests.engine.wiedumir.test_c1_to_c8 import FIVE, does_nothing, moves_to

THREE, FOUR = FIVE[:3], FIVE[:4]
TWO = FIVE[:2]


# C9


def test_c9_two_others_swap_all_their_chips() -> None:
    state = drawing(Card.SWAP_OTHERS, FOUR, [4, 1, 5, 9]).state
    assert offered(state) == {"pair:1:2", "pair:1:3", "pair:2:3"}
    step = answered(state, ChoosePair(1, 3))
    assert step.events == (ChipsSwapped(1, 3, (1, 9), Card.SWAP_OTHERS),)
    assert step.state.chips == (4, 9, 5, 1)


def test_c9_with_three_seats_there_is_one_pair_only() -> None:
    step = drawing(Card.SWAP_OTHERS, THREE, [4, 0, 5])
    assert step.events[0] == CardDecided(0, Card.SWAP_OTHERS, ChoosePair(1, 2), forced=True)
    assert step.state.chips == (4, 5, 0)


@pytest.mark.parametrize("pair", [(0, 1), (1, 1), (2, 1), (1, 4)])
def test_c9_not_oneself_and_two_different_ones(pair: tuple[int, int]) -> None:
    assert refusal(drawing(Card.SWAP_OTHERS, FOUR).state, ChoosePair(*pair)) == "pair-not-allowed"


# C10


def test_c10_to_the_square_just_behind_the_rearmost_other_pawn() -> None:
    moves_to(Card.FALL_BACK, [[8, 11], [5, 6]], 4)
    moves_to(Card.FALL_BACK, [[8, 7], [GOAL, GOAL]], 6)


@pytest.mark.parametrize("rearmost", [START, 1])
def test_c10_behind_the_start_and_the_first_square_is_the_start(rearmost: int) -> None:
    moves_to(Card.FALL_BACK, [[8, 11], [rearmost, GOAL]], START)
    assert len(drawing(Card.FALL_BACK, [[8, 11], [rearmost, GOAL]]).events) == 1, "the start does nothing"


def test_c10_who_is_rearmost_stays() -> None:
    does_nothing(Card.FALL_BACK, [[3, 11], [5, GOAL]], Hindrance.REARMOST)


def test_c10_if_all_others_are_in_the_goal_nothing_happens() -> None:
    does_nothing(Card.FALL_BACK, [[3, GOAL], [GOAL, GOAL]], Hindrance.ALL_HOME)


# C11


def test_c11_three_to_seats_with_a_pawn_in_the_goal() -> None:
    state = drawing(Card.GIVE_HOME, [[3, GOAL], [GOAL, 0], [0, 0], [GOAL, GOAL]]).state
    assert offered(state) == {"share:0,3,0,0", "share:0,2,0,1", "share:0,1,0,2", "share:0,0,0,3"}
    step = answered(state, ShareOut((0, 2, 0, 1)))
    assert step.events == (ChipsGiven(0, 1, 2, Card.GIVE_HOME), ChipsGiven(0, 3, 1, Card.GIVE_HOME))


def test_c11_with_fewer_chips_all_of_them() -> None:
    state = drawing(Card.GIVE_HOME, [[3, 0], [GOAL, 0], [GOAL, 0]], [2, 4, 4]).state
    assert offered(state) == {"share:0,2,0", "share:0,1,1", "share:0,0,2"}


def test_c11_with_one_such_seat_there_is_no_choice() -> None:
    step = drawing(Card.GIVE_HOME, [[3, 0], [GOAL, 0]])
    assert step.events[1:] == (ChipsGiven(0, 1, 3, Card.GIVE_HOME),)


def test_c11_without_such_a_seat_or_if_only_you_have_one_three_back_or_as_many_as_there_are() -> None:
    assert drawing(Card.GIVE_HOME, [[3, GOAL], [0, 0]]).events == (ChipsPaid(0, 3, 3, Card.GIVE_HOME),)
    assert drawing(Card.GIVE_HOME, TWO, [1, 4]).events == (ChipsPaid(0, 1, 3, Card.GIVE_HOME),)


def test_c11_without_a_chip_nothing_happens() -> None:
    does_nothing(Card.GIVE_HOME, TWO, Hindrance.NO_CHIPS, [0, 4])
    does_nothing(Card.GIVE_HOME, [[3, 0], [GOAL, 0]], Hindrance.NO_CHIPS, [0, 4])


# C12


def test_c12_two_from_one_other_seat_to_yet_another() -> None:
    state = drawing(Card.PASS_ON, FOUR, [4, 1, 2, 9]).state
    assert offered(state) == {"pair:2:1", "pair:2:3", "pair:3:1", "pair:3:2"}
    step = answered(state, ChoosePair(2, 3))
    assert step.events == (ChipsGiven(2, 3, 2, Card.PASS_ON), LimitStruck(3, 7))
    assert step.state.chips == (4, 1, 0, 4)


@pytest.mark.parametrize("pair", [(0, 2), (2, 0), (2, 2), (1, 2), (2, 7)])
def test_c12_not_from_or_to_oneself_and_not_from_who_has_too_few(pair: tuple[int, int]) -> None:
    state = drawing(Card.PASS_ON, FOUR, [4, 1, 2, 9]).state
    assert refusal(state, ChoosePair(*pair)) == "pair-not-allowed"


def test_c12_if_nobody_has_two_then_one() -> None:
    state = drawing(Card.PASS_ON, FOUR, [4, 1, 0, 1]).state
    assert offered(state) == {"pair:1:2", "pair:1:3", "pair:3:1", "pair:3:2"}
    assert answered(state, ChoosePair(1, 2)).events == (ChipsGiven(1, 2, 1, Card.PASS_ON),)


def test_c12_if_nobody_else_has_any_nothing_happens() -> None:
    does_nothing(Card.PASS_ON, FOUR, Hindrance.OTHERS_EMPTY, [4, 0, 0, 0])


# C13


def test_c13_four_from_others_as_one_chooses() -> None:
    state = drawing(Card.COLLECT, THREE, [4, 3, 9]).state
    assert offered(state) == {"share:0,3,1", "share:0,2,2", "share:0,1,3", "share:0,0,4"}
    step = answered(state, ShareOut((0, 3, 1)))
    assert step.events == (ChipsGiven(1, 0, 3, Card.COLLECT), ChipsGiven(2, 0, 1, Card.COLLECT))
    assert step.state.chips == (8, 0, 8)


def test_c13_all_there_are_if_the_others_have_fewer() -> None:
    step = drawing(Card.COLLECT, THREE, [4, 1, 2])
    assert step.events[1:] == (ChipsGiven(1, 0, 1, Card.COLLECT), ChipsGiven(2, 0, 2, Card.COLLECT))


def test_c13_the_leaflets_example_of_the_limit() -> None:
    """Seven chips and four taken are eleven, and that is too many."""
    step = answered(drawing(Card.COLLECT, THREE, [7, 4, 4]).state, ShareOut((0, 2, 2)))
    assert step.events[-1] == LimitStruck(0, 7)
    assert step.state.chips == (4, 2, 2)


def test_c13_nothing_comes_from_oneself() -> None:
    assert refusal(drawing(Card.COLLECT, THREE).state, ShareOut((1, 3, 0))) == "share-not-there"


def test_c13_if_nobody_else_has_any_nothing_happens() -> None:
    does_nothing(Card.COLLECT, THREE, Hindrance.OTHERS_EMPTY, [4, 0, 0])


# C14


def test_c14_swaps_all_chips_with_another_seat() -> None:
    state = drawing(Card.SWAP, THREE, [4, 0, 9]).state
    assert offered(state) == {"seat:1", "seat:2"}
    assert refusal(state, ChooseSeat(0)) == "seat-yourself"
    assert refusal(state, ChooseSeat(3)) == "seat-not-allowed"
    step = answered(state, ChooseSeat(1))
    assert step.events == (ChipsSwapped(0, 1, (4, 0), Card.SWAP),)
    assert step.state.chips == (0, 4, 9)


def test_c14_it_hurts_and_must_be_done() -> None:
    assert drawing(Card.SWAP, TWO, [9, 0]).state.chips == (0, 9)


# C15


def test_c15_at_least_two_to_whom_one_likes() -> None:
    state = drawing(Card.GENEROUS, THREE, [4, 4, 4]).state
    assert offered(state) == {
        f"share:0,{left},{right}" for left in range(5) for right in range(5) if 2 <= left + right <= 4
    }
    step = answered(state, ShareOut((0, 0, 4)))
    assert step.state.chips == (0, 4, 8)


def test_c15_with_fewer_than_two_all_of_them() -> None:
    assert offered(drawing(Card.GENEROUS, THREE, [1, 4, 4]).state) == {"share:0,1,0", "share:0,0,1"}
    assert drawing(Card.GENEROUS, TWO, [2, 4]).state.chips == (0, 6)


def test_c15_with_two_seats_the_number_is_still_the_drawers() -> None:
    assert offered(drawing(Card.GENEROUS, TWO, [4, 4]).state) == {"share:0,2", "share:0,3", "share:0,4"}


def test_c15_without_a_chip_nothing_happens() -> None:
    step = drawing(Card.GENEROUS, TWO, [0, 4])
    assert step.events == (CardWithoutEffect(0, Card.GENEROUS, Hindrance.NO_CHIPS),)
