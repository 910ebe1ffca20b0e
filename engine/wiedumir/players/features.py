"""Features of a position, for each seat: whole numbers, each of which stands for a row of features.

`outlook` reads them. Numbers that count for more together than each by itself are one number: chips decide a game near
its end, and mean little at its beginning.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from engine.wiedumir.board import GOAL, START
from engine.wiedumir.cards import Card
from engine.wiedumir.chips import LIMIT
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.view import SIDES

Row = list[float]

SQUARES, CHIPS, STANDING, WAYS, OTHERS, COURSE = range(6)
"""The kinds of numbers. The last one is the same for all seats."""

WAITING_BITS: Mapping[Card, int] = {Card.TOLL: 1, Card.LAST_PAYS: 2, Card.FIRST_GAINS: 4}
"""Cards on the goal as bits of one number."""

TAKES_CHIPS = 8
"""A bit beside those: W16 is agreed."""

_NOT_HOME = 10**6

BASE = 64
"""More than any of the numbers that are put together into one, as its digits."""

STAGES = (0, 1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 25, 31, 38, 46, 55, 66, 80, 100)
"""Numbers of squares that all pawns together are still from home, as finely as it matters with chips."""

STAGE = [max(stage for stage, least in enumerate(STAGES) if left >= least) for left in range(GOAL * 10 + 1)]
"""By the squares left; ten pawns are the most."""

_HALVES = (4, 12, 36)
"""After how many squares more what counts near the end counts half."""


class Setting(NamedTuple):
    """Constants of a game.

    ``pawns`` are those of each seat; ``values[square]`` is None on a question mark, 0 on start and goal.
    """

    seats: int
    pawns: int
    values: tuple[int | None, ...]
    no_limits: bool
    no_measure: bool

    @classmethod
    def of(cls, state: WieDuMirState) -> Setting:
        return cls(state.seats, len(state.pawns[0]), (0, *state.board.values, 0), state.no_limits, state.no_measure)


def seat_numbers(state: WieDuMirState) -> tuple[int, list[tuple[int, int, int, int, int]]]:
    """The number that all seats share, and those of each seat, from `SQUARES` to `OTHERS`.

    The next seat is about to roll, or a card is to be drawn before (``drawing``).
    """
    chips, seats, turn, drawer = state.chips, state.seats, state.turn, None
    if state.drawing is not None:
        turn, drawer = (turn + 1) % seats, state.drawing.seat
    in_all = sum(chips)
    if len(state.pawns[0]) == 2:
        places = [first * BASE + second for first, second in state.pawns]
        ways = [2 * GOAL - first - second for first, second in state.pawns]
    else:
        places = [square for (square,) in state.pawns]
        ways = [GOAL - square for square in places]
    ties = _ties(state, ways) if 0 in ways else [0] * seats
    rest = sum(ways)
    stage = STAGE[rest]
    rows: list[tuple[int, int, int, int, int]] = []
    for seat in range(seats):
        own = chips[seat]
        richest, nearest, way_of_richest, above = -1, _NOT_HOME, 0, 0
        for other in range(seats):
            if other != seat:
                had, way = chips[other], ways[other]
                if had > richest or (had == richest and way < way_of_richest):
                    richest, way_of_richest = had, way
                if way < nearest:
                    nearest = way
                if had > own:
                    above += 1
        standing = (seat - turn) % seats
        # Never below 0: numbers that are put together have no sign.
        standing = standing * BASE + ties[seat] + seats
        standing = standing * BASE + (0 if drawer is None else 1 if drawer == seat else 2)
        rows.append(
            (
                places[seat],
                (own * BASE + richest) * BASE + stage,
                (standing * BASE + above) * BASE + stage,
                way_of_richest * BASE + nearest,
                in_all - own,
            )
        )
    waiting = sum(WAITING_BITS[card] for card in state.waiting) + TAKES_CHIPS * state.no_measure
    return (rest * BASE + state.on_the_way) * BASE + waiting, rows


def _ties(state: WieDuMirState, ways: list[int]) -> list[int]:
    """W9: before how many seats each would come with equal chips, less how many would come before it."""
    since = [_NOT_HOME if way else max(arrivals) for way, arrivals in zip(ways, state.arrivals, strict=True)]
    return [sum((own < other) - (other < own) for other in since) for own in since]


def row_of(setting: Setting, kind: int, number: int) -> Row:
    """Row for a number of that kind in this setting."""
    return _ROWS[kind](setting, number)


def _of_squares(setting: Setting, number: int) -> Row:
    first, second = divmod(number, BASE)
    if setting.pawns == 1:
        return _of_square(setting, number)
    # A pair of pawns is described by its sum, so their order makes no difference.
    return [a + b for a, b in zip(_of_square(setting, first), _of_square(setting, second), strict=True)]


def _of_square(setting: Setting, square: int) -> Row:
    """Squares within the reach of a roll, and beyond it; other pawns are not looked at."""
    values = setting.values
    # No other pawns: with them every position would be new, and nothing could be kept.
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


def _of_chips(setting: Setting, number: int) -> Row:
    rest, stage = divmod(number, BASE)
    own, richest = divmod(rest, BASE)
    lead = own - richest
    # Coarse and fine: a lead of one decides near the end, one of ten hardly differs from one of eleven.
    ahead = [max(-2.0, min(2.0, lead / 5)), float(lead > 0), float(lead < 0), max(-2, min(2, lead)) / 2]
    return _by_stage([*_of_had(setting, own), *_of_had(setting, richest), *ahead], stage)


def _of_had(setting: Setting, had: int) -> Row:
    each = [float(had == number) for number in range(LIMIT + 1)]
    # Without limits there are too many numbers for a row each.
    return [*each, had / 10, (had / 10) ** 0.5] if setting.no_limits else each


def _of_standing(setting: Setting, number: int) -> Row:
    rest, stage = divmod(number, BASE)
    rest, above = divmod(rest, BASE)
    rest, draws = divmod(rest, BASE)
    ahead, tie = divmod(rest, BASE)
    return [
        float(ahead == 0),
        float(ahead == 1),
        ahead / setting.seats,
        float(draws == 1),
        float(draws == 2),
        *_by_stage([(tie - setting.seats) / (setting.seats - 1)], stage),
        *_by_stage([float(above == richer) for richer in range(1, 4)], stage),
    ]


def _of_ways(setting: Setting, number: int) -> Row:
    way = GOAL * setting.pawns
    richest, nearest = divmod(number, BASE)
    return [richest / way, float(richest == 0), nearest / way, float(nearest == 0)]


def _of_others(setting: Setting, number: int) -> Row:
    return [number / (10 * (setting.seats - 1))]


def _of_course(setting: Setting, number: int) -> Row:
    rest, waiting = divmod(number, BASE)
    left, pawns = divmod(rest, BASE)
    all_pawns = setting.pawns * setting.seats
    return [
        1.0,
        left / (GOAL * all_pawns),
        *(2 ** (-left / half) for half in _HALVES),
        1 / setting.seats,
        pawns / all_pawns,
        float(pawns == 1),
        float(pawns == 2),
        *(float(waiting >> bit & 1) for bit in range(4)),
    ]


def _by_stage(row: Row, stage: int) -> Row:
    """The row, and the same as it counts the closer the end is."""
    left = STAGES[stage]
    return [*row, *(feature * 2 ** (-left / half) for half in _HALVES for feature in row)]


_ROWS: tuple[Callable[[Setting, int], Row], ...] = (
    _of_squares,
    _of_chips,
    _of_standing,
    _of_ways,
    _of_others,
    _of_course,
)

WIDTHS = {
    no_limits: [len(row(Setting(2, 2, (0,) * (GOAL + 1), no_limits, False), 0)) for row in _ROWS]
    for no_limits in (False, True)
}
"""The number of features of each kind, by whether there are no limits (W14)."""
