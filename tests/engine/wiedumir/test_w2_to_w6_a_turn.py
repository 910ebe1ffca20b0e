"""Setting up, the die, moving, landing, and the limit."""

from collections import Counter
from dataclasses import replace

import pytest

from engine.chance import Roll, Shuffle
from engine.game import IllegalAction
from engine.transcript import Acted, Chanced
from engine.wiedumir.actions import MovePawn, PlacePawn, RollDie, ShareOut, TakeChip
from engine.wiedumir.board import GOAL, START, Pawn
from engine.wiedumir.cards import Card
from engine.wiedumir.cards.deck import cards_for, rule_of
from engine.wiedumir.events import (
    CardDecided,
    CardDrawn,
    ChipsGiven,
    ChipsPaid,
    ChipsTaken,
    DieRolled,
    GameBegan,
    LimitStruck,
    PawnArrived,
    PawnMoved,
)
from engine.wiedumir.recent import Transfer, recent_turn
from engine.wiedumir.view import Phase
from tests.engine.playing import begin, dice_of, events_since
from tests.engine.wiedumir.positions import WIEDUMIR, answered, drawing, moved, offered, position, refusal


@pytest.mark.parametrize("seats", range(2, 9))
def test_w2_pawns_on_start_four_chips_each_the_rest_is_the_supply(seats: int) -> None:
    view = begin(WIEDUMIR, seats=seats, seed=1).view(None)
    assert view.pawns == (((START,) * (2 if seats <= 5 else 1)),) * seats
    assert view.chips == (4,) * seats
    assert view.supply == 60 - 4 * seats
    assert (view.waiting, view.used, view.first_home) == ((), (), None)


def test_w2_the_first_seat_is_drawn_and_the_cards_are_shuffled_in_secret() -> None:
    cards, starter = begin(WIEDUMIR, seats=5, seed=1).records
    assert isinstance(cards, Chanced)
    assert isinstance(starter, Chanced)
    assert cards.request == Shuffle(22, hidden=True)
    assert starter.request == Roll(5)


def test_w2_with_two_seats_the_cards_with_a_star_are_out() -> None:
    starred = {card for card in Card if rule_of(card).starred}
    assert sorted(starred) == [6, 9, 13]
    assert len(cards_for(3)) == 22
    assert set(cards_for(2)) == set(Card) - starred
    match = begin(WIEDUMIR, seats=2, seed=1)
    assert sorted(match.state.pile) == list(cards_for(2))


def test_w2_the_first_number_of_the_shuffle_is_the_top_card() -> None:
    state = WIEDUMIR.new(WIEDUMIR.spec.default_options(), 2)
    state = WIEDUMIR.resolve(state, (18, *range(18))).state
    assert state.pile[:2] == (Card.GIVE_FIVE, Card.OVERTAKE)
    step = WIEDUMIR.resolve(state, (2,))
    assert step.events == (GameBegan(1, 1),)
    assert WIEDUMIR.to_act(step.state) == (1,)


def test_w2_the_die_goes_round_and_nobody_is_skipped_also_when_home() -> None:
    state = position([[GOAL, GOAL], [START, START], [START, 3]], turn=0)
    for seat in (1, 2, 0, 1):
        state = moved(state, 1).state
        assert WIEDUMIR.to_act(state) == (seat,)
        assert state.phase is Phase.TO_ROLL
        state = replace(state, phase=Phase.MOVING, roll=1)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_w3_the_die_has_three_sides(number: int) -> None:
    state = replace(position([[0, 0], [0, 0]]), phase=Phase.TO_ROLL, roll=None)
    state = WIEDUMIR.apply(state, 0, RollDie()).state
    assert WIEDUMIR.pending_chance(state) == Roll(3)
    step = WIEDUMIR.resolve(state, (number,))
    assert step.events == (DieRolled(0, number),)
    assert WIEDUMIR.view(step.state, None).roll == number


