"""The computer player: strong, honest, and never stalling."""

from __future__ import annotations

import random

import pytest

from engine.game import NORMAL
from engine.kaeseschieben.actions import DeclineBonus, MoveMouse, TakeCheese
from engine.kaeseschieben.board import Size
from engine.kaeseschieben.rules import KAESESCHIEBEN
from engine.kaeseschieben.view import Phase
from engine.match import Match
from tests.engine.kaeseschieben.positions import position
from tests.engine.playing import Chooser, begin, computer, play, random_mover


def decided(seed: int, choosers: list[Chooser]) -> Match:
    match = play(
        begin(KAESESCHIEBEN, seats=len(choosers), seed=seed), lambda match, seat: choosers[seat](match, seat), seed=seed
    )
    assert match.outcome is not None
    return match


@pytest.mark.parametrize("part", range(4))
def test_it_beats_a_random_mover_in_nine_of_ten_games(part: int) -> None:
    """Four parts of ten games, from either seat; each part may miss one. A shared win counts as missed."""
    won = 0
    for seed in range(part * 10, part * 10 + 10):
        randomness = random.Random(seed)
        seat = seed % 2
        choosers = [random_mover(randomness), random_mover(randomness)]
        choosers[seat] = computer(randomness)
        outcome = decided(seed, choosers).outcome
        won += outcome is not None and outcome.winners == (seat,)
    assert won >= 9, f"seeds {part * 10} to {part * 10 + 9}"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("closed_lids", [False, True])
def test_computers_among_themselves_finish_their_game(seats: int, closed_lids: bool) -> None:
    for seed in range(3):
        match = begin(KAESESCHIEBEN, seats=seats, seed=seed, options={"closed_lids": closed_lids})
        match = play(match, computer(random.Random(0)), seed=seed, actions=2000)
        assert match.over, f"seed {seed}: not over after 2000 actions"


def test_it_pushes_a_cheese_over_its_own_edge_when_it_can() -> None:
    state = position(
        """
        . . . B . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . l . . . .
        . . . A . . . .
        . . . l . . . .
        """,
        faces=(1,),
    )
    choice = KAESESCHIEBEN.choose(KAESESCHIEBEN.view(state, 0), NORMAL, random.Random(0).randrange)
    assert choice == KAESESCHIEBEN.decode("move:s")


def test_it_does_not_push_a_cheese_over_a_rivals_edge() -> None:
    state = position(
        """
        . l . B . . . .
        . A . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . s . . . .
        . . . . . . . .
        . . . . . . . .
        """,
        faces=(2,),
    )
    choice = KAESESCHIEBEN.choose(KAESESCHIEBEN.view(state, 0), NORMAL, random.Random(0).randrange)
    assert isinstance(choice, MoveMouse)
    assert KAESESCHIEBEN.apply(state, 0, choice).state.piles == ((), ())


NEARLY_EMPTY = """
    . . . B . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . A . . .
    """


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
