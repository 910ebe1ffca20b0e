"""The path a mouse has taken, step by step, and where it may go on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from PIL import Image

from engine.game import Seat
from engine.kaeseschieben.board import Direction, Square
from render.kaeseschieben.sprites import CELL
from render.seat_marks import MARKS
from render.sketch import Sketch

Centre = Callable[[Square], tuple[int, int]]

_STEP = 40
_APART = 34
"""How far apart the marks of steps lie that go over the same border twice."""


class Trail(NamedTuple):
    """A path and whose it is. ``squares`` begins with where the mouse stood."""

    squares: tuple[Square, ...]
    seat: Seat


def draw_start(picture: Image.Image, trail: Trail, centre: Centre) -> None:
    """A ring where the mouse stood; to be drawn before the pieces."""
    ring = _start_ring(trail.seat)
    x, y = centre(trail.squares[0])
    picture.alpha_composite(ring, (x - ring.width // 2, y - ring.height // 2))


def draw_steps(picture: Image.Image, trail: Trail, centre: Centre) -> None:
    """On each border that was crossed the number of that step; to be drawn over the pieces."""
    squares, seat = trail
    crossed: dict[frozenset[Square], int] = {}
    for number, (here, there) in enumerate(pairwise(squares), start=1):
        border = frozenset((here, there))
        before = crossed.get(border, 0)
        crossed[border] = before + 1
        (x1, y1), (x2, y2) = centre(here), centre(there)
        # Steps over the same border lie side by side along it.
        along = (before + 1) // 2 * _APART * (-1 if before % 2 else 1)
        x, y = (x1 + x2) // 2, (y1 + y2) // 2
        x, y = (x, y + along) if y1 == y2 else (x + along, y)
        mark = _step_mark(number, _direction(here, there), seat)
        picture.alpha_composite(mark, (x - mark.width // 2, y - mark.height // 2))


def draw_hints(picture: Image.Image, mouse: Square, possible: Sequence[Direction], seat: Seat, centre: Centre) -> None:
    """An arrow on each border that the next step may cross."""
    x, y = centre(mouse)
    for direction in possible:
        hint = _hint(direction, seat)
        to = (x + direction.columns * CELL // 2, y - direction.rows * CELL // 2)
        picture.alpha_composite(hint, (to[0] - hint.width // 2, to[1] - hint.height // 2))


def _direction(here: Square, there: Square) -> Direction:
    return next(direction for direction in Direction if here.step(direction) == there)


@lru_cache(maxsize=8)
def _start_ring(seat: Seat) -> Image.Image:
    sketch = Sketch(CELL, CELL)
    sketch.ellipse((48, 48), (30, 30), None, "#ffffff", 9)
    sketch.ellipse((48, 48), (28, 28), None, MARKS[seat].colour, 5)
    return sketch.finish()


@lru_cache(maxsize=128)
def _step_mark(number: int, direction: Direction, seat: Seat) -> Image.Image:
    """A pointed disc: which step, and where it went."""
    side = _STEP + 14
    middle = side / 2
    sketch = Sketch(side, side)
    dx, dy = direction.columns, -direction.rows
    reach, half = _STEP / 2 + 6.5, 12.0
    tip = (middle + dx * reach, middle + dy * reach)
    left = (middle + dx * 9 - dy * half, middle + dy * 9 + dx * half)
    right = (middle + dx * 9 + dy * half, middle + dy * 9 - dx * half)
    colour = MARKS[seat].colour
    sketch.polygon([tip, left, right], "#ffffff", "#ffffff", 4)
    sketch.ellipse((middle, middle), (_STEP / 2, _STEP / 2), "#ffffff")
    sketch.polygon([tip, left, right], colour)
    sketch.ellipse((middle, middle), (_STEP / 2 - 2.5, _STEP / 2 - 2.5), colour)
    sketch.text((middle, middle), str(number), 24, "#ffffff", 800)
    return sketch.finish()


@lru_cache(maxsize=32)
def _hint(direction: Direction, seat: Seat) -> Image.Image:
    side = 44
    middle = side / 2
    sketch = Sketch(side, side)
    dx, dy = direction.columns, -direction.rows
    tip = (middle + dx * 15, middle + dy * 15)
    left = (middle - dx * 7 - dy * 16, middle - dy * 7 + dx * 16)
    right = (middle - dx * 7 + dy * 16, middle - dy * 7 - dx * 16)
    sketch.polygon([tip, left, right], "#ffffff", "#ffffff", 8)
    sketch.polygon([tip, left, right], "#ffffff", MARKS[seat].colour, 4)
    return sketch.finish()
