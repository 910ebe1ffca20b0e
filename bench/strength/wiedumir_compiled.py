"""Wie Du mir … compiled to machine code: the players' flat board and its cards, and whole games at random on it.

These are the rules of `engine.wiedumir.players.flat_board` and `flat_cards`, in the same order and under the same
names; `bench.strength.wiedumir_check` compares both.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bench.strength.compiling import Floats, Ints, compiled
from bench.strength.wiedumir_shares import likely_shares
from engine.wiedumir.board import GOAL, START
from engine.wiedumir.cards import Card
from engine.wiedumir.chips import AFTER_LIMIT, CHIPS, LIMIT
from engine.wiedumir.players.flat_board import (
    FIRST_GAINS_WAITS,
    LAST_PAYS_WAITS,
    NOBODY,
    TOLL_WAITS,
    FlatBoard,
    Setting,
)
from engine.wiedumir.view import SIDES

QUESTION_MARK = 99
"""Among the values of squares."""

MOST_REPLIES, WIDTH = 200, 8
"""The shape of what replies are written to; the longest have a number for each of eight seats."""

NOTHING = -1
"""The first number of a reply to a card that asks nothing."""

NO_PAWN = -1

ARRIVED, FIRST_HOME, WAITING, TURN = range(4)
"""The places in `Board.more`."""

MOVES, TAKES, REPLIES = range(3)
"""What an action does; the numbers beside it are a pawn, nothing, or a reply."""

OVERTAKE, TRIBUTE, PLACE_OTHER, TOLL = int(Card.OVERTAKE), int(Card.TRIBUTE), int(Card.PLACE_OTHER), int(Card.TOLL)
FINE, NEIGHBOURS, RAISE, SHIFT = int(Card.FINE), int(Card.NEIGHBOURS), int(Card.RAISE), int(Card.SHIFT)
SWAP_OTHERS, FALL_BACK, GIVE_HOME = int(Card.SWAP_OTHERS), int(Card.FALL_BACK), int(Card.GIVE_HOME)
PASS_ON, COLLECT, SWAP, GENEROUS = int(Card.PASS_ON), int(Card.COLLECT), int(Card.SWAP), int(Card.GENEROUS)
LAST_PAYS, GAIN, FILL, PLACE_OWN = int(Card.LAST_PAYS), int(Card.GAIN), int(Card.FILL), int(Card.PLACE_OWN)
ADVANCE, FIRST_GAINS, GIVE_FIVE = int(Card.ADVANCE), int(Card.FIRST_GAINS), int(Card.GIVE_FIVE)


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
    for square in board.squares:  # noqa: SIM110
        if square != GOAL:
            return False
    return True


@compiled
def below(count: int) -> int:
    """A whole number at random; numba's own takes several times as long."""
    return int(np.random.random() * count)


@compiled
def is_home(rules: Rules, board: Board, seat: int) -> bool:
    for pawn in range(seat * rules.pawns, (seat + 1) * rules.pawns):  # noqa: SIM110
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


# What cards can be answered with. Each writes its replies to ``found`` and returns how many they are.


@compiled
def replies(rules: Rules, board: Board, card: int, pawn: int, found: Ints) -> int:
    count = 0
    if card == PLACE_OTHER:
        count = _to_place_other(rules, board, pawn, found)
    elif card == PLACE_OWN:
        count = _to_place(board, pawn, 0, found)
    elif card == SHIFT:
        count = _to_shift(rules, board, pawn, found)
    elif card == RAISE:
        count = _to_raise(rules, board, pawn, found)
    elif card in (SWAP, SWAP_OTHERS):
        count = _to_swap(rules, card, pawn, found)
    elif card == PASS_ON:
        count = _to_pass_on(rules, board, pawn, found)
    elif card == COLLECT:
        count = _to_collect(rules, board, pawn, found)
    elif card in (NEIGHBOURS, GIVE_HOME, GENEROUS, GIVE_FIVE):
        count = _to_give(rules, board, card, pawn, found)
    if count == 0:
        found[0, 0] = NOTHING
        return 1
    return count


