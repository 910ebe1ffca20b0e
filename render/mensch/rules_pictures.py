"""Small illustrations for the rules: setting a pawn in, capturing, coming home, walls and how they fall."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from PIL import Image

from engine.mensch.board import PawnId
from render.dice import die_sprite
from render.mensch.palette import encode
from render.mensch.places import CELL
from render.mensch.sprites import arrow_head, bead, burst, dot, pawn_sprite, step_sprite, wall_sprite
from render.mensch.squares import BOARD, BOARD_EDGE, NUMBER, SQUARE, draw_base, draw_goal, draw_square, draw_start
from render.seat_marks import MARKS
from render.sketch import Sketch
from render.theme import Theme

_WIDTH, _HEIGHT = 9 * CELL + 36, 132
_MIDDLE = _HEIGHT // 2
_FIRST = 18 + CELL + CELL // 2 + 20
"""The middle of the first square; the die lies before it."""


@lru_cache(maxsize=16)
def draw_rule(name: str, theme: Theme) -> bytes:
    """The illustration as a PNG; its name is one of `RULES`."""
    return encode(RULES[name](theme), theme)


def _six(theme: Theme) -> Image.Image:
    sketch = _strip(theme)
    draw_base(sketch, _at(0), 0)
    for column in range(2, 7):
        (draw_start(sketch, _at(column), 1, 0) if column == 2 else draw_square(sketch, _at(column), column - 1))
    picture = sketch.finish()
    _put_die(picture, 6, 0)
    for x in (int(_at(1)[0] - 38 + 25 * step) for step in range(3)):
        _put(picture, dot(0), x, _MIDDLE)
    _put(picture, pawn_sprite(PawnId(0, 1)), *_at(2))
    _put(picture, arrow_head((10, 0), 0), _at(2)[0] - CELL // 2 - 6, _MIDDLE)
    return picture


def _capture(theme: Theme) -> Image.Image:
    sketch = _strip(theme)
    for column in range(5):
        draw_square(sketch, _at(column), column + 5)
    draw_base(sketch, _at(6), 1)
    picture = sketch.finish()
    _put_die(picture, 4, 0)
    _put_way(picture, 0, 4, 5, 0)
    for step in range(3):
        _put(picture, dot(1), _at(5)[0] - 20 + 25 * step, _MIDDLE)
    _put(picture, burst(), *_at(4))
    _put(picture, pawn_sprite(PawnId(0, 0)), *_at(4))
    _put(picture, pawn_sprite(PawnId(1, 1)), *_at(6))
    return picture


def _home(theme: Theme) -> Image.Image:
    sketch = _strip(theme)
    for column in range(3):
        draw_square(sketch, _at(column), column + 38)
    for number in range(1, 5):
        draw_goal(sketch, _at(2 + number), number, 0)
    picture = sketch.finish()
    _put_die(picture, 5, 0)
    _put_way(picture, 0, 2, 38, 0)
    for column in range(2, 5):
        _put(picture, step_sprite((1, 0), 0), _at(column)[0] + CELL // 2, _MIDDLE)
    for column, number in ((2, 40), (3, 1), (4, 2)):
        ink = NUMBER if column == 2 else MARKS[0].colour
        _put(picture, bead(number, ink, SQUARE), *_at(column))
    _put(picture, arrow_head((10, 0), 0), _at(5)[0] - CELL // 2, _MIDDLE)
    _put(picture, pawn_sprite(PawnId(0, 3)), *_at(5))
    _put(picture, pawn_sprite(PawnId(0, 1)), *_at(6))
    return picture


def _wall(theme: Theme) -> Image.Image:
    sketch = _strip(theme)
    for column in range(7):
        draw_square(sketch, _at(column), column + 5)
    picture = sketch.finish()
    _put_die(picture, 5, 1)
    _put(picture, pawn_sprite(PawnId(1, 2)), *_at(0))
    _put(picture, wall_sprite((PawnId(0, 0), PawnId(2, 3))), *_at(3))
    _put(picture, arrow_head((10, 0), 1), _at(1)[0] - CELL // 2 + 14, _MIDDLE)
    _put(picture, _cross(), *_at(2))
    return picture


def _fall(theme: Theme) -> Image.Image:
    sketch = _strip(theme)
    draw_base(sketch, _at(0), 0)
    draw_start(sketch, _at(2), 1, 0)
    for column in range(3, 7):
        draw_square(sketch, _at(column), column - 1)
    picture = sketch.finish()
    _put_die(picture, 6, 0)
    _put(picture, pawn_sprite(PawnId(0, 2)), *_at(0))
    _put(picture, arrow_head((10, 0), 0), *_at(1))
    _put(picture, burst(), *_at(2))
    _put(picture, wall_sprite((PawnId(1, 0), PawnId(3, 1))), *_at(2))
    return picture


RULES: Mapping[str, Callable[[Theme], Image.Image]] = {
    "six": _six,
    "capture": _capture,
    "home": _home,
    "wall": _wall,
    "fall": _fall,
}


def _strip(theme: Theme) -> Sketch:
    """A piece of the board, with room for the die before it."""
    sketch = Sketch(_WIDTH, _HEIGHT, theme.ground.backdrop)
    left = 18 + CELL + 8
    sketch.rectangle((left, 8), (_WIDTH - left - 14, _HEIGHT - 16), BOARD_EDGE, 20)
    sketch.rectangle((left + 5, 13), (_WIDTH - left - 24, _HEIGHT - 26), BOARD, 16)
    return sketch


def _at(column: int) -> tuple[int, int]:
    return (_FIRST + column * CELL, _MIDDLE)


def _put(picture: Image.Image, sprite: Image.Image, x: int, y: int) -> None:
    picture.alpha_composite(sprite, (x - sprite.width // 2, y - sprite.height // 2))


def _put_die(picture: Image.Image, value: int, seat: int) -> None:
    _put(picture, die_sprite(value, 84, MARKS[seat].colour), 16 + CELL // 2, _MIDDLE)


def _put_way(picture: Image.Image, start: int, end: int, first_number: int, seat: int) -> None:
    for layer in (None, seat):
        for column in range(start, end):
            _put(picture, step_sprite((1, 0), layer), _at(column)[0] + CELL // 2, _MIDDLE)
    for column in range(start, end):
        _put(picture, bead(first_number + column - start, NUMBER, SQUARE), *_at(column))


@lru_cache(maxsize=1)
def _cross() -> Image.Image:
    sketch = Sketch(CELL, CELL)
    middle, reach = CELL / 2, 22
    for colour, width in (("#ffffff", 17), ("#b02a3c", 11)):
        for turn in (-1, 1):
            ends = [(middle - reach, middle - reach * turn), (middle + reach, middle + reach * turn)]
            sketch.line(ends, colour, width)
    return sketch.finish()
