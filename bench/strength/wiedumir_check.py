"""Whether the compiled board is right: as the players' own, which the tests compare with the rules."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from bench.strength.compiling import Ints
from bench.strength.wiedumir_board import (
    NO_PAWN,
    Board,
    board_of,
    copied,
    is_over,
    may_take,
    movable,
    move,
    pass_turn,
    rules_of,
    winner_of,
)
from bench.strength.wiedumir_cards import MOST_REPLIES, NOTHING, WIDTH, carry_out, replies
from engine.wiedumir.board import parse_board
from engine.wiedumir.cards import Card
from engine.wiedumir.cards.deck import cards_for
from engine.wiedumir.players import flat_cards
from engine.wiedumir.players.flat_board import FlatBoard, Setting
from engine.wiedumir.players.search import taken
from engine.wiedumir.players.whole_match import game_won
from engine.wiedumir.view import SIDES

GAMES = 6
"""Of each kind: all cards come with all sorts of boards."""

VALUES = (0, *parse_board("+1 -1 ? +2 -2 ? +3 ? -3 +2 ? -4 +4 ?").values, 0)


def check() -> None:
    """Raises AssertionError where they differ."""
    for seats in range(2, 9):
        for no_limits in (False, True):
            for number in range(GAMES):
                randomness = random.Random(f"{seats}|{no_limits}|{number}")
                setting = Setting(seats, 2 if seats <= 5 else 1, VALUES, no_limits, bool(number % 2))
                _Compared(setting, randomness).play()


class _Compared:
    """A game at random on both boards. Every reply to a card is compared before the game goes on with one of them."""

    def __init__(self, setting: Setting, randomness: random.Random) -> None:
        self._rules = rules_of(setting)
        self._flat = FlatBoard(setting)
        self._flat.turn = randomness.randrange(setting.seats)
        self._board = board_of(self._flat)
        self._randomness = randomness

    def play(self) -> None:
        while not self._flat.over:
            self._compare()
            drawing = self._moved()
            while drawing != NO_PAWN:
                card = self._randomness.choice(cards_for(self._flat.setting.seats))
                drawing = self._carried_out(card, drawing)
            self._compare()
        assert is_over(self._board)
        assert game_won(self._flat)[winner_of(self._rules, self._board)] == 1

    def _compare(self) -> None:
        expected = board_of(self._flat)
        assert all((one == other).all() for one, other in zip(self._board, expected, strict=True))

    def _moved(self) -> int:
        flat, rules, roll = self._flat, self._rules, self._randomness.randrange(SIDES) + 1
        found = np.empty(len(flat.squares), dtype=np.int64)
        pawns = flat.movable()
        assert found[: movable(rules, self._board, found)].tolist() == pawns
        assert may_take(rules, self._board, roll) == flat.may_take(roll)
        if flat.may_take(roll) and self._randomness.randrange(2):
            self._flat, self._board = taken(flat), board_of(taken(flat))
            return NO_PAWN
        pawn = self._randomness.choice(pawns)
        expected = pawn if flat.move(pawn, roll) else NO_PAWN
        assert move(rules, self._board, pawn, roll) == expected
        flat.pass_turn()
        pass_turn(rules, self._board)
        return expected

    def _carried_out(self, card: Card, pawn: int) -> int:
        """Compares every reply, and goes on with one of them."""
        flat, found = self._flat, np.empty((MOST_REPLIES, WIDTH), dtype=np.int64)
        possible = flat_cards.replies(flat, card, pawn)
        assert replies(self._rules, self._board, card, pawn, found) == len(possible)
        chosen = self._randomness.randrange(len(possible))
        ends: list[tuple[Any, Board, int]] = []
        for row, reply in zip(found, possible, strict=False):
            assert row[: len(reply) or 1].tolist() == list(reply or (NOTHING,))
            ends.append(self._ends(card, pawn, row, reply))
        self._flat, self._board, drawing = ends[chosen]
        return drawing

    def _ends(self, card: Card, pawn: int, row: Ints, reply: tuple[int, ...]) -> tuple[FlatBoard, Board, int]:
        after, expected = flat_cards.carried_out(self._flat, card, pawn, reply)
        board = copied(self._board)
        assert carry_out(self._rules, board, card, pawn, row) == expected
        assert all((one == other).all() for one, other in zip(board, board_of(after), strict=True))
        return after, board, expected
