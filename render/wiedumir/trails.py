"""Trails of pawns: dotted, numbered in their order, of which the older ones fade."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from PIL import Image

from engine.game import Seat
from engine.wiedumir.board import GOAL, SQUARES, START, Pawn
from engine.wiedumir.events import PawnMoved
from engine.wiedumir.recent import RecentTurn
from render.caches import kept
from render.canvas import Canvas, faded
from render.people import MARKS
from render.sketch import Point, Sketch
from render.theme import Colour, Theme
from render.wiedumir.board_layout import COURT_LEFT, COURT_WIDTH, HEIGHT, MIDDLE, SLAB_WIDTH, STOPS, WAY, WIDTH, foot
from render.wiedumir.pieces import INK, number_medal

SHOWN = 6
"""As many pawns as have trails, those that moved last."""

_STRENGTHS = (1.0, 0.85, 0.66, 0.52, 0.42, 0.34)
"""From the latest movement to the oldest."""

_ALONG_THE_PATH = 6
"""A pawn that goes farther than this many squares flies across the middle."""

_BETWEEN_DOTS, _DOT, _OLD_DOT = 19.0, 13, 10
_CLEAR = 34.0
"""So near the pawns' feet no dots are drawn."""

_ARROW, _MEDAL = 40, 34
_LANES = (0, 14, -14, -28, -42, -56)
"""Distances of trails from the pawns' feet, so that none lies over another."""

_ASIDE = 0.38
"""Share of a slab's width by which trails keep to the right of the signs, where the path leads upward."""

_EDGE = "#fffdf7"
_DIRECTIONS = 48


def put_trails(picture: Canvas, recent: RecentTurn, theme: Theme) -> None:
    """Below the pawns."""
    latest = {moved.pawn for moved in recent.movements}
    for age, (_, moved, lane) in enumerate(_in_lanes(recent)):
        # In high contrast the numbers alone tell the order.
        strength = 1.0 if theme is Theme.CONTRAST else _STRENGTHS[age]
        side = _DOT if moved.pawn in latest else _OLD_DOT
        trail = _trail(moved.origin, moved.target, lane)
        if trail is None:
            continue
        dot = _dot(moved.pawn.seat, side, strength, MARKS[moved.pawn.seat].edge(theme, _EDGE))
        for middle in trail.dots:
            _put_around(picture, dot, middle)
        _put_around(picture, _arrow_head(moved.pawn.seat, trail.turn, strength), trail.head)


def put_numbers(picture: Canvas, recent: RecentTurn, theme: Theme) -> None:
    """Above the pawns, beside the squares that the movements left; if there was but one, it needs no number."""
    shown = _in_lanes(recent)
    if len(shown) < 2:
        return
    taken: list[Point] = []
    for age, (number, moved, lane) in enumerate(shown):
        x, y = _number_at(moved, lane)
        while any(math.dist((x, y), other) < _MEDAL - 3 for other in taken):
            y -= _MEDAL - 2
        taken.append((x, y))
        medal = number_medal(number, moved.pawn.seat, _MEDAL)
        strong = age < 2 or theme is Theme.CONTRAST
        _put_around(picture, medal if strong else _pale(number, moved.pawn.seat, age), (x, y))


def numbered(recent: RecentTurn) -> list[tuple[int, PawnMoved]]:
    """Movements in all of the pawns that are shown, each from where it stood first; the latest last.

    Who has come back to where they stood has not moved.
    """
    whole: dict[Pawn, PawnMoved] = {}
    for moved, _ in recent.steps:
        before = whole.pop(moved.pawn, moved)
        whole[moved.pawn] = replace(moved, origin=before.origin)
    moved_on = [moved for moved in whole.values() if moved.origin != moved.target]
    return list(enumerate(moved_on[-SHOWN:], start=1))


def _in_lanes(recent: RecentTurn) -> list[tuple[int, PawnMoved, int]]:
    """Movements, the latest first, each in the first lane that is free on its way."""
    placed: list[tuple[int, PawnMoved, int]] = []
    for number, moved in reversed(numbered(recent)):
        taken = {lane for _, other, lane in placed if _overlap(moved, other)}
        placed.append((number, moved, next(lane for lane in _LANES if lane not in taken)))
    return placed


def _overlap(one: PawnMoved, other: PawnMoved) -> bool:
    return max(min(one.origin, one.target), min(other.origin, other.target)) < min(
        max(one.origin, one.target), max(other.origin, other.target)
    )


@kept
def _pale(number: int, seat: Seat, age: int) -> Image.Image:
    return faded(number_medal(number, seat, _MEDAL), 0.4 + 0.6 * _STRENGTHS[age])


def _put_around(picture: Canvas, sprite: Image.Image, middle: Point) -> None:
    picture.put(sprite, (round(middle[0] - sprite.width / 2), round(middle[1] - sprite.height / 2)))


def _number_at(moved: PawnMoved, lane: int) -> Point:
    x, y = foot(moved.origin)
    if START < moved.origin < GOAL:
        # In front of the pawn, but not on the next square's number.
        ahead = -1 if foot(moved.origin + 1)[0] < x - 8 else 1
        return _beside_the_card((x + ahead * SLAB_WIDTH * 0.46, y + 8 + lane))
    return (x - 4, y + 6 + lane)


