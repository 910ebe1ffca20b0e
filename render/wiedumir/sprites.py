"""Pawns, chips, the die and the signs of the squares: each drawn once for each size and kept."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from engine.game import Seat
from render.seat_marks import MARKS, SeatMark
from render.sketch import Point, Sketch
from render.theme import Colour

PAWN_WIDTH, PAWN_HEIGHT = 96, 116
"""A pawn at full size."""

TAKE, GIVE, ASK = "#f2c230", "#c8323f", "#5b4fa8"
"""Squares where the owner takes chips, gives chips back, and draws a card."""

CHIP, CHIP_EDGE, CHIP_SHINE = "#e8a33d", "#8a5413", "#f7cf83"
INK = "#2d2620"
_SIGN = 84
_PAPER = "#fffdf7"


@lru_cache(maxsize=128)
def pawn(seat: Seat, number: int | None, width: int = PAWN_WIDTH) -> Image.Image:
    """A pawn with its seat's shape for a head; on its foot which of two it is, nothing if its seat has only one."""
    sketch = Sketch(PAWN_WIDTH, PAWN_HEIGHT)
    draw_pawn(sketch, MARKS[seat], (PAWN_WIDTH / 2, PAWN_HEIGHT - 4), 1.0, number)
    picture = sketch.finish()
    if width == PAWN_WIDTH:
        return picture
    return picture.resize((width, round(PAWN_HEIGHT * width / PAWN_WIDTH)), Image.Resampling.LANCZOS)


def draw_pawn(sketch: Sketch, mark: SeatMark, foot: Point, scale: float, number: int | None = None) -> None:
    """``foot`` is the middle of where it stands; at scale 1 it is `PAWN_HEIGHT` high."""
    x, y = foot

    def at(dx: float, dy: float) -> Point:
        return (x + dx * scale, y + dy * scale)

    sketch.ellipse(at(0, -9), (36 * scale, 12 * scale), INK)
    body = [at(-13, -62), at(13, -62), at(32, -12), at(-32, -12)]
    sketch.polygon(body, mark.colour, INK, 5 * scale)
    sketch.ellipse(at(0, -11), (33 * scale, 9.5 * scale), mark.colour)
    sketch.polygon([at(-12, -60), at(12, -60), at(30, -13), at(-30, -13)], mark.colour)
    sketch.badge(mark, at(0, -70), 37 * scale)
    if number is not None:
        sketch.ellipse(at(0, -17), (17 * scale, 16 * scale), _PAPER, INK, 2 * scale)
        sketch.text(at(0, -17), str(number), 27 * scale, INK, 900)


@lru_cache(maxsize=64)
def ghost(seat: Seat, side: int) -> Image.Image:
    """Where a pawn of the seat could land."""
    sketch = Sketch(side, side)
    sketch.badge(MARKS[seat], (side / 2, side / 2), side * 0.4)
    picture = sketch.finish()
    picture.putalpha(picture.getchannel("A").point(lambda value: value * 7 // 10))
    return picture


def draw_chip(sketch: Sketch, centre: Point, radius: float) -> None:
    sketch.ellipse((centre[0], centre[1] + radius * 0.14), (radius, radius), CHIP_EDGE)
    sketch.ellipse(centre, (radius, radius), CHIP, CHIP_EDGE, radius * 0.14)
    sketch.ellipse(centre, (radius * 0.56, radius * 0.56), None, CHIP_SHINE, radius * 0.16)


@lru_cache(maxsize=8)
def chip(side: int) -> Image.Image:
    sketch = Sketch(side, side)
    draw_chip(sketch, (side / 2, side * 0.47), side * 0.42)
    return sketch.finish()


@lru_cache(maxsize=8)
def die(face: int | None, side: int) -> Image.Image:
    """A die that shows its number; without one it lies ready to be rolled."""
    sketch = Sketch(side, side)
    edge = side * 0.06
    sketch.rectangle((edge, edge + side * 0.05), (side - 2 * edge, side - 2 * edge), "#b9ae9c", side * 0.19)
    colour = "#5b4a38"
    sketch.rectangle((edge, edge), (side - 2 * edge, side - 2 * edge), _PAPER, side * 0.19, colour, side * 0.035)
    if face is None:
        for dx in (-0.2, 0, 0.2):
            sketch.ellipse((side * (0.5 + dx), side * 0.5), (side * 0.05, side * 0.05), "#b9ae9c")
    else:
        sketch.text((side / 2, side * 0.49), str(face), side * 0.68, INK, 900)
    return sketch.finish()


def draw_sign(sketch: Sketch, value: int | None, centre: Point, radius: float) -> None:
    """What a square does, by shape and colour: a round coin, a stop sign, or a card's corner with a question mark."""
    x, y = centre
    rim = radius * 0.1
    if value is None:
        reach = radius * 1.12
        corners = [(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)]
        sketch.polygon(corners, ASK, "#ffffff", rim)
        sketch.text((x, y - radius * 0.03), "?", radius * 1.5, "#ffffff", 900)
    elif value > 0:
        sketch.ellipse(centre, (radius, radius), TAKE, INK, rim)
        sketch.text(centre, f"+{value}", radius * 1.05, INK, 900)
    else:
        corners = [
            (
                x + radius * 1.06 * math.cos(math.tau * (step + 0.5) / 8),
                y + radius * 1.06 * math.sin(math.tau * (step + 0.5) / 8),
            )
            for step in range(8)
        ]
        sketch.polygon(corners, GIVE, "#ffffff", rim)
        sketch.text(centre, f"−{-value}", radius * 1.05, "#ffffff", 900)


@lru_cache(maxsize=16)
def sign(value: int | None) -> Image.Image:
    """The same as it stands on a square."""
    sketch = Sketch(_SIGN, _SIGN)
    draw_sign(sketch, value, (_SIGN / 2, _SIGN / 2), 34)
    return sketch.finish()


def draw_flag(sketch: Sketch, foot: Point, height: float, ink: Colour) -> None:
    """The goal's chequered flag on its pole."""
    x, y = foot
    width, cloth, cells = height * 0.74, height * 0.5, 4
    sketch.line([(x, y), (x, y - height)], ink, height * 0.06)
    side = width / cells
    sketch.rectangle((x, y - height), (width, cloth), "#ffffff", 0, INK, height * 0.03)
    for column in range(cells):
        for row in range(3):
            if (column + row) % 2 == 0:
                sketch.rectangle((x + column * side, y - height + row * cloth / 3), (side, cloth / 3), INK)


def draw_arrow(
    sketch: Sketch, points: list[Point], colour: Colour, width: float, rim: Colour | None = "#ffffff"
) -> None:
    """Along the points, with a head at the last."""
    (x1, y1), (x2, y2) = points[-2], points[-1]
    length = math.hypot(x2 - x1, y2 - y1) or 1.0
    dx, dy = (x2 - x1) / length, (y2 - y1) / length
    reach, half = width * 2.1, width * 1.5
    neck = (x2 - dx * reach, y2 - dy * reach)
    head = [(x2, y2), (neck[0] - dy * half, neck[1] + dx * half), (neck[0] + dy * half, neck[1] - dx * half)]
    shaft = [*points[:-1], neck]
    if rim is not None:
        sketch.line(shaft, rim, width * 1.7)
        sketch.polygon(head, rim, rim, width * 0.75)
    sketch.line(shaft, colour, width)
    sketch.polygon(head, colour)
