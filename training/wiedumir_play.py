"""Games of Wie Du mir … that computers play alone, compiled: each seat does what looks best to it right after."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bench.strength.compiling import Floats, Ints, compiled, seed
from bench.strength.wiedumir_board import (
    NO_PAWN,
    TURN,
    Board,
    Rules,
    board_of,
    change,
    copied,
    is_over,
    may_take,
    movable,
    move,
    pass_turn,
    rules_of,
    winner_of,
)
from bench.strength.wiedumir_cards import MOST_REPLIES, WIDTH, carry_out, replies
from bench.strength.wiedumir_games import Cards, drawn_card, put_away
from engine.wiedumir.cards.deck import cards_for
from engine.wiedumir.players.flat_board import NOBODY, FlatBoard, Setting
from engine.wiedumir.view import SIDES
from training.wiedumir_tables import Bounds, Weighed, chances_of, few_bounds, numbers_of

ROWS = 5
"""The kinds of numbers that each seat has of its own."""

LONGEST = 2_000
"""Positions of a game; none has as many."""


class Met(NamedTuple):
    """The positions of a game: their numbers, what was said of them, what came of it, and everybody's final chips."""

    course: Ints
    rows: Ints
    target: Floats
    chips: Ints


def play(setting: Setting, weighed: Weighed, learner: int, at_random: float, trust: float, number: int) -> Met:
    """One game from that seed. If ``learner`` is a seat, the others play as the level below.

    ``at_random`` is how often something is done at random, ``trust`` how much of a position's target is what became of
    it later.
    """
    seed(number)
    rules, bounds = rules_of(setting), few_bounds(setting)
    pile = np.array([int(card) for card in cards_for(setting.seats)])
    course = np.empty(LONGEST, dtype=np.int64)
    rows, said = np.empty((LONGEST, setting.seats, ROWS), dtype=np.int64), np.empty((LONGEST, setting.seats))
    deciding = Deciding(weighed, learner, at_random)
    count, board = _play(rules, bounds, board_of(FlatBoard(setting)), pile, deciding, trust, course, rows, said)
    return Met(course[:count].copy(), rows[:count].copy(), said[:count].copy(), board.chips)


class Deciding(NamedTuple):
    """What a seat decides by, see `play`."""

    weighed: Weighed
    learner: int
    at_random: float


class Spare(NamedTuple):
    """Room for what is worked out of a position."""

    rows: Ints
    chances: Floats


@compiled
def _play(
    rules: Rules,
    bounds: Bounds,
    board: Board,
    pile: Ints,
    deciding: Deciding,
    trust: float,
    course: Ints,
    rows: Ints,
    said: Floats,
) -> tuple[int, Board]:
    """Writes what was met; ``said`` is what positions are to be fitted to in the end."""
    np.random.shuffle(pile)
    cards = Cards(pile, np.empty(len(pile) + 1, dtype=np.int64), np.array([len(pile), 0]))
    board.more[TURN] = np.random.randint(rules.seats)
    spare = Spare(np.empty((rules.seats, ROWS), dtype=np.int64), np.empty(rules.seats))
    pawns = np.empty(len(board.squares), dtype=np.int64)
    found = np.empty((MOST_REPLIES, WIDTH), dtype=np.int64)
    count, drawing, card = 0, NO_PAWN, 0
    while drawing != NO_PAWN or not is_over(board):
        draws = drawing != NO_PAWN
        drawer = drawing // rules.pawns if draws else NOBODY
        course[count] = numbers_of(rules, bounds, board, drawer, rows[count])
        chances_of(deciding.weighed, course[count], rows[count], said[count])
        count += 1
        seat, roll = drawer, 0
        if draws:
            card = drawn_card(cards)
            options = replies(rules, board, card, drawing, found)
        else:
            seat, roll = board.more[TURN], np.random.randint(SIDES) + 1
            options = movable(rules, board, pawns)
            found[:options, 0] = pawns[:options]
            if may_take(rules, board, roll):
                found[options, 0] = NO_PAWN
                options += 1
        by_chance = np.random.random() < deciding.at_random
        best, most, next_drawing = board, -1e9, NO_PAWN
        for option in range(options):
            after = copied(board)
            landed = NO_PAWN
            if draws:
                landed = carry_out(rules, after, card, drawing, found[option])
            elif found[option, 0] == NO_PAWN:
                change(rules, after, seat, 1)
            else:
                landed = move(rules, after, found[option, 0], roll)
            if not draws:
                pass_turn(rules, after)
            value = 0.0
            if options > 1:
                value = np.random.random() if by_chance else _value(rules, bounds, after, landed, deciding, seat, spare)
            if value > most:
                best, most, next_drawing = after, value, landed
        board = best
        if draws:
            put_away(board, cards, card)
        drawing = next_drawing
    target = np.zeros(rules.seats)
    target[winner_of(rules, board)] = 1
    for place in range(count - 1, -1, -1):
        now = said[place].copy()
        said[place] = target
        target = (1 - trust) * now + trust * target
    return count, board


@compiled
def _value(
    rules: Rules,
    bounds: Bounds,
    board: Board,
    drawing: int,
    deciding: Deciding,
    seat: int,
    spare: Spare,
) -> float:
    """What the end is worth to the seat."""
    if deciding.learner not in (NOBODY, seat):
        return _normal_merit(rules, board, seat)
    if drawing == NO_PAWN and is_over(board):
        return 1.0 if winner_of(rules, board) == seat else 0.0
    course = numbers_of(rules, bounds, board, NOBODY if drawing == NO_PAWN else drawing // rules.pawns, spare.rows)
    chances_of(deciding.weighed, course, spare.rows, spare.chances)
    return float(spare.chances[seat])


@compiled
def _normal_merit(rules: Rules, board: Board, seat: int) -> float:
    """As `engine.wiedumir.players.normal` has it."""
    richest, rest, others = -1, 0, rules.seats - 1
    for other in range(rules.seats):
        if other != seat:
            richest = max(richest, board.chips[other])
            rest += board.chips[other]
    squares = board.squares[seat * rules.pawns : (seat + 1) * rules.pawns].sum()
    lead = board.chips[seat] - richest - 0.1 * rest / others
    return float(lead + 0.6 * (squares - (board.squares.sum() - squares) / (2 * others)))
