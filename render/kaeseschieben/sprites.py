"""Cheeses, mice, worms and dice: each drawn once for its size and kept."""

from __future__ import annotations

from PIL import Image

from engine.game import Seat
from engine.kaeseschieben.board import Direction, Size
from render.art import art
from render.caches import kept
from render.figures import Figure, die_sprite
from render.people import MARKS, Shape
from render.sketch import Sketch

CELL = 90
"""The side of a square of the board, in pixels. Full-size sprites fill it."""

_IVORY, _PLATE_INK = "#fffaf0", "#2d1a0c"
_PLATE_AT = {
    Direction.NORTH: (0.5, 0.69),
    Direction.EAST: (0.38, 0.67),
    Direction.SOUTH: (0.5, 0.71),
    Direction.WEST: (0.62, 0.67),
}
"""The middle of the plate on a mouse that looks there, in sides of the sprite."""

_DIE_EDGE = "#8a6a45"

_QUARTERS = {
    Direction.EAST: None,
    Direction.NORTH: Image.Transpose.ROTATE_90,
    Direction.WEST: Image.Transpose.ROTATE_180,
    Direction.SOUTH: Image.Transpose.ROTATE_270,
}


def cheese(size: Size, side: int = CELL) -> Image.Image:
    """A small wedge, a medium block or a large wheel, seen from a little above, in its square."""
    return art(f"kaeseschieben/cheese-{size}", side)


@kept
def mouse(seat: Seat, looks: Direction = Direction.SOUTH, side: int = CELL) -> Image.Image:
    """The seat's mouse, which looks that way; on its body the letter on a plate of the seat's shape."""
    mark = MARKS[seat]
    body = art(f"kaeseschieben/mouse-{looks.name.lower()}", side, body=mark.colour)
    sketch = Sketch(side, side)
    x, y = (share * side for share in _PLATE_AT[looks])
    pointed = mark.shape is Shape.TRIANGLE
    sketch.shape(mark.shape, (x, y), side * (0.225 if pointed else 0.205), _IVORY, _PLATE_INK, side * 0.02)
    drop = 0.05 if pointed else 0.005
    sketch.text((x, y + drop * side), mark.letter, side * (0.21 if pointed else 0.245), _PLATE_INK, 900)
    return Image.alpha_composite(body, sketch.finish())


FIGURE = Figure(lambda seat, side: mouse(seat, side=side), 0.93)


def worm(side: int) -> Image.Image:
    """A worm that looks out of its cheese."""
    return art("kaeseschieben/worm", side)


@kept
def die(face: int | None, side: int, edge: str = _DIE_EDGE) -> Image.Image:
    """A die with its face up: a number from 1 to 3 as pips, or the star (None). 0: not rolled yet."""
    if face is not None:
        return die_sprite(face, side, edge)
    picture = art("common/die", side, edge=edge).copy()
    picture.alpha_composite(art("kaeseschieben/star", round(side * 0.66)), (round(side * 0.15), round(side * 0.13)))
    return picture


@kept
def turned(name: str, towards: Direction, side: int, **colours: str) -> Image.Image:
    """A drawing of this game that points to the right, pointing there. Shared."""
    picture = art(f"kaeseschieben/{name}", side, None, **colours)
    quarters = _QUARTERS[towards]
    return picture if quarters is None else picture.transpose(quarters)


@kept
def step_mark(number: int, direction: Direction, seat: Seat, side: int) -> Image.Image:
    """A pointed disc in the seat's colour with a number."""
    sketch = Sketch(side, side)
    x, y = (side / 2 - direction.columns * side * 0.045, side / 2 + direction.rows * side * 0.045)
    sketch.text((x, y), str(number), side * 0.5, MARKS[seat].ink, 850)
    return Image.alpha_composite(turned("step", direction, side, body=MARKS[seat].colour), sketch.finish())
