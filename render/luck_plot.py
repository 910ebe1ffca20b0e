"""Luck as a picture: how each seat's total could have come out, and where it did."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from engine.game import Seat
from engine.luck import LuckReport, Reading
from render.art import shade
from render.figures import standing_out
from render.lettering import text_width, write
from render.nameplate import nameplate
from render.people import MARKS, Player
from render.png import Palette
from render.sketch import Sketch
from render.theme import GOLD, Colour, Theme

WIDTH = 1024

_MARGIN, _GAP = 14, 8
_HEIGHTS = ((1, 320), (2, 170), (4, 124), (8, 96), (16, 66))
"""How high a row is where there are up to this number of them."""

_NAME_WIDTH, _NAME_HEIGHT = 236, 58
_NUMBERS_WIDTH = 132
_INSET = 22
_AXIS, _TICK = 46, 27
_MARKER = 9
"""Half the width of the arrow above the bar that came."""

_FEWEST_PIXELS = 72
"""Between two numbers of the scale."""


@dataclass(frozen=True, slots=True)
class LuckRow:
    """``total`` and ``mean`` are numbers as the reader's language writes them. A person alone has no seat."""

    reading: Reading
    total: str
    mean: str
    seat: Seat | None = None
    player: Player | None = None


def draw_luck(report: LuckReport, rows: Sequence[LuckRow], theme: Theme, palette: Palette) -> bytes:
    """A PNG with a row for each: the bars are what could come with which chance, coloured from what came on.

    The arrow is above what came, and the line is where it was to be expected.
    """
    return palette.encode(paint_luck(report, rows, theme), theme)


def paint_luck(report: LuckReport, rows: Sequence[LuckRow], theme: Theme) -> Image.Image:
    height = next((height for most, height in _HEIGHTS if len(rows) <= most), _HEIGHTS[-1][1])
    named = any(row.seat is not None for row in rows)
    left = _MARGIN + (_INSET if not named else _NAME_WIDTH + 16)
    chart = _Chart(report, left, WIDTH - _MARGIN - _NUMBERS_WIDTH - left, max(max(row.reading.bars) for row in rows))
    together = Image.new(
        "RGBA", (WIDTH, 2 * _MARGIN + len(rows) * (height + _GAP) - _GAP + _AXIS), theme.ground.backdrop
    )
    for place, row in enumerate(rows):
        together.alpha_composite(_row(row, chart, height, theme), (0, _MARGIN + place * (height + _GAP)))
    together.alpha_composite(_axis(chart, theme), (0, together.height - _MARGIN - _AXIS))
    return together


@dataclass(frozen=True, slots=True)
class _Chart:
    """Where the bars of all rows are; ``highest`` is the chance that reaches the top."""

    report: LuckReport
    left: float
    width: float
    highest: float

    @property
    def bars(self) -> int:
        return max(len(reading.bars) for reading in self.report.readings if reading is not None)

    @property
    def step(self) -> float:
        return self.width / self.bars

    def middle_of_bar(self, bar: int) -> float:
        return self.left + (bar + 0.5) * self.step

    def place_of(self, total: float) -> float:
        """Where a total lies on the scale. A bar of several totals stands for all from its left edge on."""
        inside = 0.5 if self.report.width == 1 else 0.0
        return self.left + ((total - self.report.first) / self.report.width + inside) * self.step


def _row(row: LuckRow, chart: _Chart, height: int, theme: Theme) -> Image.Image:
    ground = theme.ground
    colour = GOLD if row.seat is None else standing_out(MARKS[row.seat].colour, theme)
    sketch = Sketch(WIDTH, height)
    sketch.rectangle((_MARGIN, 0), (WIDTH - 2 * _MARGIN, height), ground.tray, 18, ground.line, 2)
    bottom, top = height - 10, 12 + 2 * _MARKER
    _draw_bars(sketch, row.reading, chart, (top, bottom), colour, theme)
    _draw_mean(sketch, chart.place_of(row.reading.mean), (8, bottom), ground.ink)
    right, middle = WIDTH - _MARGIN - 18, height / 2
    low = height < 90
    write(sketch, (right, middle - (13 if low else 19)), row.total, 34 if low else 46, ground.ink, 850, "rm")
    size = 24 if low else 28
    write(sketch, (right, middle + (18 if low else 25)), row.mean, size, ground.faint_ink, 650, "rm")
    x = right - text_width(row.mean, size, 650) - 11
    _draw_mean(sketch, x, (middle + (8 if low else 13), middle + (28 if low else 37)), ground.faint_ink)
    picture = sketch.finish()
    if row.seat is not None and row.player is not None:
        high = min(_NAME_HEIGHT, height - 8)
        plate = nameplate(row.player, row.seat, _NAME_WIDTH, high, theme)
        picture.alpha_composite(plate, (_MARGIN + 8, (height - high) // 2))
    return picture


def _draw_bars(
    sketch: Sketch, reading: Reading, chart: _Chart, reach: tuple[float, float], colour: Colour, theme: Theme
) -> None:
    top, bottom = reach
    landed = chart.report.bar_of(reading.total)
    gap = min(4.0, chart.step * 0.18)
    faint = shade(theme.ground.tray, theme.ground.ink, 0.28)
    for bar, chance in enumerate(reading.bars):
        high = (bottom - top) * chance / chart.highest
        if high < 0.5 and bar != landed:
            continue
        high = max(high, 2.0)
        corner = (chart.middle_of_bar(bar) - chart.step / 2 + gap / 2, bottom - high)
        fill = colour if bar >= landed else faint
        sketch.rectangle(corner, (chart.step - gap, high), fill, min(4.0, chart.step / 5, high / 2))
        if bar == landed:
            x, y = chart.middle_of_bar(bar), corner[1] - 5
            arrow = [(x, y), (x - _MARKER, y - 1.6 * _MARKER), (x + _MARKER, y - 1.6 * _MARKER)]
            sketch.polygon(arrow, theme.ground.ink)
    sketch.rectangle((chart.left, bottom), (chart.width, 2), theme.ground.line)


def _draw_mean(sketch: Sketch, x: float, reach: tuple[float, float], ink: Colour) -> None:
    """A dashed line."""
    y, bottom = reach
    while y < bottom:
        sketch.rectangle((x - 1.5, y), (3, min(7.0, bottom - y)), ink)
        y += 12


def _axis(chart: _Chart, theme: Theme) -> Image.Image:
    sketch = Sketch(WIDTH, _AXIS)
    report = chart.report
    last = report.first + report.width * chart.bars - 1
    most = max(1, int(chart.width / _FEWEST_PIXELS))
    step = _round_step((last - report.first + 1) / most)
    for number in range(-(-report.first // step) * step, last + 1, step):
        x = chart.place_of(number)
        sketch.rectangle((x - 1, 0), (2, 8), theme.ground.faint_ink)
        write(sketch, (x, 26), str(number), _TICK, theme.ground.faint_ink, 600, "mm")
    return sketch.finish()


def _round_step(least: float) -> int:
    """The next of 1, 2, 5, 10, 20, 50 …"""
    power = 1
    while True:
        for factor in (1, 2, 5):
            if factor * power >= least:
                return factor * power
        power *= 10
