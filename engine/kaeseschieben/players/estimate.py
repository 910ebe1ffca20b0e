"""How likely each seat is to win the round, of positions on the way: the judgement at the leaves of every search."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import exp, sqrt

from engine.game import Seat
from engine.kaeseschieben.board import EDGES_OF_SEATS
from engine.kaeseschieben.players.flat_board import EDGES, LAST, Falls, Place, cheeses_on, fallen
from engine.kaeseschieben.players.holdings import Pile, Unknown, best_bonus, most_likely_to_win
from engine.kaeseschieben.players.prospects import prospects
from engine.kaeseschieben.players.weights import WEIGHTS

Chances = tuple[float, ...]
"""By seat, adding up to 1."""


class Estimate:
    """Of positions that follow from one, in which the seats had these piles."""

    def __init__(self, piles: Sequence[Pile], unknown: Unknown) -> None:
        self.seats = len(piles)
        self._piles = tuple(piles)
        self._unknown = unknown
        self._prospects = prospects(self.seats)
        self._scale = WEIGHTS[self.seats].scale
        self._values = (0.0, *unknown.values())
        self._bonus = max(self._values) * self.seats / (self.seats - 1)
        self._owners = [EDGES.index(edge) for edge in EDGES_OF_SEATS[self.seats]]
        self._kept: dict[Falls, tuple[list[float], float]] = {}

    def of_ends(
        self, board: bytes, falls: Falls, mice: Sequence[Place], mover: Seat, places: Collection[Place]
    ) -> list[Chances]:
        """For each place where the mover may end its walk, with the next seat to roll."""
        cheeses = cheeses_on(board)
        if not cheeses:
            return [self._of_empty(falls)] * len(places)
        means, variance, board_variance = self.measured(board, falls, mice, mover)
        steepness, per_cheese, least = self._scale
        factor = steepness / sqrt(variance + per_cheese * board_variance + least)
        logits = [factor * mean for mean in means]
        own, rival = self._prospects.own[-1][mover], self._prospects.rival[-1][mover]
        mouse = mice[mover]
        valued = self._valued(cheeses)
        own_rows = [(factor * value, own[place]) for place, value in valued]
        rival_rows = [(factor * value, rival[place]) for place, value in valued]
        had = sum([value * row[mouse] for value, row in own_rows])
        took = sum([value * row[mouse] for value, row in rival_rows])
        found = []
        for place in places:
            taken = sum([value * row[place] for value, row in rival_rows]) - took
            mine = sum([value * row[place] for value, row in own_rows]) - had
            found.append(_softmax([mean + (mine if seat == mover else taken) for seat, mean in enumerate(logits)]))
        return found

    def measured(
        self, board: bytes, falls: Falls, mice: Sequence[Place], mover: Seat
    ) -> tuple[list[float], float, float]:
        """The mean points that every seat will have, the variance of those that have fallen, and that of the board.

        ``mover`` has just moved; the seat after it is to roll.
        """
        points, variance = self._fallen(falls)
        valued = self._valued(cheeses_on(board))
        means = [
            mean + sum([value * row[place] for place, value in valued])
            for mean, row in zip(points, self._prospects.standing, strict=True)
        ]
        for turns in range(self.seats):
            seat = (mover + 1 + turns) % self.seats
            mouse = mice[seat]
            own, rival = self._prospects.own[turns][seat], self._prospects.rival[turns][seat]
            taken = sum([value * rival[place][mouse] for place, value in valued])
            means = [mean + taken for mean in means]
            means[seat] += sum([value * own[place][mouse] for place, value in valued]) - taken
        return means, variance, sum([value * value for _, value in valued])

    def _valued(self, cheeses: Sequence[tuple[Place, int]]) -> list[tuple[Place, float]]:
        """Each with what it is worth, and its part of the bonus: any of them may be the last one (K11)."""
        extra = self._bonus / len(cheeses) if cheeses else 0.0
        return [(place, self._values[byte] + extra) for place, byte in cheeses]

    def _fallen(self, falls: Falls) -> tuple[list[float], float]:
        """The mean points of every seat, and the mean variance, with what has fallen."""
        if falls not in self._kept:
            piles = self._with(falls)
            _, medium, large = self._values[1:]
            medium_variance, large_variance = self._unknown.variances()
            self._kept[falls] = (
                [pile.sure + pile.medium * medium + pile.large * large for pile in piles],
                sum(pile.medium * medium_variance + pile.large * large_variance for pile in piles) / self.seats,
            )
        return self._kept[falls]

    def _with(self, falls: Falls) -> tuple[Pile, ...]:
        return tuple(
            pile.with_more(*fallen(falls, edge)) for pile, edge in zip(self._piles, self._owners, strict=True)
        )

    def _of_empty(self, falls: Falls) -> Chances:
        """After the last cheese, whose seat may take the bonus (K11)."""
        piles, last = self._with(falls), (falls >> LAST) - 1
        if last in self._owners:
            return best_bonus(piles, self._unknown, self._owners.index(last))
        return most_likely_to_win(piles, self._unknown)


def _softmax(logits: Sequence[float]) -> Chances:
    most = max(logits)
    weights = [exp(logit - most) for logit in logits]
    total = sum(weights)
    return tuple([weight / total for weight in weights])
