"""The computer player: weighs every position its roll can lead to, from what its own seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engine.game import Pick
from engine.kaeseschieben.actions import Action, DeclineBonus, MoveMouse, RollDie, TakeCheese
from engine.kaeseschieben.board import Size
from engine.kaeseschieben.players.values import Values
from engine.kaeseschieben.view import KaeseschiebenView, Phase
from engine.kaeseschieben.walk import Walk, distinct_ends

T = TypeVar("T")

_EQUAL = 1e-9
"""Values that differ by less are equal: sums of floats depend on the order of the cheeses."""


def choose(view: KaeseschiebenView, pick: Pick) -> Action:
    """The action for the seat whose turn it is, which must be the view's own. ``pick`` decides among equals."""
    match view.phase:
        case Phase.TO_ROLL:
            return RollDie()
        case Phase.MOVING:
            return MoveMouse(_best_walk(view, pick).path)
    return _best_bonus(view, pick)


def _best_walk(view: KaeseschiebenView, pick: Pick) -> Walk:
    values = Values(view)
    return _best([(values.of_end(walk), walk) for walk in distinct_ends(Walk.of_view(view))], pick)


def _best(valued: Sequence[tuple[float, T]], pick: Pick) -> T:
    most = max(value for value, _ in valued)
    equals = [thing for value, thing in valued if value > most - _EQUAL]
    return equals[pick(len(equals))]


def _best_bonus(view: KaeseschiebenView, pick: Pick) -> Action:
    """K11: the cheese that is expected to change most in the taker's favour."""
    values = Values(view)
    takes = [
        TakeCheese(victim, size)
        for victim in range(view.seats)
        for size in Size
        if victim != view.turn and any(owned.cheese.size is size for owned in view.piles[victim])
    ]
    most = max((values.of_unknown(take.size) for take in takes), default=0.0)
    if most <= 0:
        return DeclineBonus()
    # Of equally good cheeses, one of the strongest rival's.
    totals = [sum(values.of_owned(owned) for owned in pile) for pile in view.piles]
    return _best([(totals[take.victim], take) for take in takes if values.of_unknown(take.size) > most - _EQUAL], pick)
