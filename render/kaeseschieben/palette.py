"""Colours of Käseschieben's pictures."""

from __future__ import annotations

from render.png import Palette

PALETTE = Palette("kaeseschieben")
encode = PALETTE.encode