def test_w3_every_pawn_on_the_way_can_be_moved_ones_own_and_the_others() -> None:
    state = position([[0, 4], [GOAL, 9]])
    assert offered(state) == {"move:0:0", "move:0:1", "move:1:1"}
    assert refusal(state, MovePawn(Pawn(1, 0))) == "pawn-home"
    assert refusal(state, MovePawn(Pawn(2, 0))) == "no-such-pawn"
    assert refusal(state, MovePawn(Pawn(1, 2))) == "no-such-pawn"


@pytest.mark.parametrize(
    ("pawns", "seat", "number", "roll", "target"),
    [
        ([[0, 0], [0, 0]], 0, 0, 1, 1),
        ([[0, 0], [2, 0]], 0, 0, 2, 3),  # 1, then 3: square 2 is not counted
        ([[0, 1], [2, 3]], 0, 0, 1, 4),
        ([[0, 1], [3, 5]], 0, 0, 3, 6),  # 2, 4, 6
        ([[0, 0], [0, 0]], 0, 0, 3, 3),  # pawns on start are in nobody's way
        ([[13, 14], [0, 0]], 0, 0, 1, GOAL),
        ([[12, 1], [13, 14]], 0, 0, 3, GOAL),
        ([[14, GOAL], [GOAL, 0]], 0, 0, 3, GOAL),  # what goes beyond lapses
        ([[0, 0], [13, 0]], 1, 0, 1, 14),
    ],
)
def test_w3_occupied_squares_are_jumped_and_not_counted(
    pawns: list[list[int]], seat: int, number: int, roll: int, target: int
) -> None:
    state = position(pawns, roll=roll, pile=[Card.FINE, Card.FINE])
    pawn = Pawn(seat, number)
    assert dict(WIEDUMIR.view(state, None).moves)[pawn] == target
    step = moved(state, seat, number)
    assert step.events[0] == PawnMoved(0, pawn, pawns[seat][number], target, None, forced=False)


def test_w3_moving_is_compulsory_and_comes_after_the_roll() -> None:
    state = position([[0, 0], [0, 0]])
    assert refusal(state, RollDie()) == "already-rolled"
    assert refusal(state, TakeChip()) == "cannot-take"
    assert refusal(state, ShareOut((0, 1))) == "no-card"
    state = replace(state, phase=Phase.TO_ROLL)
    assert refusal(state, MovePawn(Pawn(0, 0))) == "roll-first"
    assert refusal(state, TakeChip()) == "roll-first"
    assert refusal(state, PlacePawn(Pawn(0, 0), 1)) == "no-card"


def test_w3_nobody_else_rolls_or_moves() -> None:
    for action in (RollDie(), MovePawn(Pawn(0, 0))):
        with pytest.raises(IllegalAction, match="not-your-turn"):
            WIEDUMIR.check(position([[0, 0], [0, 0]]), 1, action)


def test_w3_the_only_pawn_is_moved_by_the_rules_if_the_table_says_so() -> None:
    for auto in (True, False):
        state = position([[GOAL, 9], [GOAL, GOAL]], turn=1, auto_move=auto)
        state = replace(state, phase=Phase.TO_ROLL, roll=None)
        state = WIEDUMIR.apply(state, 1, RollDie()).state
        step = WIEDUMIR.resolve(state, (1,))
        if auto:
            assert step.events[:2] == (DieRolled(1, 1), PawnMoved(1, Pawn(0, 1), 9, 10, None, forced=True))
            assert step.state.phase is Phase.TO_ROLL
        else:
            assert step.events == (DieRolled(1, 1),)
            assert offered(step.state) == {"move:0:1"}


def test_w3_what_the_rules_do_by_themselves_leaves_no_decision_in_the_record() -> None:
    match = begin(WIEDUMIR, seats=6, seed=3)
    dice = dice_of(3)
    while not match.over:
        [seat] = match.to_act()
        before = len(match.records)
        match = match.act(seat, WIEDUMIR.encode(WIEDUMIR.legal_actions(match.state, seat)[0]), dice.draw)
        assert sum(isinstance(record, Acted) for record in match.records[before:]) == 1
    assert any(isinstance(event, PawnMoved) and event.forced for event in events_since(match, 0))


