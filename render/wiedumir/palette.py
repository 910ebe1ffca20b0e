"""Colours of the pictures of Wie Du mir …."""

from __future__ import annotations

from render.png import Palette

PALETTE = Palette("wiedumir", colours=160)
encode = PALETTE.encode
