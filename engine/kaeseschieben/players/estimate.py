"""How likely each seat is to win the round, of positions on the way: the judgement at the leaves of every search."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, sqrt
from typing import NamedTuple

from engine.game import Seat
from engine.kaeseschieben.board import EDGES_OF_SEATS
from engine.kaeseschieben.players.flat_board import EDGES, LAST, Falls, Place, cheeses_on, fallen
from engine.kaeseschieben.players.holdings import Pile, Unknown, best_bonus, most_likely_to_win
from engine.kaeseschieben.players.prospects import Row, prospects
from engine.kaeseschieben.players.weights import WEIGHTS

Chances = tuple[float, ...]
"""By seat, adding up to 1."""

LEAST_VARIANCE = 0.1
"""Where only cheeses are left of which the viewer knows that they are worth nothing, others do not know it."""


class Outlook(NamedTuple):
    """What the ends of a walk have in common that leave the same board.

    ``rows`` add up to the points that the mover's mouse promises it, by its place; ``means`` are those of all seats
    without it, and ``steepness`` is what a point more adds to a seat's logit. ``known`` are the chances where nothing is
    left to estimate.
    """

    mover: Seat
    rows: Sequence[tuple[float, Row]]
    means: Sequence[float]
    steepness: float
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
        self.unknown = unknown
        self._prospects = prospects(self.seats)
        self.scale = WEIGHTS[self.seats].scale
        self.values = (0.0, *unknown.values())
        self.bonus = max(self.values) * self.seats / (self.seats - 1)
        self._owners = [EDGES.index(edge) for edge in EDGES_OF_SEATS[self.seats]]
        self._kept: dict[Falls, tuple[list[float], float]] = {}

    def outlook(self, board: bytes, falls: Falls, mice: Sequence[Place], mover: Seat) -> Outlook:
        """Of all ends of the mover's walk that leave this board; where the mover's own mouse stands does not matter."""
        cheeses = cheeses_on(board)
        if not cheeses:
            return Outlook(mover, [], self.fallen_points(falls)[0], 0.0, self._of_empty(falls))
        means, variance, board_variance = self._measured(cheeses, falls, mice, mover)
        steepness, per_cheese, least = self.scale
        factor = steepness / sqrt(max(LEAST_VARIANCE, variance + per_cheese * board_variance + least))
        own = self._prospects.mouse[-1][mover]
        rows = [(value, own[place]) for place, value in self._valued(cheeses)]
        return Outlook(mover, rows, means, factor, None)

    def measured(self, board: bytes, mice: Sequence[Place], mover: Seat) -> tuple[list[float], float, float]:
        """The mean points that every seat will have, the variance of those that have fallen, and that of the board.

        ``mover`` has just moved; the seat after it is to roll. What is the same for all seats is left out.
        """
        cheeses = cheeses_on(board)
        means, variance, board_variance = self._measured(cheeses, 0, mice, mover)
        own = self._prospects.mouse[-1][mover]
        means[mover] += sum([value * own[place][mice[mover]] for place, value in self._valued(cheeses)])
        return means, variance, board_variance

    def _measured(
        self, cheeses: Sequence[tuple[Place, int]], falls: Falls, mice: Sequence[Place], mover: Seat
    ) -> tuple[list[float], float, float]:
        """The same without the mover's mouse."""
        points, variance = self.fallen_points(falls)
        valued = self._valued(cheeses)
        means = self._promised(points, valued)
        for turns in range(self.seats - 1):
            seat = (mover + 1 + turns) % self.seats
            mouse, own = mice[seat], self._prospects.mouse[turns][seat]
            means[seat] += sum([value * own[place][mouse] for place, value in valued])
        return means, variance, sum([value * value for _, value in valued])

    def promised(self, board: bytes, falls: Falls) -> list[float]:
        """The mean points of every seat, by where the cheeses lie alone."""
        return self._promised(self.fallen_points(falls)[0], self._valued(cheeses_on(board)))

    def _promised(self, points: Sequence[float], valued: Sequence[tuple[Place, float]]) -> list[float]:
        return [
            mean + sum([value * row[place] for place, value in valued])
            for mean, row in zip(points, self._prospects.standing, strict=True)
        ]

    def _valued(self, cheeses: Sequence[tuple[Place, int]]) -> list[tuple[Place, float]]:
        """Each with what it is worth; the last one brings the bonus (K11).

        Before the last one the bonus counts for nothing: who hopes for it keeps cheeses back, and nobody would push.
        """
        extra = self.bonus if len(cheeses) == 1 else 0.0
        return [(place, self.values[byte] + extra) for place, byte in cheeses]

    def fallen_points(self, falls: Falls) -> tuple[list[float], float]:
        """The mean points of every seat, and the mean variance, with what has fallen."""
        if falls not in self._kept:
            piles = self._with(falls)
            medium_variance, large_variance = self.unknown.variances()
            self._kept[falls] = (
                [self.unknown.mean_points(pile) for pile in piles],
                sum(pile.medium * medium_variance + pile.large * large_variance for pile in piles) / self.seats,
            )
        return self._kept[falls]

    def _with(self, falls: Falls) -> tuple[Pile, ...]:
        return tuple(pile.with_more(*fallen(falls, edge)) for pile, edge in zip(self._piles, self._owners, strict=True))

    def _of_empty(self, falls: Falls) -> Chances:
        """After the last cheese, whose seat may take the bonus (K11)."""
        piles, last = self._with(falls), (falls >> LAST) - 1
        if last in self._owners:
            return best_bonus(piles, self.unknown, self._owners.index(last))
        return most_likely_to_win(piles, self.unknown)
