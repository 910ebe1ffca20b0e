"""Flat Monte Carlo for Käseschieben on a compiled board: by the rules alone, a game at random takes most of a second.

It tries the same actions with the same number of play-outs as `bench.strength.playouts.FlatMonteCarlo`, except that of
paths to the same end only one is tried, and that mice go at random step by step, not path by path.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from bench.strength.compiling import Ints, seed
from bench.strength.kaeseschieben_compiled import NOBODY, World, try_ends
from engine.game import AnyGame, Pick
from engine.kaeseschieben.actions import MoveMouse
from engine.kaeseschieben.board import EDGES_OF_SEATS, Direction
from engine.kaeseschieben.players.flat_board import (
    EDGES,
    LAST,
    SMALL,
    Falls,
    fallen,
    flat_board,
    place_of,
    reach,
)
from engine.kaeseschieben.state import KaeseschiebenState
from engine.kaeseschieben.view import KaeseschiebenView, Phase

_CHEESES = 16

_SIZES = 4
"""With the byte of an empty square."""


def choose_move(
    game: AnyGame, view: KaeseschiebenView, playouts: int, horizon: int | None, most: int, pick: Pick
) -> MoveMouse | None:
    """The path whose play-outs won most; None if there is nothing to be walked. ``horizon`` counts turns."""
    if view.phase is not Phase.MOVING or view.turn is None:
        return None
    random_seed = pick(2**32)
    board = flat_board(view.cheeses, view.other_mice)
    layer = reach(board, place_of(view.mice[view.turn]), view.steps, len(view.cheeses))[view.steps]
    ends = [(path, place, *end) for end, places in layer.items() for place, path in places.items()]
    if len(ends) > most:
        ends = random.Random(random_seed).sample(ends, most)
    if len(ends) < 2:
        return MoveMouse(tuple(map(Direction, ends[0][0])))
    seed(random_seed)
    paths, places, boards, falls = zip(*ends, strict=True)
    tried = (
        np.array([list(one) for one in boards]),
        np.array(places),
        np.array([_by_edge(one) for one in falls]),
        np.array([(one >> LAST) - 1 for one in falls]),
        -1 if horizon is None else horizon,
    )
    won = np.zeros(len(ends))
    for _ in range(playouts):
        try_ends(world_of(game.imagine(view, pick)), *tried, won)
    best = np.flatnonzero(won > won.max() - 1e-9)
    return MoveMouse(tuple(map(Direction, paths[best[pick(len(best))]])))


def _by_edge(falls: Falls) -> list[list[int]]:
    return [[0, *fallen(falls, edge)] for edge in range(len(EDGES))]


def world_of(state: KaeseschiebenState) -> World:
    owners = [NOBODY] * len(EDGES)
    for seat, edge in enumerate(EDGES_OF_SEATS[state.seats]):
        owners[EDGES.index(edge)] = seat
    piles = [
        [(_byte(cheese.size), 0 if cheese.id in state.worms else cheese.size.points) for cheese in pile]
        for pile in state.piles
    ]
    left, wormy = [0] * _SIZES, [0] * _SIZES
    for cheese in state.cheeses.values():
        left[_byte(cheese.size)] += 1
        wormy[_byte(cheese.size)] += cheese.id in state.worms
    return World(
        state.turn,
        np.array([place_of(square) for square in state.mice]),
        np.array(owners),
        _rows([[size for size, _ in pile] for pile in piles]),
        _rows([[worth for _, worth in pile] for pile in piles]),
        np.array([len(pile) for pile in piles]),
        np.array(left),
        np.array(wormy),
    )


def _rows(piles: list[list[int]]) -> Ints:
    return np.array([pile + [0] * (_CHEESES + 1 - len(pile)) for pile in piles])


def _byte(size: Any) -> int:
    return SMALL + ("small", "medium", "large").index(size.value)
