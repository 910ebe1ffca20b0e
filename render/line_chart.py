"""A chart of lines over time: chances to win, ratings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.sketch import Point, Sketch
from render.theme import Colour, Ground


class Plot(NamedTuple):
    """Where the lines are drawn. Its edges are in pixels; places in it are shares of its width and of its height."""

    left: float
    top: float
    right: float
    bottom: float

    def at(self, across: float, up: float) -> Point:
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
        """The same in their order, moved so that what stands there has that room, where all have, and stays inside."""
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
