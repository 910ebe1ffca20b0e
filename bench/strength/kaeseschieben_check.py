"""Whether what is compiled is right: the board as the players' own, which the tests compare with the rules, what they
think of it, and how they look ahead."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from bench.strength import kaeseschieben_estimates
from bench.strength.games import Pairing, play
from bench.strength.kaeseschieben_compiled import WAYS, stepped
from bench.strength.kaeseschieben_playouts import world_of
from bench.strength.kaeseschieben_search import CompiledSearch
from engine.game import AnyGame
from engine.kaeseschieben.players.estimate import Estimate
from engine.kaeseschieben.players.flat_board import EDGES, fallen, flat_board, place_of, reach
from engine.kaeseschieben.players.search import Search

FIRST_SEED = 900_000

_in_python = Estimate.outlook


def check() -> None:
    """Raises AssertionError where they differ."""
    for seats in (2, 3, 4):
        for watch in (_compare_steps, _compare_estimates, _compare_searches):
            play(Pairing("kaeseschieben", {}, ("normal",) * seats, FIRST_SEED + seats), watch)


def _compare_steps(game: AnyGame, state: Any) -> None:
    """All steps of the mouse in turn."""
    view = game.view(state, state.turn)
    board, mouse = flat_board(view.cheeses, view.other_mice), place_of(view.mice[state.turn])
    expected = {
        (after, place, tuple(fallen(falls, edge) for edge in range(len(EDGES))))
        for (after, falls), places in reach(board, mouse, 1, len(view.cheeses))[1].items()
        for place in places
    }
    found = set()
    for step, edge in WAYS:
        world, after = world_of(state), np.array(list(board))
        before = world.left.copy()
        if stepped(world, after, mouse + step, step, edge):
            fell = [(0, 0, 0)] * len(EDGES)
            fell[edge] = tuple((before - world.left)[1:].tolist())
            found.add((bytes(after.tolist()), mouse + step, tuple(fell)))
    assert found == expected or (not found and len(expected) == 1)


def _compare_estimates(game: AnyGame, state: Any) -> None:
    search = Search(game.view(state, state.turn), state.turn)
    for (after, falls), places in reach(search.board, search.mice[state.turn], 2, search.cheeses)[2].items():
        known = _in_python(search.estimate, after, falls, search.mice, state.turn)
        found = kaeseschieben_estimates.outlook(search.estimate, after, falls, search.mice, state.turn)
        assert all(np.allclose(found.at(place)[0], known.at(place)[0]) for place in places)
        assert np.allclose(found.best(places)[0], known.best(places)[0])


def _compare_searches(game: AnyGame, state: Any) -> None:
    """The chances of a seat about to roll, wherever something is left to push; those of several rounds, too."""
    if state.cheeses:
        view = replace(game.view(state, state.turn), rounds=1 + len(state.cheeses) % 3)
        assert np.allclose(CompiledSearch(view, state.turn).before_roll(), Search(view, state.turn).before_roll())
