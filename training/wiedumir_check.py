"""Whether games are played by what the computers of Wie Du mir … know: the compiled board, numbers and chances."""

from __future__ import annotations

import random

import numpy as np

from bench.strength import wiedumir_check
from bench.strength.wiedumir_board import board_of, rules_of
from engine.wiedumir.board import GOAL
from engine.wiedumir.players.features import BASE, COURSE, seat_numbers
from engine.wiedumir.players.flat_board import FlatBoard, Setting
from engine.wiedumir.players.outlook import outlook_for, weights_for
from training.wiedumir_tables import Network, bounds_of, chances_of, few_bounds, numbers_of

BOARDS = 100
"""Of each kind."""


def check() -> None:
    """Raises AssertionError where they differ."""
    wiedumir_check.check()
    for seats in range(2, 9):
        for no_limits in (False, True):
            _compare(Setting(seats, 2 if seats <= 5 else 1, wiedumir_check.VALUES, no_limits, seats % 2 == 0))


def _compare(setting: Setting) -> None:
    weights = weights_for(setting.seats, no_limits=setting.no_limits)
    cells, worth = (np.array(part, dtype=np.float32) / 1000 for part in (weights.cells, weights.worth))
    weighed, randomness = Network(cells, worth).weighed(setting), random.Random(repr(setting))
    rows, chances = np.empty((setting.seats, COURSE), dtype=np.int64), np.empty(setting.seats)
    for _ in range(BOARDS):
        flat, drawer = _board(setting, randomness), randomness.randrange(-1, setting.seats)
        course = numbers_of(rules_of(setting), few_bounds(setting), board_of(flat), drawer, rows)
        shared, own = seat_numbers(flat, drawer)
        assert course == _place(setting, COURSE, shared)
        assert rows.tolist() == [[_place(setting, kind, number) for kind, number in enumerate(row)] for row in own]
        chances_of(weighed, course, rows, chances)
        assert np.allclose(chances, outlook_for(setting).chances(flat, drawer), atol=1e-3)


def _board(setting: Setting, randomness: random.Random) -> FlatBoard:
    board = FlatBoard(setting)
    pawns = len(board.squares)
    board.squares = [randomness.choice((GOAL, randomness.randrange(GOAL + 1))) for _ in range(pawns)]
    numbers = randomness.sample(range(1, pawns + 1), pawns)
    board.arrivals = [number if square == GOAL else 0 for number, square in zip(numbers, board.squares, strict=True)]
    board.chips = [randomness.randrange(8) for _ in range(setting.seats)]
    board.turn, board.waiting = randomness.randrange(setting.seats), randomness.randrange(8)
    return board


def _place(setting: Setting, kind: int, number: int) -> int:
    """A number of `seat_numbers` as `numbers_of` counts it."""
    bounds, digits = bounds_of(setting)[kind], [number]
    for _ in bounds[1:]:
        digits[:1] = divmod(digits[0], BASE)
    found = 0
    for digit, bound in zip(digits, bounds, strict=True):
        assert digit < bound
        found = found * bound + digit
    return found
