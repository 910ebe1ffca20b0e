"""What Käseschieben's computers think of the ends of a walk, compiled: the same numbers as
`engine.kaeseschieben.players.estimate`, in a fifth of the time. How long decisions take is not measured with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from math import sqrt
from unittest import mock

import numpy as np

from bench.strength.compiling import Bytes, Floats, Ints, compiled
from engine.kaeseschieben.players.estimate import LEAST_VARIANCE, Estimate, Outlook
from engine.kaeseschieben.players.flat_board import MOUSE, Falls, Place
from engine.kaeseschieben.players.prospects import prospects

_in_python = Estimate.outlook


class _Summed(Outlook):
    """``rows`` are one, which the places of the mover's mouse have in common."""

    def _more(self, place: Place) -> float:
        return self.rows[0][1][place]


def outlook(estimate: Estimate, board: bytes, falls: Falls, mice: Sequence[Place], mover: int) -> Outlook:
    points, variance = estimate.fallen_points(falls)
    means, row, board_variance, cheeses = measured(
        np.frombuffer(board, np.uint8),
        np.array(mice),
        mover,
        np.array(estimate.values),
        estimate.bonus,
        *tables(estimate.seats),
    )
    if not cheeses:
        return _in_python(estimate, board, falls, mice, mover)
    steepness, per_cheese, least = estimate.scale
    factor = steepness / sqrt(max(LEAST_VARIANCE, variance + per_cheese * board_variance + least))
    return _Summed(mover, [(1.0, row.tolist())], (points + means).tolist(), factor, None)


@contextmanager
def in_use() -> Iterator[None]:
    """The players of this process, and of those that it begins, think with it."""
    with mock.patch.object(Estimate, "outlook", outlook):
        yield


@cache
def tables(seats: int) -> tuple[Floats, Floats]:
    found = prospects(seats)
    return np.array(found.standing), np.array(found.mouse)


@compiled
def measured(
    board: Bytes, mice: Ints, mover: int, values: Floats, bonus: float, standing: Floats, mouse: Floats
) -> tuple[Floats, Floats, float, int]:
    """What the board promises every seat without the mover's mouse, what that adds by its place, the variance, and how
    many cheeses there are."""
    seats, cheeses, variance = len(mice), 0, 0.0
    means, row = np.zeros(seats), np.zeros(len(board))
    for place in range(len(board)):
        cheeses += 0 < board[place] < MOUSE
    extra = bonus if cheeses == 1 else 0.0
    for place in range(len(board)):
        if not 0 < board[place] < MOUSE:
            continue
        value = values[board[place]] + extra
        variance += value * value
        for seat in range(seats):
            means[seat] += value * standing[seat, place]
        for turns in range(seats - 1):
            seat = (mover + 1 + turns) % seats
            means[seat] += value * mouse[turns, seat, place, mice[seat]]
        row += value * mouse[seats - 1, mover, place]
    return means, row, variance, cheeses
