"""Flat Monte Carlo for Mensch ärgere Dich nicht and Einigkeit macht stark, compiled.

It tries the same actions with the same number of play-outs as `bench.strength.playouts.FlatMonteCarlo`. A play-out ends
when the win is decided, and in it missed captures are always claimed, which by the rules alone seats at random do
nearly always.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from bench.strength.compiling import seed
from bench.strength.mensch_compiled import ANY, Table, wins
from engine.game import Pick
from engine.mensch.actions import Action, ClaimCapture, MovePawn
from engine.mensch.agreement import OFF
from engine.mensch.board import BASE
from engine.mensch.view import MenschView, Phase
from training.mensch_games import CORNERS, HOME


def choose_action(view: MenschView, actions: Sequence[Action | None], playouts: int, pick: Pick) -> Action | None:
    """The action that won most of its play-outs for the viewer's side; any of equals. None is doing nothing."""
    seed(pick(2**32))
    won = [_wins(view, action, playouts) for action in actions]
    best = [action for action, count in zip(actions, won, strict=True) if count == max(won)]
    return best[pick(len(best))]


def _wins(view: MenschView, action: Action | None, playouts: int) -> int:
    """How many play-outs the viewer's side wins after the action; a number that waits is moved with, too."""
    agreed = view.agreed
    assert view.turn is not None
    assert view.viewer is not None
    pawns = np.tile(HOME, (CORNERS, 1))
    for corner, own in zip(agreed.corners, view.pawns, strict=True):
        pawns[corner] = list(own)
    if isinstance(action, ClaimCapture):
        assert view.window is not None
        pawns[agreed.corners[view.window.pawn.seat], action.pawn] = BASE
    return wins(
        Table(agreed.pairs, agreed.three_tries, agreed.help_partner, agreed.claims != OFF),
        pawns,
        agreed.corners[view.turn],
        view.attempt - 1,
        view.die if view.phase is Phase.MOVING else 0,
        action.pawn if isinstance(action, MovePawn) else ANY,
        agreed.corners[view.viewer],
        len(view.finished) + CORNERS - view.seats,
        playouts,
    )
