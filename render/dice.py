"""An ordinary die, for every game that has one."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from render.art import SHADES, shade
from render.kept_drawings import kept
from render.sketch import Point, Sketch
from render.theme import Colour

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
