"""Squares and distances as the owner of an edge sees them."""

from __future__ import annotations

from engine.kaeseschieben.board import SIDE, Edge, Square
from engine.kaeseschieben.steps import Place, square_of

FARTHEST = 14
"""Steps. From farther away a mouse counts as from there."""

NO_APPROACH = -1


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
    # To the field beyond the cheese, from which it is pushed towards the edge.
    steps = abs(mouse_away - away - 1) + abs(mouse_along - along)
    if mouse_along == along and mouse_away < away:
        # It must go around the cheese.
        steps += 2
    # Cells of far mice are shared: the numbers fitted to them would rest on few games.
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
