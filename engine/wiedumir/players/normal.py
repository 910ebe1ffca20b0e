"""Normal likes to be far ahead of the best of the others at once, and to come home; it sees nothing of what may follow."""

from __future__ import annotations

from engine.game import Seat
from engine.wiedumir.players.search import End


def merit(end: End, seat: Seat) -> tuple[float, int]:
    """By how much the seat is ahead of the best of the others, a little by how much of all; then where its pawns are."""
    board, _ = end
    pawns = board.setting.pawns
    rest = [had for other, had in enumerate(board.chips) if other != seat]
    lead = board.chips[seat] - max(rest) - 0.1 * sum(rest) / len(rest)
    return round(lead, 6), sum(board.squares[seat * pawns : (seat + 1) * pawns])
