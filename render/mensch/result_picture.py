"""The end of a match: places, or the pair that won; pawns at home, captures made and suffered, sixes (M12, P9)."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.game import Seat
from engine.mensch.board import PAWNS, is_home
from engine.mensch.view import MenschView
from render.mensch.palette import encode
from render.mensch.sprites import burst, die_sprite
from render.mensch.words import ranking
from render.seat_marks import MARKS
from render.sketch import Sketch
from render.theme import GOLD, GOLD_INK, Theme

WIDTH = 1024
_HEADER, _ROW, _GAP = 122, 116, 12
_PLACE, _BADGE, _PAWNS = 78, 190, 272
_FIGURES = (590, 754, 908)
"""Where the columns stand."""


def draw_result(view: MenschView, theme: Theme) -> bytes:
    return encode(paint_result(view, theme), theme)


def paint_result(view: MenschView, theme: Theme) -> Image.Image:
    order = ranking(view)
    picture = Sketch(WIDTH, _HEADER + len(order) * (_ROW + _GAP), theme.ground.backdrop).finish()
    icons = (_captures(made=True), _captures(made=False), die_sprite(6, 66, theme.ground.line))
    for icon, x in zip(icons, _FIGURES, strict=True):
        picture.alpha_composite(icon, (x - icon.width // 2, (_HEADER - icon.height) // 2))
    for number, (place, seat) in enumerate(order):
        picture.alpha_composite(_row(view, place, seat, theme), (0, _HEADER + number * (_ROW + _GAP)))
    return picture


def _row(view: MenschView, place: int, seat: Seat, theme: Theme) -> Image.Image:
    won = place == 1
    ground = theme.ground
    sketch = Sketch(WIDTH, _ROW)
    sketch.rectangle((12, 0), (WIDTH - 24, _ROW), ground.tray, 22, GOLD if won else ground.line, 6 if won else 2)
    middle = _ROW / 2
    if won:
        sketch.ellipse((_PLACE, middle + 8), (38, 38), GOLD, "#ffffff", 4)
        sketch.crown((_PLACE, middle - 34), 0.75)
        sketch.text((_PLACE, middle + 8), "1", 44, GOLD_INK, 850)
    else:
        sketch.text((_PLACE, middle), str(place), 50, ground.ink, 800)
    sketch.badge(MARKS[seat], (_BADGE, middle), 40)
    home = sum(map(is_home, view.pawns[seat]))
    for number in range(PAWNS):
        left = _PAWNS + number * 52
        sketch.rectangle((left, middle - 21), (42, 42), ground.backdrop, 10, MARKS[seat].colour, 3)
        if number < home:
            sketch.shape(MARKS[seat].shape, (left + 21, middle), 15, MARKS[seat].colour, MARKS[seat].colour, 1)
    tally = view.tallies[seat]
    for figure, x in zip((tally.captures, tally.losses, tally.sixes), _FIGURES, strict=True):
        sketch.text((x, middle), str(figure), 50, ground.ink, 800)
    return sketch.finish()


@lru_cache(maxsize=2)
def _captures(*, made: bool) -> Image.Image:
    """A pawn in a burst, with a plus for captures made and a minus for those suffered."""
    pawn = burst()
    sketch = Sketch(pawn.width + 12, pawn.height)
    _draw_pawn(sketch, pawn.width / 2, pawn.height / 2 + 2)
    colour = "#1d7a3f" if made else "#b02a3c"
    x, y = pawn.width - 16, pawn.height - 28
    sketch.ellipse((x, y), (27, 27), "#ffffff")
    sketch.ellipse((x, y), (23, 23), colour)
    sketch.line([(x - 12, y), (x + 12, y)], "#ffffff", 7)
    if made:
        sketch.line([(x, y - 12), (x, y + 12)], "#ffffff", 7)
    picture = Sketch(sketch.width, sketch.height).finish()
    picture.alpha_composite(pawn)
    picture.alpha_composite(sketch.finish())
    return picture


def _draw_pawn(sketch: Sketch, x: float, y: float) -> None:
    """A pawn as everybody knows it, for captions."""
    colour, ink = MARKS[0].colour, "#241c16"
    sketch.polygon([(x, y - 22), (x + 19, y + 24), (x - 19, y + 24)], colour, ink, 4)
    sketch.polygon([(x, y - 22), (x + 19, y + 24), (x - 19, y + 24)], colour)
    sketch.ellipse((x, y - 16), (13, 13), colour, ink, 2.5)
