"""The computer player: weighs every position its roll can lead to, from what its own seat may know."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from engine.game import Seat
from engine.kaeseschieben.actions import Action, DeclineBonus, MoveMouse, RollDie, TakeCheese
from engine.kaeseschieben.board import SIDE, Cheese, Cheeses, Edge, Size, Square
from engine.kaeseschieben.view import Collected, KaeseschiebenView, Phase
from engine.kaeseschieben.walk import Walk

_WORMS = {Size.LARGE: (2, 4), Size.MEDIUM: (4, 8), Size.SMALL: (0, 4)}
"""K4: how many of the cheeses of each size are wormy."""

_NEARNESS = 0.62
"""What each square between a cheese and an edge leaves of the hope to see it fall there."""

_HOPE = 0.45
"""What a cheese that stands right at an edge is worth to its owner, against one that has fallen."""

_APPROACH = 0.02
"""What a square nearer to the best pushing place is worth. Small: it only breaks ties of quiet moves."""


def choose(view: KaeseschiebenView) -> Action:
    """The action for the seat whose turn it is, which must be the view's own."""
    match view.phase:
        case Phase.TO_ROLL:
            return RollDie()
        case Phase.MOVING:
            return MoveMouse(_best_walk(view).path)
    return _best_bonus(view)


def _best_walk(view: KaeseschiebenView) -> Walk:
    values = _Values(view)
    walks = _distinct_ends(Walk.of_view(view))
    return max(walks, key=lambda walk: values.of_position(walk.mouse, walk.cheeses, walk))


def _distinct_ends(start: Walk) -> Iterable[Walk]:
    """One complete walk to every position that can be reached, breadth first."""
    ends: dict[tuple[Square, frozenset[tuple[Square, Cheese]]], Walk] = {}
    layer = {(start.mouse, frozenset(start.cheeses.items())): start}
    for _ in range(start.steps):
        following: dict[tuple[Square, frozenset[tuple[Square, Cheese]]], Walk] = {}
        for (_, cheeses), walk in layer.items():
            stuck = True
            for longer in walk.onward():
                stuck = False
                unchanged = longer.cheeses is walk.cheeses
                key = (longer.mouse, cheeses if unchanged else frozenset(longer.cheeses.items()))
                following.setdefault(key, longer)
            if stuck:
                ends.setdefault((walk.mouse, cheeses), walk)
        layer = following
    return (ends | layer).values()


def _best_bonus(view: KaeseschiebenView) -> Action:
    """K11: the cheese that is expected to change most in the taker's favour."""
    assert view.turn is not None
    values = _Values(view)
    takes = [
        TakeCheese(victim, size)
        for victim in range(view.seats)
        for size in Size
        if victim != view.turn and any(owned.cheese.size is size for owned in view.piles[victim])
    ]
    totals = [sum(values.of_owned(owned) for owned in pile) for pile in view.piles]
    # Of equal cheeses, the one of the strongest rival.
    best = max(takes, key=lambda take: (values.of_unknown(take.size), totals[take.victim]), default=None)
    return best if best is not None and values.of_unknown(best.size) > 0 else DeclineBonus()


class _Values:
    """What cheeses and positions are worth to the seat to move, by what its view tells."""

    def __init__(self, view: KaeseschiebenView) -> None:
        assert view.turn is not None
        self._view = view
        self._seat: Seat = view.turn
        known = [owned for pile in view.piles for owned in pile if owned.wormy is not None]
        self._unknown_values = {
            size: float(size.points * (1 - _worm_chance(size, [owned for owned in known if owned.cheese.size is size])))
            for size in Size
        }
        self._hopes = self._hope_of_squares()

    def of_unknown(self, size: Size) -> float:
        """The expected points of a cheese whose inside this seat does not know."""
        return self._unknown_values[size]

    def of_owned(self, owned: Collected) -> float:
        if owned.wormy is None:
            return self.of_unknown(owned.cheese.size)
        return 0.0 if owned.wormy else float(owned.cheese.size.points)

    def of_position(self, mouse: Square, cheeses: Cheeses, walk: Walk) -> float:
        """The balance of fallen and still hoped-for cheeses, and a little for standing well."""
        value = sum(self._share(fall.edge) * self.of_unknown(fall.cheese.size) for fall in walk.falls)
        for square, cheese in cheeses.items():
            value += self._hopes[square] * self.of_unknown(cheese.size)
        return value - _APPROACH * self._way_to_push(mouse, cheeses)

    def _share(self, edge: Edge) -> float:
        """1 for the own edge, a negative share for each rival's, 0 for nobody's."""
        if edge not in self._view.edges:
            return 0.0
        return 1.0 if self._view.edges.index(edge) == self._seat else -1.0 / (self._view.seats - 1)

    def _hope_of_squares(self) -> dict[Square, float]:
        """For every square, the part of a cheese's value that its standing there promises."""
        hopes = {}
        for square in (Square(column, row) for column in range(SIDE) for row in range(SIDE)):
            hopes[square] = sum(
                _HOPE * self._share(edge) * _NEARNESS ** _distance(square, edge) for edge in self._view.edges
            )
        return hopes

    def _way_to_push(self, mouse: Square, cheeses: Cheeses) -> int:
        """Squares to the nearest place from which a cheese is pushed towards the own edge."""
        edge = self._view.edges[self._seat]
        columns, rows = {Edge.SOUTH: (0, 1), Edge.NORTH: (0, -1), Edge.WEST: (1, 0), Edge.EAST: (-1, 0)}[edge]
        behind = (Square(square.column + columns, square.row + rows) for square in cheeses)
        return min(
            (abs(mouse.column - place.column) + abs(mouse.row - place.row) for place in behind if place.on_board),
            default=0,
        )


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
