"""Where everything lies: the path with its bend, the start at its gate, the goal with its podium, and the middle.

The squares are spread evenly along the path, however many they are. Light falls from the upper left.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, pairwise
from typing import NamedTuple

from engine.wiedumir.board import START
from render.figures import PAWN_FOOT, PAWN_SHAPE
from render.sketch import Point

WIDTH, HEIGHT = 1024, 786
"""The board's."""

EDGE, GAP = 12, 8

COURT_LEFT, COURT_WIDTH = 24, 226
GOAL_TOP, GOAL_HEIGHT = 24, 300
START_TOP, START_HEIGHT = 462, 300
"""The two courts at the ends of the path, one above the other."""

MIDDLE = (266, 208, 606, 250)
"""Left, top, width and height of what the path goes round; the card in hand lies there."""

BLANKET_ART = (606, 118)
BLANKET = (264, 464, 590, 102)
"""Left, top, width and height of the blanket with the die, the supply and the cards."""

WAITING_TOP, WAITING_STEP = 333, 43
"""The signposts of cards that wait on the goal, between goal and start."""

UPPER, LOWER = 116.0, 682.0
_PATH_LEFT, _BEND_FROM, _BEND_REACH = 310.0, 700.0, 250.0
"""The middle line of the path: right along the lower row, up round a bend, and left along the upper row."""

_SLAB_SHAPE = 1.43
"""The height of a square's slab in widths."""

_WIDEST_SLAB, _JOINT = 132.0, 5
"""The room of a slab at most, and what shows of the path between two."""

_SIGN_SHARE = 0.06
"""Where the middle of the sign stands on its slab, in heights of it."""

SIGN = 0.5
"""The side of a sign, in widths of its slab."""

_FOOT_SHARE = 0.83
"""Where a pawn's foot stands, likewise."""

_CROWD, _LARGE_CROWD = 104, 98
"""The heights of pawns in a court, and of more than six of them."""


class _SlabArt(NamedTuple):
    """The slab's drawing: its size, and its face ``edge`` from the upper left corner."""

    width: int
    height: int
    edge: int
    face_width: int


SLAB_ART = _SlabArt(120, 174, 4, 108)


@dataclass(frozen=True, slots=True)
class Track:
    """The squares of one board: ``stops[square - 1]`` is the place of the square's middle in `way`."""

    stops: tuple[int, ...]
    slab_width: int
    slab_height: int

    @property
    def middles(self) -> tuple[Point, ...]:
        return tuple(way()[stop] for stop in self.stops)

    @property
    def goal(self) -> int:
        return len(self.stops) + 1

    def corner(self, square: int) -> tuple[int, int]:
        """The upper left corner of the square's slab."""
        x, y = self.middles[square - 1]
        return round(x - self.slab_width / 2), round(y - self.slab_height / 2)

    def sign_middle(self, square: int) -> tuple[int, int]:
        x, y = self.middles[square - 1]
        return round(x), round(y + (_SIGN_SHARE - 0.5) * self.slab_height)

    @property
    def sign_side(self) -> int:
        return round(self.slab_width * SIGN)

    def foot(self, place: int) -> tuple[int, int]:
        """Where a pawn stands; at the start and in the goal, where the path leaves and enters them."""
        if place <= START:
            return (COURT_LEFT + COURT_WIDTH - 6, self._foot_level(0))
        if place >= self.goal:
            return (COURT_LEFT + COURT_WIDTH - 6, self._foot_level(-1))
        x, y = self.middles[place - 1]
        return round(x), round(y + (_FOOT_SHARE - 0.5) * self.slab_height)

    def _foot_level(self, index: int) -> int:
        return round(self.middles[index][1] + (_FOOT_SHARE - 0.5) * self.slab_height)

    @property
    def pawn_height(self) -> int:
        """So high that a pawn on its slab stays below the sign."""
        free = (_FOOT_SHARE - _SIGN_SHARE) * self.slab_height - self.sign_side / 2
        return round(min((free + 2) / PAWN_FOOT[1], self.slab_width * 0.98 / PAWN_SHAPE))

    def pawn_corner(self, square: int) -> tuple[int, int]:
        x, y = self.foot(square)
        height = self.pawn_height
        return round(x - height * PAWN_SHAPE * PAWN_FOOT[0]), round(y - height * PAWN_FOOT[1])


