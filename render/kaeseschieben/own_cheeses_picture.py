"""What only one seat may see: its own cheeses, opened (K10)."""

from __future__ import annotations

from PIL import Image

from engine.kaeseschieben.view import KaeseschiebenView
from render.kaeseschieben.palette import encode
from render.kaeseschieben.piles import CARD_HEIGHT, CARD_WIDTH, lay_out, rows_needed
from render.seat_marks import MARKS
from render.sketch import Sketch
from render.theme import Theme

_COLUMNS = 6
_MARGIN = 24


def draw_own_cheeses(view: KaeseschiebenView, theme: Theme) -> bytes:
    """The viewer's cheeses as a PNG. The viewer must be a seat that owns some and may look at them."""
    return encode(paint_own_cheeses(view, theme), theme)


def paint_own_cheeses(view: KaeseschiebenView, theme: Theme) -> Image.Image:
    assert view.viewer is not None
    cheeses = [(owned.cheese.size, owned.wormy) for owned in view.piles[view.viewer] if owned.wormy is not None]
    assert cheeses
    width = 2 * _MARGIN + _COLUMNS * (CARD_WIDTH + 6)
    height = 100 + rows_needed(len(cheeses), _COLUMNS) * (CARD_HEIGHT + 6) + _MARGIN
    sketch = Sketch(width, height, theme.ground.backdrop)
    sketch.badge(MARKS[view.viewer], (56, 52), 30)
    points = sum(0 if wormy else size.points for size, wormy in cheeses)
    sketch.text((width - 40, 52), f"Σ {points}", 40, theme.ground.ink, 800, "rm")
    picture = sketch.finish()
    lay_out(picture, cheeses, (_MARGIN, 96), _COLUMNS, theme)
    return picture
