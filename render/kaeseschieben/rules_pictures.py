"""Small illustrations for the rules: the die, a push, a push that is not allowed, and worms."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from PIL import Image

from engine.kaeseschieben.board import Size
from render.kaeseschieben.palette import encode
from render.kaeseschieben.piles import cheese_card
from render.kaeseschieben.sprites import CELL, cheese, die, mouse
from render.seat_marks import MARKS
from render.sketch import Sketch
from render.theme import Theme

_LIGHT, _DARK = "#f4e3c1", "#e9d1a5"
_WIDTH, _HEIGHT = 8 * CELL, CELL + 32


@lru_cache(maxsize=16)
def draw_rule(name: str, theme: Theme) -> bytes:
    """The illustration as a PNG; its name is one of `RULES`."""
    return encode(RULES[name](theme), theme)


def _die(theme: Theme) -> Image.Image:
    sketch = Sketch(_WIDTH, _HEIGHT, theme.ground.backdrop)
    middle = _HEIGHT / 2
    for x, words in ((256, "+"), (420, "="), (456, "2 × 3 = 6")):
        sketch.text((x, middle), words, 44, theme.ground.ink, 800, "mm" if len(words) == 1 else "lm")
    picture = sketch.finish()
    for face, x in ((None, 26), (None, 128), (3, 290)):
        picture.alpha_composite(die(face, CELL), (x, 16))
    return picture


def _push(theme: Theme) -> Image.Image:
    picture = _squares(theme)
    _put(picture, mouse(0), 0)
    for column, size in ((1, Size.MEDIUM), (2, Size.LARGE), (3, Size.SMALL)):
        _put(picture, cheese(size), column)
    _arrow(picture, 5.1, allowed=True)
    return picture


def _blocked(theme: Theme) -> Image.Image:
    picture = _squares(theme)
    _put(picture, mouse(0), 0)
    for column, size in ((1, Size.MEDIUM), (2, Size.LARGE)):
        _put(picture, cheese(size), column)
    _put(picture, mouse(1), 3)
    _arrow(picture, 5.1, allowed=False)
    return picture


def _worms(theme: Theme) -> Image.Image:
    picture = Sketch(_WIDTH, CELL + 74, theme.ground.backdrop).finish()
    cards = [(Size.LARGE, False), (Size.LARGE, True), (Size.MEDIUM, False), (Size.MEDIUM, True), (Size.SMALL, False)]
    for index, (size, wormy) in enumerate(cards):
        picture.alpha_composite(cheese_card(size, wormy, theme), (60 + index * 136, 14))
    return picture


RULES: Mapping[str, Callable[[Theme], Image.Image]] = {
    "die": _die,
    "push": _push,
    "blocked": _blocked,
    "worms": _worms,
}


def _squares(theme: Theme) -> Image.Image:
    sketch = Sketch(_WIDTH, _HEIGHT, theme.ground.backdrop)
    for column in range(5):
        sketch.rectangle((16 + column * CELL, 16), (CELL, CELL), _DARK if column % 2 else _LIGHT)
    return sketch.finish()


def _put(picture: Image.Image, sprite: Image.Image, column: int) -> None:
    picture.alpha_composite(sprite, (16 + column * CELL, 16))


def _arrow(picture: Image.Image, column: float, *, allowed: bool) -> None:
    """To the right of the squares: where the push goes, or that it does not."""
    sketch = Sketch(2 * CELL, _HEIGHT)
    middle = _HEIGHT / 2
    colour = MARKS[2].colour if allowed else MARKS[0].colour
    sketch.line([(30, middle), (130, middle)], colour, 14)
    sketch.polygon([(166, middle), (126, middle - 30), (126, middle + 30)], colour, colour, 6)
    if not allowed:
        sketch.line([(62, middle - 38), (132, middle + 38)], colour, 14)
    picture.alpha_composite(sketch.finish(), (round(16 + column * CELL), 0))
