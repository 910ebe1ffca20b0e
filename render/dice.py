"""An ordinary die, for every game that has one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from PIL import Image

from render.sketch import Point, Sketch
from render.theme import Colour

_INK = "#241c16"

_PIPS: Mapping[int, tuple[Point, ...]] = {
    1: ((0.5, 0.5),),
    2: ((0.28, 0.72), (0.72, 0.28)),
    3: ((0.25, 0.75), (0.5, 0.5), (0.75, 0.25)),
    4: ((0.28, 0.28), (0.72, 0.28), (0.28, 0.72), (0.72, 0.72)),
    5: ((0.26, 0.26), (0.74, 0.26), (0.5, 0.5), (0.26, 0.74), (0.74, 0.74)),
    6: ((0.29, 0.24), (0.71, 0.24), (0.29, 0.5), (0.71, 0.5), (0.29, 0.76), (0.71, 0.76)),
}
"""In sides of the die."""


@lru_cache(maxsize=64)
def die_sprite(value: int, side: int, edge: Colour) -> Image.Image:
    """The die with its value up; ``edge`` is the colour of the seat that rolled it. 0: not rolled yet."""
    sketch = Sketch(side, side)
    inner = side * 0.94
    sketch.rectangle((side * 0.03, side * 0.05), (inner, side * 0.93), "#00000066", side * 0.2)
    sketch.rectangle((side * 0.03, side * 0.02), (inner, side * 0.93), "#fffdf7", side * 0.2, edge, side * 0.06)
    if value == 0:
        sketch.text((side / 2, side * 0.49), "?", side * 0.6, edge, 800)
    for x, y in _PIPS.get(value, ()):
        centre = (side * (0.06 + 0.88 * x), side * (0.045 + 0.88 * y))
        sketch.ellipse(centre, (side * 0.078, side * 0.078), _INK)
    return sketch.finish()
