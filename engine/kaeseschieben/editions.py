"""Every edition of the rules that matches may still be played by."""

from __future__ import annotations

from engine.kaeseschieben.rules import KAESESCHIEBEN, Kaeseschieben
from engine.kaeseschieben.rulings import Rulings

FIRST = Kaeseschieben(1, Rulings(empty_board_ends_move=False, pointless_round_is_lost=False))

EDITIONS: tuple[Kaeseschieben, ...] = (FIRST, KAESESCHIEBEN)
