"""Cheeses that people own, row by row, with or without their worms."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.kaeseschieben.board import Size
from render.kaeseschieben.sprites import CELL, cheese, worm
from render.sketch import Sketch
from render.theme import Theme

CARD_HEIGHT = CELL + 46
CARD_WIDTH = CELL + 12

_GOOD, _BAD, _IDLE = "#3f9b57", "#b3413a", "#857b6d"


def cheese_card(size: Size, wormy: bool, theme: Theme, *, counts: bool = True) -> Image.Image:
    """One opened cheese: clean with its points, or with a worm looking out, and struck through.

    One that counts for nobody has no points.
    """
    sketch = Sketch(CARD_WIDTH, CARD_HEIGHT)
    colour = (_BAD if wormy else _GOOD) if counts else _IDLE
    sketch.rectangle((2, 2), (CARD_WIDTH - 4, CARD_HEIGHT - 4), theme.ground.tray, 14, colour, 4)
    sketch.rectangle((2, CARD_HEIGHT - 42), (CARD_WIDTH - 4, 40), colour, 14)
    sketch.rectangle((2, CARD_HEIGHT - 42), (CARD_WIDTH - 4, 20), colour)
    label = ("0" if wormy else f"+{size.points}") if counts else "–"
    sketch.text((CARD_WIDTH / 2, CARD_HEIGHT - 21), label, 26, "#ffffff", 800)
    card = sketch.finish()
    card.alpha_composite(cheese(size), (6, 6))
    if wormy:
        card.alpha_composite(worm(CELL), (10, 0))
        cross = Sketch(CARD_WIDTH, CARD_HEIGHT)
        cross.line([(14, 92), (94, 12)], "#ffffff", 9)
        cross.line([(14, 92), (94, 12)], _BAD, 5)
        card.alpha_composite(cross.finish())
    return card


def lay_out(
    picture: Image.Image,
    cheeses: Sequence[tuple[Size, bool]],
    corner: tuple[int, int],
    columns: int,
    theme: Theme,
    *,
    counts: bool = True,
) -> None:
    """Cards in rows of ``columns`` from the corner on."""
    for index, (size, wormy) in enumerate(cheeses):
        row, column = divmod(index, columns)
        at = (corner[0] + column * (CARD_WIDTH + 6), corner[1] + row * (CARD_HEIGHT + 6))
        picture.alpha_composite(cheese_card(size, wormy, theme, counts=counts), at)


def rows_needed(count: int, columns: int) -> int:
    return max(1, -(-count // columns))
