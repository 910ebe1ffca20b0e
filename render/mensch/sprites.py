"""Pawns, walls, the die and all that marks a square, each drawn once."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.game import Seat
from engine.mensch.board import PawnId
from render.mensch.places import CELL
from render.mensch.words import pawn_name
from render.seat_marks import MARKS, Shape
from render.sketch import Point, Sketch

PAWN_INK = "#241c16"
_BRICK, _MORTAR, _JOINT = "#8d5a43", "#5f3828", "#b98b72"

_LABEL_DROP = {Shape.TRIANGLE: 0.3}
"""How far below the centre, in radii, a pawn's name looks centred."""


@lru_cache(maxsize=64)
def pawn_sprite(pawn: PawnId) -> Image.Image:
    """The seat's shape in its colour, with the pawn's name."""
    side = CELL + 20
    mark = MARKS[pawn.seat]
    sketch = Sketch(side, side)
    middle = side / 2
    radius = {Shape.TRIANGLE: 37.0, Shape.DIAMOND: 40.0, Shape.SQUARE: 38.0, Shape.CIRCLE: 36.0}[mark.shape]
    centre = (middle, middle - (1 if mark.shape is Shape.TRIANGLE else 0))
    sketch.shape(mark.shape, (centre[0], centre[1] + 4), radius + 3, PAWN_INK, PAWN_INK, 5)
    sketch.shape(mark.shape, centre, radius + 2, PAWN_INK, PAWN_INK, 4)
    sketch.shape(mark.shape, centre, radius, mark.colour, "#ffffff", 4)
    drop = radius * _LABEL_DROP.get(mark.shape, 0.0)
    _outlined(sketch, (middle, centre[1] + drop), pawn_name(pawn), 30)
    return sketch.finish()


@lru_cache(maxsize=256)
def wall_sprite(masons: tuple[PawnId, PawnId]) -> Image.Image:
    """Two pawns on a square as two courses of a wall, each with its pawn's colour, shape and name (P3)."""
    side = CELL + 10
    sketch = Sketch(side, side)
    sketch.rectangle((0, 0), (side, side), _MORTAR, 9)
    sketch.rectangle((3, 3), (side - 6, side - 6), _BRICK, 7)
    for x in (5.5, side - 5.5):
        for y in (14.0, 33.0, 61.0, 80.0):
            sketch.line([(x - 4, y), (x + 4, y)], _JOINT, 2.5)
    for x in (22.0, 47.0, 72.0):
        for y in (5.0, side - 5.0):
            sketch.line([(x, y - 3), (x, y + 3)], _JOINT, 2.5)
    for row, pawn in enumerate(masons):
        mark = MARKS[pawn.seat]
        top = 11 + row * 38
        sketch.rectangle((9, top), (side - 18, 34), mark.colour, 5, "#ffffff", 2.5)
        sketch.shape(mark.shape, (26, top + 17), 9.5, "#ffffff", PAWN_INK, 1.5)
        _outlined(sketch, (59, top + 17.5), pawn_name(pawn), 28)
    return sketch.finish()


@lru_cache(maxsize=2)
def choice_ring(*, wall: bool) -> Image.Image:
    """Round a pawn that may move, or a wall that it may leave."""
    side = CELL + 30
    sketch = Sketch(side, side)
    for inset, colour, width in ((2, PAWN_INK, 12), (4, "#ffffff", 8)):
        if wall:
            sketch.rectangle((inset, inset), (side - 2 * inset, side - 2 * inset), None, 18, colour, width)
        else:
            sketch.ellipse((side / 2, side / 2), (side / 2 - inset, side / 2 - inset), None, colour, width)
    return sketch.finish()


@lru_cache(maxsize=8)
def target_ring(seat: Seat) -> Image.Image:
    """Round a square where a pawn of that seat may go."""
    side, ring = CELL + 70, CELL + 26
    mark = MARKS[seat]
    sketch = Sketch(side, side)
    middle = (side / 2, side / 2)
    for radius, colour, width in (
        (ring / 2, PAWN_INK, 13),
        (ring / 2 - 2, "#ffffff", 10),
        (ring / 2 - 4.5, mark.colour, 5.5),
    ):
        sketch.ellipse(middle, (radius, radius), None, colour, width)
    return sketch.finish()


