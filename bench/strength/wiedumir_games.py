"""Games of Wie Du mir … at random, compiled to machine code."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bench.strength.compiling import Floats, Ints, compiled
from bench.strength.wiedumir_board import (
    NO_PAWN,
    TURN,
    WAITING,
    Board,
    Rules,
    change,
    copied,
    is_over,
    may_take,
    movable,
    move,
    pass_turn,
    winner_of,
)
from bench.strength.wiedumir_cards import MOST_REPLIES, WIDTH, carry_out, replies, waiting_bit
from engine.wiedumir.view import SIDES

MOVES, TAKES, REPLIES = range(3)
"""What an action does; the numbers beside it are a pawn, nothing, or a reply."""


@compiled
def below(count: int) -> int:
    """A whole number at random; numba's own takes several times as long."""
    return int(np.random.random() * count)


class Cards(NamedTuple):
    """``pile`` and ``used`` have room for all cards; the last one is on top. ``counts`` are those that lie there."""

    pile: Ints
    used: Ints
    counts: Ints


@compiled
def drawn_card(cards: Cards) -> int:
    """The one on top of the pile, which is made of the used ones first if it is empty."""
    if cards.counts[0] == 0:
        count = cards.counts[1]
        cards.pile[:count] = cards.used[:count]
        np.random.shuffle(cards.pile[:count])
        cards.counts[0], cards.counts[1] = count, 0
    cards.counts[0] -= 1
    return int(cards.pile[cards.counts[0]])


@compiled
def put_away(board: Board, cards: Cards, card: int) -> None:
    if not board.more[WAITING] & waiting_bit(card):
        cards.used[cards.counts[1]] = card
        cards.counts[1] += 1


@compiled
def play_out(rules: Rules, board: Board, cards: Cards, drawing: int, found: Ints) -> int:
    """All act at random; returns who wins."""
    pawns = np.empty(len(board.squares), dtype=np.int64)
    while True:
        while drawing != NO_PAWN:
            card = drawn_card(cards)
            count = replies(rules, board, card, drawing, found)
            drawing = carry_out(rules, board, card, drawing, found[below(count)])
            put_away(board, cards, card)
        if is_over(board):
            return winner_of(rules, board)
        roll = below(SIDES) + 1
        count = movable(rules, board, pawns)
        place = below(count + may_take(rules, board, roll))
        if place == count:
            change(rules, board, board.more[TURN], 1)
        else:
            drawing = move(rules, board, pawns[place], roll)
        pass_turn(rules, board)


@compiled
def try_actions(
    rules: Rules,
    board: Board,
    chips: Ints,
    pile: Ints,
    used: Ints,
    card: int,
    owner: int,
    roll: int,
    kinds: Ints,
    numbers: Ints,
    seat: int,
    won: Floats,
) -> None:
    """Adds to ``won[action]`` how many games the seat wins after each action, one for each row of ``chips``.

    These are the worlds: everybody's chips, and the pile in any order. ``card`` was drawn for the pawn ``owner``.
    """
    found = np.empty((MOST_REPLIES, WIDTH), dtype=np.int64)
    count = len(pile) + len(used) + 1
    lying, away, counts = np.empty(count, dtype=np.int64), np.empty(count, dtype=np.int64), np.empty(2, dtype=np.int64)
    shuffled = pile.copy()
    for world in range(len(chips)):
        np.random.shuffle(shuffled)
        for action in range(len(kinds)):
            tried = copied(board)
            tried.chips[:] = chips[world]
            lying[: len(pile)], away[: len(used)] = shuffled, used
            counts[0], counts[1] = len(pile), len(used)
            drawing = NO_PAWN
            if kinds[action] == MOVES:
                drawing = move(rules, tried, numbers[action, 0], roll)
            elif kinds[action] == TAKES:
                change(rules, tried, tried.more[TURN], 1)
            else:
                drawing = carry_out(rules, tried, card, owner, numbers[action])
            pass_turn(rules, tried)
            won[action] += play_out(rules, tried, Cards(lying, away, counts), drawing, found) == seat
