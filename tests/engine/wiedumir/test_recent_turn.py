"""The latest turn as pictures and words show it, worked out from the events."""

import random
from dataclasses import replace

import pytest

from engine.game import Event
from engine.wiedumir.actions import PlacePawn
from engine.wiedumir.board import START, Pawn
from engine.wiedumir.cards import Card
from engine.wiedumir.events import CardWithoutEffect, ChipsTaken, DieRolled, GameBegan, MoveForgone, PawnMoved
from engine.wiedumir.recent import NOTHING_YET, RecentTurn, Transfer, recent_turn
from engine.wiedumir.view import Phase
from tests.engine.playing import begin, dice_of, random_mover
from tests.engine.wiedumir.positions import WIEDUMIR, answered, drawing

ROLLED = (DieRolled(0, 1),)


def test_it_begins_with_the_latest_roll() -> None:
    former, latest = PawnMoved(0, Pawn(0, 0), 0, 1, None, False), PawnMoved(1, Pawn(0, 0), 1, 2, None, False)
    assert recent_turn([ROLLED, (former,), (DieRolled(1, 2),), (latest,)]) == RecentTurn(1, 2, (latest,))
    assert recent_turn([(*ROLLED, former, DieRolled(1, 2), latest)]) == RecentTurn(1, 2, (latest,))


def test_before_the_first_roll_of_a_game_there_is_none() -> None:
    assert recent_turn([]) == NOTHING_YET
    assert recent_turn([ROLLED, (GameBegan(2, 0),)]) == NOTHING_YET


def test_it_holds_the_chain_across_decisions() -> None:
    asked = drawing(Card.PLACE_OTHER, [[3, 0], [0, 0]])
    state = replace(asked.state, pile=(Card.ADVANCE,))
    step = answered(state, PlacePawn(Pawn(1, 0), 6))
    turn = recent_turn([ROLLED, asked.events, step.events])
    movements = [(moved.card, moved.origin, moved.target) for moved in turn.movements]
    assert movements == [(Card.PLACE_OTHER, START, 6), (Card.ADVANCE, 6, 10)]


def test_a_card_without_effect_is_named() -> None:
    step = drawing(Card.PASS_ON, [[3, 0], [0, 0]])
    assert isinstance(step.events[0], CardWithoutEffect)
    assert recent_turn([ROLLED, step.events]).without_effect == (Card.PASS_ON,)


def test_what_the_limit_returns_is_a_transfer_and_says_how_many_there_were() -> None:
    step = drawing(Card.GAIN, [[3, 0], [0, 0]], [9, 4])
    turn = recent_turn([ROLLED, step.events])
    assert turn.transfers == (Transfer(None, 0, 5), Transfer(0, None, 10))
    assert turn.struck == ((0, 14),)
    assert (turn.change(0), turn.change(1)) == (-5, 0)


@pytest.mark.parametrize("seed", range(3))
def test_the_changes_are_what_became_of_all_chips(seed: int) -> None:
    match, dice = begin(WIEDUMIR, seats=4, seed=seed), dice_of(seed)
    mover = random_mover(random.Random(seed))
    before: tuple[int, ...] = ()
    while not match.over:
        if match.state.phase is Phase.TO_ROLL:
            before = match.state.chips
        seat = match.to_act()[0]
        match = match.act(seat, mover(match, seat), dice.draw)
        after = match.state.results[-1].chips if match.over else match.state.chips
        turn = recent_turn(match.recent)
        changes = [new - old for new, old in zip(after, before, strict=True)]
        assert [turn.change(seat) for seat in range(4)] == changes, f"seed {seed}"


def test_a_reader_sees_every_movement_since_the_own_last_turn_and_what_its_square_paid() -> None:
    def turn(seat: int, square: int) -> tuple[Event, ...]:
        moved = PawnMoved(seat, Pawn(seat, 0), START, square, None, forced=False)
        return (DieRolled(seat, square), moved, ChipsTaken(seat, 1, 1, None))

    groups = [(GameBegan(1, 0),), turn(0, 1), turn(1, 2), turn(2, 3)]
    after_a_round = recent_turn(groups, reader=0)
    assert [(moved.target, change) for moved, change in after_a_round.steps] == [(2, 1), (3, 1)]
    in_the_midst = recent_turn([*groups, turn(0, 4)], reader=0)
    assert [moved.target for moved, _ in in_the_midst.steps] == [2, 3, 4]
    assert [moved.target for moved, _ in recent_turn(groups[:2], reader=1).steps] == [1]
    assert [moved.target for moved, _ in recent_turn(groups).steps] == [3]


def test_a_chip_instead_of_a_move_is_no_landing() -> None:
    moved = PawnMoved(0, Pawn(1, 0), START, 3, None, forced=False)
    forgone = (DieRolled(1, 1), MoveForgone(1), ChipsTaken(1, 1, 1, None))
    assert recent_turn([(GameBegan(1, 0),), (DieRolled(0, 3), moved), forgone], reader=1).steps == ((moved, 0),)
