"""Everybody's chance to win over a whole match, as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.game import Seat
from render.figures import standing_out
from render.people import MARKS
from render.png import Palette
from render.sketch import Point, Sketch
from render.theme import Theme

WIDTH, HEIGHT = 1024, 620

_LEFT, _RIGHT, _TOP, _BOTTOM = 96, 148, 34, 34
_BADGE, _MARK = 25, 21
"""Radii."""

_LINES = (0.0, 0.25, 0.5, 0.75, 1.0)


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

    def at(place: int, chance: float) -> Point:
        across = place / max(1, len(curve) - 1) * (WIDTH - _LEFT - _RIGHT)
        return _LEFT + across, HEIGHT - _BOTTOM - chance * (HEIGHT - _TOP - _BOTTOM)

    for chance in _LINES:
        x, y = at(0, chance)
        sketch.rectangle((x, y - 1), (WIDTH - _LEFT - _RIGHT, 2), ground.line)
        sketch.text((x - 14, y), str(round(100 * chance)), 30, ground.faint_ink, 650, "rm")
    colours = [standing_out(MARKS[side[0]].colour, theme) for side in sides]
    for side, colour in enumerate(colours):
        points = [at(place, chances[side]) for place, chances in enumerate(curve)]
        # A rim keeps lines apart that cross.
        sketch.line([*points, points[-1]], ground.tray, 12)
        sketch.line([*points, points[-1]], colour, 7)
    for mark in marks:
        x, y = at(mark.place, curve[mark.place][mark.side])
        sketch.ellipse((x, y), (_MARK, _MARK), ground.tray, colours[mark.side], 5)
        sketch.text((x, y), str(mark.number), 28, ground.ink, 850)
    radius = min(_BADGE, (HEIGHT - _TOP - _BOTTOM) / len(sides) / 2)
    for side, y in enumerate(_apart([at(0, chance)[1] for chance in curve[-1]])):
        for place, seat in enumerate(sides[side]):
            # A mark on the last point has room beside it.
            sketch.badge(MARKS[seat], (WIDTH - _RIGHT + _MARK + _BADGE + 4 + place * 2 * _BADGE, y), radius)
    return palette.encode(sketch.finish(), theme)


def _apart(heights: Sequence[float]) -> list[float]:
    """The same in their order, moved so that no badge covers another and all stay in the picture."""
    order = sorted(range(len(heights)), key=lambda side: (heights[side], side))
    room = min(2 * _BADGE + 4, (HEIGHT - _TOP - _BOTTOM) / max(1, len(heights) - 1))
    moved, least = dict[int, float](), float(_TOP)
    for side in order:
        moved[side] = max(heights[side], least)
        least = moved[side] + room
    most = float(HEIGHT - _BOTTOM)
    for side in reversed(order):
        moved[side] = min(moved[side], most)
        most = moved[side] - room
    return [moved[side] for side in range(len(heights))]
