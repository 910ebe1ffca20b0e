"""Colours of For-Get-It's pictures."""

from __future__ import annotations

from render.png import Palette

PALETTE = Palette("forgetit")
encode = PALETTE.encode
