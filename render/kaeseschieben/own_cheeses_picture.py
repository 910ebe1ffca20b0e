"""What only one seat may see: its own cheeses, opened (K10)."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.kaeseschieben.view import KaeseschiebenView
from render.art import art
from render.kaeseschieben.palette import encode
from render.kaeseschieben.piles import CARD_HEIGHT, CARD_WIDTH, lay_out, rows_needed
from render.nameplate import nameplate
from render.player import Player
from render.sketch import Sketch
from render.theme import Theme

_COLUMNS = 6
_MARGIN, _HEAD, _BETWEEN = 24, 96, 6
_PLATE = (430, 68)
_SHELF = 16
"""How high the board is on which each row of cheeses stands."""


def draw_own_cheeses(view: KaeseschiebenView, theme: Theme, players: Sequence[Player]) -> bytes:
    """The viewer's cheeses as a PNG. The viewer must be a seat that owns some and may look at them."""
    return encode(paint_own_cheeses(view, theme, players), theme)


def paint_own_cheeses(view: KaeseschiebenView, theme: Theme, players: Sequence[Player]) -> Image.Image:
    assert view.viewer is not None
    cheeses = [(owned.cheese.size, owned.wormy) for owned in view.piles[view.viewer] if owned.wormy is not None]
    assert cheeses
    width = 2 * _MARGIN + _COLUMNS * (CARD_WIDTH + _BETWEEN)
    rows = rows_needed(len(cheeses), _COLUMNS)
    row_height = CARD_HEIGHT + _SHELF + _BETWEEN
    sketch = Sketch(width, _HEAD + rows * row_height + _MARGIN // 2, theme.ground.backdrop)
    points = sum(0 if wormy else size.points for size, wormy in cheeses)
    sketch.text((width - 36, _HEAD / 2), f"Σ {points}", 44, theme.ground.ink, 800, "rm")
    picture = sketch.finish()
    plate = nameplate(players[view.viewer], view.viewer, *_PLATE, theme)
    picture.alpha_composite(plate, (_MARGIN, (_HEAD - plate.height) // 2))
    for row in range(rows):
        top = _HEAD + row * row_height
        shelf = art("kaeseschieben/shelf", width - _MARGIN, _SHELF)
        picture.alpha_composite(shelf, (_MARGIN // 2, top + CARD_HEIGHT - 4))
        lay_out(picture, cheeses[row * _COLUMNS : (row + 1) * _COLUMNS], (_MARGIN, top), _COLUMNS)
    return picture
