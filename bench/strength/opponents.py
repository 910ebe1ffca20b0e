"""Opponents that nobody tuned, written from the contract of `engine.game.Game` alone, and the levels beside them."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from engine.game import AnyGame, Outcome, Pick, Seat


class Player(ABC):
    """Decides from the view of its seat."""

    @abstractmethod
    def choose(self, game: AnyGame, view: Any, seat: Seat, pick: Pick) -> Any:
        """An action, or None where the seat need not act and does nothing."""


class LevelPlayer(Player):
    """A level of the game's own computer players."""

    def __init__(self, level: str) -> None:
        self._level = level

    def choose(self, game: AnyGame, view: Any, seat: Seat, pick: Pick) -> Any:
        return game.choose(view, self._level, pick)


class RandomPlayer(Player):
    """Any legal action, each as likely."""

    def choose(self, game: AnyGame, view: Any, seat: Seat, pick: Pick) -> Any:
        legal = game.legal_actions(game.imagine(view, pick), seat)
        return legal[pick(len(legal))] if legal else None


class GreedyPlayer(Player):
    """What would leave its side best off if a vote ended the match right after it; any of equals.

    It looks at no more than `MOST` actions, which are drawn where there are more.
    """

    MOST = 400

    def choose(self, game: AnyGame, view: Any, seat: Seat, pick: Pick) -> Any:
        state = game.imagine(view, pick)
        actions = candidates(game, state, seat, pick, self.MOST)
        if len(actions) < 2:
            return actions[0] if actions else None
        values = [self._value(game, state, seat, action, pick) for action in actions]
        best = [action for action, value in zip(actions, values, strict=True) if value == max(values)]
        return best[pick(len(best))]

    def _value(self, game: AnyGame, state: Any, seat: Seat, action: Any, pick: Pick) -> tuple[float, float]:
        if action is not None:
            state = game.apply(state, seat, action).state
        outcome = outcome_now(game, state)
        return share_of_win(game, outcome, seat), lead(outcome, seat)


_NAMES = re.compile(r"(random|greedy)|playouts:(\d+)(?::(\d+))?")


def player_named(name: str) -> Player:
    """``random``, ``greedy``, ``playouts:200``, ``playouts:200:40`` (see `bench.strength.playouts`), or a level."""
    # Imported here, since play-outs build on this module.
    from bench.strength.playouts import FlatMonteCarlo

    found = _NAMES.fullmatch(name)
    if found is None:
        return LevelPlayer(name)
    if found[1] == "random":
        return RandomPlayer()
    if found[1] == "greedy":
        return GreedyPlayer()
    return FlatMonteCarlo(int(found[2]), int(found[3]) if found[3] else None)


def candidates(game: AnyGame, state: Any, seat: Seat, pick: Pick, most: int) -> Sequence[Any]:
    """The legal actions, ``most`` of them by chance; None is one where the table does not wait for the seat."""
    legal = game.legal_actions(state, seat)
    if len(legal) > most:
        places = range(len(legal))
        chosen = {places[pick(len(places))] for _ in range(most)}
        legal = [legal[place] for place in sorted(chosen)]
    return legal if game.to_act(state)[0] == seat else [*legal, None]


def outcome_now(game: AnyGame, state: Any) -> Outcome:
    """The outcome, or what it would be if a vote ended the match here."""
    outcome = game.outcome(state)
    if outcome is None:
        outcome = game.outcome(game.stop(state, game.spec.stop_scopes[-1]).state)
    assert outcome is not None
    return outcome


def share_of_win(game: AnyGame, outcome: Outcome, seat: Seat) -> float:
    """What the seat's side has of the win: 1, a part of 1 if sides share it, or 0."""
    sides = game.sides(len(outcome.places))
    winning = [side for side in sides if any(outcome.places[each] == 1 for each in side)]
    return sum(seat in side for side in winning) / len(winning)


def lead(outcome: Outcome, seat: Seat) -> float:
    """By how much the seat is ahead of the best of the others, in points, or else in places."""
    worth = outcome.scores or [-place for place in outcome.places]
    return worth[seat] - max(value for other, value in enumerate(worth) if other != seat)
