"""Colours of the pictures of Wie du mir …."""

from __future__ import annotations

from render.png import Palette

PALETTE = Palette("wiedumir")
encode = PALETTE.encode
