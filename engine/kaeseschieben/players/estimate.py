"""How likely each seat is to win the round, of positions on the way: the judgement at the leaves of every search."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, sqrt
from typing import NamedTuple

from engine.game import Seat
from engine.kaeseschieben.board import CHEESES, EDGES_OF_SEATS, Grid, Mark, Place, cheeses_on
from engine.kaeseschieben.players.holdings import SIZES, Pile, Unknown, best_bonus, most_likely_to_win, sizes_of
from engine.kaeseschieben.players.prospects import Row, Scale, prospects
from engine.kaeseschieben.walk import EDGES, LAST, Falls, fallen_over

Chances = tuple[float, ...]
"""By seat, adding up to 1."""


class Outlook(NamedTuple):
    """What the ends of a walk have in common that leave the same board.

    ``rows`` add up to the points that the mover's mouse promises it, by its place; ``means`` are those of all seats
    without it; ``steepness`` is what a point more adds to a seat's logit on this board. ``known`` are the chances where
    nothing is left to estimate.
    """

    mover: Seat
    rows: Sequence[tuple[float, Row]]
    means: Sequence[float]
    steepness: float
    scale: Scale
    known: Chances | None

    def at(self, place: Place) -> tuple[Chances, float]:
        """The chances with the mover's mouse at that place, and by how many points the mover is then ahead."""
        more = self._more(place)
        return self._with(more), ahead(self.means, self.mover) + more

    def best(self, places: Iterable[Place]) -> tuple[Chances, Place]:
        """The chances with the mover's mouse at the best of these places, and which that is; the first of equals."""
        more, place = max([(self._more(place), -place) for place in places])
        return self._with(more), -place

    def _more(self, place: Place) -> float:
        return sum([value * row[place] for value, row in self.rows])

    def _with(self, more: float) -> Chances:
        if self.known is not None:
            return self.known
        means = list(self.means)
        means[self.mover] += more
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
        self._prospects = prospects(self.seats)
        self.scale = self._prospects.scale
        by_size = dict(zip(SIZES, unknown.values(), strict=True))
        self.values = (0.0, *(by_size[cheese.size] for cheese in CHEESES))
        self.bonus = max(self.values) * self.seats / (self.seats - 1)
        self._edges = EDGES_OF_SEATS[self.seats]
        self._taken: dict[Falls, list[float]] = {}

    def outlook(self, grid: Grid, falls: Falls, mice: Sequence[Place], mover: Seat) -> Outlook:
        """Of all ends of the mover's walk that leave this board; where the mover's own mouse stands does not matter."""
        cheeses = cheeses_on(grid)
        taken = self.taken(falls)
        if not cheeses:
            return Outlook(mover, [], taken, 0.0, self.scale, self._of_empty(falls))
        valued = self._valued(cheeses)
        promised = self._promised_before(valued, mice, mover)
        means = [had + more for had, more in zip(taken, promised, strict=True)]
        means[mover] -= self.scale.optimism
        own = self._prospects.mouse[-1][mover]
        rows = [(value, own[place]) for place, value in valued]
        return Outlook(mover, rows, means, self._steepness(cheeses), self.scale, None)

    def promised(self, grid: Grid, falls: Falls) -> list[float]:
        """The mean points of every seat, by where the cheeses lie alone."""
        standing = self._promised(self._valued(cheeses_on(grid)))
        return [had + more for had, more in zip(self.taken(falls), standing, strict=True)]

    def taken(self, falls: Falls) -> list[float]:
        """The mean points of every seat, with what has fallen."""
        if falls not in self._taken:
            self._taken[falls] = [self._unknown.mean_points(pile) for pile in self._with(falls)]
        return self._taken[falls]

    def _promised_before(
        self, valued: Sequence[tuple[Place, float]], mice: Sequence[Place], mover: Seat
    ) -> list[float]:
        """What the board promises every seat, without the mover's mouse."""
        promised = self._promised(valued)
        for turns in range(self.seats - 1):
            seat = (mover + 1 + turns) % self.seats
            mouse, own = mice[seat], self._prospects.mouse[turns][seat]
            promised[seat] += sum([value * own[place][mouse] for place, value in valued])
        return promised

    def _promised(self, valued: Sequence[tuple[Place, float]]) -> list[float]:
        return [sum([value * row[place] for place, value in valued]) for row in self._prospects.standing]

    def _valued(self, cheeses: Sequence[tuple[Place, Mark]]) -> list[tuple[Place, float]]:
        """Each with what it is worth; the last one brings the bonus (K11).

        Before the last one the bonus counts for nothing: who hopes for it keeps cheeses back, and nobody would push.
        """
        extra = self.bonus if len(cheeses) == 1 else 0.0
        return [(place, self.values[mark] + extra) for place, mark in cheeses]

    def _steepness(self, cheeses: Sequence[tuple[Place, Mark]]) -> float:
        return self.scale.steepness / sqrt(1 + self.scale.per_cheese * self._squares(cheeses))

    def _squares(self, cheeses: Sequence[tuple[Place, Mark]]) -> float:
        return sum([self.values[mark] ** 2 for _, mark in cheeses])

    def _with(self, falls: Falls) -> tuple[Pile, ...]:
        return tuple(
            pile.with_more(*sizes_of(fallen_over(falls, edge)))
            for pile, edge in zip(self._piles, self._edges, strict=True)
        )

    def _of_empty(self, falls: Falls) -> Chances:
        """After the last cheese, whose seat may take the bonus (K11)."""
        piles, last = self._with(falls), EDGES[(falls >> LAST) - 1]
        if last in self._edges:
            return best_bonus(piles, self._unknown, self._edges.index(last))
        return most_likely_to_win(piles, self._unknown)
