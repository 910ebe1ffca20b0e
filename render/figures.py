"""The pawns of every game: one turned wooden figure in the seat's colour, with the seat's shape and letter.

Pictures are shared and cached: never change one in place. Coordinates below are shares of a picture's width and height.
"""

from __future__ import annotations

from PIL import Image

from engine.game import Seat
from render.art import art, shade
from render.kept_drawings import kept
from render.seat_marks import MARKS
from render.sketch import Point, Sketch

PAWN_SHAPE = 110 / 150
"""The width of a standing pawn's picture, in heights. A lying pawn's is as high as a standing one's is wide."""

PAWN_FOOT: Point = (0.5, 0.83)
"""Where the middle of a standing pawn's foot touches the ground: put this on the middle of its square."""

_CHEST, _CHEST_LYING = (0.5, 0.565), (0.44, 0.545)
_BADGE, _SMALL_BADGE, _SMALL = 0.185, 0.225, 56
"""The radius of the shape on the chest, in heights of a standing pawn; larger on pawns that are this low."""

_NUMBER_AT: Point = (0.5, 0.82)
_IVORY, _INK = "#fff8e7", "#241c16"


@kept
def pawn(seat: Seat, height: int, number: int | None = None) -> Image.Image:
    """A standing pawn, ``height`` pixels high with its shadow; ``number`` stands on its foot.

    From about 30 pixels on, shape and letter can be read; the number from about 50.
    """
    width = round(height * PAWN_SHAPE)
    figure = art("common/pawn", width, height, body=MARKS[seat].colour)
    sketch = Sketch(width, height)
    _draw_badge(sketch, seat, (width * _CHEST[0], height * _CHEST[1]), _badge_radius(height))
    if number is not None:
        x, y = width * _NUMBER_AT[0], height * _NUMBER_AT[1]
        half, high = height * (0.115 if number < 10 else 0.16), height * 0.17
        sketch.rectangle((x - half, y - high / 2), (2 * half, high), _IVORY, high / 2, _INK, max(1, height * 0.012))
        sketch.text((x, y), str(number), height * 0.155, _INK, 850)
    return Image.alpha_composite(figure, sketch.finish())


@kept
def lying_pawn(seat: Seat, width: int) -> Image.Image:
    """A pawn that was thrown over, such as a captured one; as long as a standing pawn of that height is high."""
    height = round(width * PAWN_SHAPE)
    figure = art("common/pawn-lying", width, height, body=MARKS[seat].colour)
    sketch = Sketch(width, height)
    _draw_badge(sketch, seat, (width * _CHEST_LYING[0], height * _CHEST_LYING[1]), _badge_radius(width))
    return Image.alpha_composite(figure, sketch.finish())


def _badge_radius(height: int) -> float:
    return height * (_SMALL_BADGE if height <= _SMALL else _BADGE)


def _draw_badge(sketch: Sketch, seat: Seat, centre: Point, radius: float) -> None:
    """An inlay of ivory in the seat's shape, with its letter in dark ink."""
    mark = MARKS[seat]
    ink = shade(mark.colour, "#1a1009", 0.72)
    sketch.badge(mark, centre, radius, rim=ink, fill=_IVORY, ink=ink)
