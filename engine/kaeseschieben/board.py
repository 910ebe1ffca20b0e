"""The board of Käseschieben: squares, edges, cheeses, and what one step of a mouse does (K1 to K4, K7 to K9).

Steps are made on a *grid*, the board as bytes: ten by ten fields, row by row from the south, with a rim around the
squares. The same steps serve a person's move, the arrows on the buttons, and the searches of the computer players.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum, StrEnum
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

SIDE = 8


class Square(NamedTuple):
    """Column and row, each from 0 to 7; column 0 is a, row 0 is the southern row 1."""

    column: int
    row: int

    @property
    def name(self) -> str:
        """As on the rim of the board: ``Square(4, 0).name == "e1"``."""
        return f"{'abcdefgh'[self.column]}{self.row + 1}"

    @property
    def on_board(self) -> bool:
        return 0 <= self.column < SIDE and 0 <= self.row < SIDE

    def step(self, direction: Direction) -> Square:
        """The neighbour in that direction, which may lie off the board."""
        return Square(self.column + direction.columns, self.row + direction.rows)

    def towards(self, neighbour: Square) -> Direction:
        return next(direction for direction in Direction if self.step(direction) == neighbour)

    @classmethod
    def named(cls, name: str) -> Square:
        return cls("abcdefgh".index(name[0]), int(name[1]) - 1)


class Direction(Enum):
    """The value is the letter that paths are written with."""

    NORTH = "n"
    EAST = "e"
    SOUTH = "s"
    WEST = "w"

    # Each member is there once. What Enum has hashes the name, in Python, with every step of a mouse.
    __hash__ = object.__hash__

    @property
    def columns(self) -> int:
        """What one step adds to the column."""
        return (self is Direction.EAST) - (self is Direction.WEST)

    @property
    def rows(self) -> int:
        """What one step adds to the row."""
        return (self is Direction.NORTH) - (self is Direction.SOUTH)


class Edge(StrEnum):
    """The sides of the board, clockwise from the south."""

    SOUTH = "south"
    WEST = "west"
    NORTH = "north"
    EAST = "east"


EDGES_OF_SEATS: Mapping[int, tuple[Edge, ...]] = {
    2: (Edge.SOUTH, Edge.NORTH),
    3: (Edge.SOUTH, Edge.WEST, Edge.NORTH),
    4: (Edge.SOUTH, Edge.WEST, Edge.NORTH, Edge.EAST),
}
"""K1: the edge of every seat, for each number of seats."""

START_SQUARES: Mapping[Edge, Square] = {
    Edge.SOUTH: Square.named("e1"),
    Edge.WEST: Square.named("a4"),
    Edge.NORTH: Square.named("d8"),
    Edge.EAST: Square.named("h5"),
}
"""K2."""


class Size(StrEnum):
    SMALL = "small"
    MEDIUM = "medium"
    LARGE = "large"

    @property
    def points(self) -> int:
        """K12: what a cheese of this size is worth without a worm."""
        return {Size.SMALL: 2, Size.MEDIUM: 3, Size.LARGE: 4}[self]


class Cheese(NamedTuple):
    """One of the sixteen cheeses. Its id follows from its first square and says nothing of worms."""

    id: int
    size: Size


WORMY: Mapping[Size, int] = {Size.LARGE: 2, Size.MEDIUM: 4, Size.SMALL: 0}
"""K4: how many have worms, of the four large cheeses, of the eight medium and of the four small ones."""


Cheeses = Mapping[Square, Cheese]
"""The cheeses on the board by square. Never changed in place."""


def starting_cheeses() -> dict[Square, Cheese]:
    """K3: the centre filled; ids run from c6 eastward, row by row, to f3."""
    rows = ("smms", "mllm", "mllm", "smms")
    sizes = {"s": Size.SMALL, "m": Size.MEDIUM, "l": Size.LARGE}
    return {
        Square(2 + column, 5 - row): Cheese(4 * row + column, sizes[letter])
        for row, letters in enumerate(rows)
        for column, letter in enumerate(letters)
    }


CHEESES = tuple(sorted(starting_cheeses().values()))
"""By id."""


FACES: tuple[int | None, ...] = (1, 2, 2, 3, 3, None)
"""The die's sides 1 to 6; None is the star (K6)."""


def steps_granted(faces: Sequence[int | None]) -> int:
    """K6: what a finished roll grants, whose last throw is a number; stars before it double it once."""
    return (faces[-1] or 0) * (2 if None in faces else 1)


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
"""What a field holds: `NOTHING`, a cheese's id plus 1, `MOUSE` or `RIM`."""

Grid = bytes
"""The board that a walking mouse finds; that mouse is not on it."""

WIDTH = SIDE + 2
NOTHING, MOUSE, RIM = 0, 254, 255

SQUARES = tuple(Square(column, row) for column in range(SIDE) for row in range(SIDE))


def place_of(square: Square) -> Place:
    return (square.row + 1) * WIDTH + square.column + 1


def square_of(place: Place) -> Square:
    row, column = divmod(place, WIDTH)
    return Square(column - 1, row - 1)


PLACES = tuple(sorted(map(place_of, SQUARES)))

_BARE = bytes(NOTHING if place in PLACES else RIM for place in range(WIDTH * WIDTH))
_NO_CHEESES = bytes((NOTHING, MOUSE, RIM))
_OFFSETS = {direction: direction.rows * WIDTH + direction.columns for direction in Direction}
EDGE_AHEAD = {direction: Edge[direction.name] for direction in Direction}


def lay_out(cheeses: Cheeses, others: Iterable[Square] = ()) -> Grid:
    """``others`` are the squares of the mice that do not walk."""
    grid = bytearray(_BARE)
    for square, cheese in cheeses.items():
        grid[place_of(square)] = cheese.id + 1
    for square in others:
        grid[place_of(square)] = MOUSE
    return bytes(grid)


def cheeses_on(grid: Grid) -> list[tuple[Place, Mark]]:
    return [(place, mark) for place, mark in enumerate(grid) if 0 < mark < MOUSE]


def cheese_of(mark: Mark) -> Cheese:
    return CHEESES[mark - 1]


def is_cleared(grid: Grid) -> bool:
    """Whether no cheese is left, so that no further step is made (K7)."""
    return not grid.translate(None, _NO_CHEESES)


class Stepped(NamedTuple):
    """What one legal step made of the board. ``fallen`` went over the edge ahead, `NOTHING` if no cheese did."""

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
