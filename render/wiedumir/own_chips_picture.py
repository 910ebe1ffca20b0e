"""What only one seat may see where nobody compares: its own chips (W15)."""

from __future__ import annotations

from PIL import Image

from engine.wiedumir.chips import LIMIT
from engine.wiedumir.view import WieDuMirView
from render.art import art
from render.figures import pawn
from render.sketch import Sketch
from render.theme import Theme
from render.wiedumir.palette import encode
from render.wiedumir.pieces import chip

WIDTH = 640
_A_ROW = 10
_STEP, _CHIP = 55, 56
_TOP, _CHIPS_LEFT = 150, 45


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
    sketch = Sketch(WIDTH, _TOP + rows * _STEP + 24, ground.backdrop)
    sketch.rectangle((6, 104), (WIDTH - 12, rows * _STEP + 62), "#5f3a18", 26)
    sketch.rectangle((6, 102), (WIDTH - 12, rows * _STEP + 58), "#b98a56", 25)
    sketch.rectangle((16, 112), (WIDTH - 32, rows * _STEP + 38), ground.tray, 18)
    sketch.text((226, 62), str(chips), 88, ground.ink, 900, "lm")
    picture = sketch.finish()
    picture.alpha_composite(pawn(view.viewer, 120), (28, 4))
    picture.alpha_composite(art("wiedumir/purse", 84), (128, 14))
    for place in range(places):
        row, column = divmod(place, _A_ROW)
        at = (_CHIPS_LEFT + column * _STEP, _TOP - 22 + row * _STEP)
        if place < chips:
            picture.alpha_composite(chip(_CHIP), at)
        else:
            picture.alpha_composite(_hollow(theme), at)
    return picture


def _hollow(theme: Theme) -> Image.Image:
    """Room for a chip up to the limit."""
    sketch = Sketch(_CHIP, _CHIP)
    sketch.ellipse((_CHIP * 0.5, _CHIP * 0.46), (20, 17), None, theme.ground.line, 4)
    return sketch.finish()
