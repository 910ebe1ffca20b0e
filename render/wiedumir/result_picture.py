"""The end of a game: a ranking with everybody's chips, where a tie was broken, and the points so far (W9, W13)."""

from __future__ import annotations

from PIL import Image

from engine.game import Seat
from engine.wiedumir.view import GameResult, WieDuMirView
from render.png import encode
from render.seat_marks import MARKS
from render.sketch import Sketch
from render.theme import GOLD, GOLD_INK, Theme
from render.wiedumir.sprites import draw_chip, draw_flag
from render.wiedumir.words import several_games

WIDTH = 1024
_ROW, _GAP, _MARGIN = 92, 10, 16
_CHIPS_LEFT, _CHIPS_WIDTH = 300, 330
_FLAG_AT = 690


def draw_result(view: WieDuMirView, number: int, theme: Theme) -> bytes:
    """The finished game ``number``, counted from 0, as a PNG."""
    return encode(paint_result(view, number, theme), theme)


def paint_result(view: WieDuMirView, number: int, theme: Theme) -> Image.Image:
    result = view.results[number]
    height = 2 * _MARGIN + view.seats * (_ROW + _GAP) - _GAP
    picture = Image.new("RGBA", (WIDTH, height), theme.ground.backdrop)
    tied = {seat for group in result.broken_ties for seat in group}
    for place, seat in enumerate(result.order):
        row = _row(result, seat, theme, tied=seat in tied, tally=several_games(view))
        picture.alpha_composite(row, (_MARGIN, _MARGIN + place * (_ROW + _GAP)))
    return picture


def _row(result: GameResult, seat: Seat, theme: Theme, *, tied: bool, tally: bool) -> Image.Image:
    """One seat: place, mark, chips; where chips were equal, when it was home; and all its points."""
    ground = theme.ground
    won = result.places[seat] == 1
    width = WIDTH - 2 * _MARGIN
    middle = _ROW / 2
    sketch = Sketch(width, _ROW)
    sketch.rectangle((2, 2), (width - 4, _ROW - 4), ground.tray, 20, GOLD if won else ground.line, 6 if won else 2)
    place = f"{result.places[seat]}."
    sketch.text((48, middle), place, 44, ground.ink, 850)
    sketch.badge(MARKS[seat], (130, middle + (9 if won else 0)), 30, rim=GOLD if won else "#ffffff")
    if won:
        sketch.crown((130, 17), 0.55)
    chips = result.chips[seat]
    sketch.text((230, middle), str(chips), 54, ground.ink, 900)
    step = min(32.0, _CHIPS_WIDTH / max(1, chips))
    for chip in range(chips):
        draw_chip(sketch, (_CHIPS_LEFT + step * chip, middle), 14)
    home = result.home[seat]
    if tied and home is not None:
        # The seat that was home earlier is ahead: the number of the arrival, under the goal's flag.
        draw_flag(sketch, (_FLAG_AT, middle + 26), 50, ground.ink)
        sketch.text((_FLAG_AT + 50, middle + 16), f"#{home}", 30, ground.ink, 800, "lm")
    if tally:
        leads = result.points[seat] == max(result.points)
        if leads:
            sketch.rectangle((width - 176, 16), (156, _ROW - 32), GOLD, 16)
        sketch.text((width - 98, middle), f"Σ {result.points[seat]}", 40, GOLD_INK if leads else ground.ink, 850)
    return sketch.finish()
