"""What only one seat may see where nobody compares: its own chips (W15)."""

from __future__ import annotations

from PIL import Image

from engine.wiedumir.chips import LIMIT
from engine.wiedumir.view import WieDuMirView
from render.seat_marks import MARKS
from render.sketch import Sketch
from render.theme import Theme
from render.wiedumir.palette import encode
from render.wiedumir.sprites import draw_chip

WIDTH = 640
_A_ROW = 10
_STEP = 56


def draw_own_chips(view: WieDuMirView, theme: Theme) -> bytes:
    """The viewer's chips as a PNG. The viewer must be a seat."""
    return encode(paint_own_chips(view, theme), theme)


def paint_own_chips(view: WieDuMirView, theme: Theme) -> Image.Image:
    assert view.viewer is not None
    chips = view.chips[view.viewer]
    assert chips is not None
    places = chips if view.no_limits else max(LIMIT, chips)
    rows = max(1, -(-places // _A_ROW))
    ground = theme.ground
    sketch = Sketch(WIDTH, 132 + rows * _STEP + 12, ground.backdrop)
    sketch.badge(MARKS[view.viewer], (78, 66), 44)
    sketch.text((160, 68), str(chips), 84, ground.ink, 900, "lm")
    for place in range(places):
        row, column = divmod(place, _A_ROW)
        centre = (68 + column * _STEP, 156.0 + row * _STEP)
        if place < chips:
            draw_chip(sketch, centre, 23)
        else:
            sketch.ellipse(centre, (20, 20), None, ground.line, 4)
    return sketch.finish()