def test_w4_the_square_concerns_the_owner_and_not_the_mover() -> None:
    step = moved(position([[0, 0], [6, 0]], [4, 4]), 1)
    assert step.events[1:] == (ChipsTaken(1, 3, 3, None),)
    assert step.state.chips == (4, 7)
    step = moved(position([[0, 0], [8, 0]], [4, 4]), 1)
    assert step.events[1:] == (ChipsPaid(1, 3, 3, None),)
    assert step.state.chips == (4, 1)


def test_w4_yellow_pays_as_many_as_there_are() -> None:
    state = position([[6, 0], [0, 0]], [29, 29], no_limits=True)
    assert moved(state, 0).events[1:] == (ChipsTaken(0, 2, 3, None),)
    state = position([[6, 0], [0, 0]], [30, 30], no_limits=True)
    assert moved(state, 0).events[1:] == (ChipsTaken(0, 0, 3, None),)


def test_w4_red_takes_as_many_as_one_has() -> None:
    assert moved(position([[11, 0], [0, 0]], [3, 4]), 0).events[1:] == (ChipsPaid(0, 3, 4, None),)
    step = moved(position([[11, 0], [0, 0]], [0, 4]), 0)
    assert step.events[1:] == (ChipsPaid(0, 0, 4, None),)
    assert step.state.chips == (0, 4)


def test_w4_at_a_question_mark_the_owner_draws_no_matter_who_moved() -> None:
    state = position([[0, 0], [2, 0], [0, 0]], pile=[Card.GAIN, Card.FINE])
    step = moved(state, 1)
    assert step.events[1:] == (CardDrawn(1, Pawn(1, 0), Card.GAIN, 1), ChipsTaken(1, 5, 5, Card.GAIN))
    assert step.state.used == (Card.GAIN,)
    assert WIEDUMIR.to_act(step.state) == (1,), "the turn goes on from the mover"


def test_w4_the_card_asks_the_owner_and_then_the_die_goes_on_from_the_mover() -> None:
    step = moved(position([[0, 0], [0, 0], [2, 0]], pile=[Card.SWAP]), 2)
    assert step.state.phase is Phase.DECIDING
    assert WIEDUMIR.to_act(step.state) == (2,)
    assert refusal(step.state, RollDie()) == "card-first"
    assert refusal(step.state, MovePawn(Pawn(0, 0))) == "card-first"
    state = WIEDUMIR.apply(step.state, 2, WIEDUMIR.decode("seat:0")).state
    assert WIEDUMIR.to_act(state) == (1,)


def test_w5_more_than_ten_leaves_four() -> None:
    for chips, left in ((7, 10), (8, 4), (10, 4)):
        step = moved(position([[6, 0], [0, 0]], [chips, 4]), 0)
        assert step.state.chips == (left, 4)
    assert step.events[1:] == (ChipsTaken(0, 3, 3, None), LimitStruck(0, 9))
    turn = recent_turn([(DieRolled(0, 1),), step.events])
    assert turn.struck == ((0, 13),)
    assert turn.transfers == (Transfer(None, 0, 3), Transfer(0, None, 9))
    assert turn.change(0) == -6


def test_w5_it_is_counted_after_the_chips_that_were_there_and_not_those_wanted() -> None:
    step = moved(position([[6, 0], [0, 0], [0, 0]], [9, 50, 0]), 0)
    assert step.events[1:] == (ChipsTaken(0, 1, 3, None),)
    assert step.state.chips[0] == 10


def test_w5_it_applies_to_everybody_whom_a_transfer_concerns_once_it_is_complete() -> None:
    asked = drawing(Card.GIVE_FIVE, [[3, 0], [0, 0], [0, 0]], [7, 10, 9])
    step = answered(asked.state, ShareOut((0, 3, 2)))
    assert step.events == (
        ChipsGiven(0, 1, 3, Card.GIVE_FIVE),
        ChipsGiven(0, 2, 2, Card.GIVE_FIVE),
        LimitStruck(1, 9),
        LimitStruck(2, 7),
    )
    assert step.state.chips == (2, 4, 4)