@compiled
def _is_free(board: Board, square: int) -> bool:
    return square in (START, GOAL) or not stands_at(board.squares, square)


@compiled
def _to_place(board: Board, pawn: int, count: int, found: Ints) -> int:
    for square in range(START, GOAL + 1):
        if square != board.squares[pawn] and _is_free(board, square):
            found[count, 0], found[count, 1] = pawn, square
            count += 1
    return count


@compiled
def _to_place_other(rules: Rules, board: Board, pawn: int, found: Ints) -> int:
    count, owner, pawns = 0, pawn // rules.pawns, len(board.squares)
    for step in range(rules.pawns, pawns):
        other = (owner * rules.pawns + step) % pawns
        if is_first_alike(rules, board, other):
            count = _to_place(board, other, count, found)
    return count


@compiled
def _to_shift(rules: Rules, board: Board, pawn: int, found: Ints) -> int:
    count, owner, pawns = 0, pawn // rules.pawns, len(board.squares)
    for step in range(pawns):
        one = (owner * rules.pawns + step) % pawns
        if is_first_alike(rules, board, one):
            square = board.squares[one]
            for target in (backward(board.squares, square, 2), forward(board.squares, square, 2)):
                if target != square:
                    found[count, 0], found[count, 1] = one, target
                    count += 1
    return count


@compiled
def _to_raise(rules: Rules, board: Board, pawn: int, found: Ints) -> int:
    supply, owner, count = CHIPS - board.chips.sum(), pawn // rules.pawns, 0
    if not supply:
        return 0
    for least in (8 - supply, 0):
        for step in range(1, rules.seats):
            seat = (owner + step) % rules.seats
            if least <= board.chips[seat] < 8:
                found[count, 0] = seat
                count += 1
        if count:
            break
    return count


@compiled
def _to_swap(rules: Rules, card: int, pawn: int, found: Ints) -> int:
    count, owner = 0, pawn // rules.pawns
    for step in range(1, rules.seats):
        if card == SWAP:
            found[count, 0] = (owner + step) % rules.seats
            count += 1
        else:
            for further in range(step + 1, rules.seats):
                found[count, 0], found[count, 1] = (owner + step) % rules.seats, (owner + further) % rules.seats
                count += 1
    return count


@compiled
def _to_pass_on(rules: Rules, board: Board, pawn: int, found: Ints) -> int:
    count, owner, most = 0, pawn // rules.pawns, 0
    for seat in range(rules.seats):
        if seat != owner:
            most = max(most, min(2, board.chips[seat]))
    if not most:
        return 0
    for step in range(1, rules.seats):
        giver = (owner + step) % rules.seats
        for further in range(1, rules.seats):
            if further != step and board.chips[giver] >= most:
                found[count, 0], found[count, 1] = giver, (owner + further) % rules.seats
                count += 1
    return count


@compiled
def _to_collect(rules: Rules, board: Board, pawn: int, found: Ints) -> int:
    owner = pawn // rules.pawns
    total = min(4, board.chips.sum() - board.chips[owner])
    if not total:
        return 0
    limits = np.minimum(board.chips, total)
    limits[owner] = 0
    return likely_shares(board.chips, total, total, limits, True, rules.no_limits, found)


@compiled
def _to_give(rules: Rules, board: Board, card: int, pawn: int, found: Ints) -> int:
    seats, owner = rules.seats, pawn // rules.pawns
    own = board.chips[owner]
    limits = np.zeros(seats, dtype=np.int64)
    if card == GENEROUS:
        least, most, each = min(2, own), own, own
    elif card == GIVE_FIVE:
        most = min(5, own)
        least, each = most, most
    elif card == NEIGHBOURS:
        most = min(4, own)
        least, each = most, (most + 1) // 2
    else:
        most = min(3, own)
        least, each = most, most
    receives = False
    for step in range(1, seats):
        seat = (owner + step) % seats
        if card == NEIGHBOURS:
            able = step in (1, seats - 1)
        elif card == GIVE_HOME:
            able = stands_at(board.squares[seat * rules.pawns : (seat + 1) * rules.pawns], GOAL)
        else:
            able = True
        if able:
            limits[seat] = each
            receives = True
    if not most or not receives:
        return 0
    return likely_shares(board.chips, least, most, limits, False, rules.no_limits, found)


