"""Flat Monte Carlo: every action is tried a number of times, and the games are played out at random."""

from __future__ import annotations

from typing import Any

from bench.strength import forgetit_playouts, mensch_playouts, wiedumir_playouts
from bench.strength.kaeseschieben_playouts import choose_move
from bench.strength.opponents import Player, candidates, outcome_now, share_of_win
from engine.chance import Chance, ChanceResult, Roll, Sample
from engine.forgetit.view import ForGetItView
from engine.game import AnyGame, Pick, Seat
from engine.kaeseschieben.view import KaeseschiebenView
from engine.mensch.view import MenschView
from engine.picks import shuffled
from engine.wiedumir.view import WieDuMirView

MOST_ACTIONS = 60
"""Where more are legal, this many are drawn: no time is enough for all paths of six steps."""


class FlatMonteCarlo(Player):
    """Plays the action that won most of its play-outs.

    Each action has ``playouts`` of them; the first of every action begins in the same world drawn from the view, so
    does the second, and so on. All seats act at random until the match is over. With ``horizon`` they act that many
    times at most, and the match is decided as if a vote ended it there.
    """

    def __init__(self, playouts: int, horizon: int | None = None) -> None:
        self._playouts = playouts
        self._horizon = horizon

    def choose(self, game: AnyGame, view: Any, seat: Seat, pick: Pick) -> Any:
        if isinstance(view, KaeseschiebenView):
            quick = choose_move(game, view, self._playouts, self._horizon, MOST_ACTIONS, pick)
            if quick is not None:
                return quick
        if isinstance(view, ForGetItView) and self._horizon is None:
            return forgetit_playouts.choose_action(view, self._playouts, pick)
        if isinstance(view, WieDuMirView) and self._horizon is None:
            action = wiedumir_playouts.choose_action(game, view, self._playouts, MOST_ACTIONS, pick)
            if action is not None:
                return action
        actions = candidates(game, game.imagine(view, pick), seat, pick, MOST_ACTIONS)
        if len(actions) < 2:
            return actions[0] if actions else None
        if isinstance(view, MenschView) and self._horizon is None:
            return mensch_playouts.choose_action(view, actions, self._playouts, pick)
        won = [0.0] * len(actions)
        for _ in range(self._playouts):
            world = game.imagine(view, pick)
            for place, action in enumerate(actions):
                state = world if action is None else game.apply(world, seat, action).state
                won[place] += share_of_win(game, outcome_now(game, self._played_out(game, state, pick)), seat)
        best = [action for action, value in zip(actions, won, strict=True) if value == max(won)]
        return best[pick(len(best))]

    def _played_out(self, game: AnyGame, state: Any, pick: Pick) -> Any:
        acted = 0
        while game.outcome(state) is None:
            request = game.pending_chance(state)
            if request is not None:
                state = game.resolve(state, drawn(request, pick)).state
                continue
            if acted == self._horizon:
                break
            # The table waits for the first; the others act before it where they find something to do.
            for seat in reversed(game.to_act(state)):
                legal = game.legal_actions(state, seat)
                if legal:
                    state = game.apply(state, seat, legal[pick(len(legal))]).state
                    acted += 1
                    break
        return state


def drawn(request: Chance, pick: Pick) -> ChanceResult:
    """A result of the request, each as likely."""
    if isinstance(request, Roll):
        return tuple(1 + pick(request.sides) for _ in range(request.dice))
    order = shuffled(range(request.size), pick)
    return tuple(sorted(order[: request.take])) if isinstance(request, Sample) else tuple(order)
