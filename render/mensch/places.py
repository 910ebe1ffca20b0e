"""Places in the picture: a cross of eleven by eleven cells in a frame, the first colour bottom left."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.mensch.board import BASE, FIRST_GOAL, LOOP, PAWNS, on_loop, square

CELL = 84
"""From one square of the loop to the next."""

GOAL_STEP = 77
"""From one goal square to the next: less, so that the crossing has room for its medallion."""

CELLS = 11
MARGIN = 50
RAIL = 50
"""The frame's upper rail is this much higher than the others: the title is on it."""

WIDTH = CELLS * CELL + 2 * MARGIN
HEIGHT = WIDTH + RAIL

CROSSING = (WIDTH // 2, RAIL + WIDTH // 2)

YARD = 338
"""The side of the ground in each corner."""

LEFT_YARDS, UPPER_YARDS = (0, 1), (1, 2)
"""The colours whose yards are on the left, and those whose yards are above."""

DISH = 220
"""The side of the picture of a dish, in which pawns wait."""

Place = tuple[int, int]

_MIDDLE = CELLS // 2
_BORDER = 41
_BASES_APART = 84


def loop_place(square: int) -> Place:
    quarters, number = divmod(square, len(_quarter()))
    column, row = _quarter()[number]
    for _ in range(quarters):
        # A quarter turn, clockwise.
        column, row = CELLS - 1 - row, column
    return (MARGIN + column * CELL + CELL // 2, RAIL + MARGIN + row * CELL + CELL // 2)


def goal_place(corner: int, number: int) -> Place:
    """The goal squares count from 0, as one reaches them."""
    x, y = CROSSING
    dx, dy = outwards(corner)
    away = _MIDDLE * CELL - (number + 1) * GOAL_STEP
    return (x + dx * away, y + dy * away)


def outwards(corner: int) -> tuple[int, int]:
    """From the crossing to the arm with a colour's goal squares: right and down, in steps of one."""
    return ((0, 1), (-1, 0), (0, -1), (1, 0))[corner]


def onwards(corner: int) -> tuple[int, int]:
    """The way that pawns go on a colour's start square."""
    dx, dy = outwards(corner)
    return (-dx, -dy)


def base_place(corner: int, pawn: int) -> Place:
    """Every pawn has a hollow of its own in the dish."""
    x, y = dish_place(corner)
    side = _BASES_APART // 2
    return (x + (side if pawn % 2 else -side), y + (side if pawn >= PAWNS // 2 else -side))


def dish_place(corner: int) -> Place:
    return in_yard(corner, YARD - 111, YARD - 111)


def yard_corner(corner: int) -> Place:
    """The upper left corner of a colour's yard."""
    x = _BORDER if corner in LEFT_YARDS else WIDTH - _BORDER - YARD
    y = _BORDER if corner in UPPER_YARDS else WIDTH - _BORDER - YARD
    return (x, RAIL + y)


def in_yard(corner: int, out: int, along: int) -> Place:
    """A place in the yard: ``out`` from its outer vertical edge, and ``along`` from its outer horizontal edge."""
    left, top = yard_corner(corner)
    x = left + out if corner in LEFT_YARDS else left + YARD - out
    y = top + along if corner in UPPER_YARDS else top + YARD - along
    return (x, y)


def pawn_place(corner: int, pawn: int, progress: int) -> Place:
    """The middle of the square on which a colour's pawn stands."""
    if progress == BASE:
        return base_place(corner, pawn)
    if on_loop(progress):
        return loop_place(square(corner, progress))
    return goal_place(corner, progress - FIRST_GOAL)


def way(corner: int, pawn: int, start: int, end: int) -> Iterator[Place]:
    """The places from one progress to another, both included."""
    if start == BASE:
        yield base_place(corner, pawn)
        start = end
    for progress in range(start, end + 1):
        yield pawn_place(corner, pawn, progress)


@lru_cache(maxsize=1)
def _quarter() -> tuple[tuple[int, int], ...]:
    """The cells from the first colour's start square to the one before the next colour's."""
    up = [(_MIDDLE - 1, row) for row in range(CELLS - 1, _MIDDLE, -1)]
    left = [(column, _MIDDLE + 1) for column in range(_MIDDLE - 2, -1, -1)]
    cells = (*up, *left, (0, _MIDDLE))
    assert len(cells) == LOOP // 4
    return cells
