"""The score block: a row a seat with its latest rounds, its total, and a bar beside the leader's (F1, F8, F9).

More than eight seats take further sheets, as on the printed block.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.forgetit.hand import ROUNDS, SUBTOTAL_AFTER, Entry, Sheet, round_factor, totals
from engine.game import Seat
from render.art import art
from render.caches import kept
from render.forgetit.sprites import encode
from render.forgetit.standings import best_seats
from render.nameplate import nameplate
from render.people import MARKS, Player
from render.sketch import Sketch, font
from render.theme import GOLD, GOLD_INK, Theme

SEATS_PER_SHEET = 8

_WIDTH, _MARGIN, _PADDING = 1024, 12, 20
_HEADER, _ROW = 78, 96
_NAME, _NAME_HEIGHT = 318, 62
_TOTAL, _CELL = 150, 98
_BAR, _BAR_DROP = 12, 14
_RECENT = 5
"""The number of columns between name and total."""

_PAPER, _PAPER_EDGE, _LINE, _INK, _FAINT = "#fbf5e4", "#cdbf9f", "#d9e2e6", "#2d2620", "#8a7c66"
_GOLD_TINT, _BAR_GROUND = "#f7e2ac", "#e9dfc6"
_DASH = "–"


def draw_sheets(sheet: Sheet, theme: Theme, players: Sequence[Player], *, over: bool = False) -> list[bytes]:
    """The sheets as PNGs, eight seats on each; ``over`` marks the winners."""
    points = totals(sheet)
    winners = best_seats(points, players) if over else []
    columns = _columns(max(map(len, sheet)))
    seats = range(len(sheet))
    return [
        encode(_paint(seats[start : start + SEATS_PER_SHEET], sheet, columns, winners, players, theme), theme)
        for start in range(0, len(seats), SEATS_PER_SHEET)
    ]


class _Column(NamedTuple):
    """A round, or the points up to it."""

    round: int
    is_sum: bool = False

    @property
    def label(self) -> str:
        if self.is_sum:
            return f"= {self.round}"
        factor = round_factor(self.round)
        return f"{self.round} ×{factor}" if factor > 1 else str(self.round)

    @property
    def doubled(self) -> bool:
        return not self.is_sum and round_factor(self.round) > 1

    def entry(self, column: Sequence[Entry]) -> str:
        if self.is_sum:
            return str(totals((tuple(column),), self.round)[0])
        if self.round > len(column):
            return ""
        entry = column[self.round - 1]
        return _DASH if entry is None else str(entry)


def _columns(rounds: int) -> list[_Column]:
    """The latest rounds, at the beginning those to come; and the subtotal as soon as rounds count double."""
    columns = [_Column(number) for number in range(1, max(rounds, min(_RECENT, ROUNDS)) + 1)]
    if rounds > SUBTOTAL_AFTER:
        columns.insert(SUBTOTAL_AFTER, _Column(SUBTOTAL_AFTER, is_sum=True))
    return columns[-_RECENT:]


def _paint(
    seats: Sequence[Seat],
    sheet: Sheet,
    columns: Sequence[_Column],
    winners: Sequence[Seat],
    players: Sequence[Player],
    theme: Theme,
) -> Image.Image:
    points = totals(sheet)
    picture = _paper(len(seats), theme).copy()
    pen = ImageDraw.Draw(picture)
    left = _MARGIN + _PADDING + _NAME + 8
    top = _MARGIN + _HEADER
    for place, column in enumerate(columns):
        x = left + place * _CELL
        if column.doubled:
            pen.rectangle((x, top + 2, x + _CELL - 1, top + len(seats) * _ROW - 2), fill=_GOLD_TINT)
        middle = (x + _CELL // 2, _MARGIN + _HEADER - 28)
        pen.text(middle, column.label, fill=_FAINT, font=font(34, 750), anchor="mm")
    right = _WIDTH - _MARGIN - _PADDING
    pen.text((right - _TOTAL // 2, _MARGIN + _HEADER - 28), "=", fill=_FAINT, font=font(40, 800), anchor="mm")
    for row, seat in enumerate(seats):
        y = top + row * _ROW
        pen.line((_MARGIN + _PADDING, y, right, y), fill=_LINE, width=3)
        # On paper, whatever the theme is.
        name = nameplate(players[seat], seat, _NAME, _NAME_HEIGHT, Theme.LIGHT)
        picture.alpha_composite(name, (_MARGIN + _PADDING, y + 6))
        line = y + 6 + _NAME_HEIGHT // 2
        for place, column in enumerate(columns):
            entry = column.entry(sheet[seat])
            ink = _FAINT if entry == _DASH else _INK
            at = (left + place * _CELL + _CELL // 2, line)
            pen.text(at, entry, fill=ink, font=font(42, 800 if column.is_sum else 600), anchor="mm")
        ink = _INK
        if seat in winners:
            pen.rounded_rectangle((right - _TOTAL + 4, y + 9, right - 2, y + _NAME_HEIGHT + 1), 16, fill=GOLD)
            ink = GOLD_INK
        pen.text((right - 16, line), str(points[seat]), fill=ink, font=font(50, 850), anchor="rm")
        _draw_bar(picture, seat, points[seat] / max(*points, 1), y + _ROW - _BAR_DROP - _BAR)
    return picture


def _draw_bar(picture: Image.Image, seat: Seat, share: float, top: int) -> None:
    left = _MARGIN + _PADDING + 4
    width = _WIDTH - 2 * left
    picture.alpha_composite(_bar(width, _BAR_GROUND), (left, top))
    if share > 0:
        picture.alpha_composite(_bar(max(_BAR, round(width * share)), MARKS[seat].colour), (left, top))


@kept
def _bar(width: int, colour: str) -> Image.Image:
    sketch = Sketch(width, _BAR)
    sketch.rectangle((0, 0), (width, _BAR), colour, _BAR / 2)
    return sketch.finish()


@kept
def _paper(rows: int, theme: Theme) -> Image.Image:
    """A sheet torn off a block, with a pencil."""
    height = 2 * _MARGIN + _HEADER + rows * _ROW + 8
    sketch = Sketch(_WIDTH, height, theme.ground.backdrop)
    sketch.rectangle((_MARGIN, _MARGIN), (_WIDTH - 2 * _MARGIN, height - 2 * _MARGIN), _PAPER, 14, _PAPER_EDGE, 3)
    for x in range(_MARGIN + 40, _WIDTH - _MARGIN - 20, 44):
        sketch.ellipse((x, _MARGIN + 13), (6, 6), theme.ground.backdrop, _PAPER_EDGE, 2)
    picture = sketch.finish()
    picture.alpha_composite(art("forgetit/pencil", 200), (_MARGIN + _PADDING + 10, _MARGIN + 32))
    return picture
