"""The copy of Mensch's rules that values are made with leads where the engine's rules lead."""

import random
from collections.abc import Iterator
from itertools import islice

import numpy as np
import pytest

from engine.chance import Roll
from engine.game import Options
from engine.mensch.actions import MovePawn
from engine.mensch.board import SIX
from engine.mensch.editions import MENSCH
from engine.mensch.state import MenschState
from engine.mensch.view import Phase
from training.mensch_rules import Boards, attempts, moves

POSITIONS = 1_500


@pytest.mark.parametrize("three_tries", [False, True])
def test_what_follows_a_roll(three_tries: bool) -> None:
    options: Options = {**MENSCH.spec.default_options(), "three_tries": three_tries, "auto_move": False}
    for state in islice(before_rolls(options), POSITIONS):
        boards = np.array([seen(state, state.turn)], np.uint8)
        for die in range(1, SIX + 1):
            told = f"seat {state.turn} with a {die}: {list(map(list, state.pawns))}"
            found = moves(boards, die)
            copied = {
                (int(pawn), after.tobytes(), bool(again), bool(won))
                for pawn, after, again, won in zip(found.pawn, found.after, found.again, found.won, strict=True)
            }
            rolled = MENSCH.resolve(state._replace(phase=Phase.ROLLING), (die,)).state
            if rolled.phase is Phase.MOVING:
                assert copied == set(moved(rolled)), told
            else:
                assert not copied, told
                assert (die < SIX and attempts(boards[:, 0], three_tries)[0] > 1) == (rolled.tries > 0), told


def before_rolls(options: Options) -> Iterator[MenschState]:
    """Of matches whose moves are drawn."""
    randomness = random.Random(str(options))
    while True:
        state = MENSCH.new(options, 2)
        while state.phase is not Phase.OVER:
            request = MENSCH.pending_chance(state)
            if isinstance(request, Roll):
                state = MENSCH.resolve(state, tuple(randomness.randint(1, SIX) for _ in range(request.dice))).state
                continue
            if state.phase is Phase.TO_ROLL and not state.tries:
                yield state
            state = MENSCH.apply(state, state.turn, randomness.choice(MENSCH.legal_actions(state, state.turn))).state


def moved(rolled: MenschState) -> Iterator[tuple[int, bytes, bool, bool]]:
    """By the engine's rules: the pawn, what is there then, whether the seat rolls again, and whether it has won."""
    for action in MENSCH.legal_actions(rolled, rolled.turn):
        assert isinstance(action, MovePawn)
        end = MENSCH.apply(rolled, rolled.turn, action).state
        won = end.phase is Phase.OVER
        yield action.pawn, seen(end, rolled.turn).tobytes(), not won and end.turn == rolled.turn, won


def seen(state: MenschState, turn: int) -> Boards:
    return np.array([list(state.pawns[turn]), list(state.pawns[1 - turn])], np.uint8)
