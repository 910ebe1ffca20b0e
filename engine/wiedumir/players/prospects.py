"""How good a seat's chances to win are, while much can still change.

As measured in 1,500 games of computer players: chips count for next to nothing while their owner's pawns have far to
go, since others will see to them. They count the more, the nearer the own pawns are to the goal, and the game to its
end; and being home is worth something by itself.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from engine.game import Seat
from engine.wiedumir.board import GOAL, START, Pawn, forward
from engine.wiedumir.chips import STARTING_CHIPS, kept, possible_change
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.view import SIDES

_SAFE = 7
"""More chips than these are in danger of the limit, unless the game is about to end (W5)."""

_AT_HOME = 0.6
_AT_START = -0.5
"""What standing there is worth, in the logarithm of the chances."""

_CHIP_AT_HOME, _FADING_AT_HOME = 1.4, 5.5
_CHIP, _FADING = 0.6, 4.5
"""What a chip is worth at the end of the game, and how quickly that fades the further the end is away."""

_LASTING_CHIP, _FADING_WITHOUT_LIMITS = 0.25, 6.0
"""Without limits (W14) chips pile up, and a lead lasts: this much of a chip's worth never fades."""


@lru_cache(maxsize=20_000)
def weight(own_way: int, way: int, pawns: int, seats: int, chips: int, no_limits: bool) -> float:
    """What a seat with these chips weighs; its chance to win is its weight's share of all.

    ``own_way`` are the squares that its ``pawns`` have still to go, ``way`` those of everybody's.
    """
    own, rest = own_way / (pawns * GOAL), way / (pawns * seats * GOAL)
    lead: float = chips - STARTING_CHIPS
    if no_limits:
        return math.exp(lead * (_LASTING_CHIP + (1 - _LASTING_CHIP) * math.exp(-_FADING_WITHOUT_LIMITS * rest)))
    lead -= max(0, chips - _SAFE) * min(1.0, 4 * rest)
    if own_way == 0:
        return math.exp(_AT_HOME + lead * _CHIP_AT_HOME * math.exp(-_FADING_AT_HOME * rest))
    return math.exp(_AT_START * own + lead * _CHIP * (1 - own) * math.exp(-_FADING * rest))


class Prospects:
    """Everybody's chances in a position, and what they become if a seat's chips or ways change."""

    def __init__(self, state: WieDuMirState) -> None:
        self._state = state
        self._pawns = len(state.pawns[0])
        self.ways = [sum(GOAL - square for square in row) for row in state.pawns]
        self._way = sum(self.ways)
        self.weights = [self.weight(seat, chips) for seat, chips in enumerate(state.chips)]
        self.total = sum(self.weights)

    def weight(self, seat: Seat, chips: int, nearer: int = 0) -> float:
        """With these chips, and ``nearer`` squares closer to the goal."""
        state = self._state
        way = self.ways[seat] - nearer
        return weight(way, self._way - nearer, self._pawns, state.seats, chips, state.no_limits)

    def chance(self, seat: Seat, chips: Sequence[int], moved: tuple[Pawn, int] | None = None) -> float:
        """With these chips, and with a pawn on another square."""
        mover, nearer = None, 0
        if moved is not None:
            mover, nearer = moved[0].seat, moved[1] - self._state.square_of(moved[0])
        weights = [self.weight(one, had, nearer if one == mover else 0) for one, had in enumerate(chips)]
        return weights[seat] / sum(weights)


def after_reply(state: WieDuMirState, seat: Seat) -> float:
    """The seat's chance to win after the next seat has rolled and moved as is best for itself.

    Only chips and ways are looked at; a card that would be drawn counts as nothing.
    """
    prospects = Prospects(state)
    mover, chips, values = state.turn, state.chips, state.board.values
    weights, total, supply = prospects.weights, prospects.total, state.supply
    movable = [(pawn.seat, square) for pawn, square in state.all_pawns if square != GOAL]
    occupied = state.occupied
    chance = 0.0
    for steps in range(1, SIDES + 1):
        best, outcome = -1.0, 0.0
        for owner, square in movable:
            target = forward(square, steps, occupied)
            change = (values[target - 1] or 0) if START < target < GOAL else 0
            before = chips[owner]
            after = kept(before + possible_change(change, before, supply), no_limits=state.no_limits)
            moved = prospects.weight(owner, after, target - square)
            shifted = total + moved - weights[owner]
            merit = (moved if owner == mover else weights[mover]) / shifted
            if merit > best:
                best = merit
                outcome = (moved if owner == seat else weights[seat]) / shifted
        chance += outcome
    return chance / SIDES
