"""Pictures of a recap: who met whom, as a ring of people with lines, thicker with more matches; everybody's luck."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from render.figures import standing_out
from render.lettering import shortened, write
from render.nameplate import portrait
from render.people import MARKS, Player
from render.png import Palette
from render.sketch import Point, Sketch
from render.theme import Theme

WIDTH = 1024
_HEAD, _EDGE, _RING = 165, 40, (370, 290)
_NAME, _ROW = 34, 116
_THIN = 3.0
_FEW = 6


class _Sizes(NamedTuple):
    """Sizes of a face, of the way from its middle to the name's, of the name's room, and of the thickest line."""

    face: int
    below: int
    room: int
    thick: float


_LARGE, _SMALL = _Sizes(112, 84, 230, 24), _Sizes(84, 64, 176, 12)
_COUNTED, _DISC = 6, 28
"""As many lines say their number: those of most matches."""


def draw_company(
    title: str,
    figures: str,
    players: Sequence[Player],
    meetings: Mapping[tuple[int, int], int],
    theme: Theme,
    palette: Palette,
) -> bytes:
    """A PNG. ``meetings`` are by two places among the ``players``."""
    height = _HEAD + 2 * _RING[1] + 2 * _LARGE.below + 40
    ground, sketch = theme.ground, Sketch(WIDTH, height, theme.ground.tray)
    write(sketch, (_EDGE, 52), title, 46, ground.ink, 800, room=WIDTH - 2 * _EDGE)
    write(sketch, (_EDGE, 108), figures, 34, ground.faint_ink, 650, room=WIDTH - 2 * _EDGE)
    sizes = _LARGE if len(players) <= _FEW else _SMALL
    middle = (WIDTH / 2, _HEAD + _LARGE.below + _RING[1])
    places = [_on_ring(middle, number, len(players)) for number in range(len(players))]
    most = max(meetings.values(), default=1)
    for (one, other), count in sorted(meetings.items(), key=lambda each: each[1]):
        colour = standing_out(MARKS[0].colour, theme) if count == most else ground.line
        sketch.line([places[one], places[other]], colour, max(_THIN, sizes.thick * count / most))
    for (one, other), count in sorted(meetings.items(), key=lambda each: -each[1])[:_COUNTED]:
        # Off the middle, where lines cross.
        at = _between(places[one], places[other], 0.3)
        sketch.ellipse(at, (_DISC, _DISC), ground.backdrop, ground.line, 3)
        sketch.text(at, str(count), 30, ground.ink, 800, "mm", 2 * _DISC - 8)
    for player, (x, y) in zip(players, places, strict=True):
        at = (x, y + (-sizes.below if y < middle[1] - 1 else sizes.below))
        write(sketch, at, shortened(player.name, _NAME, sizes.room), _NAME, ground.ink, 700, "mm")
    picture = sketch.finish()
    for number, (player, (x, y)) in enumerate(zip(players, places, strict=True)):
        picture.alpha_composite(
            portrait(player, number, sizes.face), (round(x - sizes.face / 2), round(y - sizes.face / 2))
        )
    return palette.encode(picture, theme)


def draw_lucks(title: str, lucks: Sequence[tuple[str, int]], theme: Theme, palette: Palette) -> bytes:
    """A PNG of a bar for each name, of how many in a hundred they were luckier; the line is at half of them."""
    ground, room = theme.ground, WIDTH - 2 * _EDGE
    sketch = Sketch(WIDTH, _HEAD + _ROW * len(lucks), ground.tray)
    write(sketch, (_EDGE, 60), title, 46, ground.ink, 800, room=room)
    best, worst = (standing_out(MARKS[mark].colour, theme) for mark in (2, 0))
    for number, (name, percent) in enumerate(lucks):
        top = _HEAD - _EDGE + _ROW * number
        colour = best if number == 0 else worst if number == len(lucks) - 1 else ground.faint_ink
        write(sketch, (_EDGE, top), shortened(name, _NAME, room - 2 * _EDGE), _NAME, ground.ink, 700)
        sketch.text((WIDTH - _EDGE, top), str(percent), 40, ground.ink, 800, "rm")
        sketch.rectangle((_EDGE, top + 30), (room, 30), None, 15, ground.line, 3)
        sketch.rectangle((_EDGE, top + 30), (max(30, room * percent / 100), 30), colour, 15)
        sketch.line([(WIDTH / 2, top + 24), (WIDTH / 2, top + 66)], ground.ink, 3)
    return palette.encode(sketch.finish(), theme)


def _on_ring(middle: Point, number: int, people: int) -> Point:
    """The first one is at the top, but two are side by side."""
    angle = 2 * math.pi * number / people - (math.pi if people == 2 else math.pi / 2)
    return middle[0] + _RING[0] * math.cos(angle), middle[1] + _RING[1] * math.sin(angle)


def _between(one: Point, other: Point, part: float) -> Point:
    return one[0] + part * (other[0] - one[0]), one[1] + part * (other[1] - one[1])
