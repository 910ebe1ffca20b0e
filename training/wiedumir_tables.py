"""The numbers that describe a position of Wie Du mir … (`engine.wiedumir.players.features`) as rows of tables.

A kind's number is made of digits, each of them less than a bound that the setting gives (`bounds_of`). So all numbers
of a kind can be counted through, and a table has one row for each.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

import numpy as np

from bench.strength.compiling import Floats, Ints, compiled
from bench.strength.wiedumir_board import TURN, WAITING, Board, Rules
from engine.wiedumir.board import GOAL
from engine.wiedumir.chips import CHIPS as ALL_CHIPS
from engine.wiedumir.chips import LIMIT
from engine.wiedumir.players.features import (
    BASE,
    CHIPS,
    COURSE,
    OTHERS,
    SQUARES,
    STAGE,
    STAGES,
    STANDING,
    TAKES_CHIPS,
    WAYS,
    WIDTHS,
    row_of,
)
from engine.wiedumir.players.flat_board import NOBODY, Setting

KINDS = COURSE + 1

_NOT_HOME = 10**6

_STAGE = np.array(STAGE)

_STAGES = len(STAGES)


class Bounds(NamedTuple):
    """How many of each there are: chips, squares that a seat has left, and those that all have left."""

    chips: int
    way: int
    rest: int


def bounds_of(setting: Setting) -> tuple[tuple[int, ...], ...]:
    """By kind: of each digit."""
    seats, pawns, bounds = setting.seats, setting.pawns, few_bounds(setting)
    return (
        (GOAL + 1,) * pawns,
        (bounds.chips, bounds.chips, len(STAGES)),
        (seats, 2 * seats + 1, 3, seats, len(STAGES)),
        (bounds.way, bounds.way),
        (ALL_CHIPS + 1,),
        (bounds.rest, seats * pawns + 1, 2 * TAKES_CHIPS),
    )


def few_bounds(setting: Setting) -> Bounds:
    way = GOAL * setting.pawns
    return Bounds((ALL_CHIPS if setting.no_limits else LIMIT) + 1, way + 1, way * setting.seats + 1)


def key_of(setting: Setting, kind: int) -> Setting:
    """Settings with equal keys have the same table."""
    if kind == SQUARES:
        return Setting(0, setting.pawns, setting.values, False, False)
    return setting._replace(values=(), no_measure=False)


def table_of(setting: Setting, kind: int) -> Floats:
    """``[number, feature]``."""
    return _table_of(key_of(setting, kind), kind)


@lru_cache(maxsize=100)
def _table_of(setting: Setting, kind: int) -> Floats:
    rows = []
    for digits in product(*map(range, bounds_of(setting)[kind])):
        number = 0
        for digit in digits:
            number = number * BASE + digit
        rows.append(row_of(setting, kind, number))
    return np.array(rows, dtype=np.float32)


class Weighed(NamedTuple):
    """A network for one setting: by kind, what each number adds to each cell."""

    squares: Floats
    chips: Floats
    standing: Floats
    ways: Floats
    others: Floats
    course: Floats
    worth: Floats


class Network:
    """What its weights come to in any setting."""

    def __init__(self, cells: Floats, worth: Floats) -> None:
        self._cells, self._worth = cells, worth.astype(np.float32)
        self._parts: dict[tuple[int, Setting], Floats] = {}

    def weighed(self, setting: Setting) -> Weighed:
        return Weighed._make([*(self._part(setting, kind) for kind in range(KINDS)), self._worth])

    def _part(self, setting: Setting, kind: int) -> Floats:
        key = kind, key_of(setting, kind)
        if key not in self._parts:
            widths = WIDTHS[setting.no_limits]
            begin = sum(widths[:kind])
            self._parts[key] = table_of(setting, kind) @ self._cells[begin : begin + widths[kind]]
        return self._parts[key]


@compiled
def numbers_of(rules: Rules, bounds: Bounds, board: Board, drawer: int, rows: Ints) -> int:
    """Writes each seat's numbers to ``rows[seat, kind]`` and returns the one that all share."""
    seats, pawns, squares, chips = rules.seats, rules.pawns, board.squares, board.chips
    goal = GOAL + 1
    ways, since = np.zeros(seats, dtype=np.int64), np.zeros(seats, dtype=np.int64)
    moving = 0
    for pawn in range(len(squares)):
        ways[pawn // pawns] += GOAL - squares[pawn]
        moving += squares[pawn] != GOAL
        since[pawn // pawns] = max(since[pawn // pawns], board.arrivals[pawn])
    rest, in_all = ways.sum(), chips.sum()
    stage = _STAGE[rest]
    for seat in range(seats):
        if ways[seat]:
            since[seat] = _NOT_HOME
    for seat in range(seats):
        richest, nearest, way_of_richest, above, tie = -1, _NOT_HOME, 0, 0, seats
        for other in range(seats):
            if other != seat:
                if chips[other] > richest or (chips[other] == richest and ways[other] < way_of_richest):
                    richest, way_of_richest = chips[other], ways[other]
                nearest = min(nearest, ways[other])
                above += chips[other] > chips[seat]
                tie += (since[seat] < since[other]) - (since[other] < since[seat])
        draws = 0 if drawer == NOBODY else 1 if drawer == seat else 2
        place = squares[seat * pawns]
        if pawns == 2:
            place = place * goal + squares[seat * pawns + 1]
        ahead = (seat - board.more[TURN]) % seats
        rows[seat, SQUARES] = place
        rows[seat, CHIPS] = (chips[seat] * bounds.chips + richest) * _STAGES + stage
        rows[seat, STANDING] = (((ahead * (2 * seats + 1) + tie) * 3 + draws) * seats + above) * _STAGES + stage
        rows[seat, WAYS] = way_of_richest * bounds.way + nearest
        rows[seat, OTHERS] = in_all - chips[seat]
    waiting = board.more[WAITING] + (TAKES_CHIPS if rules.no_measure else 0)
    return int((rest * (len(squares) + 1) + moving) * (2 * TAKES_CHIPS) + waiting)


@compiled
def chances_of(weighed: Weighed, course: int, rows: Ints, chances: Floats) -> None:
    """By the numbers of a position."""
    cells = len(weighed.worth)
    for seat in range(len(chances)):
        worth = np.float32(0)
        for cell in range(cells):
            value = (
                weighed.course[course, cell]
                + weighed.squares[rows[seat, 0], cell]
                + weighed.chips[rows[seat, 1], cell]
                + weighed.standing[rows[seat, 2], cell]
                + weighed.ways[rows[seat, 3], cell]
                + weighed.others[rows[seat, 4], cell]
            )
            if value > 0:
                worth += value * weighed.worth[cell]
        chances[seat] = worth
    chances[:] = np.exp(chances - chances.max())
    chances /= chances.sum()
