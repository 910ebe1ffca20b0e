"""The result of every game as a picture: medals, seats, what the game shows of each, and scores."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from render.png import Palette
from render.ranking import RankedRow
from render.seat_marks import MARKS
from render.sketch import Point, Sketch, font
from render.theme import BRONZE, BRONZE_INK, GOLD, GOLD_INK, SILVER, SILVER_INK, Colour, Theme

WIDTH = 1024
DETAIL_WIDTH = 590
"""As wide as a detail may be beside a score."""

WIDE_DETAIL = 760
"""As wide as a detail may be where no score stands beside it."""

ROWS_A_COLUMN = 8
"""More rows than these stand in two columns."""

NARROW_DETAIL = 124
"""As wide as a detail may be in one of two columns."""

_MARGIN, _GAP = 14, 12
_ROW, _ROW_WITH_TOTAL, _PADDING = 108, 124, 14
_MEDAL_AT, _BADGE_AT, _DETAIL_LEFT = 58, 146, 208
_MEDAL, _BADGE = 32, 38
_SCORE, _NARROW_SCORE, _TOTAL = 60, 50, 36

_MEDALS = {1: (GOLD, GOLD_INK), 2: (SILVER, SILVER_INK), 3: (BRONZE, BRONZE_INK)}


def draw_ranking(rows: Sequence[RankedRow], theme: Theme, palette: Palette) -> bytes:
    """A PNG of the rows, as they come: best first, and last what belongs to nobody."""
    return palette.encode(paint_ranking(rows, theme), theme)


def paint_ranking(rows: Sequence[RankedRow], theme: Theme) -> Image.Image:
    columns = 1 if len(rows) <= ROWS_A_COLUMN else 2
    width = (WIDTH - _MARGIN - columns * _MARGIN) // columns
    each = -(-len(rows) // columns)
    pictures = [_row(row, width, theme) for row in rows]
    stacks = [pictures[start : start + each] for start in range(0, len(pictures), each)]
    height = max(sum(picture.height + _GAP for picture in stack) for stack in stacks) - _GAP + 2 * _MARGIN
    together = Image.new("RGBA", (WIDTH, height), theme.ground.backdrop)
    for column, stack in enumerate(stacks):
        top = _MARGIN
        for picture in stack:
            together.alpha_composite(picture, (_MARGIN + column * (width + _MARGIN), top))
            top += picture.height + _GAP
    return together


def _row(row: RankedRow, width: int, theme: Theme) -> Image.Image:
    ground = theme.ground
    detail = row.detail(theme) if row.detail else None
    least = _ROW_WITH_TOTAL if row.total else _ROW
    height = max(least, detail.height + 2 * _PADDING if detail else 0)
    middle = height / 2
    won = row.place == 1
    sketch = Sketch(width, height)
    sketch.rectangle((0, 0), (width, height), ground.tray, 22, GOLD if won else ground.line, 6 if won else 2)
    if row.place is not None:
        _draw_medal(sketch, row.place, (_MEDAL_AT, middle), theme)
    if row.seat is not None:
        sketch.badge(MARKS[row.seat], (_BADGE_AT, middle), _BADGE)
    else:
        _draw_nobody(sketch, (_BADGE_AT, middle), ground.faint_ink)
    size = _SCORE if width > WIDTH / 2 else _NARROW_SCORE
    _draw_score(sketch, row, (width - 26, middle), size, theme)
    picture = sketch.finish()
    if detail:
        picture.alpha_composite(detail, (_DETAIL_LEFT, (height - detail.height) // 2))
    return picture


def _draw_medal(sketch: Sketch, place: int, centre: Point, theme: Theme) -> None:
    if place not in _MEDALS:
        sketch.text(centre, str(place), 44, theme.ground.ink, 800)
        return
    x, y = centre
    metal, ink = _MEDALS[place]
    if place == 1:
        sketch.crown((x, y - 29), 0.62)
        y += 9
    sketch.ellipse((x, y), (_MEDAL, _MEDAL), metal, "#ffffff", 4)
    sketch.text((x, y), str(place), 40, ink, 850)


def _draw_nobody(sketch: Sketch, centre: Point, ink: Colour) -> None:
    x, y = centre
    sketch.ellipse(centre, (28, 28), None, ink, 5)
    sketch.line([(x - 19, y + 19), (x + 19, y - 19)], ink, 5)


def _draw_score(sketch: Sketch, row: RankedRow, right: Point, size: int, theme: Theme) -> None:
    """The score, and below it the total; the highest total on gold."""
    x, y = right
    ink = theme.ground.ink
    if not row.total:
        sketch.text((x, y), row.score, size, ink, 850, "rm")
        return
    sketch.text((x, y - 25), row.score, size, ink, 850, "rm")
    total = f"Σ {row.total}"
    if row.leads:
        sketch.rectangle((x - _text_width(total, _TOTAL) - 14, y + 8), (_text_width(total, _TOTAL) + 28, 42), GOLD, 13)
        ink = GOLD_INK
    sketch.text((x, y + 29), total, _TOTAL, ink, 750, "rm")


@lru_cache(maxsize=64)
def _text_width(words: str, size: int) -> float:
    return font(size, 750).getlength(words)
