"""Cheeses, mice, worms and dice: each drawn once and kept."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from engine.game import Seat
from engine.kaeseschieben.board import Size
from render.seat_marks import MARKS, Shape
from render.sketch import Point, Sketch

CELL = 96
"""The side of a square of the board, in pixels. Full-size sprites fill it."""

_CRUST = "#8a5413"
_TOP = "#ffd65c"
_TOP_SHINE = "#ffe58f"
_SIDE = "#f0ae2f"
_HOLE = "#d9962a"
_HOLE_SHADE = "#b97818"
_WAX = "#d2562f"
_WAX_SHADE = "#a83c1d"
_FUR_INK = "#33241a"


@lru_cache(maxsize=32)
def cheese(size: Size, side: int = CELL) -> Image.Image:
    """A small wedge, a medium block or a large wheel, seen from a little above, in its square."""
    sketch = Sketch(CELL, CELL)
    {Size.SMALL: _wedge, Size.MEDIUM: _block, Size.LARGE: _wheel}[size](sketch)
    return _scaled(sketch.finish(), side)


@lru_cache(maxsize=32)
def mouse(seat: Seat, side: int = CELL) -> Image.Image:
    """The seat's mouse from above, its letter on a plate of the seat's shape."""
    sketch = Sketch(CELL, CELL)
    mark = MARKS[seat]
    tail = [(48 + 10 * math.sin(t / 3.2), 74 + t * 1.6) for t in range(12)]
    sketch.line(tail, _FUR_INK, 6)
    sketch.line(tail, mark.colour, 3)
    for side_sign in (-1, 1):
        sketch.ellipse((48 + 17 * side_sign, 20), (12.5, 12.5), mark.colour, _FUR_INK, 2.5)
        sketch.ellipse((48 + 17 * side_sign, 20.5), (7, 7), "#f7c3bf")
    sketch.polygon(_egg((48, 48), 31, 34), mark.colour, _FUR_INK, 2.5)
    for side_sign in (-1, 1):
        sketch.ellipse((48 + 9 * side_sign, 25), (4.4, 5), "#ffffff")
        sketch.ellipse((48 + 9 * side_sign, 24), (2.6, 3), "#1c1410")
        for rise in (-2, 3):
            sketch.line([(48 + 6 * side_sign, 17), (48 + 21 * side_sign, 12 + rise)], _FUR_INK, 1)
    sketch.ellipse((48, 15.5), (4, 3.4), "#f08a94", _FUR_INK, 1.4)
    pointed = mark.shape is Shape.TRIANGLE
    sketch.shape(mark.shape, (48, 54), 21 if pointed else 19, "#ffffff", _FUR_INK, 2)
    sketch.text((48, 58.5 if pointed else 54.5), mark.letter, 19 if pointed else 23, _FUR_INK, 900)
    return _scaled(sketch.finish(), side)


@lru_cache(maxsize=8)
def worm(side: int) -> Image.Image:
    """A worm that looks out of its cheese."""
    sketch = Sketch(CELL, CELL)
    body = [(30 + t * 3.1, 66 - 17 * math.sin(t / 2.3) - t * 0.8) for t in range(13)]
    sketch.line(body, "#3e6b22", 23)
    sketch.line(body, "#8ccf4d", 17)
    for x, y in body[1:-2:2]:
        sketch.arc((x, y), (7, 8), 200, 340, "#5f9f30", 2)
    head = body[-1]
    sketch.ellipse(head, (14, 14), "#8ccf4d", "#3e6b22", 3)
    for side_sign in (-1, 1):
        sketch.ellipse((head[0] + 5 * side_sign, head[1] - 3), (4.6, 5.2), "#ffffff", "#3e6b22", 1.2)
        sketch.ellipse((head[0] + 5 * side_sign + 1, head[1] - 2.4), (2.2, 2.6), "#1c1410")
    sketch.arc((head[0], head[1] + 3), (5, 4), 20, 160, "#3e6b22", 2)
    return _scaled(sketch.finish(), side)


@lru_cache(maxsize=16)
def die(face: int | None, side: int) -> Image.Image:
    """A die with its face up: a number from 1 to 3 as pips, or the star (None)."""
    sketch = Sketch(CELL, CELL)
    sketch.rectangle((10, 13), (76, 76), "#b9ae9c", 17)
    sketch.rectangle((10, 8), (76, 76), "#fffdf7", 17, "#5b4a38", 3)
    if face is None:
        points = [
            (48 + reach * math.sin(math.tau * step / 10), 47 - reach * math.cos(math.tau * step / 10))
            for step, reach in enumerate([31, 13] * 5)
        ]
        sketch.polygon(points, "#e3a320", "#7a5408", 2.5)
    for x, y in {1: [(48, 46)], 2: [(32, 62), (64, 30)], 3: [(29, 65), (48, 46), (67, 27)]}.get(face or 0, []):
        sketch.ellipse((x, y), (9, 9), "#2d2620")
    return _scaled(sketch.finish(), side)


def _wheel(sketch: Sketch) -> None:
    centre, rx, ry, height = (48.0, 42.0), 42.0, 33.0, 17.0
    low = (centre[0], centre[1] + height)
    sketch.ellipse((low[0], low[1] + 1.5), (rx + 1.5, ry + 1.5), _CRUST)
    sketch.ellipse(low, (rx - 1, ry - 1), _WAX_SHADE)
    sketch.rectangle((centre[0] - rx - 1.5, centre[1]), (2 * rx + 3, height), _CRUST)
    sketch.rectangle((centre[0] - rx + 1, centre[1]), (2 * rx - 2, height), _WAX_SHADE)
    sketch.ellipse(low, (rx - 1, ry - 1), _WAX_SHADE)
    sketch.ellipse(centre, (rx + 1.5, ry + 1.5), _CRUST)
    sketch.ellipse(centre, (rx - 1, ry - 1), _WAX)
    sketch.ellipse(centre, (rx - 7, ry - 6), _TOP)
    sketch.arc(centre, (rx - 11, ry - 10), 190, 285, _TOP_SHINE, 4)
    for at, radii in (((33, 37), (9, 7)), ((58, 30), (6, 4.5)), ((62, 49), (9.5, 7)), ((42, 56), (5, 3.6))):
        _hole(sketch, at, radii)


def _block(sketch: Sketch) -> None:
    sketch.rectangle((15, 18), (66, 66), _CRUST, 11)
    sketch.rectangle((17.5, 40), (61, 41.5), _SIDE, 9)
    sketch.rectangle((17.5, 20.5), (61, 43), _TOP, 9)
    sketch.line([(25, 25), (56, 25)], _TOP_SHINE, 4)
    for at, radii in (((34, 41), (8.5, 7)), ((60, 34), (6, 5)), ((62, 54), (5, 4)), ((28, 56), (3.6, 3))):
        _hole(sketch, at, radii)
    sketch.ellipse((44, 73), (7, 5.5), _HOLE_SHADE)
    sketch.ellipse((68, 72), (4, 3.4), _HOLE_SHADE)


def _wedge(sketch: Sketch) -> None:
    tip, right, back = (22.0, 50.0), (73.0, 60.0), (66.0, 28.0)
    height = 13.0

    def low(point: Point) -> Point:
        return (point[0], point[1] + height)

    sketch.polygon([tip, back, right, low(right), low(tip)], _CRUST, _CRUST, 5)
    sketch.polygon([tip, right, low(right), low(tip)], _SIDE)
    sketch.polygon([tip, back, right], _TOP)
    sketch.line([(30, 48), (62, 32)], _TOP_SHINE, 3)
    for at, radii in (((58, 43), (5.5, 4.2)), ((45, 49), (3.6, 2.8))):
        _hole(sketch, at, radii)
    sketch.ellipse((52, 64), (4.6, 3.6), _HOLE_SHADE)
    sketch.ellipse((34, 58), (2.6, 2.2), _HOLE_SHADE)


def _hole(sketch: Sketch, at: Point, radii: Point) -> None:
    sketch.ellipse(at, radii, _HOLE_SHADE)
    sketch.ellipse((at[0], at[1] + radii[1] * 0.22), (radii[0] * 0.88, radii[1] * 0.78), _HOLE)


def _egg(centre: Point, rx: float, ry: float) -> list[Point]:
    """Round below and pointed above, like a mouse's body with its nose."""
    points = []
    for step in range(60):
        angle = math.tau * step / 60
        pointed = 1 - 0.30 * max(0.0, math.cos(angle)) ** 1.5
        points.append((centre[0] + rx * math.sin(angle) * pointed, centre[1] - ry * math.cos(angle)))
    return points


def _scaled(picture: Image.Image, side: int) -> Image.Image:
    return picture if side == picture.width else picture.resize((side, side), Image.Resampling.LANCZOS)
