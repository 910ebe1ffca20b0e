"""One step of a mouse on the board, and what it pushes (K7 to K9).

Steps are made on a *grid*, the board as bytes: ten by ten fields, row by row from the south, with a rim around the
squares. The same steps serve a person's move, the arrows on the buttons, and the searches of the computer players.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from engine.kaeseschieben.board import CHEESES, EDGE_AHEAD, SIDE, Cheese, Cheeses, Direction, Edge, Square


class Fall(NamedTuple):
    """A cheese went over an edge."""

    cheese: Cheese
    edge: Edge


class Slide(NamedTuple):
    """The way that pushes made one cheese take. ``squares`` begins with where it stood; ``over`` is where it fell."""

    cheese: Cheese
    squares: tuple[Square, ...]
    over: Edge | None = None


class Obstacle(StrEnum):
    """Why a step is impossible. BOARD_EMPTY: the last cheese has gone, which ends the move (K7)."""

    EDGE = "edge"
    MOUSE = "mouse"
    BLOCKED_LINE = "blocked-line"
    BOARD_EMPTY = "board-empty"


Place = int
"""A field's index in a grid."""

Mark = int
"""Content of a field: `NOTHING`, a cheese's id plus 1, `MOUSE` or `RIM`."""

Grid = bytes
"""The board that a walking mouse finds; that mouse is not on it."""

WIDTH = SIDE + 2
NOTHING, MOUSE, RIM = 0, 254, 255

SQUARES = tuple(Square(column, row) for column in range(SIDE) for row in range(SIDE))


def place_of(square: Square) -> Place:
    """Place of the square in a grid, which has a rim of one place around the board."""
    return (square.row + 1) * WIDTH + square.column + 1


def square_of(place: Place) -> Square:
    """Square at that place of a grid, the rim of one place taken off."""
    row, column = divmod(place, WIDTH)
    return Square(column - 1, row - 1)


PLACES = tuple(sorted(map(place_of, SQUARES)))

_BARE = bytes(NOTHING if place in PLACES else RIM for place in range(WIDTH * WIDTH))
_MARKS = tuple(cheese.id + 1 for cheese in CHEESES)
_NO_CHEESES = bytes((NOTHING, MOUSE, RIM))
_OFFSETS = {direction: direction.rows * WIDTH + direction.columns for direction in Direction}


def lay_out(cheeses: Cheeses, others: Iterable[Square] = ()) -> Grid:
    """``others`` are the squares of the mice that do not walk."""
    grid = bytearray(_BARE)
    for square, cheese in cheeses.items():
        grid[place_of(square)] = cheese.id + 1
    for square in others:
        grid[place_of(square)] = MOUSE
    return bytes(grid)


def cheeses_on(grid: Grid) -> list[tuple[Place, Mark]]:
    """By id."""
    return [(place, mark) for mark in _MARKS if (place := grid.find(mark)) >= 0]


def cheese_of(mark: Mark) -> Cheese:
    return CHEESES[mark - 1]


def is_cleared(grid: Grid) -> bool:
    """Tell whether no cheese is left, so that no further step is made (K7)."""
    return not grid.translate(None, _NO_CHEESES)


class Stepped(NamedTuple):
    """Board after one legal step. ``fallen`` went over the edge ahead, `NOTHING` if no cheese did."""

    mouse: Place
    grid: Grid
    fallen: Mark


def step(grid: Grid, mouse: Place, direction: Direction) -> Stepped | Obstacle:
    """One step of a mouse on a board that is not cleared (K7)."""
    ahead = mouse + _OFFSETS[direction]
    mark = grid[ahead]
    if mark == NOTHING:
        return Stepped(ahead, grid, NOTHING)
    if mark == RIM:
        return Obstacle.EDGE
    if mark == MOUSE:
        return Obstacle.MOUSE
    return _pushed(grid, ahead, direction)


@lru_cache(maxsize=1 << 12)
def _pushed(grid: Grid, first: Place, direction: Direction) -> Stepped | Obstacle:
    """The line of cheeses that begins at ``first`` is pushed; the last one falls at the edge (K8)."""
    offset = _OFFSETS[direction]
    end = first + offset
    while 0 < grid[end] < MOUSE:
        end += offset
    if grid[end] == MOUSE:
        return Obstacle.BLOCKED_LINE
    fallen = NOTHING
    if grid[end] == RIM:
        end -= offset
        fallen = grid[end]
    moved = bytearray(grid)
    while end != first:
        moved[end] = moved[end - offset]
        end -= offset
    moved[first] = NOTHING
    return Stepped(first, bytes(moved), fallen)


def slides(cheeses: Cheeses, path: Sequence[Square]) -> tuple[Slide, ...]:
    """The cheeses that a mouse pushed on its way, in the order in which it first pushed them.

    ``cheeses`` are those before the way; ``path`` begins with where the mouse stood, and all its steps are legal.
    """
    found: dict[Cheese, Slide] = {}
    grid = lay_out(cheeses)
    for here, there in pairwise(path):
        direction = here.towards(there)
        stepped = step(grid, place_of(here), direction)
        assert isinstance(stepped, Stepped)
        square = there
        while square.on_board and 0 < (mark := grid[place_of(square)]) < MOUSE:
            cheese = cheese_of(mark)
            slide = found.get(cheese, Slide(cheese, (square,)))
            square = square.step(direction)
            if square.on_board:
                found[cheese] = slide._replace(squares=(*slide.squares, square))
            else:
                found[cheese] = slide._replace(over=EDGE_AHEAD[direction])
        grid = stepped.grid
    return tuple(found.values())