# What cards do


@compiled
def carry_out(rules: Rules, board: Board, card: int, pawn: int, reply: Ints) -> int:
    """Does what the card says, in place; returns the pawn whose owner draws another card, or `NO_PAWN`."""
    seat, asked = pawn // rules.pawns, reply[0] != NOTHING
    if card in (OVERTAKE, FALL_BACK, ADVANCE):
        return _carried_on(rules, board, card, pawn)
    if card in (PLACE_OTHER, PLACE_OWN, SHIFT):
        board.squares[reply[0]] = reply[1]
        return land(rules, board, reply[0])
    if card == FINE or (card == GIVE_HOME and not asked):
        change(rules, board, seat, -3)
    elif card == GAIN:
        change(rules, board, seat, 5)
    elif card == FILL:
        change(rules, board, seat, max(0, 10 - board.chips[seat]))
    elif card == TRIBUTE:
        _tribute(rules, board, seat)
    elif card in (TOLL, LAST_PAYS) or (card == FIRST_GAINS and board.more[FIRST_HOME] == NOBODY):
        board.more[WAITING] |= waiting_bit(card)
    elif card == FIRST_GAINS:
        change(rules, board, board.more[FIRST_HOME], 3)
    elif asked:
        _carry_out_asked(rules, board, card, seat, reply)
    return NO_PAWN


@compiled
def waiting_bit(card: int) -> int:
    if card == TOLL:
        return TOLL_WAITS
    if card == LAST_PAYS:
        return LAST_PAYS_WAITS
    return FIRST_GAINS_WAITS if card == FIRST_GAINS else 0


@compiled
def _carried_on(rules: Rules, board: Board, card: int, pawn: int) -> int:
    squares = board.squares
    own = squares[pawn]
    if card == ADVANCE:
        squares[pawn] = forward(squares, own, 4)
    elif card == FALL_BACK:
        rearmost = squares.min()
        if rearmost == own:
            return NO_PAWN
        squares[pawn] = max(START, rearmost - 1)
    else:
        leader = START
        for square in squares:
            if square not in (own, GOAL):
                leader = max(leader, square)
        if leader < own:
            return NO_PAWN
        squares[pawn] = leader + 1
    return land(rules, board, pawn)


@compiled
def _tribute(rules: Rules, board: Board, seat: int) -> None:
    owed = np.zeros(rules.seats, dtype=np.int64)
    for pawn in range(len(board.squares)):
        if board.squares[pawn] == GOAL and pawn // rules.pawns != seat:
            owed[pawn // rules.pawns] += 1
    left = min(board.chips[seat], owed.sum())
    board.chips[seat] -= left
    receives = owed > 0
    while left:
        for step in range(1, rules.seats):
            other = (seat + step) % rules.seats
            if left and owed[other]:
                owed[other] -= 1
                left -= 1
                board.chips[other] += 1
    for other in range(rules.seats):
        if receives[other]:
            limit(rules, board, other)


@compiled
def _carry_out_asked(rules: Rules, board: Board, card: int, seat: int, reply: Ints) -> None:
    chips = board.chips
    if card == RAISE:
        change(rules, board, reply[0], 8 - chips[reply[0]])
    elif card in (SWAP, SWAP_OTHERS):
        first, second = (seat, reply[0]) if card == SWAP else (reply[0], reply[1])
        chips[first], chips[second] = chips[second], chips[first]
    elif card == PASS_ON:
        amount = min(2, chips[reply[0]])
        chips[reply[0]] -= amount
        chips[reply[1]] += amount
        limit(rules, board, reply[1])
    else:
        sign = -1 if card == COLLECT else 1
        for other in range(rules.seats):
            amount = reply[other]
            chips[other] += sign * amount
            chips[seat] -= sign * amount
        for other in range(rules.seats):
            if reply[other] and card != COLLECT:
                limit(rules, board, other)
        if card == COLLECT:
            limit(rules, board, seat)


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


# Games at random


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
