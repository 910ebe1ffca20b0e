"""Flat Monte Carlo for Mensch ärgere Dich nicht and Einigkeit macht stark, all play-outs of a decision at once.

It tries the same actions with the same number of play-outs as `bench.strength.playouts.FlatMonteCarlo`, by the rules on
arrays that `training.mensch` learns with. A play-out ends when the win is decided, and in it missed captures are always
claimed, which by the rules alone seats at random do nearly always.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from engine.game import Pick
from engine.mensch.actions import Action, ClaimCapture, MovePawn
from engine.mensch.agreement import OFF
from engine.mensch.board import BASE, SIX
from engine.mensch.view import MenschView, Phase
from training.mensch_games import (
    CORNERS,
    HOME,
    Bools,
    Games,
    Ints,
    Policy,
    at_random,
    finished,
    moved,
    rolled,
    step,
)


def choose_action(view: MenschView, actions: Sequence[Action | None], playouts: int, pick: Pick) -> Action | None:
    """The action that won most of its play-outs for the viewer's side; any of equals. None is doing nothing."""
    assert view.viewer is not None
    rng = np.random.default_rng(pick(2**32))
    policy = at_random(rng)
    branches = [_after(view, action, playouts, policy) for action in actions]
    games = _joined(branches)
    action_of = np.repeat(np.arange(len(actions)), playouts)
    own = view.agreed.corners[view.viewer]
    won = np.zeros(len(actions))
    while True:
        decided, shares = _decided(games, own, len(view.finished) + CORNERS - view.seats)
        won += np.bincount(action_of[decided], shares[decided], minlength=len(actions))
        games, action_of = games.of(~decided), action_of[~decided]
        if not len(games):
            break
        games = step(games, rng.integers(1, SIX + 1, size=len(games)), policy)
    best = np.flatnonzero(won == won.max())
    return actions[int(best[pick(len(best))])]


def _decided(games: Games, own: int, home_before: int) -> tuple[Bools, Ints]:
    """Which games have a winner, and whether that is the corner's side."""
    home = games.home()
    if games.pairs:
        return finished(games), (home[:, own] & home[:, (own + 2) % CORNERS]).astype(np.int64)
    return np.asarray(home.sum(axis=1) > home_before), home[:, own].astype(np.int64)


def _after(view: MenschView, action: Action | None, count: int, policy: Policy) -> Games:
    """That many games in which the action has been done; a number that waits has been moved with, too."""
    agreed = view.agreed
    pawns = np.tile(HOME, (CORNERS, 1))
    for corner, own in zip(agreed.corners, view.pawns, strict=True):
        pawns[corner] = own
    if isinstance(action, ClaimCapture):
        assert view.window is not None
        pawns[agreed.corners[view.window.pawn.seat], action.pawn] = BASE
    assert view.turn is not None

    def flags(value: bool) -> Bools:
        return np.full(count, value)

    games = Games(
        agreed.pairs,
        np.tile(pawns, (count, 1, 1)),
        np.full(count, agreed.corners[view.turn]),
        np.full(count, view.attempt - 1),
        flags(agreed.three_tries),
        flags(agreed.help_partner),
        flags(agreed.claims != OFF),
    )
    if view.phase is not Phase.MOVING:
        return games
    die = np.full(count, view.die)
    if not isinstance(action, MovePawn):
        return step(games, die, policy)
    return moved(games, die, rolled(games, die), np.full(count, action.pawn))


def _joined(games: Sequence[Games]) -> Games:
    def column(name: str) -> np.ndarray:
        return np.concatenate([getattr(one, name) for one in games])

    names = ("pawns", "turn", "tries", "three_tries", "help", "claims")
    return Games(games[0].pairs, *map(column, names))
