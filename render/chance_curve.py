"""Everybody's chance to win over a whole match, as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.game import Seat
from render.figures import standing_out
from render.line_chart import Plot
from render.people import MARKS
from render.png import Palette
from render.sketch import Sketch
from render.theme import Theme

WIDTH, HEIGHT = 1024, 620

_PLOT = Plot(96, 34, WIDTH - 148, HEIGHT - 34)
_BADGE, _MARK = 25, 21
"""Radii."""

_LEVELS = ("0", "25", "50", "75", "100")


@dataclass(frozen=True, slots=True)
class Mark:
    """A numbered point on the line of that ``side``; the message says what happened there."""

    place: int
    side: int
    number: int


def draw_chances(
    curve: Sequence[Sequence[float]],
    sides: Sequence[Sequence[Seat]],
    marks: Sequence[Mark],
    theme: Theme,
    palette: Palette,
) -> bytes:
    """A PNG. Each of the ``curve``'s points holds a chance for each side, from 0 to 1; time runs to the right.

    A side has the colour of its first seat, and the badges of all its seats at the end of its line.
    """
    ground = theme.ground
    sketch = Sketch(WIDTH, HEIGHT, ground.backdrop)
    sketch.rectangle((8, 8), (WIDTH - 16, HEIGHT - 16), ground.tray, 18, ground.line, 2)

    def across(place: int) -> float:
        return place / max(1, len(curve) - 1)

    colours = [standing_out(MARKS[side[0]].colour, theme) for side in sides]
    places = [[(across(place), chances[side]) for place, chances in enumerate(curve)] for side in range(len(sides))]
    _PLOT.draw(sketch, _LEVELS, list(zip(places, colours, strict=True)), ground)
    for mark in marks:
        x, y = _PLOT.at(across(mark.place), curve[mark.place][mark.side])
        sketch.ellipse((x, y), (_MARK, _MARK), ground.tray, colours[mark.side], 5)
        sketch.text((x, y), str(mark.number), 28, ground.ink, 850)
    radius = min(_BADGE, (_PLOT.bottom - _PLOT.top) / len(sides) / 2)
    ends = [_PLOT.at(1, chance)[1] for chance in curve[-1]]
    for side, y in enumerate(_PLOT.apart(ends, 2 * _BADGE + 4)):
        for place, seat in enumerate(sides[side]):
            # A mark on the last point has room beside it.
            sketch.badge(MARKS[seat], (_PLOT.right + _MARK + _BADGE + 4 + place * 2 * _BADGE, y), radius)
    return palette.encode(sketch.finish(), theme)
