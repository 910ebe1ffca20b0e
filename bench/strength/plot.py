"""The picture of a reliability: what was said to the right, what was won upward, the truth on the diagonal."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from bench.strength.reliability import Reliability
from render.fonts import INTER_FILE

_SIZE, _LEFT, _TOP, _PLOT = (560, 600), 64, 48, 460
_INK, _GRID = "#333333", "#dddddd"
_COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7")
"""Okabe and Ito's, which people with any colour vision can tell apart."""


def draw(title: str, found: Mapping[str, Reliability], path: Path) -> None:
    """One line for each name; a dot's area is the share of the sides in its bin."""
    image = Image.new("RGB", _SIZE, "white")
    pen, font = ImageDraw.Draw(image), ImageFont.truetype(INTER_FILE, 15)
    pen.text((_LEFT + 20, 14), title, _INK, ImageFont.truetype(INTER_FILE, 17))
    for tenth in range(0, 11, 2):
        x, y = _at(tenth / 10, tenth / 10)
        pen.line((x, _TOP, x, _TOP + _PLOT), _GRID)
        pen.line((_LEFT, y, _LEFT + _PLOT, y), _GRID)
        pen.text((x, _TOP + _PLOT + 6), str(10 * tenth), _INK, font, anchor="ma")
        pen.text((_LEFT - 8, y), str(10 * tenth), _INK, font, anchor="rm")
    pen.line((*_at(0, 0), *_at(1, 1)), "#999999", 2)
    pen.text((_LEFT + _PLOT / 2, _TOP + _PLOT + 28), "said, in %", _INK, font, anchor="ma")
    pen.text((6, _TOP - 26), "won, in %", _INK, font)
    for (name, one), colour, row in zip(found.items(), _COLOURS, range(len(_COLOURS)), strict=False):
        points = [_at(each.said, each.won) for each in one.bins]
        pen.line([coordinate for point in points for coordinate in point], colour, 2)
        most = max(each.sides for each in one.bins)
        for (x, y), each in zip(points, one.bins, strict=True):
            radius = 3 + 5 * (each.sides / most) ** 0.5
            pen.ellipse((x - radius, y - radius, x + radius, y + radius), colour)
        x, y = _LEFT + 150 * row, _TOP + _PLOT + 68
        pen.ellipse((x - 5, y - 5, x + 5, y + 5), colour)
        pen.text((x + 14, y), name, colour, font, anchor="lm")
    image.save(path, optimize=True)


def _at(said: float, won: float) -> tuple[float, float]:
    return _LEFT + said * _PLOT, _TOP + _PLOT * (1 - won)
