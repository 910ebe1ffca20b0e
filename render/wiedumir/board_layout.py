"""Layout of the board: the path with its bend, the start at its gate, the goal with its podium, and the middle.

Light falls from the upper left.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from engine.wiedumir.board import GOAL, SQUARES, START, Pawn
from engine.wiedumir.view import WieDuMirView
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

OFF_PATH = ((264, 452, 854, 576), (0, HEIGHT, WIDTH, 2 * HEIGHT))
"""Left, top, right and bottom of the blanket with what is on it, and of the seats' trays."""

WAITING_TOP, WAITING_STEP = 333, 43
"""The signposts of cards that wait on the goal, between goal and start."""

UPPER, LOWER = 116.0, 682.0
_PATH_LEFT, _BEND_FROM, _BEND_REACH = 310.0, 700.0, 250.0
"""The middle line of the path: right along the lower row, up round a bend, and left along the upper row."""

_STEPS = 240
"""From point to point in each straight row, and in half the bend."""

STOPS = (0, 72, 143, 214, 262, 346, 459, 502, 615, 699, 747, 818, 889, 960)
"""Stops of the squares' middles on it: spread evenly, slab beside slab sideways or upward."""

SLAB_WIDTH, SLAB_HEIGHT = 108, 154
"""As large as fourteen slabs can be that do not touch each other on the bend."""

SIGN_SIDE = SLAB_WIDTH // 2

PAWN_HEIGHT = 113
"""So high that a pawn on its slab stays below the sign."""

_SIGN_LEVEL, _FOOT_LEVEL = (0.06 - 0.5) * SLAB_HEIGHT, (0.83 - 0.5) * SLAB_HEIGHT
"""Distances below the middle of its slab of the sign's middle, and of a pawn's foot."""

_CROWD, _LARGE_CROWD = 104, 98
"""The heights of pawns in a court, and of more than six of them."""


def _way() -> Iterator[Point]:
    row = [_PATH_LEFT + (_BEND_FROM - _PATH_LEFT) * step / _STEPS for step in range(_STEPS + 1)]
    yield from ((x, LOWER) for x in row)
    middle, reach = (LOWER + UPPER) / 2, (LOWER - UPPER) / 2
    for step in range(1, 2 * _STEPS):
        angle = math.pi / 2 - math.pi * step / (2 * _STEPS)
        # A bend with straight sides leaves more room in the middle than a round one.
        cos, sin = math.cos(angle), math.sin(angle)
        yield _BEND_FROM + _BEND_REACH * abs(cos) ** 0.62, middle + reach * math.copysign(abs(sin) ** 0.62, sin)
    yield from ((x, UPPER) for x in reversed(row))


WAY = tuple(_way())
"""The middle line of the path, point by point, from the first square to the last."""


def slab_corner(square: int) -> tuple[int, int]:
    """The upper left corner of the square's slab."""
    x, y = WAY[STOPS[square - 1]]
    return round(x - SLAB_WIDTH / 2), round(y - SLAB_HEIGHT / 2)


def sign_middle(square: int) -> tuple[int, int]:
    x, y = WAY[STOPS[square - 1]]
    return round(x), round(y + _SIGN_LEVEL)


def foot(square: int) -> tuple[int, int]:
    """Foot of a pawn on that square; at the start and in the goal, where the path leaves and enters them."""
    x, y = WAY[STOPS[min(max(square, 1), SQUARES) - 1]]
    return round(x) if START < square < GOAL else COURT_LEFT + COURT_WIDTH - 6, round(y + _FOOT_LEVEL)


def pawn_corner(square: int) -> tuple[int, int]:
    x, y = foot(square)
    return round(x - PAWN_HEIGHT * PAWN_SHAPE * PAWN_FOOT[0]), round(y - PAWN_HEIGHT * PAWN_FOOT[1])


def crowd(
    view: WieDuMirView, square: int, *, fixed: bool = False
) -> tuple[int, Sequence[tuple[Pawn, tuple[int, int]]]]:
    """Height of pawns at the start or in the goal, and the upper left corner of each one's picture there.

    They stand in rows, from the back to the front; those in front are last. If places are ``fixed``, a pawn's
    does not depend on the others that stand there.
    """
    pawns = [pawn for pawn, at in view.all_pawns if fixed or at == square]
    if square == GOAL and not fixed:
        # Who was first stands at the back, where the podium is highest.
        pawns.sort(key=lambda pawn: view.arrivals[pawn.seat][pawn.number])
    count = len(pawns)
    rows = 1 if count <= 3 else 2 if count <= 10 else 3
    a_row = -(-count // rows) if count else 1
    height = _CROWD if count <= 6 else _LARGE_CROWD
    width = height * PAWN_SHAPE
    room = COURT_WIDTH - 16
    step = min(width * 0.98, (room - width) / max(1, a_row - 1)) if a_row > 1 else 0.0
    bottom = (GOAL_TOP + GOAL_HEIGHT if square == GOAL else START_TOP + START_HEIGHT) - 10
    rise = height * 0.84
    corners = []
    for place in range(count):
        row, column = divmod(place, a_row)
        in_row = min(a_row, count - row * a_row)
        left = COURT_LEFT + COURT_WIDTH / 2 - (width + step * (in_row - 1)) / 2
        top = bottom - height - (rows - 1 - row) * rise
        corners.append((round(left + column * step), round(top)))
    return height, [each for each in zip(pawns, corners, strict=True) if view.square_of(each[0]) == square]
