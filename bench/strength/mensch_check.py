"""Whether what is compiled is right: the rules as on arrays, which `training.mensch_check` compares with the engine's,
and the search as the engine's."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from bench.strength.games import Pairing, Watch, play
from bench.strength.mensch_compiled import ANY, Table, step
from bench.strength.mensch_search import in_use
from engine.game import AnyGame
from engine.mensch.board import SIX
from engine.mensch.players.computer import rated_pawns
from engine.mensch.view import Phase
from training.mensch_check import TABLES, choosing, compare_a_match
from training.mensch_games import Games, Ints, rolled
from training.mensch_games import step as step_of_arrays

EVERY = 7
"""One position of this many: those next to each other are alike."""

FIRST_SEED = 900_000


def check() -> None:
    """Raises AssertionError where they differ."""
    for pairs, seats, options in TABLES:
        for games in compare_a_match(pairs, seats, options)[::EVERY]:
            for die in range(1, SIX + 1):
                _compare_rules(games, die)
        game, players = "einigkeit" if pairs else "mensch", ("normal", "easy") * 2
        play(Pairing(game, options, players[:seats], FIRST_SEED), _comparing_searches())


def _compare_rules(games: Games, die: int) -> None:
    table = Table(games.pairs, bool(games.three_tries[0]), bool(games.help[0]), bool(games.claims[0]))
    one, number = np.array([0]), np.array([die])
    for pawn in np.flatnonzero(rolled(games.of(one), number).legal[0]) if _can_move(games, number) else (ANY,):
        after = step_of_arrays(games.of(one), number, choosing(int(pawn)))
        pawns = games.pawns[0].copy()
        turn, tries = step(table, pawns, int(games.turn[0]), int(games.tries[0]), die, int(pawn))
        assert (pawns == after.pawns[0]).all()
        assert (turn, tries) == (after.turn[0], after.tries[0])


def _can_move(games: Games, number: Ints) -> bool:
    return bool(rolled(games.of(np.array([0])), number).legal.any())


def _comparing_searches() -> Watch:
    """What the strongest would do, and the chances."""
    randomness = random.Random(FIRST_SEED)

    def watch(game: AnyGame, state: Any) -> None:
        view = game.view(state, state.turn)
        if view.phase is not Phase.MOVING or randomness.randrange(2 * EVERY):
            return
        known, chances = rated_pawns(view), game.win_chances(view)
        with in_use():
            found, found_chances = rated_pawns(view), game.win_chances(view)
        assert chances is not None
        assert found_chances is not None
        assert found.keys() == known.keys()
        assert np.allclose(list(found.values()), list(known.values()))
        assert np.allclose(found_chances, chances)

    return watch
