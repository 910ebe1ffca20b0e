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
from engine.kaeseschieben.players.estimate import Estimate, Outlook
from engine.kaeseschieben.players.flat_board import MOUSE, Falls, Place
from engine.kaeseschieben.players.prospects import prospects

_in_python = Estimate.outlook


class _Summed(Outlook):
    """``rows`` are one, which the places of the mover's mouse have in common."""

    def _more(self, place: Place) -> float:
        return self.rows[0][1][place]


def outlook(estimate: Estimate, board: bytes, falls: Falls, mice: Sequence[Place], mover: int) -> Outlook:
    promised, row, squares = measured(
        np.frombuffer(board, np.uint8),
        np.array(mice),
        mover,
        np.array(estimate.values),
        estimate.bonus,
        *tables(estimate.seats),
    )
    if not squares:
        return _in_python(estimate, board, falls, mice, mover)
    scale = estimate.scale
    means = estimate.taken(falls) + promised
    means[mover] -= scale.optimism
    steepness = scale.steepness / sqrt(1 + scale.per_cheese * squares)
    return _Summed(mover, [(1.0, row.tolist())], means.tolist(), steepness, scale, None)


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
) -> tuple[Floats, Floats, float]:
    """What the board promises every seat without the mover's mouse, what that adds by its place, and the squares."""
    seats, cheeses, squares = len(mice), 0, 0.0
    promised, row = np.zeros(seats), np.zeros(len(board))
    for place in range(len(board)):
        cheeses += 0 < board[place] < MOUSE
    extra = bonus if cheeses == 1 else 0.0
    for place in range(len(board)):
        if not 0 < board[place] < MOUSE:
            continue
        value = values[board[place]] + extra
        squares += values[board[place]] ** 2
        for seat in range(seats):
            promised[seat] += value * standing[seat, place]
        for turns in range(seats - 1):
            seat = (mover + 1 + turns) % seats
            promised[seat] += value * mouse[turns, seat, place, mice[seat]]
        row += value * mouse[seats - 1, mover, place]
    return promised, row, squares
