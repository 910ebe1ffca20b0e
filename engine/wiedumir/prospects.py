"""How good a seat's prospects are with these chips, in a position that may still change much or little."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from engine.game import Seat
from engine.wiedumir.board import GOAL, START, forward
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.view import AFTER_LIMIT, CHIPS, LIMIT, SIDES

_SETTLED = 0.6
_OPEN = 3.0
"""How many chips of a lead make the chance to win e times as good: when all are home, and when all are on start."""


@lru_cache(maxsize=256)
def weights(spread: float) -> tuple[float, ...]:
    """What every number of chips weighs; a seat's chance to win is its weight's share of all."""
    return tuple(math.exp(chips / spread) for chips in range(CHIPS + 1))


def spread(state: WieDuMirState) -> float:
    """How far luck can still carry: the further the pawns have to go, the less a lead means."""
    ways = [GOAL - square for _, square in state.all_pawns]
    return round(_SETTLED + (_OPEN - _SETTLED) * math.sqrt(sum(ways) / (GOAL * len(ways))), 2)


def chance(chips: Sequence[int], seat: Seat, weigh: Sequence[float]) -> float:
    """The seat's chance to win, reckoned from everybody's chips."""
    return weigh[chips[seat]] / sum(weigh[one] for one in chips)


def after_reply(state: WieDuMirState, seat: Seat) -> float:
    """The seat's chance to win after the next seat has rolled and moved as is best for itself.

    Only chips are looked at; a card that would be drawn counts as nothing.
    """
    weigh = weights(spread(state))
    mover, chips, values = state.turn, state.chips, state.board.values
    total = sum(weigh[one] for one in chips)
    occupied = state.occupied
    own, reckoned = weigh[chips[seat]], 0.0
    movable = [(pawn.seat, square) for pawn, square in state.all_pawns if square != GOAL]
    if not movable:
        return own / total
    supply = state.supply
    for steps in range(1, SIDES + 1):
        best = -1.0
        outcome = 0.0
        for owner, square in movable:
            target = forward(square, steps, occupied)
            change = (values[target - 1] or 0) if START < target < GOAL else 0
            before = chips[owner]
            after = before + min(change, supply) if change > 0 else max(0, before + change)
            if after > LIMIT and not state.no_limits:
                after = AFTER_LIMIT
            shifted = total + weigh[after] - weigh[before]
            merit = (weigh[after] if owner == mover else weigh[chips[mover]]) / shifted
            if merit > best:
                best = merit
                outcome = (weigh[after] if owner == seat else own) / shifted
        reckoned += outcome
    return reckoned / SIDES
