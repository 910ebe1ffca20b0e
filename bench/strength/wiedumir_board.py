"""The players' flat board of Wie Du mir … compiled to machine code.

These are the rules of `engine.wiedumir.players.flat_board` under the same names; `bench.strength.wiedumir_check`
compares both.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bench.strength.compiling import Ints, compiled
from engine.wiedumir.board import GOAL, START
from engine.wiedumir.chips import AFTER_LIMIT, CHIPS, LIMIT
from engine.wiedumir.players.flat_board import (
    FIRST_GAINS_WAITS,
    LAST_PAYS_WAITS,
    NOBODY,
    TOLL_WAITS,
    FlatBoard,
    Setting,
)

QUESTION_MARK = 99
"""Among the values of squares."""

NO_PAWN = -1

ARRIVED, FIRST_HOME, WAITING, TURN = range(4)
"""The places in `Board.more`."""


class Rules(NamedTuple):
    """See `Setting`."""

    seats: int
    pawns: int
    values: Ints
    no_limits: bool
    no_measure: bool


class Board(NamedTuple):
    """See `FlatBoard`; it changes in place. ``more`` has what is one number each."""

    squares: Ints
    arrivals: Ints
    chips: Ints
    more: Ints


def rules_of(setting: Setting) -> Rules:
    values = [QUESTION_MARK if value is None else value for value in setting.values]
    return Rules(setting.seats, setting.pawns, np.array(values), setting.no_limits, setting.no_measure)


def board_of(flat: FlatBoard) -> Board:
    more = np.array([flat.arrived, flat.first_home, flat.waiting, flat.turn])
    return Board(np.array(flat.squares), np.array(flat.arrivals), np.array(flat.chips), more)


@compiled
def copied(board: Board) -> Board:
    return Board(board.squares.copy(), board.arrivals.copy(), board.chips.copy(), board.more.copy())


@compiled
def stands_at(squares: Ints, square: int) -> bool:
    for one in squares:  # noqa: SIM110 - numba compiles no generators
        if one == square:
            return True
    return False


@compiled
def forward(squares: Ints, square: int, steps: int) -> int:
    while steps > 0 and square < GOAL:
        square += 1
        steps -= not stands_at(squares, square)
    return square


@compiled
def backward(squares: Ints, square: int, steps: int) -> int:
    while steps > 0 and square > START:
        square -= 1
        steps -= not stands_at(squares, square)
    return square


@compiled
def is_over(board: Board) -> bool:
    for square in board.squares:  # noqa: SIM110 - numba compiles no generators
        if square != GOAL:
            return False
    return True


@compiled
def is_home(rules: Rules, board: Board, seat: int) -> bool:
    for pawn in range(seat * rules.pawns, (seat + 1) * rules.pawns):  # noqa: SIM110 - numba compiles no generators
        if board.squares[pawn] != GOAL:
            return False
    return True


@compiled
def is_first_alike(rules: Rules, board: Board, pawn: int) -> bool:
    return not (pawn % rules.pawns and board.squares[pawn - 1] == board.squares[pawn])


@compiled
def movable(rules: Rules, board: Board, found: Ints) -> int:
    """Writes the pawns that the die can move; returns how many they are."""
    count = 0
    for pawn in range(len(board.squares)):
        if board.squares[pawn] != GOAL and is_first_alike(rules, board, pawn):
            found[count] = pawn
            count += 1
    return count


@compiled
def may_take(rules: Rules, board: Board, roll: int) -> bool:
    return rules.no_measure and roll == 1 and board.chips.sum() < CHIPS and is_home(rules, board, board.more[TURN])


@compiled
def pass_turn(rules: Rules, board: Board) -> None:
    board.more[TURN] = (board.more[TURN] + 1) % rules.seats


@compiled
def limit(rules: Rules, board: Board, seat: int) -> None:
    if board.chips[seat] > LIMIT and not rules.no_limits:
        board.chips[seat] = AFTER_LIMIT


@compiled
def change(rules: Rules, board: Board, seat: int, amount: int) -> None:
    if amount > 0:
        board.chips[seat] += min(amount, CHIPS - board.chips.sum())
        limit(rules, board, seat)
    else:
        board.chips[seat] = max(0, board.chips[seat] + amount)


@compiled
def _arrive(rules: Rules, board: Board, pawn: int) -> None:
    more, seat = board.more, pawn // rules.pawns
    more[ARRIVED] += 1
    board.arrivals[pawn] = more[ARRIVED]
    if more[FIRST_HOME] == NOBODY:
        more[FIRST_HOME] = seat
    waiting = more[WAITING]
    if waiting & FIRST_GAINS_WAITS:
        change(rules, board, seat, 3)
    if waiting & TOLL_WAITS:
        change(rules, board, seat, -2)
    more[WAITING] = waiting & LAST_PAYS_WAITS
    if waiting & LAST_PAYS_WAITS and is_over(board):
        change(rules, board, seat, -4)
        more[WAITING] = 0


@compiled
def land(rules: Rules, board: Board, pawn: int) -> int:
    """What the square does; returns the pawn if its owner is to draw a card, else `NO_PAWN`."""
    square = board.squares[pawn]
    if square == GOAL:
        _arrive(rules, board, pawn)
        return NO_PAWN
    if rules.values[square] == QUESTION_MARK:
        return pawn
    change(rules, board, pawn // rules.pawns, rules.values[square])
    return NO_PAWN


@compiled
def move(rules: Rules, board: Board, pawn: int, roll: int) -> int:
    board.squares[pawn] = forward(board.squares, board.squares[pawn], roll)
    return land(rules, board, pawn)


@compiled
def winner_of(rules: Rules, board: Board) -> int:
    """Of a game that is over."""
    best, latest_of_best = 0, 0
    for seat in range(rules.seats):
        latest = board.arrivals[seat * rules.pawns : (seat + 1) * rules.pawns].max()
        chips, most = board.chips[seat], board.chips[best]
        if seat == 0 or chips > most or (chips == most and latest < latest_of_best):
            best, latest_of_best = seat, latest
    return best
