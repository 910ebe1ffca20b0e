"""The board of Käseschieben: squares, directions, edges, cheeses, and the die (K1 to K4, K6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum, StrEnum
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
        """Tell whether the square exists: neighbours of border squares may not."""
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
        """Change of the column by one step."""
        return (self is Direction.EAST) - (self is Direction.WEST)

    @property
    def rows(self) -> int:
        """Change of the row by one step."""
        return (self is Direction.NORTH) - (self is Direction.SOUTH)


class Edge(StrEnum):
    """The sides of the board, clockwise from the south."""

    SOUTH = "south"
    WEST = "west"
    NORTH = "north"
    EAST = "east"


EDGE_AHEAD = {direction: Edge[direction.name] for direction in Direction}

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
