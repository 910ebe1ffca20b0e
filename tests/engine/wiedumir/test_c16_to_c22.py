"""The cards 16 to 22: wholly, in part, and not at all."""

from dataclasses import replace
from importlib import import_module

import pytest

from engine.wiedumir.actions import PlacePawn, ShareOut
from engine.wiedumir.board import GOAL, START, Pawn
from engine.wiedumir.cards import Card
from engine.wiedumir.events import (
    CardWaits,
    CardWithoutEffect,
    ChipsGiven,
    ChipsPaid,
    ChipsTaken,
    Hindrance,
    LimitStruck,
    PawnArrived,
    PawnMoved,
    WaitingCardActed,
)
from engine.wiedumir.view import Phase
from tests.engine.wiedumir.positions import answered, drawing, moved, offered, position, refusal
from tests.engine.wiedumir.test_c1_to_c8 import FIVE, OWN, does_nothing, moves_to

TWO, THREE = FIVE[:2], FIVE[:3]


# C16


def test_c16_waits_for_the_very_last_pawn() -> None:
    step = drawing(Card.LAST_PAYS, [[3, 0], [14, 0]])
    assert step.events == (CardWaits(0, Card.LAST_PAYS),)
    state = replace(step.state, phase=Phase.MOVING, roll=1)
    step = moved(state, 1)
    assert len(step.events) == 2, "not the next arrival"
    assert step.state.waiting == (Card.LAST_PAYS,)


@pytest.mark.parametrize(("chips", "paid"), [(9, 4), (3, 3), (0, 0)])
def test_c16_the_last_ones_owner_gives_four_back_or_as_many_as_there_are(chips: int, paid: int) -> None:
    step = moved(position([[GOAL, GOAL], [GOAL, 13]], [4, chips], roll=3, waiting=[Card.LAST_PAYS]), 1, 1)
    assert step.events[2:4] == (WaitingCardActed(Card.LAST_PAYS, 1), ChipsPaid(1, paid, 4, Card.LAST_PAYS))
    assert step.state.results[0].chips == (4, chips - paid)


# C17


@pytest.mark.parametrize(("own", "left"), [(4, 9), (5, 10), (6, 4), (10, 4)])
def test_c17_five_from_the_supply(own: int, left: int) -> None:
    step = drawing(Card.GAIN, TWO, [own, 4])
    assert step.events[0] == ChipsTaken(0, 5, 5, Card.GAIN)
    assert step.state.chips[0] == left


def test_c17_as_many_as_there_are() -> None:
    assert drawing(Card.GAIN, TWO, [4, 53], no_limits=True).events == (ChipsTaken(0, 3, 5, Card.GAIN),)
    step = drawing(Card.GAIN, TWO, [4, 56], no_limits=True)
    assert step.events == (CardWithoutEffect(0, Card.GAIN, Hindrance.SUPPLY_EMPTY),)


# C18


@pytest.mark.parametrize("own", [0, 4, 9])
def test_c18_up_to_ten(own: int) -> None:
    step = drawing(Card.FILL, TWO, [own, 4])
    assert step.events == (ChipsTaken(0, 10 - own, 10 - own, Card.FILL),)
    assert step.state.chips[0] == 10


def test_c18_as_many_as_there_are() -> None:
    assert drawing(Card.FILL, TWO, [4, 54], no_limits=True).events == (ChipsTaken(0, 2, 6, Card.FILL),)
    step = drawing(Card.FILL, TWO, [4, 56], no_limits=True)
    assert step.events == (CardWithoutEffect(0, Card.FILL, Hindrance.SUPPLY_EMPTY),)


def test_c18_who_has_ten_gets_none() -> None:
    does_nothing(Card.FILL, TWO, Hindrance.RICH_ENOUGH, [10, 4])


# C19


def test_c19_the_own_pawn_on_any_free_square() -> None:
    state = drawing(Card.PLACE_OWN, [[3, 5], [6, GOAL]]).state
    free = [square for square in range(GOAL + 1) if square not in (3, 5, 6)]
    assert offered(state) == {f"place:0:0:{square}" for square in free}


@pytest.mark.parametrize(
    ("pawn", "square", "code"),
    [
        (Pawn(0, 1), 4, "pawn-not-allowed"),
        (Pawn(1, 0), 4, "pawn-not-allowed"),
        (Pawn(0, 0), 3, "square-not-allowed"),
        (Pawn(0, 0), 6, "square-not-allowed"),
    ],
)
def test_c19_only_that_pawn_not_on_an_occupied_square_not_where_it_stands(pawn: Pawn, square: int, code: str) -> None:
    assert refusal(drawing(Card.PLACE_OWN, [[3, 5], [6, GOAL]]).state, PlacePawn(pawn, square)) == code