def _beside_the_card(middle: Point) -> Point:
    """Nearest place that no card covers, to the right of this one or above it."""
    left, top, width, height = MIDDLE
    to_right = left + width - (middle[0] - _MEDAL / 2)
    to_top = middle[1] + _MEDAL / 2 - top
    if min(to_right, to_top) <= 0 or middle[1] - _MEDAL / 2 >= top + height:
        return middle
    return (middle[0] + to_right, middle[1]) if to_right < to_top else (middle[0], middle[1] - to_top)


class _Trail(NamedTuple):
    """``turn`` is the direction of the arrow head at the end, as `_arrow_head` counts it."""

    dots: tuple[Point, ...]
    head: Point
    turn: int


@kept
def _trail(origin: int, target: int, lane: int) -> _Trail | None:
    """None where the way is too short for any."""
    line = _line(origin, target, lane)
    dots = _spaced(line)
    if not dots:
        return None
    (x1, y1), (x2, y2) = dots[-2] if len(dots) > 1 else line[0], dots[-1]
    turn = round(math.atan2(y2 - y1, x2 - x1) / math.tau * _DIRECTIONS) % _DIRECTIONS
    return _Trail(tuple(dots[:-1]), (x2, y2), turn)


def _line(origin: int, target: int, lane: int) -> list[Point]:
    """Way of the pawn, from foot to foot: along the path, or across the middle if it was carried far."""
    start, end = foot(origin), foot(target)
    if abs(target - origin) > _ALONG_THE_PATH:
        (x1, y1), (x2, y2) = start, end
        # Bent towards the middle of the board.
        xm, ym = (x1 + x2) / 2, (y1 + y2) / 2
        bend = (xm + (WIDTH * 0.52 - xm) * 0.6, ym + (HEIGHT * 0.5 - ym) * 0.6 + lane)
        steps = [step / 40 for step in range(41)]
        return [
            (
                (1 - t) ** 2 * x1 + 2 * t * (1 - t) * bend[0] + t * t * x2,
                (1 - t) ** 2 * y1 + 2 * t * (1 - t) * bend[1] + t * t * y2,
            )
            for t in steps
        ]
    low, high = sorted((origin, target))
    drop = foot(1)[1] - WAY[0][1]
    first, last = STOPS[max(low, 1) - 1], STOPS[min(high, SQUARES) - 1]
    line = [
        (x + lane + _steepness(place) * _ASIDE * SLAB_WIDTH, y + drop + lane)
        for place, (x, y) in enumerate(WAY[first : last + 1], first)
    ]
    if low == START:
        line.insert(0, (COURT_LEFT + COURT_WIDTH - 40, line[0][1]))
    if high == GOAL:
        line.append((COURT_LEFT + COURT_WIDTH - 24, line[-1][1]))
    return line if origin < target else line[::-1]


def _steepness(place: int) -> float:
    """Near that point of `WAY`, from 0 where the path is level to 1 where it leads straight up."""
    (x1, y1), (x2, y2) = WAY[max(0, place - 14)], WAY[min(len(WAY) - 1, place + 14)]
    return abs(y2 - y1) / math.hypot(x2 - x1, y2 - y1)


def _spaced(line: Sequence[Point]) -> list[Point]:
    """Points at equal distances on the line, clear of its ends."""
    length = sum(math.dist(one, other) for one, other in pairwise(line))
    clear = min(_CLEAR, length * 0.3)
    count = max(1, round((length - 2 * clear) / _BETWEEN_DOTS))
    wanted = [clear + (length - 2 * clear) * place / count for place in range(count + 1)]
    return list(_at(line, wanted))


def _at(line: Sequence[Point], distances: Sequence[float]) -> Iterable[Point]:
    walked, number = 0.0, 0
    for (x1, y1), (x2, y2) in pairwise(line):
        step = math.dist((x1, y1), (x2, y2))
        while number < len(distances) and step and distances[number] <= walked + step:
            share = (distances[number] - walked) / step
            yield (x1 + (x2 - x1) * share, y1 + (y2 - y1) * share)
            number += 1
        walked += step


@kept
def _dot(seat: Seat, side: int, strength: float, edge: Colour) -> Image.Image:
    sketch = Sketch(side, side)
    middle = side / 2
    sketch.ellipse((middle, middle), (middle - 0.3, middle - 0.3), edge)
    sketch.ellipse((middle, middle), (middle - 2, middle - 2), MARKS[seat].colour)
    return faded(sketch.finish(), strength)


@kept
def _arrow_head(seat: Seat, turn: int, strength: float) -> Image.Image:
    """``turn`` counts clockwise from the right."""
    angle = math.tau * turn / _DIRECTIONS
    middle = _ARROW / 2
    points = [
        (middle + reach * math.cos(angle + side), middle + reach * math.sin(angle + side))
        for reach, side in ((16.0, 0.0), (13.0, 2.35), (5.0, math.pi), (13.0, -2.35))
    ]
    sketch = Sketch(_ARROW, _ARROW)
    sketch.polygon(points, INK, INK, 8)
    sketch.polygon(points, _EDGE, _EDGE, 5.5)
    sketch.polygon(points, MARKS[seat].colour)
    return faded(sketch.finish(), strength)
