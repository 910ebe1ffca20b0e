"""Where the cheeses on a board are likely to fall: learned from games that computers played.

How much likelier a cheese is to fall over one seat's edge than over another's is a sum: what its square promises each
of them, and what the seats' mice add for their owners. A mouse counts by how far the cheese is from its owner's edge,
by the steps from the mouse to the square from which it would push the cheese there, and by whose turn it is. The
numbers, in the table ``kaeseschieben/prospects``, were fitted to games (docs/strength.md).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from engine.kaeseschieben.board import EDGES_OF_SEATS, PLACES, SIDE, WIDTH, Edge, Place, Square, square_of
from engine.number_tables import number_table

FARTHEST = 14
"""Steps. From farther away a mouse counts as from there."""

NO_APPROACH = -1

Row = tuple[float, ...]
"""A number for each place."""


_NOTHING: Row = (0.0,) * WIDTH**2


class Scale(NamedTuple):
    """How sure a lead makes the win."""

    steepness: float
    """What a point more adds to a seat's logit where nothing is left to fall."""
    per_cheese: float
    """How much less it is with cheeses on the board, by the square of what each is worth."""
    optimism: float
    """Points by which the best of many ends looks better for its mover than it is."""
    lead: float
    """What a point counts by which a seat is ahead of all others: they take from it, and get in its way."""
    contested: float
    """How many points of a lead count so. Those above count in full: they are harder to make up for."""


class Prospects(NamedTuple):
    """For one number of seats.

    ``standing[seat][place]`` is what a cheese's place promises the seat. ``mouse[turns][seat][place]`` is a row by the
    place of the seat's mouse: by how much more it adds for its owner than for each of the others. ``turns`` counts how
    many seats roll before its owner does.
    """

    standing: tuple[Row, ...]
    mouse: tuple[tuple[tuple[Row, ...], ...], ...]
    scale: Scale


@cache
def prospects(seats: int) -> Prospects:
    weights = number_table("kaeseschieben/prospects")[str(seats)]
    edges, by_seat = EDGES_OF_SEATS[seats], weights["standing"]  # One row for all seats alike, or one for each.
    standing = tuple(_standing(edge, by_seat[seat % len(by_seat)]) for seat, edge in enumerate(edges))
    mouse = tuple(tuple(_of_mouse(edge, table) for edge in edges) for table in weights["mouse"])
    return Prospects(standing, mouse, Scale(**weights["scale"]))


def seen_from(edge: Edge, place: Place) -> int:
    """The square as the edge's owner numbers it: rows away from the edge times 8, plus the column from the left."""
    away, along = _turned(edge, square_of(place))
    return SIDE * away + along


def approach(edge: Edge, cheese: Place, mouse: Place) -> int:
    """The cell of a mouse's table: the cheese's distance from the edge times 15, plus the mouse's steps.

    `NO_APPROACH` for a cheese at the opposite edge, which cannot be pushed towards this one.
    """
    away, along = _turned(edge, square_of(cheese))
    if away == SIDE - 1:
        return NO_APPROACH
    mouse_away, mouse_along = _turned(edge, square_of(mouse))
    steps = abs(mouse_away - away - 1) + abs(mouse_along - along)
    if mouse_along == along and mouse_away < away:
        # It must go around the cheese.
        steps += 2
    return (FARTHEST + 1) * away + min(steps, FARTHEST)


def _turned(edge: Edge, square: Square) -> tuple[int, int]:
    """Rows away from the edge, and columns from its owner's left."""
    last = SIDE - 1
    return {
        Edge.SOUTH: (square.row, square.column),
        Edge.WEST: (square.column, last - square.row),
        Edge.NORTH: (last - square.row, last - square.column),
        Edge.EAST: (last - square.column, square.row),
    }[edge]


def _standing(edge: Edge, squares: Sequence[int]) -> Row:
    return _row(lambda place: squares[seen_from(edge, place)] / 1000)


def _row(value: Callable[[Place], float]) -> Row:
    row = [0.0] * WIDTH**2
    for place in PLACES:
        row[place] = value(place)
    return tuple(row)


def _of_mouse(edge: Edge, table: Sequence[int]) -> tuple[Row, ...]:
    """A row for each place of a cheese, by the place of the mouse."""

    def of_cheese(cheese: Place) -> Row:
        cells = {mouse: approach(edge, cheese, mouse) for mouse in PLACES}
        return _row(lambda mouse: table[cells[mouse]] / 1000 if cells[mouse] != NO_APPROACH else 0.0)

    rows = [_NOTHING] * WIDTH**2
    for place in PLACES:
        rows[place] = of_cheese(place)
    return tuple(rows)
