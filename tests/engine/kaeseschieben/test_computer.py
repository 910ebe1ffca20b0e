"""The computer player: strong, honest, and never stalling."""

import random
from dataclasses import replace

import pytest

from engine.game import EASY, HARD, NORMAL
from engine.kaeseschieben.actions import DeclineBonus, MoveMouse, TakeCheese
from engine.kaeseschieben.board import Size, Square
from engine.kaeseschieben.rules import KAESESCHIEBEN
from engine.kaeseschieben.view import Phase, RoundResult
from engine.picking import Pick
from tests.engine.kaeseschieben.positions import placed, position
from tests.engine.playing import begin, computer, play


@pytest.mark.parametrize("level", [EASY, NORMAL])
@pytest.mark.parametrize(("seats", "closed_lids"), [(2, False), (3, True), (4, False)])
def test_computers_among_themselves_finish_their_game(level: str, seats: int, closed_lids: bool) -> None:
    """Also where it would pay to wait until others have pushed the cheeses before the last one (K11, K15)."""
    match = begin(KAESESCHIEBEN, seats=seats, seed=0, options={"closed_lids": closed_lids})
    assert play(match, computer(random.Random(0), level), seed=0, actions=2000).over


@pytest.mark.parametrize("level", KAESESCHIEBEN.spec.levels)
def test_it_pushes_the_last_cheese_over_its_own_edge_when_it_can(level: str) -> None:
    state = position(placed("A d2, B c1, s d1"), faces=(1,))
    choice = KAESESCHIEBEN.choose(KAESESCHIEBEN.view(state, 0), level, random.Random(0).randrange)
    assert choice == KAESESCHIEBEN.decode("move:s")


@pytest.mark.parametrize("level", [NORMAL, HARD])
def test_it_does_not_push_a_cheese_over_a_rivals_edge(level: str) -> None:
    state = position(
        """
        . l . B . . . .
        . A . . . . . .
        . . m m l . . .
        . . m m l . . .
        . . . . . . . .
        . . . s . . . .
        . . . . . . . .
        . . . . . . . .
        """,
        faces=(2,),
    )
    choice = KAESESCHIEBEN.choose(KAESESCHIEBEN.view(state, 0), level, random.Random(0).randrange)
    assert isinstance(choice, MoveMouse)
    assert KAESESCHIEBEN.apply(state, 0, choice).state.piles == ((), ())


@pytest.mark.parametrize("level", [NORMAL, HARD])
@pytest.mark.parametrize("winner", [0, 1])
def test_it_plays_for_points_when_the_match_is_decided(level: str, winner: int) -> None:
    """K13: somebody has won two rounds of three, so every walk has the same chance to win the match."""
    won = RoundResult(((), ()), (), (), points=(0, 0), winners=(winner,), by_vote=False)
    state = position(placed("A e2, B d8, m d6, m g4, m b3, l e1"), faces=(1,), rounds=3)
    view = KAESESCHIEBEN.view(replace(state, round=3, results=(won, won)), 0)
    for seed in range(5):
        choice = KAESESCHIEBEN.choose(view, level, random.Random(seed).randrange)
        assert choice == KAESESCHIEBEN.decode("move:s")


NEARLY_EMPTY = placed("A e1, B d8")


def test_it_takes_the_size_that_promises_most_by_what_it_knows_of_the_worms() -> None:
    """It has seen the two wormy large cheeses in its own pile, so the rival's must be sound."""
    state = position(NEARLY_EMPTY, phase=Phase.BONUS, faces=(), piles=[[5, 6], [9, 1]], worms=(5, 6))
    choice = KAESESCHIEBEN.choose(KAESESCHIEBEN.view(state, 0), NORMAL, random.Random(0).randrange)
    assert choice == TakeCheese(1, Size.LARGE)
    # And with the two sound ones in its pile, the rival's must have worms.
    state = position(NEARLY_EMPTY, phase=Phase.BONUS, faces=(), piles=[[5, 6], [9, 1]], worms=(9, 10))
    choice = KAESESCHIEBEN.choose(KAESESCHIEBEN.view(state, 0), NORMAL, random.Random(0).randrange)
    assert choice == TakeCheese(1, Size.MEDIUM)


def test_it_declines_what_can_only_be_wormy() -> None:
    state = position(NEARLY_EMPTY, phase=Phase.BONUS, faces=(), piles=[[5, 6], [9]], worms=(9, 10))
    assert KAESESCHIEBEN.choose(KAESESCHIEBEN.view(state, 0), NORMAL, random.Random(0).randrange) == DeclineBonus()


def picking(place: int) -> Pick:
    """Always the choice at that place, as far as there is one."""
    return lambda count: place % count


OPENING = """
    . . . C . . . .
    . . . . . . . .
    . . s m m s . .
    . . m l l m . D
    B . m l l m . .
    . . s m m s . .
    . . . . . . . .
    . . . . A . . .
    """


@pytest.mark.parametrize("level", KAESESCHIEBEN.spec.levels)
@pytest.mark.parametrize("seat", range(1, 4))
def test_every_seat_has_the_same_choices_turned_to_its_edge(seat: int, level: str) -> None:
    """The opening looks alike from every edge, so the best walks from each must be the same ones, turned."""
    picks: list[int] = []

    def pick(count: int) -> int:
        picks.append(count)
        return 0

    chosen = set()
    view = KAESESCHIEBEN.view(position(OPENING, turn=seat, faces=(2,)), seat)
    KAESESCHIEBEN.choose(view, level, pick)
    for place in range(picks[0]):
        choice = KAESESCHIEBEN.choose(view, level, picking(place))
        assert isinstance(choice, MoveMouse)
        chosen.add(KAESESCHIEBEN.apply(position(OPENING, turn=seat, faces=(2,)), seat, choice).state.mice[seat])
    turned = {square_turned(square, seat) for square in chosen}
    first = KAESESCHIEBEN.view(position(OPENING, faces=(2,)), 0)
    expected = set()
    for place in range(picks[0]):
        choice = KAESESCHIEBEN.choose(first, level, picking(place))
        expected.add(KAESESCHIEBEN.apply(position(OPENING, faces=(2,)), 0, choice).state.mice[0])
    assert turned == expected


def square_turned(square: Square, seat: int) -> Square:
    """As the seat sees it from its edge, put into the words of seat 0."""
    for _ in range(seat):
        square = Square(7 - square.row, square.column)
    return square
