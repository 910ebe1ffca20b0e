"""The copy of Mensch's rules that values are made with leads where the engine's rules lead."""

import random
from collections.abc import Iterator
from itertools import islice

import numpy as np
import pytest

from engine.chance import Roll
from engine.game import Options
from engine.mensch.board import CORNERS_OF_SEATS, PAWNS, SIX
from engine.mensch.editions import EINIGKEIT, MENSCH
from engine.mensch.players.sights import CORNERS, Rules
from engine.mensch.rules import Mensch
from engine.mensch.state import MenschState
from engine.mensch.view import Phase
from training.mensch_rules import ABSENT, STAYS, WON, Board, attempts, moves, owner_of, passes, turn

POSITIONS = 250


@pytest.mark.parametrize("option", [False, True])
@pytest.mark.parametrize(("game", "seats"), [(MENSCH, 2), (MENSCH, 3), (MENSCH, 4), (EINIGKEIT, 4)])
def test_what_follows_a_roll(game: Mensch, seats: int, option: bool) -> None:
    named: Options = {"claims": "automatic", "help_partner": option} if game is EINIGKEIT else {"three_tries": option}
    rules = Rules(True, True, option, True) if game is EINIGKEIT else Rules(False, option)
    options: Options = {**game.spec.default_options(), **named, "auto_move": False}
    for state in islice(before_rolls(game, options, seats), POSITIONS):
        board = seen(state)
        found = moves(board, rules)
        for die in range(1, SIX + 1):
            told = f"seat {state.turn} with a {die}: {list(map(list, state.pawns))}"
            copied = {
                b"" if passed == WON else end.tobytes()
                for end, passed in zip(found.ends[die - 1], found.passes[die - 1], strict=True)
                if passed != STAYS
            }
            rolled = game.resolve(state._replace(phase=Phase.ROLLING), (die,)).state
            if rolled.phase is Phase.MOVING:
                assert copied == set(moved(game, rolled)), told
            else:
                assert not copied, told
                tries = attempts(board[owner_of(board, rules)], rules)
                assert (die < SIX and tries > 1) == (rolled.tries > 0), told
                left = np.empty_like(board)
                turn(board, passes(board, rules) if die < SIX and not rolled.tries else 0, left)
                assert (left == seen(rolled)).all(), told


def before_rolls(game: Mensch, options: Options, seats: int) -> Iterator[MenschState]:
    """Of matches whose moves are drawn."""
    randomness = random.Random(str(options))
    while True:
        state = game.new(options, seats)
        # Chances tell who is home first.
        while state.phase is not Phase.OVER and (game is EINIGKEIT or not state.past.finished):
            request = game.pending_chance(state)
            if isinstance(request, Roll):
                state = game.resolve(state, tuple(randomness.randint(1, SIX) for _ in range(request.dice))).state
                continue
            if state.phase is Phase.TO_ROLL and not state.tries:
                yield state
            state = game.apply(state, state.turn, randomness.choice(game.legal_actions(state, state.turn))).state


def moved(game: Mensch, rolled: MenschState) -> Iterator[bytes]:
    """By the engine's rules: what the seat sees that rolls then; nothing once the match is won."""
    for action in game.legal_actions(rolled, rolled.turn):
        end = game.apply(rolled, rolled.turn, action).state
        won = end.phase is Phase.OVER or (game is MENSCH and end.past.finished)
        yield b"" if won else seen(end).tobytes()


def seen(state: MenschState) -> Board:
    corners = CORNERS_OF_SEATS[len(state.pawns)]
    board = np.full((CORNERS, PAWNS), ABSENT)
    for corner, own in zip(corners, state.pawns, strict=True):
        board[(corner - corners[state.turn]) % CORNERS] = sorted(own)
    return board
