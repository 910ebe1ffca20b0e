"""Chances of each of three or four seats to win the round, by where the cheeses on the board are likely to fall.

How much likelier a cheese is to fall over one seat's edge than over another's is a sum: what its square promises each
of them, and what the seats' mice add for their owners. A mouse counts by how far the cheese is from its owner's edge,
by the steps from the mouse to the square from which it would push the cheese there, and by whose turn it is. The
numbers, in the table ``kaeseschieben/prospects``, were fitted to games (docs/strength.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from math import exp, sqrt
from typing import NamedTuple, Protocol

from engine.game import Seat
from engine.kaeseschieben.board import CHEESES, EDGES_OF_SEATS, Edge
from engine.kaeseschieben.players.distances import NO_APPROACH, approach, seen_from
from engine.kaeseschieben.players.holdings import (
    SIZES,
    Chances,
    Pile,
    Unknown,
    best_bonus,
    most_likely_to_win,
    sizes_of,
)
from engine.kaeseschieben.steps import PLACES, WIDTH, Grid, Mark, Place, cheeses_on
from engine.kaeseschieben.walk import EDGES, LAST, Falls, fallen_over
from engine.number_tables import number_table

Row = tuple[float, ...]
"""A number for each place."""


# Grids have a rim of one field around the board, and rows are indexed by their places directly.
_NOTHING: Row = (0.0,) * WIDTH**2


class Scale(NamedTuple):
    """Scale from a lead to the chance to win."""

    steepness: float
    """Logit that a point more adds to a seat where nothing is left to fall."""
    per_cheese: float
    """Decrease of that with cheeses on the board, by the square of what each is worth."""
    optimism: float
    """Points by which the best of many ends looks better for its mover than it is."""
    lead: float
    """Extra weight of a point by which a seat is ahead of all others: they take from it, and get in its way."""
    contested: float
    """Points of a lead that count so. Those above count in full: they are harder to make up for."""


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


class Outlook(Protocol):
    """The ends of a walk that leave the same board, by the place of the mover's mouse."""

    def at(self, place: Place) -> tuple[Chances, float]:
        """The chances with the mover's mouse at that place, and by how many points the mover is then ahead."""

    def best(self, places: Iterable[Place]) -> tuple[Chances, Place]:
        """The chances with the mover's mouse at the best of these places, and which that is; the first of equals."""


class Cleared(NamedTuple):
    """Outlook on a board without cheeses."""

    chances: Chances
    lead: float

    def at(self, place: Place) -> tuple[Chances, float]:
        return self

    def best(self, places: Iterable[Place]) -> tuple[Chances, Place]:
        return self.chances, min(places)


class Promises(NamedTuple):
    """Outlook by what the board promises each seat.

    ``rows`` add up to the points that the mover's mouse promises it, by its place; ``means`` are those of all seats
    without it; ``steepness`` is what a point more adds to a seat's logit on this board.
    """

    mover: Seat
    rows: Sequence[tuple[float, Row]]
    means: Sequence[float]
    steepness: float
    scale: Scale

    def at(self, place: Place) -> tuple[Chances, float]:
        more = self._more(place)
        return self._with(more), ahead(self.means, self.mover) + more

    def best(self, places: Iterable[Place]) -> tuple[Chances, Place]:
        # Negated, so that of equals the lowest place wins.
        more, place = max([(self._more(place), -place) for place in places])
        return self._with(more), -place

    def _more(self, place: Place) -> float:
        return sum([value * row[place] for value, row in self.rows])

    def _with(self, more: float) -> Chances:
        means = list(self.means)
        means[self.mover] += more
        # Less the greatest, so that `exp` cannot overflow.
        most, steepness = max(means), self.steepness
        if self.scale.lead != 1:
            leader = means.index(most)
            most -= (1 - self.scale.lead) * min(ahead(means, leader), self.scale.contested)
            means[leader] = most
        weights = [exp(steepness * (mean - most)) for mean in means]
        total = sum(weights)
        return tuple([weight / total for weight in weights])


def ahead(points: Sequence[float], seat: Seat) -> float:
    """Of the best of the others; below 0 if the seat is behind."""
    return points[seat] - max([value for other, value in enumerate(points) if other != seat])


