"""Seats' colours where they are laid upon a theme's ground without a rim: one of them is as dark as the dark one."""

from __future__ import annotations

from PIL import ImageColor

from render.art import shade
from render.theme import Colour, Theme

_DISTINCT = 60
"""Red, green and blue together differ by this much at least between a bar and its ground."""


def standing_out(colour: Colour, theme: Theme) -> Colour:
    """The seat's colour; lighter where it is as dark as the ground."""
    pairs = zip(ImageColor.getrgb(colour), ImageColor.getrgb(theme.ground.tray), strict=True)
    if sum(abs(one - other) for one, other in pairs) >= _DISTINCT:
        return colour
    return shade(colour, theme.ground.ink, 0.65)
