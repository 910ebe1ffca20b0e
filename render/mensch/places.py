"""Where every square lies in the picture: a cross of eleven by eleven cells, the first colour at the bottom left."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.mensch.board import BASE, FIRST_GOAL, LOOP, PAWNS, on_loop, square

CELL = 84
CELLS = 11
MARGIN = 50
WIDTH = CELLS * CELL + 2 * MARGIN
"""The picture is as high as it is wide: 1024 pixels."""

HOME = 358
"""The side of the tray in each corner."""

BORDER = 14
"""From the picture's border to a tray."""

LEFT_HOMES = (0, 1)
"""The colours whose homes are on the left."""

Place = tuple[int, int]

_MIDDLE = CELLS // 2
_BASES_APART = 86


def loop_cell(square: int) -> tuple[int, int]:
    """Column and row of a square of the loop."""
    column, row = _quarter()[square % len(_quarter())]
    return _turned(column, row, square // len(_quarter()))


def loop_place(square: int) -> Place:
    return _centre(*loop_cell(square))


def goal_place(corner: int, number: int) -> Place:
    """The goal squares count from 0, as one reaches them."""
    return _centre(*_turned(_MIDDLE, CELLS - 2 - number, corner))


def base_place(corner: int, pawn: int) -> Place:
    """Every pawn has a square of its own on its base."""
    x, y = base_middle(corner)
    side = _BASES_APART // 2
    return (x + (side if pawn % 2 else -side), y + (side if pawn >= PAWNS // 2 else -side))


def home_corner(corner: int) -> Place:
    """The upper left corner of a colour's tray."""
    low, high = BORDER, WIDTH - BORDER - HOME
    return [(low, high), (low, low), (high, low), (high, high)][corner]


def in_home(corner: int, out: int, along: int) -> Place:
    """A place on the tray: so far from its outer upright edge, and so far from its outer level edge."""
    left, top = home_corner(corner)
    x = left + out if corner in LEFT_HOMES else left + HOME - out
    y = top + along if corner in (1, 2) else top + HOME - along
    return (x, y)


def base_middle(corner: int) -> Place:
    return in_home(corner, HOME - 104, HOME - 104)


def pawn_place(corner: int, pawn: int, progress: int) -> Place:
    """Where a colour's pawn stands."""
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


def _centre(column: int, row: int) -> Place:
    return (MARGIN + column * CELL + CELL // 2, MARGIN + row * CELL + CELL // 2)


@lru_cache(maxsize=1)
def _quarter() -> tuple[tuple[int, int], ...]:
    """The cells from the first colour's start square to the one before the next colour's."""
    up = [(_MIDDLE - 1, row) for row in range(CELLS - 1, _MIDDLE, -1)]
    left = [(column, _MIDDLE + 1) for column in range(_MIDDLE - 2, -1, -1)]
    cells = (*up, *left, (0, _MIDDLE))
    assert len(cells) == LOOP // 4
    return cells


def _turned(column: int, row: int, quarters: int) -> tuple[int, int]:
    """A cell after that number of quarter turns, clockwise."""
    for _ in range(quarters):
        column, row = CELLS - 1 - row, column
    return column, row
