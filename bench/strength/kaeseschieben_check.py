"""Whether mice go on the compiled board as on the players' own, which the tests compare with the rules."""

from __future__ import annotations

from typing import Any

import numpy as np

from bench.strength.games import Pairing, play
from bench.strength.kaeseschieben_compiled import WAYS, stepped
from bench.strength.kaeseschieben_playouts import world_of
from engine.game import AnyGame
from engine.kaeseschieben.players.flat_board import EDGES, fallen, flat_board, place_of, reach

FIRST_SEED = 900_000


def check() -> None:
    """Raises AssertionError where they differ."""
    for seats in (2, 4):
        play(Pairing("kaeseschieben", {}, ("normal",) * seats, FIRST_SEED + seats), _compare)


def _compare(game: AnyGame, state: Any) -> None:
    """All steps of the mouse in turn."""
    view = game.view(state, state.turn)
    board, mouse = flat_board(view.cheeses, view.others_of_turn), place_of(view.mice[state.turn])
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