class Estimate:
    """Of positions that follow from one, in which the seats had these piles."""

    def __init__(self, piles: Sequence[Pile], unknown: Unknown) -> None:
        self.seats = len(piles)
        self._piles = tuple(piles)
        self._unknown = unknown
        by_size = dict(zip(SIZES, unknown.values(), strict=True))
        # By the mark of a field: 0 is a field without a cheese.
        self.values = (0.0, *(by_size[cheese.size] for cheese in CHEESES))
        # Taking a cheese also lowers the one whose it was.
        self.bonus = max(self.values) * self.seats / (self.seats - 1)
        self._edges = EDGES_OF_SEATS[self.seats]
        self._taken: dict[Falls, list[float]] = {}

    def outlook(self, grid: Grid, falls: Falls, mice: Sequence[Place], mover: Seat) -> Outlook:
        """Of all ends of the mover's walk that leave this board; where the mover's own mouse stands does not matter."""
        cheeses = cheeses_on(grid)
        taken = self.taken(falls)
        if not cheeses:
            return Cleared(self.of_empty(falls), ahead(taken, mover))
        scale = self._prospects.scale
        valued = self._valued(cheeses)
        promised = self._promised_before(valued, mice, mover)
        means = [had + more for had, more in zip(taken, promised, strict=True)]
        # Its best end was chosen for what the estimate says of it, errors included.
        means[mover] -= scale.optimism
        # By the end of its walk, all others roll before it does again.
        own = self._prospects.mouse[-1][mover]
        rows = [(value, own[place]) for place, value in valued]
        return Promises(mover, rows, means, self._steepness(cheeses), scale)

    @property
    def _prospects(self) -> Prospects:
        return prospects(self.seats)

    def taken(self, falls: Falls) -> list[float]:
        """The mean points of every seat, with what has fallen."""
        # Many ends have the same falls, and piles are slow to sum up.
        if falls not in self._taken:
            self._taken[falls] = [self._unknown.mean_points(pile) for pile in self._with(falls)]
        return self._taken[falls]

    def _promised_before(
        self, valued: Sequence[tuple[Place, float]], mice: Sequence[Place], mover: Seat
    ) -> list[float]:
        """Promise of the board to every seat, without the mover's mouse."""
        promised = [sum([value * row[place] for place, value in valued]) for row in self._prospects.standing]
        for turns in range(self.seats - 1):
            seat = (mover + 1 + turns) % self.seats
            # The mover has just walked, so the next seat is the first to roll, with nobody before it.
            mouse, own = mice[seat], self._prospects.mouse[turns][seat]
            promised[seat] += sum([value * own[place][mouse] for place, value in valued])
        return promised

    def _valued(self, cheeses: Sequence[tuple[Place, Mark]]) -> list[tuple[Place, float]]:
        """Each with what it is worth; the last one brings the bonus (K11).

        Before the last one the bonus counts for nothing, or all seats would keep cheeses back in the hope of it.
        """
        extra = self.bonus if len(cheeses) == 1 else 0.0
        return [(place, self.values[mark] + extra) for place, mark in cheeses]

    def _steepness(self, cheeses: Sequence[tuple[Place, Mark]]) -> float:
        squares = sum([self.values[mark] ** 2 for _, mark in cheeses])
        # The more is still to fall, the less a point of lead says.
        scale = self._prospects.scale
        return scale.steepness / sqrt(1 + scale.per_cheese * squares)

    def _with(self, falls: Falls) -> tuple[Pile, ...]:
        return tuple(
            pile.with_more(*sizes_of(fallen_over(falls, edge)))
            for pile, edge in zip(self._piles, self._edges, strict=True)
        )

    def of_empty(self, falls: Falls) -> Chances:
        """After the last cheese, whose seat may take the bonus (K11)."""
        # The last cheese to fall decides whose the bonus is; its edge is kept beside the falls.
        piles, last = self._with(falls), EDGES[(falls >> LAST) - 1]
        if last in self._edges:
            return best_bonus(piles, self._unknown, self._edges.index(last))
        return most_likely_to_win(piles, self._unknown)
