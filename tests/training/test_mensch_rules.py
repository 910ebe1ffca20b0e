"""The copy of Mensch's rules that values are made with leads where the engine's rules lead."""

import random
from collections.abc import Iterator
from itertools import islice

import numpy as np
import pytest

from engine.chance import Roll
from engine.game import Options
from engine.mensch.actions import MovePawn
from engine.mensch.board import CORNERS_OF_SEATS, PAWNS, SIX
from engine.mensch.editions import EINIGKEIT, MENSCH
from engine.mensch.players.traits import CORNERS, Rules
from engine.mensch.rules import Mensch
from engine.mensch.state import MenschState
from engine.mensch.view import Phase
from training.mensch_rules import ABSENT, Boards, attempts, moves, owned, passes, turned

POSITIONS = 250


@pytest.mark.parametrize("option", [False, True])
@pytest.mark.parametrize(("game", "seats"), [(MENSCH, 2), (MENSCH, 3), (MENSCH, 4), (EINIGKEIT, 4)])
def test_what_follows_a_roll(game: Mensch, seats: int, option: bool) -> None:
    named: Options = {"claims": "automatic", "help_partner": option} if game is EINIGKEIT else {"three_tries": option}
    rules = Rules(True, True, option, True) if game is EINIGKEIT else Rules(False, option)
    options: Options = {**game.spec.default_options(), **named, "auto_move": False}
    for state in islice(before_rolls(game, options, seats), POSITIONS):
        boards = seen(state)
        for die in range(1, SIX + 1):
            told = f"seat {state.turn} with a {die}: {list(map(list, state.pawns))}"
            found = moves(boards, die, rules)
            after = turned(found.after, np.where(found.again, 0, passes(found.after, rules)))
            copied = {
                (int(pawn), b"" if won else end.tobytes())
                for pawn, end, won in zip(found.pawn, after, found.won, strict=True)
            }
            rolled = game.resolve(state._replace(phase=Phase.ROLLING), (die,)).state
            if rolled.phase is Phase.MOVING:
                assert copied == set(moved(game, rolled)), told
            else:
                assert not copied, told
                tries = attempts(owned(boards, rules)[:, 0], rules)[0]
                assert (die < SIX and tries > 1) == (rolled.tries > 0), told
                passed = passes(boards, rules) if die < SIX and not rolled.tries else np.array([0])
                assert (turned(boards, passed) == seen(rolled)).all(), told


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


def moved(game: Mensch, rolled: MenschState) -> Iterator[tuple[int, bytes]]:
    """By the engine's rules: the pawn, and what the seat sees then that rolls; nothing once the match is won."""
    for action in game.legal_actions(rolled, rolled.turn):
        assert isinstance(action, MovePawn)
        end = game.apply(rolled, rolled.turn, action).state
        won = end.phase is Phase.OVER or (game is MENSCH and end.past.finished)
        yield action.pawn, b"" if won else seen(end).tobytes()


def seen(state: MenschState) -> Boards:
    corners = CORNERS_OF_SEATS[len(state.pawns)]
    boards = np.full((1, CORNERS, PAWNS), ABSENT, np.uint8)
    for corner, own in zip(corners, state.pawns, strict=True):
        boards[0, (corner - corners[state.turn]) % CORNERS] = list(own)
    return boards
