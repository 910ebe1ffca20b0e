"""Colours of Käseschieben's pictures."""

from __future__ import annotations

from render.png import Palette

PALETTE = Palette("kaeseschieben", compression=4)
"""The board's grain compresses little better with more effort, and every frame would take longer."""

encode = PALETTE.encode
