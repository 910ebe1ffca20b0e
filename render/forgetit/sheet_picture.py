"""The score block: a column a seat, a row a round, in blocks of eight seats (F1, F8, F9)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.forgetit.scoring import ROUNDS, SUBTOTAL_AFTER, Entry, Sheet, round_factor, totals
from engine.game import Seat
from engine.ranking import places
from render.forgetit.palette import encode
from render.seat_marks import MARKS
from render.sketch import Sketch, font
from render.theme import GOLD, GOLD_INK, Theme

SEATS_A_BLOCK = 8

_LABELS, _ROW, _HEADER, _MARGIN = 104, 54, 84, 18
_FEW, _FEW_WIDTH, _MANY_WIDTH = 4, 140, 110
"""Up to ``_FEW`` seats, the columns are wide and the figures large enough for 400 pixels."""

_GOLD_TINT = {Theme.DARK: "#453c26", Theme.LIGHT: "#f3dfae"}
_DASH = "–"


def draw_sheet(sheet: Sheet, theme: Theme, *, over: bool = False) -> bytes:
    """The sheet as a PNG; ``over`` marks the winners."""
    return encode(paint_sheet(sheet, theme, over=over), theme)


def paint_sheet(sheet: Sheet, theme: Theme, *, over: bool = False) -> Image.Image:
    points = totals(sheet)
    winners = [seat for seat, place in enumerate(places(points)) if over and place == 1]
    seats = range(len(sheet))
    blocks = [seats[start : start + SEATS_A_BLOCK] for start in range(0, len(seats), SEATS_A_BLOCK)]
    pictures = [_block(block, sheet, winners, theme) for block in blocks]
    width = sum(picture.width for picture in pictures)
    together = Image.new("RGBA", (width, pictures[0].height), theme.ground.backdrop)
    left = 0
    for picture in pictures:
        together.paste(picture, (left, 0))
        left += picture.width
    return together


class _Row(NamedTuple):
    """The turns of a round, or the points up to it."""

    label: str
    round: int
    is_sum: bool = False

    @property
    def doubled(self) -> bool:
        return not self.is_sum and round_factor(self.round) > 1

    def cell(self, column: Sequence[Entry]) -> str:
        if self.is_sum:
            return str(totals((tuple(column),), self.round)[0])
        if self.round > len(column):
            return ""
        entry = column[self.round - 1]
        return _DASH if entry is None else str(entry)


def _rows(sheet: Sheet) -> list[_Row]:
    rows = []
    for round in range(1, ROUNDS + 1):
        factor = round_factor(round)
        rows.append(_Row(f"{round} ×{factor}" if factor > 1 else str(round), round))
        if round == SUBTOTAL_AFTER and all(len(column) >= SUBTOTAL_AFTER for column in sheet):
            rows.append(_Row(f"Σ {round}", round, is_sum=True))
    return [*rows, _Row("Σ", ROUNDS, is_sum=True)]


def _block(seats: Sequence[Seat], sheet: Sheet, winners: Sequence[Seat], theme: Theme) -> Image.Image:
    rows = _rows(sheet)
    column = _FEW_WIDTH if len(sheet) <= _FEW else _MANY_WIDTH
    width = 2 * _MARGIN + _LABELS + column * len(seats)
    height = 2 * _MARGIN + _HEADER + _ROW * len(rows)
    ground = theme.ground
    picture = Image.new("RGBA", (width, height), ground.backdrop)
    pen = ImageDraw.Draw(picture)
    for place, seat in enumerate(seats):
        badge = _badge(seat, seat in winners)
        middle = _MARGIN + _LABELS + place * column + column // 2
        picture.alpha_composite(badge, (middle - badge.width // 2, _MARGIN + (_HEADER - badge.height) // 2 - 4))
    for number, row in enumerate(rows):
        top = _MARGIN + _HEADER + number * _ROW
        fill = ground.tray if row.is_sum else _GOLD_TINT[theme] if row.doubled else ground.backdrop
        pen.rectangle((_MARGIN, top, width - _MARGIN - 1, top + _ROW - 1), fill=fill)
        line = (_MARGIN, top + _ROW - 1, width - _MARGIN - 1, top + _ROW - 1)
        pen.line(line, fill=ground.ink if row.is_sum else ground.line, width=3 if row.is_sum else 1)
        middle = top + _ROW // 2
        pen.text((_MARGIN + 10, middle), row.label, fill=ground.faint_ink, font=font(32, 700), anchor="lm")
        for place, seat in enumerate(seats):
            centre = _MARGIN + _LABELS + place * column + column // 2
            entry = row.cell(sheet[seat])
            ink = ground.faint_ink if entry == _DASH else ground.ink
            if seat in winners and row == rows[-1]:
                plate = (centre - column // 2 + 5, top + 3, centre + column // 2 - 5, top + _ROW - 6)
                pen.rounded_rectangle(plate, 14, fill=GOLD)
                ink = GOLD_INK
            pen.text((centre, middle), entry, fill=ink, font=font(40, 850 if row.is_sum else 600), anchor="mm")
    return picture


@lru_cache(maxsize=32)
def _badge(seat: Seat, won: bool) -> Image.Image:
    sketch = Sketch(76, 84)
    sketch.badge(MARKS[seat], (38, 46), 28, rim=GOLD if won else "#ffffff")
    if won:
        sketch.crown((38, 13), 0.6)
    return sketch.finish()
