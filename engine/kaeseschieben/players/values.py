"""What cheeses and positions are worth to a seat, from what it may know."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache

from engine.game import Seat
from engine.kaeseschieben.board import SIDE, SQUARES, Cheeses, Direction, Edge, Size, Square
from engine.kaeseschieben.view import Collected, KaeseschiebenView
from engine.kaeseschieben.walk import Walk

_WORMS = {Size.LARGE: (2, 4), Size.MEDIUM: (4, 8), Size.SMALL: (0, 4)}
"""K4: how many cheeses of each size are wormy, and how many there are."""

_NEARNESS = 0.62
"""What each square between a cheese and an edge leaves of the hope to see it fall there."""

_HOPE = 0.45
"""What a cheese that stands right at an edge is worth to its owner, against one that has fallen."""

_APPROACH = 0.02
"""What a square nearer to the best pushing place is worth. Small: it only breaks ties of quiet moves."""


class Values:
    """What cheeses and positions are worth to the seat to move, by what its view shows."""

    def __init__(self, view: KaeseschiebenView) -> None:
        assert view.turn is not None
        known = [owned for pile in view.piles for owned in pile if owned.wormy is not None]
        self._unknown_values = {
            size: float(size.points * (1 - _worm_chance(size, [owned for owned in known if owned.cheese.size is size])))
            for size in Size
        }
        self._points = {cheese.id: self._unknown_values[cheese.size] for cheese in view.cheeses.values()}
        self._shares = _shares(view.edges, view.turn)
        self._hopes = _hopes(view.edges, view.turn)
        self._rival_hopes = _rival_hopes(view.edges, view.turn)
        self._pushing_places = _pushing_places(view.edges[view.turn])

    def of_unknown(self, size: Size) -> float:
        """The expected points of a cheese whose inside this seat does not know."""
        return self._unknown_values[size]

    def of_owned(self, owned: Collected) -> float:
        if owned.wormy is None:
            return self.of_unknown(owned.cheese.size)
        return 0.0 if owned.wormy else float(owned.cheese.size.points)

    def of_end(self, walk: Walk) -> float:
        """The balance of fallen and still hoped-for cheeses, and a little for standing well."""
        value = sum(self._shares[fall.edge] * self.of_unknown(fall.cheese.size) for fall in walk.falls)
        for square, cheese in walk.cheeses.items():
            value += self._hopes[square] * self._points[cheese.id]
        return value - _APPROACH * self._steps_to_push(walk.mouse, walk.cheeses)

    def of_rivals(self, walk: Walk) -> float:
        """What has fallen to others on the walk, and what they may hope for after it."""
        value = sum(-min(self._shares[fall.edge], 0) * self.of_unknown(fall.cheese.size) for fall in walk.falls)
        return value + sum(
            self._rival_hopes[square] * self._points[cheese.id] for square, cheese in walk.cheeses.items()
        )

    def _steps_to_push(self, mouse: Square, cheeses: Cheeses) -> int:
        """Steps to the nearest place from which a cheese is pushed towards the own edge."""
        column, row = mouse
        places = (self._pushing_places[square] for square in cheeses)
        return min((abs(column - place.column) + abs(row - place.row) for place in places if place), default=0)


@cache
def _shares(edges: tuple[Edge, ...], seat: Seat) -> Mapping[Edge, float]:
    """What a cheese over each edge is to the seat: 1 over its own, a negative share over a rival's, 0 over nobody's."""
    shares = dict.fromkeys(Edge, 0.0) | dict.fromkeys(edges, -1.0 / (len(edges) - 1))
    return shares | {edges[seat]: 1.0}


@cache
def _hopes(edges: tuple[Edge, ...], seat: Seat) -> Mapping[Square, float]:
    """For every square, the part of a cheese's value that its standing there promises the seat."""
    shares = _shares(edges, seat)
    return {
        square: sum(_HOPE * shares[edge] * _NEARNESS ** _distance(square, edge) for edge in edges) for square in SQUARES
    }


@cache
def _rival_hopes(edges: tuple[Edge, ...], seat: Seat) -> Mapping[Square, float]:
    """For every square, the part of a cheese's value that its standing there promises the other seats."""
    shares = _shares(edges, seat)
    return {
        square: sum(_HOPE * -shares[edge] * _NEARNESS ** _distance(square, edge) for edge in edges if shares[edge] < 0)
        for square in SQUARES
    }


@cache
def _pushing_places(edge: Edge) -> Mapping[Square, Square | None]:
    """For every square, the one behind it as seen from the edge; None if it is off the board."""
    away = {
        Edge.SOUTH: Direction.NORTH,
        Edge.NORTH: Direction.SOUTH,
        Edge.WEST: Direction.EAST,
        Edge.EAST: Direction.WEST,
    }[edge]
    behind = {square: square.step(away) for square in SQUARES}
    return {square: place if place.on_board else None for square, place in behind.items()}


def _distance(square: Square, edge: Edge) -> int:
    """Squares between this one and the edge."""
    return {
        Edge.SOUTH: square.row,
        Edge.NORTH: SIDE - 1 - square.row,
        Edge.WEST: square.column,
        Edge.EAST: SIDE - 1 - square.column,
    }[edge]


def _worm_chance(size: Size, known: list[Collected]) -> Fraction:
    """How likely a cheese of this size is wormy if nothing is known of it but the others."""
    wormy, total = _WORMS[size]
    unknown = total - len(known)
    return Fraction(wormy - sum(bool(owned.wormy) for owned in known), unknown) if unknown else Fraction(0)
