"""A line of Latin letters as a sprite of its own, so that it can be laid on a canvas."""

from __future__ import annotations

from PIL import Image, ImageDraw

from render.kept_drawings import kept
from render.sketch import font
from render.theme import Colour


def written(
    words: str, at: tuple[int, int], size: int, weight: int, ink: Colour, anchor: str
) -> tuple[Image.Image, tuple[int, int]]:
    """What `PIL.ImageDraw` would write at that place, as a sprite with its corner. ``anchor`` is Pillow's."""
    sprite, (left, top) = _line(words, size, weight, ink, anchor)
    return sprite, (at[0] + left, at[1] + top)


@kept
def _line(words: str, size: int, weight: int, ink: Colour, anchor: str) -> tuple[Image.Image, tuple[int, int]]:
    face = font(size, weight)
    left, top, right, bottom = (round(edge) for edge in face.getbbox(words, anchor=anchor))
    letters = Image.new("L", (right - left + 2, bottom - top + 2))
    ImageDraw.Draw(letters).text((1 - left, 1 - top), words, fill=255, font=face, anchor=anchor)
    sprite = Image.new("RGBA", letters.size, ink)
    sprite.putalpha(letters)
    return sprite, (left - 1, top - 1)
