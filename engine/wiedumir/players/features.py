"""What a position is described by, for each seat: whole numbers, each of which stands for a row of features.

Both the computer players (`outlook`) and `training.wiedumir` read them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.wiedumir.board import GOAL, START
from engine.wiedumir.players.flat_board import NOBODY, FlatBoard, Setting
from engine.wiedumir.view import SIDES

Row = list[float]

SQUARE, OWN, RICHEST, OTHERS, TURN, TIE, DRAWS, WAY_OF_RICHEST, NEAREST, REST, LEFT, WAITING = range(12)
"""The kinds of numbers. The last three are the same for all seats."""

SHARED = (REST, LEFT, WAITING)

TAKES_CHIPS = 8
"""A bit beside those of the waiting cards: W16 is agreed."""

_NOT_HOME = 10**6


def seat_numbers(board: FlatBoard, drawer: int = NOBODY) -> tuple[tuple[int, int, int], list[tuple[int, ...]]]:
    """The numbers that all seats share, and those of each: its two pawns' squares, then `OWN` to `NEAREST`.

    Where each has one pawn, 0 stands for the second one.
    ``drawer`` is about to draw a card; the next turn is that of ``board.turn``.
    """
    setting, squares, chips = board.setting, board.squares, board.chips
    seats, pawns = setting.seats, setting.pawns
    in_all = sum(chips)
    if pawns == 2:
        ways = [2 * GOAL - first - second for first, second in zip(squares[::2], squares[1::2], strict=True)]
    else:
        ways = [GOAL - square for square in squares]
    ties = _ties(board, ways) if 0 in ways else [0] * seats
    rows: list[tuple[int, ...]] = []
    for seat in range(seats):
        richest, nearest = -1, _NOT_HOME
        way_of_richest = 0
        for other in range(seats):
            if other != seat:
                had, way = chips[other], ways[other]
                if had > richest or (had == richest and way < way_of_richest):
                    richest, way_of_richest = had, way
                if way < nearest:
                    nearest = way
        rows.append(
            (
                squares[seat * pawns],
                squares[2 * seat + 1] if pawns == 2 else 0,
                chips[seat],
                richest,
                in_all - chips[seat],
                (seat - board.turn) % seats,
                ties[seat] + seats,
                0 if drawer == NOBODY else 1 if drawer == seat else 2,
                way_of_richest,
                nearest,
            )
        )
    waiting = board.waiting | TAKES_CHIPS if setting.no_measure else board.waiting
    return (sum(ways), len(squares) - squares.count(GOAL), waiting), rows


def _ties(board: FlatBoard, ways: list[int]) -> list[int]:
    """W9: before how many seats each would come with equal chips, less how many would come before it."""
    pawns = board.setting.pawns
    since = [
        _NOT_HOME if way else max(board.arrivals[seat * pawns : (seat + 1) * pawns]) for seat, way in enumerate(ways)
    ]
    return [sum((own < other) - (other < own) for other in since) for own in since]


def rows_of(setting: Setting) -> list[Mapping[int, Row]]:
    """For each kind, what its numbers stand for in this setting."""
    seats, way, chips = setting.seats, GOAL * setting.pawns, range(61)
    made: dict[int, tuple[range, Callable[[int], Row]]] = {
        SQUARE: (range(GOAL + 1), lambda square: _of_square(setting, square)),
        OWN: (chips, lambda had: _of_chips(setting, had)),
        RICHEST: (chips, lambda had: _of_chips(setting, had)),
        OTHERS: (chips, lambda had: [had / (10 * (seats - 1))]),
        TURN: (range(seats), lambda ahead: [float(ahead == 0), float(ahead == 1), ahead / seats]),
        TIE: (range(2 * seats + 1), lambda tie: [(tie - seats) / (seats - 1)]),
        DRAWS: (range(3), lambda who: [float(who == 1), float(who == 2)]),
        WAY_OF_RICHEST: (range(way + 1), lambda left: [left / way, float(left == 0)]),
        NEAREST: (range(way + 1), lambda left: [left / way, float(left == 0)]),
        REST: (
            range(way * seats + 1),
            lambda left: [1.0, left / (way * seats), 2 ** (-left / 4), 2 ** (-left / 12), 1 / seats],
        ),
        LEFT: (
            range(setting.pawns * seats + 1),
            lambda left: [left / (setting.pawns * seats), float(left == 1), float(left == 2)],
        ),
        WAITING: (range(16), lambda bits: [float(bits >> bit & 1) for bit in range(4)]),
    }
    return [{number: row(number) for number in numbers} for _, (numbers, row) in sorted(made.items())]


def _of_chips(setting: Setting, had: int) -> Row:
    if setting.no_limits:
        return [had / 10, (had / 10) ** 0.5, min(had, 3) / 3]
    return [had / 10, max(0, had - 6) / 4, min(had, 3) / 3]


def _of_square(setting: Setting, square: int) -> Row:
    """What lies within the reach of a roll, and what beyond it; other pawns are not looked at."""
    values = setting.values
    near = [values[min(square + steps, GOAL)] for steps in range(1, SIDES + 1)]
    ahead = values[min(square + SIDES + 1, GOAL) : GOAL]
    return [
        (GOAL - square) / GOAL,
        float(square == GOAL),
        float(square == START),
        sum(max(0, value or 0) for value in near) / 12,
        sum(min(0, value or 0) for value in near) / 12,
        sum(value is None for value in near) / SIDES,
        min(max(0, square + SIDES - GOAL + 1), SIDES) / SIDES * (square < GOAL),
        sum(max(0, value or 0) for value in ahead) / 12,
        sum(min(0, value or 0) for value in ahead) / 12,
        sum(value is None for value in ahead) / 5,
    ]
