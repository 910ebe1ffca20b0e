"""The board of Käseschieben: squares, edges, and what one step of a mouse does (K1 to K3, K7, K8)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from enum import Enum, StrEnum
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


class Fall(NamedTuple):
    """A cheese went over an edge."""

    cheese: Cheese
    edge: Edge


class Slide(NamedTuple):
    """The way that pushes made one cheese take. ``squares`` begins with where it stood; ``over`` is where it fell."""

    cheese: Cheese
    squares: tuple[Square, ...]
    over: Edge | None = None


class Stepped(NamedTuple):
    """What one legal step made of the board. ``cheeses`` is the same object if nothing was pushed."""

    mouse: Square
    cheeses: Cheeses
    fall: Fall | None


class Obstacle(StrEnum):
    """Why a step is impossible. BOARD_EMPTY: the last cheese has gone, which ends the move (K7)."""

    EDGE = "edge"
    MOUSE = "mouse"
    BLOCKED_LINE = "blocked-line"
    BOARD_EMPTY = "board-empty"


def step(mouse: Square, direction: Direction, cheeses: Cheeses, others: Collection[Square]) -> Stepped | Obstacle:
    """One step of a mouse (K7, K8); ``others`` are the squares of the other mice."""
    ahead, edge = _AHEAD[direction][mouse]
    if not ahead:
        return Obstacle.EDGE
    if ahead[0] in others:
        return Obstacle.MOUSE
    if ahead[0] not in cheeses:
        return Stepped(ahead[0], cheeses, None)
    end = next((place for place, square in enumerate(ahead) if square not in cheeses), len(ahead))
    if end < len(ahead) and ahead[end] in others:
        return Obstacle.BLOCKED_LINE
    moved = dict(cheeses)
    line = [moved.pop(square) for square in ahead[:end]]
    moved.update(zip(ahead[1:], line, strict=False))
    return Stepped(ahead[0], moved, Fall(line[-1], edge) if end == len(ahead) else None)


def slides(cheeses: Cheeses, path: Sequence[Square]) -> tuple[Slide, ...]:
    """The cheeses that a mouse pushed on its way, in the order in which it first pushed them.

    ``cheeses`` are those before the way; ``path`` begins with where the mouse stood, and all its steps are legal.
    """
    found: dict[Cheese, Slide] = {}
    for here, there in pairwise(path):
        direction = next(direction for direction in Direction if here.step(direction) == there)
        stepped = step(here, direction, cheeses, ())
        assert isinstance(stepped, Stepped)
        square = there
        while square in cheeses:
            cheese = cheeses[square]
            slide = found.get(cheese, Slide(cheese, (square,)))
            square = square.step(direction)
            if square.on_board:
                found[cheese] = slide._replace(squares=(*slide.squares, square))
            else:
                found[cheese] = slide._replace(over=Edge[direction.name])
        cheeses = stepped.cheeses
    return tuple(found.values())


def _squares_ahead(square: Square, direction: Direction) -> tuple[Square, ...]:
    """From the neighbour in that direction to the edge of the board."""
    ahead = square.step(direction)
    return (ahead, *_squares_ahead(ahead, direction)) if ahead.on_board else ()


SQUARES = tuple(Square(column, row) for column in range(SIDE) for row in range(SIDE))

_AHEAD: Mapping[Direction, Mapping[Square, tuple[tuple[Square, ...], Edge]]] = {
    direction: {square: (_squares_ahead(square, direction), Edge[direction.name]) for square in SQUARES}
    for direction in Direction
}
"""For every direction and square, the squares ahead of a mouse there, and the edge that lies beyond them."""
