"""Figures and dice: numbers that stand out, and the faces of a die."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from PIL import Image, ImageColor, ImageFilter

from engine.game import Seat
from render.art import SHADES, art, shade
from render.caches import kept
from render.canvas import faded
from render.people import MARKS
from render.sketch import Point, Sketch
from render.theme import Colour, Theme

PAWN_SHAPE = 110 / 150
"""The width of a standing pawn's picture, in heights. A lying pawn's is as high as a standing one's is wide."""

PAWN_FOOT: Point = (0.5, 0.83)
"""Point of a standing pawn where the middle of its foot touches the ground: put this on the middle of its square."""

_CHEST, _CHEST_LYING = (0.5, 0.565), (0.44, 0.545)
_BADGE, _SMALL_BADGE, _SMALL = 0.185, 0.225, 80
"""The radius of the shape on the chest, in heights of a standing pawn; larger on pawns that are this low."""

_NUMBER_AT: Point = (0.5, 0.82)
_IVORY, _INK = "#fff8e7", "#241c16"

_DISTINCT = 60
"""Red, green and blue together differ by this much at least between a bar and its ground."""

_RIM, _SOLID = 7, 128
"""The side of the square that widens a shape, and the alpha from which on it is no shadow."""

_PIPS: Mapping[int, tuple[Point, ...]] = {
    1: ((0.5, 0.5),),
    2: ((0.27, 0.73), (0.73, 0.27)),
    3: ((0.25, 0.75), (0.5, 0.5), (0.75, 0.25)),
    4: ((0.28, 0.28), (0.72, 0.28), (0.28, 0.72), (0.72, 0.72)),
    5: ((0.26, 0.26), (0.74, 0.26), (0.5, 0.5), (0.26, 0.74), (0.74, 0.74)),
    6: ((0.29, 0.24), (0.71, 0.24), (0.29, 0.5), (0.71, 0.5), (0.29, 0.76), (0.71, 0.76)),
}
"""In sides of the face."""

_FACE, _FACE_AT = 0.79, (0.085, 0.075)
"""The ivory face within its edge, in sides of the picture."""

_PIP = 0.19


@kept
def pawn(seat: Seat, height: int, number: int | None = None) -> Image.Image:
    """A standing pawn, ``height`` pixels high with its shadow; ``number`` stands on its foot.

    From about 30 pixels on, shape and letter can be read; the number from about 50.
    """
    width = round(height * PAWN_SHAPE)
    figure = art("common/pawn", width, height, body=MARKS[seat].colour)
    sketch = Sketch(width, height)
    draw_badge(sketch, seat, (width * _CHEST[0], height * _CHEST[1]), _badge_radius(height))
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
    draw_badge(sketch, seat, (width * _CHEST_LYING[0], height * _CHEST_LYING[1]), _badge_radius(width))
    return Image.alpha_composite(figure, sketch.finish())


class Figure(NamedTuple):
    """Figure of a seat on a podium: ``draw`` makes it that high, and its foot is at ``foot``, in heights."""

    draw: Callable[[Seat, int], Image.Image]
    foot: float


PAWN = Figure(pawn, PAWN_FOOT[1])


def _badge_radius(height: int) -> float:
    return height * (_SMALL_BADGE if height <= _SMALL else _BADGE)


def draw_badge(sketch: Sketch, seat: Seat, centre: Point, radius: float) -> None:
    """An inlay of ivory in the seat's shape, with its letter in dark ink."""
    mark = MARKS[seat]
    ink = shade(mark.colour, "#1a1009", 0.72)
    sketch.badge(mark, centre, radius, rim=ink, fill=_IVORY, ink=ink)


def standing_out(colour: Colour, theme: Theme) -> Colour:
    """The seat's colour; lighter where it is as dark as the ground, or in high contrast if letters need that."""
    if theme is Theme.CONTRAST:
        lighter = (shade(colour, theme.ground.ink, step / 10) for step in range(11))
        return next(each for each in lighter if theme.contrast(each, theme.ground.tray) >= 4.5)
    pairs = zip(ImageColor.getrgb(colour), ImageColor.getrgb(theme.ground.tray), strict=True)
    if sum(abs(one - other) for one, other in pairs) >= _DISTINCT:
        return colour
    return shade(colour, theme.ground.ink, 0.65)


def rimmed(sprite: Image.Image, theme: Theme) -> Image.Image:
    """For the theme's ground: as it is, or in high contrast with a rim."""
    if theme is not Theme.CONTRAST:
        return sprite
    rim = Image.new("RGBA", sprite.size, theme.ground.ink)
    solid = sprite.getchannel("A").point(lambda alpha: 255 * (alpha >= _SOLID))
    rim.putalpha(solid.filter(ImageFilter.MaxFilter(_RIM)))
    return Image.alpha_composite(rim, sprite)


def ghostly(sprite: Image.Image, strength: float, theme: Theme) -> Image.Image:
    """Ghost of what was there or could be: as strong as that share of itself, in high contrast within a clear line."""
    ghost = faded(sprite, strength)
    if theme is not Theme.CONTRAST:
        return ghost
    solid = sprite.getchannel("A").point(lambda alpha: 255 * (alpha >= _SOLID))
    # Of black and white, one contrasts with any ground.
    for colour, side in (("#000000", 7), ("#ffffff", 13)):
        line = Image.new("RGBA", sprite.size, colour)
        line.putalpha(solid.filter(ImageFilter.MaxFilter(side)))
        line.paste("#00000000", (0, 0), solid.filter(ImageFilter.MaxFilter(side - 6)))
        ghost = Image.alpha_composite(ghost, line)
    return ghost


@kept
def die_sprite(value: int, side: int, edge: Colour) -> Image.Image:
    """The die with its value up; ``edge`` is the colour of the seat that rolled it. 0: not rolled yet."""
    sketch = Sketch(side, side)
    sketch.art("common/die", (0, 0), side, edge=edge)
    if value == 0:
        sketch.text((side * 0.48, side * 0.47), "?", side * 0.6, shade(edge, *SHADES["dark"]), 800)
    for x, y in _PIPS.get(value, ()):
        centre = (side * (_FACE_AT[0] + _FACE * x), side * (_FACE_AT[1] + _FACE * y))
        sketch.art("common/pip", (centre[0] - side * _PIP / 2, centre[1] - side * _PIP / 2), side * _PIP)
    return sketch.finish()