def test_w5_taking_from_several_is_one_transfer() -> None:
    """Nine and four are thirteen: the limit does not wait at eleven for the rest."""
    asked = drawing(Card.COLLECT, [[3, 0], [0, 0], [0, 0]], [9, 4, 4])
    step = answered(asked.state, ShareOut((0, 2, 2)))
    assert step.events[-1] == LimitStruck(0, 9)
    assert Counter(type(event) for event in step.events)[LimitStruck] == 1


def test_w5_it_applies_also_in_the_goal() -> None:
    asked = drawing(Card.GIVE_FIVE, [[3, 0], [GOAL, GOAL], [0, 0]], [7, 10, 4])
    step = answered(asked.state, ShareOut((0, 1, 4)))
    assert step.state.chips[1] == 4


def test_w6_a_pawn_that_a_card_moves_triggers_its_square_for_its_owner() -> None:
    asked = drawing(Card.PLACE_OTHER, [[3, 0], [0, 0]])
    step = answered(asked.state, PlacePawn(Pawn(1, 0), 12))
    assert step.events == (
        PawnMoved(0, Pawn(1, 0), START, 12, Card.PLACE_OTHER, forced=False),
        ChipsPaid(1, 4, 4, None),
    )


def test_w6_on_a_question_mark_that_owner_draws_and_is_asked() -> None:
    asked = drawing(Card.PLACE_OTHER, [[3, 0], [0, 0]])
    state = replace(asked.state, pile=(Card.SHIFT,))
    step = answered(state, PlacePawn(Pawn(1, 0), 6))
    assert step.events[1:] == (CardDrawn(1, Pawn(1, 0), Card.SHIFT, 0),)
    assert WIEDUMIR.to_act(step.state) == (1,)
    assert step.state.used == (Card.PLACE_OTHER,)


def test_w6_a_chain_runs_until_somebody_must_decide() -> None:
    """C20 leads on to the next question mark, and C10 from there to a yellow square behind the last pawn."""
    state = position([[2, 5], [GOAL, GOAL]], roll=1, pile=[Card.ADVANCE, Card.FALL_BACK, Card.FINE])
    assert moved(state, 0).events == (
        PawnMoved(0, Pawn(0, 0), 2, 3, None, forced=False),
        CardDrawn(0, Pawn(0, 0), Card.ADVANCE, 2),
        PawnMoved(0, Pawn(0, 0), 3, 8, Card.ADVANCE, forced=False),
        CardDrawn(0, Pawn(0, 0), Card.FALL_BACK, 1),
        PawnMoved(0, Pawn(0, 0), 8, 4, Card.FALL_BACK, forced=False),
        ChipsTaken(0, 2, 2, None),
    )


def test_w6_a_card_that_leaves_the_pawn_where_it_was_triggers_nothing() -> None:
    step = drawing(Card.OVERTAKE, [[14, 0], [3, 0]])
    assert [type(event).__name__ for event in step.events] == ["CardWithoutEffect"]
    assert step.state.pawns[0][0] == 14
    assert len(step.state.pile) == 1, "no other card was drawn"


def test_a_pawn_that_a_card_brings_to_the_goal_has_arrived() -> None:
    step = answered(drawing(Card.PLACE_OWN, [[3, 0], [0, 0]]).state, PlacePawn(Pawn(0, 0), GOAL))
    assert step.events[1:] == (PawnArrived(Pawn(0, 0), seat_home=False, last=False),)


def test_a_single_answer_is_given_by_the_rules_if_the_table_says_so() -> None:
    step = drawing(Card.SWAP, [[3, 0], [0, 0]], [4, 6])
    assert step.events[0] == CardDecided(0, Card.SWAP, WIEDUMIR.decode("seat:1"), forced=True)
    assert step.state.chips == (6, 4)
    step = drawing(Card.SWAP, [[3, 0], [0, 0]], [4, 6], auto_move=False)
    assert step.events == ()
    assert offered(step.state) == {"seat:1"}
    assert answered(step.state, WIEDUMIR.decode("seat:1")).state.chips == (6, 4)
