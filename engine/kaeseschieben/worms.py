"""How many cheeses have worms, which everybody knows (K4)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kaeseschieben.board import Size

WORMY: Mapping[Size, int] = {Size.LARGE: 2, Size.MEDIUM: 4, Size.SMALL: 0}
"""Of the four large cheeses, of the eight medium and of the four small ones."""
