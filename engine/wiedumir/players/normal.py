"""Normal likes to be ahead of the others at once, in chips and on the way home. It sees nothing of what may follow."""

from __future__ import annotations

from engine.game import Seat
from engine.wiedumir.players.search import End

_A_SQUARE = 0.6
"""What a square closer to the goal counts, in chips; one that the others are closer in the mean, half of it."""

_DIGITS = 6
"""Sums of floats depend on the order of the seats."""


def merit(end: End, seat: Seat) -> float:
    board, _ = end
    pawns, others = board.setting.pawns, board.setting.seats - 1
    squares = sum(board.squares[seat * pawns : (seat + 1) * pawns])
    rest = [had for other, had in enumerate(board.chips) if other != seat]
    lead = board.chips[seat] - max(rest) - 0.1 * sum(rest) / others
    return round(lead + _A_SQUARE * (squares - (sum(board.squares) - squares) / (2 * others)), _DIGITS)
