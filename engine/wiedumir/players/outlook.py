"""How likely every seat is to win a game that goes on like this: a small network, see `weights`.

For each seat it adds up what its numbers weigh (`features`) in each of some cells; what is left above zero of a cell
counts for the seat's worth. Chances are the softmax of what the seats are worth, so no seat is favoured. Rows that
belong to the same number are added up once, so that a position takes some hundredths of a millisecond.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp

from engine.wiedumir.players.features import Row, rows_of, seat_numbers
from engine.wiedumir.players.flat_board import NOBODY, FlatBoard, Setting
from engine.wiedumir.players.weights import WEIGHTS, Weights

Chances = list[float]

_THOUSANDTH = 0.001


class Outlook:
    """For one setting. ``kinds[kind][number]`` are what the number weighs in each cell."""

    def __init__(self, setting: Setting, weights: Weights) -> None:
        self._pawns = setting.pawns
        self._kinds: list[Mapping[int, Row]] = []
        start = 0
        for rows in rows_of(setting):
            width = len(next(iter(rows.values())))
            part = weights.cells[start : start + width]
            start += width
            self._kinds.append({number: _weighed(row, part) for number, row in rows.items()})
        assert start == len(weights.cells)
        self._no_pawn = {0: [0.0] * len(weights.worth)}
        self._worth = [weight * _THOUSANDTH for weight in weights.worth]
        self._chips = [weight * _THOUSANDTH for weight in weights.chips]

    def chances(self, board: FlatBoard, drawer: int = NOBODY) -> Chances:
        """To win the game, before ``board.turn`` rolls, or before ``drawer`` draws a card and then that seat rolls."""
        worths = self._sums(board, drawer, self._worth)
        most = max(worths)
        weights = [exp(worth - most) for worth in worths]
        total = sum(weights)
        return [weight / total for weight in weights]

    def final_chips(self, board: FlatBoard, drawer: int = NOBODY) -> list[float]:
        """How many chips each seat will have in the end, in the mean."""
        return [10 * one for one in self._sums(board, drawer, self._chips)]

    def _sums(self, board: FlatBoard, drawer: int, out: Sequence[float]) -> list[float]:
        shared, rows = seat_numbers(board, drawer)
        first, own, richest, others, turn, tie, draws, way, nearest, rest, left, waiting = self._kinds
        second = first if self._pawns == 2 else self._no_pawn
        common = [a + b + c for a, b, c in zip(rest[shared[0]], left[shared[1]], waiting[shared[2]], strict=True)]
        found = []
        for row in rows:
            worth = 0.0
            for a, b, c, d, e, f, g, h, i, j, k, weight in zip(
                common,
                first[row[0]],
                second[row[1]],
                own[row[2]],
                richest[row[3]],
                others[row[4]],
                turn[row[5]],
                tie[row[6]],
                draws[row[7]],
                way[row[8]],
                nearest[row[9]],
                out,
                strict=True,
            ):
                cell = a + b + c + d + e + f + g + h + i + j + k
                if cell > 0:
                    worth += cell * weight
            found.append(worth)
        return found


@lru_cache(maxsize=16)
def outlook_for(setting: Setting) -> Outlook:
    return Outlook(setting, weights_for(setting.seats, no_limits=setting.no_limits))


def weights_for(seats: int, *, no_limits: bool) -> Weights:
    return next(weights for (most, without), weights in WEIGHTS.items() if seats <= most and without == no_limits)


def _weighed(row: Row, part: Sequence[Sequence[int]]) -> Row:
    return [
        sum(feature * weight for feature, weight in zip(row, column, strict=True)) * _THOUSANDTH
        for column in zip(*part, strict=True)
    ]
