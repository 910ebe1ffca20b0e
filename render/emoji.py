"""The bot's own emoji: what they are called, how they are drawn, and which Unicode ones they stand for."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping
from functools import cache, partial
from io import BytesIO

from PIL import Image

from engine.forgetit.hand import Die, Word
from engine.game import Seat
from engine.kaeseschieben.board import Size
from render.art import art
from render.figures import PAWN_SHAPE, die_sprite
from render.forgetit.sprites import die_sprite as word_die
from render.kaeseschieben.sprites import cheese
from render.people import MARKS
from render.sketch import Sketch
from render.theme import Theme
from render.wiedumir.pieces import chip

_SIDE = 128
_IVORY_EDGE = "#8a6a45"

_PAWNS = [f"{mark.shape.name.lower()}_pawn_{mark.letter}" for mark in MARKS]

SIGNS = {mark.emoji: name for mark, name in zip(MARKS, _PAWNS, strict=True)}


def _pawn(seat: Seat) -> Image.Image:
    """A pawn whose badge covers most of it: in a line of text all of it is about 20 pixels high."""
    width = round(_SIDE * PAWN_SHAPE)
    sketch = Sketch(_SIDE, _SIDE)
    sketch.art("common/pawn", ((_SIDE - width) / 2, 0), width, _SIDE, body=MARKS[seat].colour)
    sketch.badge(MARKS[seat], (_SIDE * 0.5, _SIDE * 0.6), _SIDE * 0.36)
    return sketch.finish()


EMOJI: Mapping[str, Callable[[], Image.Image]] = {
    **{name: partial(_pawn, seat) for seat, name in enumerate(_PAWNS)},
    **{f"die_{value}": partial(die_sprite, value, _SIDE, _IVORY_EDGE) for value in range(1, 7)},
    "die": partial(die_sprite, 5, _SIDE, _IVORY_EDGE),
    **{f"{size}_cheese": partial(cheese, size, _SIDE) for size in Size},
    "mouse": partial(art, "kaeseschieben/mouse-south", _SIDE, body="#9a8f86"),
    "chip": partial(chip, _SIDE),
    **{f"word_{word.name}": partial(word_die, Die(word, None), _SIDE, Theme.DARK) for word in Word},
}
"""How each is drawn, by their names, which screen readers read out."""

SIGNS |= {"🎲": "die", "🐭": "mouse", "🪙": "chip"}
"""The Unicode emoji that some of them take the place of."""


@cache
def drawn(name: str) -> tuple[str, bytes]:
    """The name with a hash of the drawing, under which Discord keeps it, and the drawing as a PNG of 128 × 128."""
    picture = EMOJI[name]()
    picture.save(encoded := BytesIO(), "PNG")
    return f"{name}_{hashlib.blake2s(picture.tobytes(), digest_size=3).hexdigest()}", encoded.getvalue()


def name_of(stored: str) -> str:
    """The name that `drawn` gave a hash; "" for an emoji that is none of these."""
    parts = re.fullmatch(r"(\w+)_[0-9a-f]{6}", stored)
    return parts[1] if parts and parts[1] in EMOJI else ""