@lru_cache(maxsize=16)
def target_badge(pawn: PawnId) -> Image.Image:
    """The pawn's name hanging on that ring."""
    side = CELL + 70
    mark = MARKS[pawn.seat]
    sketch = Sketch(side, side)
    width, height = 60, 42
    corner = ((side - width) / 2, 14)
    sketch.rectangle(corner, (width, height), PAWN_INK, 13)
    sketch.rectangle((corner[0] + 2, corner[1] + 2), (width - 4, height - 4), mark.colour, 11, "#ffffff", 3)
    _outlined(sketch, (side / 2, corner[1] + height / 2), pawn_name(pawn), 28)
    return sketch.finish()


@lru_cache(maxsize=1)
def claim_sprite() -> Image.Image:
    """At a pawn that could have captured and may be claimed (P7)."""
    sketch = Sketch(46, 46)
    sketch.ellipse((23, 23), (22, 22), "#ffffff")
    sketch.ellipse((23, 23), (19, 19), "#b02a3c")
    sketch.text((23, 22), "!", 34, "#ffffff", 900)
    return sketch.finish()


@lru_cache(maxsize=64)
def bead(number: int, ink: str, ground: str) -> Image.Image:
    """The number of a square on a way that would hide it."""
    sketch = Sketch(48, 48)
    sketch.ellipse((24, 24), (22, 22), ground)
    sketch.text((24, 24), str(number), 28, ink, 750)
    return sketch.finish()


@lru_cache(maxsize=32)
def step_sprite(direction: tuple[int, int], seat: Seat | None) -> Image.Image:
    """A piece of a way between neighbouring squares; without a seat, the light edge that lies below it."""
    thick = 13 if seat is not None else 21
    side = CELL + 28
    middle = side / 2
    dx, dy = direction
    sketch = Sketch(side, side)
    half = CELL / 2
    ends = [(middle - dx * half, middle - dy * half), (middle + dx * half, middle + dy * half)]
    sketch.line(ends, "#ffffff" if seat is None else MARKS[seat].colour, thick)
    return sketch.finish()


@lru_cache(maxsize=128)
def arrow_head(direction: tuple[int, int], seat: Seat) -> Image.Image:
    """At the end of a way; the direction is in tenths."""
    side = 64
    middle = side / 2
    length = (direction[0] ** 2 + direction[1] ** 2) ** 0.5
    dx, dy = direction[0] / length, direction[1] / length
    sketch = Sketch(side, side)
    tip = (middle + dx * 19, middle + dy * 19)
    left = (middle - dx * 11 - dy * 21, middle - dy * 11 + dx * 21)
    right = (middle - dx * 11 + dy * 21, middle - dy * 11 - dx * 21)
    sketch.polygon([tip, left, right], "#ffffff", "#ffffff", 9)
    sketch.polygon([tip, left, right], MARKS[seat].colour)
    return sketch.finish()


@lru_cache(maxsize=8)
def start_ring(seat: Seat) -> Image.Image:
    """Where a pawn that moved has stood."""
    side = CELL + 4
    sketch = Sketch(side, side)
    middle = (side / 2, side / 2)
    sketch.ellipse(middle, (side / 2 - 4, side / 2 - 4), None, "#ffffff", 10)
    sketch.ellipse(middle, (side / 2 - 6, side / 2 - 6), None, MARKS[seat].colour, 6)
    return sketch.finish()


@lru_cache(maxsize=8)
def dot(seat: Seat) -> Image.Image:
    """One of those that lead a captured pawn back to its base."""
    sketch = Sketch(16, 16)
    sketch.ellipse((8, 8), (8, 8), "#ffffff")
    sketch.ellipse((8, 8), (5.5, 5.5), MARKS[seat].colour)
    return sketch.finish()


@lru_cache(maxsize=8)
def burst() -> Image.Image:
    """Behind a pawn that captured."""
    side = CELL + 34
    sketch = Sketch(side, side)
    sketch.polygon(_star(side / 2, side / 2 - 3, 0.8), "#ffd23f", PAWN_INK, 3)
    return sketch.finish()


def _star(middle: float, radius: float, inner: float) -> Sequence[Point]:
    points = []
    for step in range(28):
        reach = radius * (inner if step % 2 else 1.0)
        angle = math.tau * step / 28
        points.append((middle + reach * math.sin(angle), middle - reach * math.cos(angle)))
    return points


def _outlined(sketch: Sketch, at: Point, words: str, size: float) -> None:
    """White on any of the seats' colours."""
    for dx, dy in ((-1.6, 0), (1.6, 0), (0, -1.6), (0, 1.6), (-1.1, -1.1), (1.1, 1.1), (-1.1, 1.1), (1.1, -1.1)):
        sketch.text((at[0] + dx, at[1] + dy), words, size, PAWN_INK, 850)
    sketch.text(at, words, size, "#ffffff", 850)