@lru_cache(maxsize=8)
def track(squares: int) -> Track:
    """As large as that number of squares can be."""
    too_small, too_large = 20.0, _WIDEST_SLAB
    if _spread(too_large, squares) is not None:
        too_small = too_large
    while too_large - too_small > 0.01:
        width = (too_small + too_large) / 2
        if _spread(width, squares) is None:
            too_large = width
        else:
            too_small = width
    stops = _spread(too_small, squares)
    if stops is None:
        raise ValueError(squares)
    # On a bend slabs can come closer to each other than the path between them is long.
    middles = [way()[stop] for stop in stops]
    nearest = min((_distance(one, other, 1.0) for one, other in combinations(middles, 2)), default=too_small)
    width = int(min(nearest - 1, too_small - _JOINT))
    return Track(stops, width, int(width * _SLAB_SHAPE))


def _spread(width: float, squares: int) -> tuple[int, ...] | None:
    """Where on the path that number of slabs stand side by side; None if they do not fit on it.

    Two neighbours keep ``width`` apart sideways or the slabs' height upward. What is left of the path is shared out.
    """
    line = way()
    distances = [_distance(before, after, width) for before, after in pairwise(line)]
    if sum(distances) < squares - 1:
        return None
    share = sum(distances) / max(1, squares - 1)
    stops, walked = [0], 0.0
    for place, distance in enumerate(distances, start=1):
        walked += distance
        if walked >= share * len(stops) - 1e-6 and len(stops) < squares:
            stops.append(place)
    return tuple(stops)


def _distance(one: Point, other: Point, width: float) -> float:
    """In slabs."""
    return max(abs(other[0] - one[0]) / width, abs(other[1] - one[1]) / (width * _SLAB_SHAPE))


@lru_cache(maxsize=1)
def way() -> tuple[Point, ...]:
    """The middle line of the path, point by point, from the first square to the last."""
    points: list[Point] = []
    count = 240
    for step in range(count + 1):
        x = _PATH_LEFT + (_BEND_FROM - _PATH_LEFT) * step / count
        points.append((x, LOWER))
    middle, reach = (LOWER + UPPER) / 2, (LOWER - UPPER) / 2
    for step in range(1, 2 * count):
        angle = math.pi / 2 - math.pi * step / (2 * count)
        # A bend with straight sides leaves more room in the middle than a round one.
        cos, sin = math.cos(angle), math.sin(angle)
        points.append(
            (_BEND_FROM + _BEND_REACH * abs(cos) ** 0.62, middle + reach * math.copysign(abs(sin) ** 0.62, sin))
        )
    points += [(x, UPPER) for x, _ in reversed(points[: count + 1])]
    return tuple(points)


def crowd(count: int, *, in_goal: bool) -> tuple[int, list[tuple[int, int]]]:
    """How high that number of pawns is drawn in the start or the goal, and the upper left corners of their pictures.

    They stand in rows, from the back to the front; those in front are last.
    """
    rows = 1 if count <= 3 else 2 if count <= 10 else 3
    a_row = -(-count // rows) if count else 1
    height = _CROWD if count <= 6 else _LARGE_CROWD
    width = height * PAWN_SHAPE
    room = COURT_WIDTH - 16
    step = min(width * 0.98, (room - width) / max(1, a_row - 1)) if a_row > 1 else 0.0
    bottom = (GOAL_TOP + GOAL_HEIGHT if in_goal else START_TOP + START_HEIGHT) - 10
    rise = height * 0.84
    corners = []
    for place in range(count):
        row, column = divmod(place, a_row)
        in_row = min(a_row, count - row * a_row)
        left = COURT_LEFT + COURT_WIDTH / 2 - (width + step * (in_row - 1)) / 2
        top = bottom - height - (rows - 1 - row) * rise
        corners.append((round(left + column * step), round(top)))
    return height, corners
