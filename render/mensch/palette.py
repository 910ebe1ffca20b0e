"""Colours of the pictures of Mensch ärgere Dich nicht and Einigkeit."""

from __future__ import annotations

from render.png import Palette

PALETTE = Palette("mensch")
encode = PALETTE.encode
