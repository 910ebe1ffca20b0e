"""The end of a match: places, or the pair that won; pawns at home, captures made and suffered, sixes (M12, P9)."""

from __future__ import annotations

from functools import lru_cache, partial

from PIL import Image

from engine.game import Seat
from engine.mensch.board import PAWNS, is_home
from engine.mensch.view import MenschView, Tally
from localization.catalog import Speaker
from render.dice import die_sprite
from render.mensch.ways import burst_sprite
from render.mensch.words import ranking
from render.ranking import RankedRow
from render.ranking_picture import WIDE_DETAIL
from render.seat_marks import MARKS
from render.sketch import Sketch
from render.theme import Theme

_HEIGHT = 84
_HOME_STEP = 50
_FIGURES = (226, 416, 596)
"""Where the icons stand, each with its figure to the right."""


def ranked_rows(view: MenschView, say: Speaker) -> list[RankedRow]:
    rows = []
    for place, seat in ranking(view):
        home = sum(map(is_home, view.pawns[seat]))
        tally = view.tallies[seat]
        words = say("mensch-ranking", home=home, **tally._asdict())
        rows.append(RankedRow(place, seat, words, detail=partial(_detail, seat, home, tally)))
    return rows


def _detail(seat: Seat, home: int, tally: Tally, theme: Theme) -> Image.Image:
    mark = MARKS[seat]
    sketch = Sketch(WIDE_DETAIL, _HEIGHT)
    middle = _HEIGHT / 2
    for number in range(PAWNS):
        left = number * _HOME_STEP
        sketch.rectangle((left, middle - 21), (42, 42), theme.ground.backdrop, 10, mark.colour, 3)
        if number < home:
            sketch.shape(mark.shape, (left + 21, middle), 15, mark.colour, mark.colour, 1)
    icons = (_capture(made=True), _capture(made=False), die_sprite(6, 58, theme.ground.line))
    for figure, left, icon in zip((tally.captures, tally.losses, tally.sixes), _FIGURES, icons, strict=True):
        sketch.text((left + icon.width + 12, middle), str(figure), 48, theme.ground.ink, 800, "lm")
    picture = sketch.finish()
    for left, icon in zip(_FIGURES, icons, strict=True):
        picture.alpha_composite(icon, (left, (_HEIGHT - icon.height) // 2))
    return picture


@lru_cache(maxsize=2)
def _capture(*, made: bool) -> Image.Image:
    """A pawn in a burst, with a plus for captures made and a minus for those suffered."""
    star = burst_sprite(_HEIGHT)
    sketch = Sketch(_HEIGHT + 10, _HEIGHT)
    _draw_pawn(sketch, _HEIGHT / 2 - 4, _HEIGHT / 2)
    x, y = _HEIGHT - 13, _HEIGHT - 21
    sketch.ellipse((x, y), (21, 21), "#ffffff")
    sketch.ellipse((x, y), (18, 18), "#1d7a3f" if made else "#b02a3c")
    sketch.line([(x - 9, y), (x + 9, y)], "#ffffff", 6)
    if made:
        sketch.line([(x, y - 9), (x, y + 9)], "#ffffff", 6)
    picture = Image.new("RGBA", (sketch.width, sketch.height))
    picture.alpha_composite(star)
    picture.alpha_composite(sketch.finish())
    return picture


def _draw_pawn(sketch: Sketch, x: float, y: float) -> None:
    """A pawn of no particular seat."""
    colour, ink = MARKS[0].colour, "#241c16"
    cone = [(x, y - 16), (x + 13, y + 17), (x - 13, y + 17)]
    sketch.polygon(cone, colour, ink, 3.5)
    sketch.polygon(cone, colour)
    sketch.ellipse((x, y - 11), (9.5, 9.5), colour, ink, 2.5)
