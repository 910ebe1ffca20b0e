"""Piles of taken cheeses, and one's own with their worms for oneself alone."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.kaeseschieben.board import Size
from engine.kaeseschieben.view import KaeseschiebenView
from render.art import art
from render.caches import kept
from render.kaeseschieben.layout import encode
from render.kaeseschieben.sprites import CELL, cheese, worm
from render.nameplate import nameplate
from render.people import Player
from render.sketch import Sketch
from render.theme import Theme

CARD_HEIGHT = 136
CARD_WIDTH = 102

_GOOD, _BAD, _IDLE = "#3f8f50", "#b3413a", "#857b6d"

_COLUMNS = 6
_MARGIN, _HEAD, _BETWEEN = 24, 96, 6
_PLATE = (430, 68)
_SHELF = 16
"""Height of the board on which each row of cheeses stands."""


@kept
def cheese_card(size: Size, wormy: bool, *, counts: bool = True) -> Image.Image:
    """One opened cheese on its paper: clean with its points, or with a worm looking out. Shared.

    One that counts for nobody has no points.
    """
    colour = (_BAD if wormy else _GOOD) if counts else _IDLE
    card = art("kaeseschieben/card", CARD_WIDTH, CARD_HEIGHT, body=colour).copy()
    card.alpha_composite(cheese(size, CELL), (5, 4))
    if wormy:
        card.alpha_composite(worm(72), (24, 0))
    sketch = Sketch(CARD_WIDTH, CARD_HEIGHT)
    label = ("0" if wormy else f"+{size.points}") if counts else "–"
    sketch.text((CARD_WIDTH / 2 - 1, CARD_HEIGHT - 23), label, 28, "#ffffff", 800)
    return Image.alpha_composite(card, sketch.finish())


def lay_out(
    picture: Image.Image,
    cheeses: Sequence[tuple[Size, bool]],
    corner: tuple[int, int],
    columns: int,
    *,
    counts: bool = True,
) -> None:
    """Cards in rows of ``columns`` from the corner on."""
    for index, (size, wormy) in enumerate(cheeses):
        row, column = divmod(index, columns)
        at = (corner[0] + column * (CARD_WIDTH + 6), corner[1] + row * (CARD_HEIGHT + 6))
        picture.alpha_composite(cheese_card(size, wormy, counts=counts), at)


def rows_needed(count: int, columns: int) -> int:
    return max(1, -(-count // columns))


def draw_own_cheeses(view: KaeseschiebenView, theme: Theme, players: Sequence[Player]) -> bytes:
    """The viewer's cheeses as a PNG. The viewer must be a seat that owns some and may look at them."""
    assert view.viewer is not None
    cheeses = [(owned.cheese.size, owned.wormy) for owned in view.piles[view.viewer] if owned.wormy is not None]
    assert cheeses
    width = 2 * _MARGIN + _COLUMNS * (CARD_WIDTH + _BETWEEN)
    rows = rows_needed(len(cheeses), _COLUMNS)
    row_height = CARD_HEIGHT + _SHELF + _BETWEEN
    sketch = Sketch(width, _HEAD + rows * row_height + _MARGIN // 2, theme.ground.backdrop)
    points = sum(0 if wormy else size.points for size, wormy in cheeses)
    sketch.text((width - 36, _HEAD / 2), f"= {points}", 44, theme.ground.ink, 800, "rm")
    picture = sketch.finish()
    plate = nameplate(players[view.viewer], view.viewer, *_PLATE, theme)
    picture.alpha_composite(plate, (_MARGIN, (_HEAD - plate.height) // 2))
    for row in range(rows):
        top = _HEAD + row * row_height
        shelf = art("kaeseschieben/shelf", width - _MARGIN, _SHELF)
        picture.alpha_composite(shelf, (_MARGIN // 2, top + CARD_HEIGHT - 4))
        lay_out(picture, cheeses[row * _COLUMNS : (row + 1) * _COLUMNS], (_MARGIN, top), _COLUMNS)
    return encode(picture, theme)