def test_c19_the_square_is_triggered() -> None:
    state = drawing(Card.PLACE_OWN, TWO).state
    assert answered(state, PlacePawn(OWN, 13)).events[1:] == (ChipsTaken(0, 4, 4, None),)
    assert len(answered(state, PlacePawn(OWN, START)).events) == 1


# C20


def test_c20_four_squares_on_without_counting_occupied_ones() -> None:
    moves_to(Card.ADVANCE, TWO, 7)
    moves_to(Card.ADVANCE, [[3, 5], [8, 0]], 9)


def test_c20_what_goes_beyond_the_goal_lapses() -> None:
    moves_to(Card.ADVANCE, [[14, 0], [0, 0]], GOAL)
    step = drawing(Card.ADVANCE, [[14, 0], [0, 0]])
    assert step.events[1] == PawnArrived(OWN, seat_home=False, last=False)


# C21


def test_c21_the_seat_that_was_first_in_the_goal_gets_three() -> None:
    step = drawing(Card.FIRST_GAINS, [[3, GOAL], [GOAL, 0], [0, 0]], first_home=1)
    assert step.events == (ChipsTaken(1, 3, 3, Card.FIRST_GAINS),)
    assert (step.state.used, step.state.waiting) == ((Card.FIRST_GAINS,), ())


def test_c21_also_if_its_pawn_was_brought_back() -> None:
    step = drawing(Card.FIRST_GAINS, TWO, first_home=1)
    assert step.events == (ChipsTaken(1, 3, 3, Card.FIRST_GAINS),)


def test_c21_waits_if_none_has_reached_it_yet() -> None:
    step = drawing(Card.FIRST_GAINS, [[3, 0], [14, 0]], [4, 8])
    assert step.events == (CardWaits(0, Card.FIRST_GAINS),)
    step = moved(replace(step.state, phase=Phase.MOVING, roll=1), 1)
    assert step.events[2:] == (
        WaitingCardActed(Card.FIRST_GAINS, 1),
        ChipsTaken(1, 3, 3, Card.FIRST_GAINS),
        LimitStruck(1, 7),
    )
    assert (step.state.first_home, step.state.waiting) == (1, ())


def test_c21_as_many_as_there_are() -> None:
    step = drawing(Card.FIRST_GAINS, TWO, [54, 4], first_home=1, no_limits=True)
    assert step.events == (ChipsTaken(1, 2, 3, Card.FIRST_GAINS),)
    step = drawing(Card.FIRST_GAINS, TWO, [56, 4], first_home=1, no_limits=True)
    assert step.events == (CardWithoutEffect(0, Card.FIRST_GAINS, Hindrance.SUPPLY_EMPTY),)
    step = moved(position([[14, 0], [0, 0]], [56, 4], waiting=[Card.FIRST_GAINS], no_limits=True), 0)
    assert step.events[3] == ChipsTaken(0, 0, 3, Card.FIRST_GAINS)


# C22


def test_c22_five_away_as_one_chooses() -> None:
    state = drawing(Card.GIVE_FIVE, THREE, [7, 4, 4]).state
    assert offered(state) == {f"share:0,{left},{5 - left}" for left in range(6)}
    step = answered(state, ShareOut((0, 5, 0)))
    assert step.events == (ChipsGiven(0, 1, 5, Card.GIVE_FIVE),)
    assert step.state.chips == (2, 9, 4)


def test_c22_all_if_one_has_fewer() -> None:
    assert offered(drawing(Card.GIVE_FIVE, THREE, [1, 4, 4]).state) == {"share:0,1,0", "share:0,0,1"}
    assert drawing(Card.GIVE_FIVE, TWO, [4, 6]).events[1:] == (ChipsGiven(0, 1, 4, Card.GIVE_FIVE),)


def test_c22_nothing_stays_with_oneself() -> None:
    assert refusal(drawing(Card.GIVE_FIVE, THREE, [7, 4, 4]).state, ShareOut((1, 4, 0))) == "share-not-there"
    assert refusal(drawing(Card.GIVE_FIVE, THREE, [7, 4, 4]).state, ShareOut((0, 5))) == "wrong-answer"


def test_c22_without_a_chip_nothing_happens() -> None:
    does_nothing(Card.GIVE_FIVE, TWO, Hindrance.NO_CHIPS, [0, 4])


def test_every_card_has_a_test_of_its_own() -> None:
    """The names of the tests in these three files."""
    files = ("test_c1_to_c8", "test_c9_to_c15", "test_c16_to_c22")
    names = [name for file in files for name in vars(import_module(f"tests.engine.wiedumir.{file}"))]
    for card in Card:
        assert any(name.startswith(f"test_c{card.value}_") for name in names), card


def test_a_move_by_a_card_names_the_card() -> None:
    step = drawing(Card.ADVANCE, TWO)
    assert step.events[0] == PawnMoved(0, OWN, 3, 7, Card.ADVANCE, forced=False)
