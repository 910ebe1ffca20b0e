"""The board of Käseschieben: squares, edges, and what one step of a mouse does (K1 to K3, K7, K8)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
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

    @property
    def columns(self) -> int:
        return {Direction.EAST: 1, Direction.WEST: -1}.get(self, 0)

    @property
    def rows(self) -> int:
        return {Direction.NORTH: 1, Direction.SOUTH: -1}.get(self, 0)


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


@dataclass(frozen=True, slots=True)
class Stepped:
    """What one legal step made of the board."""

    mouse: Square
    cheeses: Cheeses
    fall: Fall | None


class Obstacle(StrEnum):
    """Why a step is impossible."""

    EDGE = "edge"
    MOUSE = "mouse"
    BLOCKED_LINE = "blocked-line"


def step(mouse: Square, direction: Direction, cheeses: Cheeses, others: Collection[Square]) -> Stepped | Obstacle:
    """One step of a mouse (K7, K8); ``others`` are the squares of the other mice."""
    target = mouse.step(direction)
    if not target.on_board:
        return Obstacle.EDGE
    if target in others:
        return Obstacle.MOUSE
    line = []
    square = target
    while square in cheeses:
        line.append(square)
        square = square.step(direction)
    if not line:
        return Stepped(target, cheeses, None)
    if square in others:
        return Obstacle.BLOCKED_LINE
    moved = dict(cheeses)
    fall = None
    for square in reversed(line):
        cheese = moved.pop(square)
        onward = square.step(direction)
        if onward.on_board:
            moved[onward] = cheese
        else:
            fall = Fall(cheese, _EDGE_TOWARDS[direction])
    return Stepped(target, moved, fall)


_EDGE_TOWARDS: Mapping[Direction, Edge] = {
    Direction.NORTH: Edge.NORTH,
    Direction.EAST: Edge.EAST,
    Direction.SOUTH: Edge.SOUTH,
    Direction.WEST: Edge.WEST,
}
