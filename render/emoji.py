"""The bot's own emoji: how they are drawn, which Unicode ones they stand for, and those that all games share."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping
from functools import cache, partial
from io import BytesIO
from typing import NamedTuple

from PIL import Image

from engine.game import Seat
from render.figures import PAWN_SHAPE, die_sprite
from render.people import MARKS
from render.sketch import Sketch

SIDE = 128
"""In pixels: they are square."""

_IVORY_EDGE = "#8a6a45"


class Emoji(NamedTuple):
    """Drawing of an emoji, `SIDE` high, and the Unicode emoji that it takes the place of, if there is one."""

    draw: Callable[[], Image.Image]
    sign: str = ""


def _pawn(seat: Seat) -> Image.Image:
    """A pawn whose badge covers most of it: in a line of text all of it is about 20 pixels high."""
    width = round(SIDE * PAWN_SHAPE)
    sketch = Sketch(SIDE, SIDE)
    sketch.art("common/pawn", ((SIDE - width) / 2, 0), width, SIDE, body=MARKS[seat].colour)
    sketch.badge(MARKS[seat], (SIDE * 0.5, SIDE * 0.6), SIDE * 0.36)
    return sketch.finish()


COMMON: Mapping[str, Emoji] = {
    **{
        f"{mark.shape.name.lower()}_pawn_{mark.letter}": Emoji(partial(_pawn, seat), mark.emoji)
        for seat, mark in enumerate(MARKS)
    },
    **{f"die_{value}": Emoji(partial(die_sprite, value, SIDE, _IVORY_EDGE)) for value in range(1, 7)},
    "die": Emoji(partial(die_sprite, 5, SIDE, _IVORY_EDGE), "🎲"),
}
"""By their names, which screen readers read out."""


@cache
def drawn(name: str, emoji: Emoji) -> tuple[str, bytes]:
    """The name with a hash of the drawing, under which Discord keeps it, and the drawing as a PNG of 128 × 128."""
    picture = emoji.draw()
    picture.save(encoded := BytesIO(), "PNG")
    return f"{name}_{hashlib.blake2s(picture.tobytes(), digest_size=3).hexdigest()}", encoded.getvalue()


def name_of(stored: str) -> str:
    """The name that `drawn` gave a hash; "" for what it cannot have named."""
    parts = re.fullmatch(r"(\w+)_[0-9a-f]{6}", stored)
    return parts[1] if parts else ""
