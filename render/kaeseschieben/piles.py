"""Cheeses that people own, row by row, with or without their worms."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.kaeseschieben.board import Size
from render.art import art
from render.kaeseschieben.sprites import CELL, cheese, worm
from render.kept_drawings import kept
from render.sketch import Sketch

CARD_HEIGHT = 136
CARD_WIDTH = 102

_GOOD, _BAD, _IDLE = "#3f8f50", "#b3413a", "#857b6d"


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
