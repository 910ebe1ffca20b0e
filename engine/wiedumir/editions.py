"""Every edition of the rules that matches may still be played by."""

from __future__ import annotations

from engine.wiedumir.board import Board
from engine.wiedumir.rules import WieDuMir
from engine.wiedumir.rulings import Rulings

FIRST_RULINGS = Rulings(c7_least_lacking=True, alike_pawns_apart=True)


def editions(board: Board) -> tuple[WieDuMir, ...]:
    """The newest one comes last. ``board`` is what its new matches are played on (W1)."""
    return (WieDuMir(board, 1, FIRST_RULINGS), WieDuMir(board))
