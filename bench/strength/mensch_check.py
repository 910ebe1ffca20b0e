"""Whether what is compiled is right: the rules as on arrays, which `training.mensch_check` compares with the engine's,
and the estimates as the engine's."""

from __future__ import annotations

from math import isclose

import numpy as np

from bench.strength import mensch_estimates
from bench.strength.mensch_compiled import ANY, Table, step
from engine.mensch.board import SIX
from engine.mensch.players import estimate
from training.mensch_check import TABLES, as_computers_see, choosing, compare_a_match
from training.mensch_games import Games, Ints, rolled
from training.mensch_games import step as step_of_arrays

EVERY = 7
"""One position of this many: those next to each other are alike."""


def check() -> None:
    """Raises AssertionError where they differ."""
    for pairs, seats, options in TABLES:
        for games in compare_a_match(pairs, seats, options)[::EVERY]:
            for die in range(1, SIX + 1):
                _compare_rules(games, die)
            _compare_estimates(games)


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


def _compare_estimates(games: Games) -> None:
    around, rules = as_computers_see(games)
    if games.pairs:
        assert isclose(mensch_estimates.chance_of_pair(around, rules), estimate.chance_of_pair(around, rules))
    elif sum(map(bool, around)) > 1:
        assert np.allclose(mensch_estimates.chances_alone(around, rules), estimate.chances_alone(around, rules))
