"""Lines over time: the plot that all such charts share, and everybody's chance to win over a whole match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.game import Seat
from render.figures import standing_out
from render.people import MARKS
from render.png import Palette
from render.sketch import Point, Sketch
from render.theme import Colour, Ground, Theme

WIDTH, HEIGHT = 1024, 460

_BADGE, _MARK = 25, 21
"""Radii."""

_LEVELS = ("0", "25", "50", "75", "100")


class Plot(NamedTuple):
    """Area of the lines. Its edges are in pixels; places in it are shares of its width and of its height."""

    left: float
    top: float
    right: float
    bottom: float

    def at(self, across: float, up: float) -> Point:
        """Point of the picture, in pixels; ``across`` and ``up`` are shares of the plot, from its lower left corner."""
        return self.left + across * (self.right - self.left), self.bottom - up * (self.bottom - self.top)

    def draw(
        self, sketch: Sketch, levels: Sequence[str], lines: Sequence[tuple[Sequence[Point], Colour]], ground: Ground
    ) -> None:
        """Lines by their places; behind them, from the bottom to the top, thin ones with labels."""
        for number, label in enumerate(levels):
            x, y = self.at(0, number / (len(levels) - 1))
            sketch.rectangle((x, y - 1), (self.right - self.left, 2), ground.line)
            sketch.text((x - 14, y), label, 30, ground.faint_ink, 650, "rm")
        for places, colour in lines:
            points = [self.at(*place) for place in (*places, places[-1])]
            # A rim keeps lines apart that cross.
            sketch.line(points, ground.tray, 12)
            sketch.line(points, colour, 7)

    def apart(self, heights: Sequence[float], room: float) -> list[float]:
        """Heights in their order, moved so that what stands there has that room, where all have, and stays inside."""
        order = sorted(range(len(heights)), key=lambda line: (heights[line], line))
        room = min(room, (self.bottom - self.top) / max(1, len(heights) - 1))
        moved, least = dict[int, float](), self.top
        for line in order:
            moved[line] = max(heights[line], least)
            least = moved[line] + room
        most = self.bottom
        for line in reversed(order):
            moved[line] = min(moved[line], most)
            most = moved[line] - room
        return [moved[line] for line in range(len(heights))]


_PLOT = Plot(96, 34, WIDTH - 148, HEIGHT - 34)


@dataclass(frozen=True, slots=True)
class Mark:
    """The turning point, on the line of that ``side``."""

    place: int
    side: int


def draw_chances(
    curve: Sequence[Sequence[float]],
    sides: Sequence[Sequence[Seat]],
    mark: Mark | None,
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
    if mark is not None:
        middle = _PLOT.at(across(mark.place), curve[mark.place][mark.side])
        sketch.ellipse(middle, (_MARK, _MARK), ground.tray, colours[mark.side], 5)
        sketch.text(middle, "↪", 28, ground.ink, 850)
    radius = min(_BADGE, (_PLOT.bottom - _PLOT.top) / len(sides) / 2)
    ends = [_PLOT.at(1, chance)[1] for chance in curve[-1]]
    for side, y in enumerate(_PLOT.apart(ends, 2 * _BADGE + 4)):
        for place, seat in enumerate(sides[side]):
            # A mark on the last point has room beside it.
            sketch.badge(MARKS[seat], (_PLOT.right + _MARK + _BADGE + 4 + place * 2 * _BADGE, y), radius)
    return palette.encode(sketch.finish(), theme)
