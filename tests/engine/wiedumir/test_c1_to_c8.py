"""The cards 1 to 8: wholly, in part, and not at all."""

from dataclasses import replace

import pytest

from engine.wiedumir.actions import ChooseSeat, PlacePawn, ShareOut
from engine.wiedumir.board import GOAL, START, Pawn
from engine.wiedumir.cards import Card
from engine.wiedumir.events import (
    CardDecided,
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
from tests.engine.wiedumir.positions import WIEDUMIR, answered, drawing, moved, offered, position, refusal

OWN = Pawn(0, 0)


def moves_to(card: Card, pawns: list[list[int]], target: int) -> None:
    """The card moves the own pawn there at once."""
    step = drawing(card, pawns)
    assert step.events[0] == PawnMoved(0, OWN, pawns[0][0], target, card, forced=False)
    assert step.state.used[0] is card


def does_nothing(card: Card, pawns: list[list[int]], why: Hindrance, chips: list[int] | None = None) -> None:
    step = drawing(card, pawns, chips or [4] * len(pawns))
    assert step.events == (CardWithoutEffect(0, card, why),)
    assert step.state.used == (card,)
    assert WIEDUMIR.to_act(step.state) == (1,)


# C1


def test_c1_to_the_square_just_ahead_of_the_leader() -> None:
    moves_to(Card.OVERTAKE, [[3, 0], [8, 4]], 9)
    moves_to(Card.OVERTAKE, [[3, 11], [8, GOAL]], 12)


def test_c1_pawns_in_the_goal_and_on_start_do_not_lead() -> None:
    moves_to(Card.OVERTAKE, [[3, GOAL], [GOAL, 4]], 5)


def test_c1_ahead_of_the_last_square_is_the_goal() -> None:
    step = drawing(Card.OVERTAKE, [[3, 0], [14, 0]])
    assert step.events[1] == PawnArrived(OWN, seat_home=False, last=False)


def test_c1_who_is_foremost_stays() -> None:
    does_nothing(Card.OVERTAKE, [[8, 0], [3, 4]], Hindrance.FOREMOST)


def test_c1_without_another_pawn_on_the_way_nothing_happens() -> None:
    does_nothing(Card.OVERTAKE, [[8, 0], [GOAL, 0]], Hindrance.NO_LEADER)


# C2


def test_c2_a_chip_for_every_pawn_in_the_goal() -> None:
    step = drawing(Card.TRIBUTE, [[3, GOAL], [GOAL, GOAL], [0, 0], [GOAL, 0]], [4, 4, 4, 4])
    assert step.events == (ChipsGiven(0, 1, 2, Card.TRIBUTE), ChipsGiven(0, 3, 1, Card.TRIBUTE))
    assert step.state.chips == (1, 6, 4, 5)


@pytest.mark.parametrize(("own", "gets"), [(1, (0, 1, 0)), (2, (0, 1, 1)), (3, (0, 2, 1)), (4, (0, 2, 2))])
def test_c2_scarce_chips_go_one_at_a_time_clockwise_from_the_left(own: int, gets: tuple[int, ...]) -> None:
    step = drawing(Card.TRIBUTE, [[3, GOAL], [0, 0], [GOAL, GOAL], [GOAL, GOAL]], [own, 0, 0, 0])
    assert step.state.chips == (0, *gets)


def test_c2_clockwise_begins_left_of_the_drawer() -> None:
    step = drawing(Card.TRIBUTE, [[GOAL, 0], [3, 0], [GOAL, 0]], [0, 1, 0], drawer=1)
    assert step.state.chips == (0, 0, 1)


def test_c2_with_two_seats_and_the_limit() -> None:
    step = drawing(Card.TRIBUTE, [[3, 0], [GOAL, GOAL]], [4, 9])
    assert step.events == (ChipsGiven(0, 1, 2, Card.TRIBUTE), LimitStruck(1, 7))


def test_c2_without_a_pawn_in_the_goal_or_a_chip_nothing_happens() -> None:
    does_nothing(Card.TRIBUTE, [[3, GOAL], [0, 0]], Hindrance.NOBODY_HOME)
    does_nothing(Card.TRIBUTE, [[3, 0], [GOAL, 0]], Hindrance.NO_CHIPS, [0, 4])


# C3


def test_c3_a_pawn_of_another_seat_on_any_free_square() -> None:
    state = drawing(Card.PLACE_OTHER, [[3, 5], [0, GOAL]]).state
    free = [square for square in range(GOAL + 1) if square not in (3, 5)]
    assert offered(state) == {
        *(f"place:1:0:{square}" for square in free if square != START),
        *(f"place:1:1:{square}" for square in free if square != GOAL),
    }


@pytest.mark.parametrize(
    ("pawn", "square", "code"),
    [
        (Pawn(0, 0), 4, "pawn-not-allowed"),
        (Pawn(0, 1), 4, "pawn-not-allowed"),
        (Pawn(5, 0), 4, "pawn-not-allowed"),
        (Pawn(1, 0), 5, "square-not-allowed"),
        (Pawn(1, 0), 3, "square-not-allowed"),
        (Pawn(1, 0), 0, "square-not-allowed"),
    ],
)
def test_c3_not_an_own_one_not_on_an_occupied_square_not_where_it_stands(pawn: Pawn, square: int, code: str) -> None:
    state = drawing(Card.PLACE_OTHER, [[3, 5], [0, GOAL]]).state
    assert refusal(state, PlacePawn(pawn, square)) == code


def test_c3_a_pawn_from_the_goal_comes_back_and_triggers_its_square() -> None:
    state = drawing(Card.PLACE_OTHER, [[3, 0], [GOAL, GOAL]], [4, 4]).state
    step = answered(state, PlacePawn(Pawn(1, 0), 9))
    assert step.state.pawns[1] == (9, GOAL)
    assert step.events[1:] == (ChipsPaid(1, 3, 3, None),)


def test_c3_to_the_start_triggers_nothing_and_to_the_goal_is_an_arrival() -> None:
    state = drawing(Card.PLACE_OTHER, [[3, 0], [7, 0]]).state
    assert len(answered(state, PlacePawn(Pawn(1, 0), START)).events) == 1
    step = answered(replace(state, waiting=(Card.TOLL,)), PlacePawn(Pawn(1, 0), GOAL))
    assert step.events[1:] == (
        PawnArrived(Pawn(1, 0), seat_home=False, last=False),
        WaitingCardActed(Card.TOLL, 1),
        ChipsPaid(1, 2, 2, Card.TOLL),
    )


# C4


def test_c4_lies_on_the_goal_until_the_next_arrival_no_matter_who_moved() -> None:
    state = drawing(Card.TOLL, [[3, 0], [14, 13]]).state
    assert (state.waiting, state.used) == ((Card.TOLL,), ())
    assert WIEDUMIR.view(state, None).waiting == (Card.TOLL,)
    state = replace(state, phase=Phase.MOVING, roll=1, turn=0)
    step = moved(state, 1)
    assert step.events[2:] == (WaitingCardActed(Card.TOLL, 1), ChipsPaid(1, 2, 2, Card.TOLL))
    assert (step.state.waiting, step.state.used) == ((), (Card.TOLL,))
    again = moved(replace(step.state, phase=Phase.MOVING, roll=3), 1, 1)
    assert len(again.events) == 2, "once only"


def test_c4_takes_as_many_as_there_are() -> None:
    for chips in (0, 1):
        step = moved(position([[14, 0], [0, 0]], [chips, 4], waiting=[Card.TOLL]), 0)
        assert step.events[3] == ChipsPaid(0, chips, 2, Card.TOLL)


def test_c4_is_public_when_it_begins_to_wait() -> None:
    assert drawing(Card.TOLL, [[3, 0], [0, 0]]).events == (CardWaits(0, Card.TOLL),)


# C5


@pytest.mark.parametrize(("own", "paid"), [(4, 3), (3, 3), (2, 2), (1, 1)])
def test_c5_gives_three_back_or_as_many_as_there_are(own: int, paid: int) -> None:
    assert drawing(Card.FINE, [[3, 0], [0, 0]], [own, 4]).events == (ChipsPaid(0, paid, 3, Card.FINE),)


def test_c5_without_a_chip_nothing_happens() -> None:
    does_nothing(Card.FINE, [[3, 0], [0, 0]], Hindrance.NO_CHIPS, [0, 4])


# C6

FIVE = [[3, 0], [0, 0], [0, 0], [0, 0], [0, 0]]


@pytest.mark.parametrize(
    ("own", "shares"),
    [(9, {"share:0,2,0,0,2"}), (4, {"share:0,2,0,0,2"}), (3, {"share:0,2,0,0,1", "share:0,1,0,0,2"}),
     (2, {"share:0,1,0,0,1"}), (1, {"share:0,1,0,0,0", "share:0,0,0,0,1"})],
)  # fmt: skip
def test_c6_four_to_the_neighbours_as_evenly_as_possible(own: int, shares: set[str]) -> None:
    state = drawing(Card.NEIGHBOURS, FIVE, [own, 4, 4, 4, 4], auto_move=False).state
    assert offered(state) == shares


def test_c6_an_even_number_needs_no_answer() -> None:
    step = drawing(Card.NEIGHBOURS, FIVE, [5, 4, 4, 4, 9])
    assert step.events == (
        CardDecided(0, Card.NEIGHBOURS, ShareOut((0, 2, 0, 0, 2)), forced=True),
        ChipsGiven(0, 1, 2, Card.NEIGHBOURS),
        ChipsGiven(0, 4, 2, Card.NEIGHBOURS),
        LimitStruck(4, 7),
    )


def test_c6_the_neighbours_of_the_last_seat_are_the_first_and_the_one_before() -> None:
    state = drawing(Card.NEIGHBOURS, [[0], [0], [0], [0], [0], [3]], [4, 4, 4, 4, 4, 3], drawer=5).state
    assert offered(state) == {"share:2,0,0,0,1,0", "share:1,0,0,0,2,0"}


def test_c6_with_three_seats_both_others_are_neighbours() -> None:
    assert drawing(Card.NEIGHBOURS, FIVE[:3]).state.chips == (0, 6, 6)


def test_c6_without_a_chip_nothing_happens() -> None:
    does_nothing(Card.NEIGHBOURS, FIVE, Hindrance.NO_CHIPS, [0, 4, 4, 4, 4])


# C7


def test_c7_raises_another_seat_to_eight() -> None:
    state = drawing(Card.RAISE, FIVE[:3], [4, 3, 7]).state
    assert offered(state) == {"seat:1", "seat:2"}
    assert refusal(state, ChooseSeat(0)) == "seat-yourself"
    step = answered(state, ChooseSeat(1))
    assert step.events == (ChipsTaken(1, 5, 5, Card.RAISE),)
    assert step.state.chips == (4, 8, 7)


def test_c7_a_seat_with_fewer_than_eight_must_be_chosen_if_there_is_one() -> None:
    state = drawing(Card.RAISE, FIVE[:3], [4, 8, 7], auto_move=False).state
    assert offered(state) == {"seat:2"}


def test_c7_a_seat_that_can_be_raised_to_eight_goes_first() -> None:
    """One chip is left: seat 2 then has its eight, seat 3 would still lack three."""
    state = drawing(Card.RAISE, FIVE[:4], [39, 9, 7, 4], no_limits=True, auto_move=False).state
    assert state.supply == 1
    assert offered(state) == {"seat:2"}
    assert refusal(state, ChooseSeat(3)) == "seat-not-first"


def test_c7_if_nobody_can_be_raised_to_eight_any_seat_below_may_be_chosen() -> None:
    state = drawing(Card.RAISE, FIVE[:5], [36, 6, 6, 2, 9], no_limits=True).state
    assert state.supply == 1
    assert offered(state) == {"seat:1", "seat:2", "seat:3"}
    assert refusal(state, ChooseSeat(4)) == "seat-not-first"
    assert answered(state, ChooseSeat(3)).events == (ChipsTaken(3, 1, 6, Card.RAISE),)


def test_c7_a_scarce_supply_raises_as_far_as_it_can() -> None:
    step = drawing(Card.RAISE, [[3, 0], [0, 0]], [54, 4], no_limits=True)
    assert step.events[1:] == (ChipsTaken(1, 2, 4, Card.RAISE),)


def test_c7_without_a_seat_below_eight_or_without_a_supply_nothing_happens() -> None:
    does_nothing(Card.RAISE, FIVE[:3], Hindrance.OTHERS_RICH_ENOUGH, [4, 8, 10])
    step = drawing(Card.RAISE, [[3, 0], [0, 0]], [56, 4], no_limits=True)
    assert step.events == (CardWithoutEffect(0, Card.RAISE, Hindrance.SUPPLY_EMPTY),)


# C8


def test_c8_any_pawn_two_squares_either_way() -> None:
    state = drawing(Card.SHIFT, [[8, 0], [GOAL, 4]]).state
    assert offered(state) == {
        "place:0:0:6", "place:0:0:10",
        "place:0:1:2",
        "place:1:0:13",
        "place:1:1:2", "place:1:1:6",
    }  # fmt: skip


def test_c8_occupied_squares_are_jumped_and_not_counted_either_way() -> None:
    state = drawing(Card.SHIFT, [[8, 9], [7, 5]]).state
    assert {code for code in offered(state) if code.startswith("place:0:0")} == {"place:0:0:4", "place:0:0:11"}
    state = drawing(Card.SHIFT, [[8, 14], [GOAL, 13]]).state
    assert {code for code in offered(state) if code.startswith("place:1:0")} == {"place:1:0:11"}


def test_c8_backward_stops_at_the_start_and_forward_at_the_goal() -> None:
    state = drawing(Card.SHIFT, [[3, 0], [1, 14]]).state
    assert {code for code in offered(state) if code.startswith("place:1:0")} == {"place:1:0:0", "place:1:0:4"}
    assert {code for code in offered(state) if code.startswith("place:1:1")} == {"place:1:1:12", "place:1:1:15"}


def test_c8_a_pawn_cannot_go_back_from_the_start_nor_on_from_the_goal() -> None:
    state = drawing(Card.SHIFT, [[3, 0], [GOAL, 14]]).state
    assert refusal(state, PlacePawn(Pawn(0, 1), START)) == "square-not-allowed"
    assert refusal(state, PlacePawn(Pawn(1, 0), GOAL)) == "square-not-allowed"
    assert refusal(state, PlacePawn(Pawn(2, 0), 4)) == "pawn-not-allowed"


def test_c8_the_square_is_triggered() -> None:
    step = answered(drawing(Card.SHIFT, [[3, 0], [GOAL, 0]]).state, PlacePawn(Pawn(1, 0), 13))
    assert step.events[1:] == (ChipsTaken(1, 4, 4, None),)
