"""The cards on the compiled board: those of `engine.wiedumir.players.flat_cards`, with replies in the same order."""

from __future__ import annotations

import numpy as np

from bench.strength.compiling import Ints, compiled
from bench.strength.wiedumir_board import (
    FIRST_HOME,
    NO_PAWN,
    WAITING,
    Board,
    Rules,
    backward,
    change,
    forward,
    is_first_alike,
    land,
    limit,
    stands_at,
)
from bench.strength.wiedumir_shares import likely_shares
from engine.wiedumir.board import GOAL, START
from engine.wiedumir.cards import Card
from engine.wiedumir.chips import CHIPS
from engine.wiedumir.players.flat_board import FIRST_GAINS_WAITS, LAST_PAYS_WAITS, NOBODY, TOLL_WAITS

MOST_REPLIES, WIDTH = 200, 8
"""The shape of what replies are written to; the longest have a number for each of eight seats."""

NOTHING = -1
"""The first number of a reply to a card that asks nothing."""

OVERTAKE, TRIBUTE, PLACE_OTHER, TOLL = int(Card.OVERTAKE), int(Card.TRIBUTE), int(Card.PLACE_OTHER), int(Card.TOLL)
FINE, NEIGHBOURS, RAISE, SHIFT = int(Card.FINE), int(Card.NEIGHBOURS), int(Card.RAISE), int(Card.SHIFT)
SWAP_OTHERS, FALL_BACK, GIVE_HOME = int(Card.SWAP_OTHERS), int(Card.FALL_BACK), int(Card.GIVE_HOME)
PASS_ON, COLLECT, SWAP, GENEROUS = int(Card.PASS_ON), int(Card.COLLECT), int(Card.SWAP), int(Card.GENEROUS)
LAST_PAYS, GAIN, FILL, PLACE_OWN = int(Card.LAST_PAYS), int(Card.GAIN), int(Card.FILL), int(Card.PLACE_OWN)
ADVANCE, FIRST_GAINS, GIVE_FIVE = int(Card.ADVANCE), int(Card.FIRST_GAINS), int(Card.GIVE_FIVE)


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
