"""Small illustrations for the rules: a move, the squares, the limit, and a card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from PIL import Image

from engine.wiedumir.cards import Card
from localization.catalog import Speaker
from render.seat_marks import MARKS
from render.sketch import Sketch
from render.theme import Theme
from render.wiedumir.card_picture import CARD_HEIGHT, CARD_WIDTH, Held, card_picture
from render.wiedumir.palette import encode
from render.wiedumir.sprites import (
    ASK,
    GIVE,
    PAWN_HEIGHT,
    PAWN_WIDTH,
    TAKE,
    die,
    draw_arrow,
    draw_chip,
    draw_sign,
    pawn,
)

_WIDTH, _HEIGHT = 768, 176
_TILE = 92


@lru_cache(maxsize=32)
def draw_rule(name: str, theme: Theme, say: Speaker) -> bytes:
    """The illustration as a PNG; its name is one of `RULES`."""
    return encode(RULES[name](theme, say), theme)


def _move(theme: Theme, say: Speaker) -> Image.Image:
    """A three over two squares that are taken."""
    sketch = Sketch(_WIDTH, _HEIGHT, theme.ground.backdrop)
    for column in range(6):
        sketch.rectangle((134 + column * 104, 100), (_TILE, 60), theme.ground.tray, 14, theme.ground.line, 3)
    picture = sketch.finish()
    picture.alpha_composite(die(3, 84), (24, 66))
    for column, seat in ((0, 1), (2, 3), (3, 0)):
        picture.alpha_composite(pawn(seat, None), (134 + column * 104 + (_TILE - PAWN_WIDTH) // 2, 146 - PAWN_HEIGHT))
    arrows = Sketch(_WIDTH, _HEIGHT)
    steps = ((0, 1), (1, 4), (4, 5))
    for start, end in steps:
        x1, x2 = 180 + start * 104 + 20, 180 + end * 104 - 14
        far = end - start > 1
        points = [
            (x1 + (x2 - x1) * t / 12, (118 if not far else 96) - (72 if far else 34) * 4 * (t / 12) * (1 - t / 12))
            for t in range(13)
        ]
        points = [(x, max(14.0, y)) for x, y in points]
        draw_arrow(arrows, points, MARKS[1].colour, 9)
    picture.alpha_composite(arrows.finish())
    return picture


def _squares(theme: Theme, say: Speaker) -> Image.Image:
    sketch = Sketch(_WIDTH, 132, theme.ground.backdrop)
    for x, value, colour in ((128, 3, TAKE), (384, -3, GIVE), (640, None, ASK)):
        sketch.rectangle((x - 108, 8), (216, 116), theme.ground.tray, 18, colour, 5)
        draw_sign(sketch, value, (x, 66), 46)
    return sketch.finish()


def _limit(theme: Theme, say: Speaker) -> Image.Image:
    sketch = Sketch(_WIDTH, 96, theme.ground.backdrop)
    for place in range(11):
        draw_chip(sketch, (40 + place * 34, 46), 19)
    draw_arrow(sketch, [(430, 48), (512, 48)], GIVE, 13)
    for place in range(4):
        draw_chip(sketch, (560 + place * 44, 46), 19)
    return sketch.finish()


def _cards(theme: Theme, say: Speaker) -> Image.Image:
    picture = Image.new("RGBA", (CARD_WIDTH + 24, CARD_HEIGHT + 24), theme.ground.backdrop)
    picture.alpha_composite(card_picture(Card.SHIFT, say, None, Held.DONE), (12, 12))
    return picture


RULES: Mapping[str, Callable[[Theme, Speaker], Image.Image]] = {
    "move": _move,
    "squares": _squares,
    "limit": _limit,
    "cards": _cards,
}
