"""The cards on a `FlatBoard`: what each can be answered with, and what it does (C1 to C22)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, permutations

from engine.wiedumir.actions import Action, ChoosePair, ChooseSeat, PlacePawn, ShareOut
from engine.wiedumir.board import GOAL, START, Pawn, backward, forward
from engine.wiedumir.cards import Card
from engine.wiedumir.chips import CHIPS
from engine.wiedumir.players.flat_board import (
    FIRST_GAINS_WAITS,
    LAST_PAYS_WAITS,
    NOBODY,
    TOLL_WAITS,
    FlatBoard,
    PawnNumber,
)
from engine.wiedumir.players.flat_shares import likely_shares

Reply = tuple[int, ...]
"""What a card is answered with: a pawn and its square, a seat, a pair of seats, or how many chips for each seat."""

NOTHING: Reply = ()
"""To cards that ask nothing, or cannot be carried out."""

_NO_PAWN = -1

# Names of a module are found far faster than a card's property.
_SHIFT, _ADVANCE = Card.SHIFT.amount, Card.ADVANCE.amount
_RAISE_TO, _FILL_TO = Card.RAISE.amount, Card.FILL.amount
_NEIGHBOURS, _GIVE_HOME, _PASS_ON = Card.NEIGHBOURS.amount, Card.GIVE_HOME.amount, Card.PASS_ON.amount
_COLLECT, _GENEROUS, _FIRST_GAINS = Card.COLLECT.amount, Card.GENEROUS.amount, Card.FIRST_GAINS.amount

_Carry = Callable[[FlatBoard, PawnNumber, Reply], PawnNumber]
_Replies = Callable[[FlatBoard, PawnNumber], list[Reply]]


def replies(board: FlatBoard, card: Card, pawn: PawnNumber) -> list[Reply]:
    """What the card of that pawn's owner can be answered with. Of distributions of chips only some that may be good."""
    asks = _ASKS.get(card)
    return (asks(board, pawn) if asks is not None else []) or [NOTHING]


def carried_out(board: FlatBoard, card: Card, pawn: PawnNumber, reply: Reply) -> tuple[FlatBoard, PawnNumber]:
    """A board on which the card has done what it says, and the pawn whose owner draws another one now, or -1."""
    other = board.copy()
    landing = _CARRIES[card](other, pawn, reply)
    return other, landing if landing >= 0 and other.land(landing) else _NO_PAWN


def reply_of(board: FlatBoard, action: Action) -> Reply:
    """The rules' answer in the form that is used here."""
    match action:
        case PlacePawn(Pawn(seat, number), square):
            return seat * board.setting.pawns + number, square
        case ChooseSeat(seat):
            return (seat,)
        case ChoosePair(first, second):
            return first, second
        case ShareOut(amounts):
            return amounts
    raise ValueError(action)


# Cards that move pawns


def _overtake(board: FlatBoard, pawn: PawnNumber, _reply: Reply) -> PawnNumber:
    own = board.squares[pawn]
    leader = max((one for one in board.squares if one not in (START, own, GOAL)), default=START)
    if leader < own:
        return _NO_PAWN
    board.squares[pawn] = leader + 1
    return pawn


def _fall_back(board: FlatBoard, pawn: PawnNumber, _reply: Reply) -> PawnNumber:
    own = board.squares[pawn]
    rearmost = min(board.squares)
    if rearmost == own:
        return _NO_PAWN
    board.squares[pawn] = max(START, rearmost - 1)
    return pawn


def _advance(board: FlatBoard, pawn: PawnNumber, _reply: Reply) -> PawnNumber:
    board.squares[pawn] = forward(board.squares[pawn], _ADVANCE, board.squares)
    return pawn


def _place(board: FlatBoard, _pawn: PawnNumber, reply: Reply) -> PawnNumber:
    board.squares[reply[0]] = reply[1]
    return reply[0]


def _free(board: FlatBoard) -> list[int]:
    return [START, *(square for square in range(START + 1, GOAL) if square not in board.squares), GOAL]


def _different(board: FlatBoard, seat: int) -> list[PawnNumber]:
    """Of a seat's pawns on one square only the first; those of ``seat`` come first, then clockwise."""
    per_seat = board.setting.pawns
    found = [
        pawn for pawn, square in enumerate(board.squares) if not (pawn % per_seat and board.squares[pawn - 1] == square)
    ]
    return sorted(found, key=lambda pawn: pawn < seat * per_seat)


def _to_place_other(board: FlatBoard, pawn: PawnNumber) -> list[Reply]:
    owner, free = board.owner(pawn), _free(board)
    return [
        (other, square)
        for other in _different(board, owner)
        if board.owner(other) != owner
        for square in free
        if square != board.squares[other]
    ]


def _to_place_own(board: FlatBoard, pawn: PawnNumber) -> list[Reply]:
    return [(pawn, square) for square in _free(board)]


def _to_shift(board: FlatBoard, pawn: PawnNumber) -> list[Reply]:
    found: list[Reply] = []
    for one in _different(board, board.owner(pawn)):
        square = board.squares[one]
        both = backward(square, _SHIFT, board.squares), forward(square, _SHIFT, board.squares)
        found += [(one, target) for target in both if target != square]
    return found


# Cards that move chips


def _tribute(board: FlatBoard, pawn: PawnNumber, _reply: Reply) -> PawnNumber:
    seat, per_seat = board.owner(pawn), board.setting.pawns
    owed = {other: board.squares[other * per_seat : (other + 1) * per_seat].count(GOAL) for other in board.others(seat)}
    left = min(board.chips[seat], sum(owed.values()))
    board.chips[seat] -= left
    received = [other for other, amount in owed.items() if amount]
    while left:
        for other in received:
            if left and owed[other]:
                owed[other] -= 1
                left -= 1
                board.chips[other] += 1
    for other in received:
        board.limit(other)
    return _NO_PAWN


def _share(board: FlatBoard, pawn: PawnNumber, reply: Reply) -> PawnNumber:
    chips = board.chips
    chips[board.owner(pawn)] -= sum(reply)
    for seat, amount in enumerate(reply):
        if amount:
            chips[seat] += amount
            board.limit(seat)
    return _NO_PAWN


def _give_home(board: FlatBoard, pawn: PawnNumber, reply: Reply) -> PawnNumber:
    if reply:
        return _share(board, pawn, reply)
    board.change(board.owner(pawn), -_GIVE_HOME)
    return _NO_PAWN


def _collect(board: FlatBoard, pawn: PawnNumber, reply: Reply) -> PawnNumber:
    seat = board.owner(pawn)
    for other, amount in enumerate(reply):
        board.chips[other] -= amount
    board.chips[seat] += sum(reply)
    board.limit(seat)
    return _NO_PAWN


def _raise(board: FlatBoard, _pawn: PawnNumber, reply: Reply) -> PawnNumber:
    if reply:
        board.change(reply[0], _RAISE_TO - board.chips[reply[0]])
    return _NO_PAWN


def _fill(board: FlatBoard, pawn: PawnNumber, _reply: Reply) -> PawnNumber:
    seat = board.owner(pawn)
    board.change(seat, max(0, _FILL_TO - board.chips[seat]))
    return _NO_PAWN


def _swap(board: FlatBoard, pawn: PawnNumber, reply: Reply) -> PawnNumber:
    return _swap_others(board, pawn, (board.owner(pawn), reply[0]))


def _swap_others(board: FlatBoard, _pawn: PawnNumber, reply: Reply) -> PawnNumber:
    first, second = reply
    board.chips[first], board.chips[second] = board.chips[second], board.chips[first]
    return _NO_PAWN


def _pass_on(board: FlatBoard, _pawn: PawnNumber, reply: Reply) -> PawnNumber:
    if reply:
        giver, receiver = reply
        amount = min(_PASS_ON, board.chips[giver])
        board.chips[giver] -= amount
        board.chips[receiver] += amount
        board.limit(receiver)
    return _NO_PAWN


def _to_raise(board: FlatBoard, pawn: PawnNumber) -> list[Reply]:
    supply = CHIPS - sum(board.chips)
    below = [seat for seat in board.others(board.owner(pawn)) if board.chips[seat] < _RAISE_TO]
    full = [seat for seat in below if board.chips[seat] + supply >= _RAISE_TO]
    return [(seat,) for seat in full or below] if supply else []


def _to_swap(board: FlatBoard, pawn: PawnNumber) -> list[Reply]:
    return [(seat,) for seat in board.others(board.owner(pawn))]


def _to_swap_others(board: FlatBoard, pawn: PawnNumber) -> list[Reply]:
    return list(combinations(board.others(board.owner(pawn)), 2))


def _to_pass_on(board: FlatBoard, pawn: PawnNumber) -> list[Reply]:
    rest = board.others(board.owner(pawn))
    most = min(_PASS_ON, max(board.chips[seat] for seat in rest))
    return [pair for pair in permutations(rest, 2) if board.chips[pair[0]] >= most] if most else []


def _to_give(amount: int) -> _Replies:
    def asks(board: FlatBoard, pawn: PawnNumber) -> list[Reply]:
        seat = board.owner(pawn)
        total = min(amount, board.chips[seat])
        return _shares(board, board.others(seat), total, total, total)

    return asks


def _to_be_generous(board: FlatBoard, pawn: PawnNumber) -> list[Reply]:
    seat = board.owner(pawn)
    own = board.chips[seat]
    return _shares(board, board.others(seat), min(_GENEROUS, own), own, own)


def _to_give_neighbours(board: FlatBoard, pawn: PawnNumber) -> list[Reply]:
    seat = board.owner(pawn)
    others, total = board.others(seat), min(_NEIGHBOURS, board.chips[seat])
    return _shares(board, (others[0], others[-1]), total, total, (total + 1) // 2)


def _to_give_home(board: FlatBoard, pawn: PawnNumber) -> list[Reply]:
    seat, per_seat = board.owner(pawn), board.setting.pawns
    home = [other for other in board.others(seat) if GOAL in board.squares[other * per_seat : (other + 1) * per_seat]]
    total = min(_GIVE_HOME, board.chips[seat])
    return _shares(board, home, total, total, total) if home else []


def _to_collect(board: FlatBoard, pawn: PawnNumber) -> list[Reply]:
    seat = board.owner(pawn)
    total = min(_COLLECT, sum(board.chips) - board.chips[seat])
    limits = tuple(0 if other == seat else min(total, had) for other, had in enumerate(board.chips))
    return likely_shares(board, total, total, limits, takes=True) if total else []


def _shares(board: FlatBoard, receivers: Sequence[int], least: int, most: int, each: int) -> list[Reply]:
    if not most:
        return []
    limits = tuple(each if seat in receivers else 0 for seat in range(board.setting.seats))
    return likely_shares(board, least, most, limits, takes=False)


def _wait(bit: int) -> _Carry:
    def carry(board: FlatBoard, _pawn: PawnNumber, _reply: Reply) -> PawnNumber:
        board.waiting |= bit
        return _NO_PAWN

    return carry


def _first_gains(board: FlatBoard, pawn: PawnNumber, reply: Reply) -> PawnNumber:
    if board.first_home == NOBODY:
        return _wait(FIRST_GAINS_WAITS)(board, pawn, reply)
    board.change(board.first_home, _FIRST_GAINS)
    return _NO_PAWN


def _change(amount: int) -> _Carry:
    def carry(board: FlatBoard, pawn: PawnNumber, _reply: Reply) -> PawnNumber:
        board.change(board.owner(pawn), amount)
        return _NO_PAWN

    return carry


_CARRIES: Mapping[Card, _Carry] = {
    Card.OVERTAKE: _overtake,
    Card.TRIBUTE: _tribute,
    Card.PLACE_OTHER: _place,
    Card.TOLL: _wait(TOLL_WAITS),
    Card.FINE: _change(-Card.FINE.amount),
    Card.NEIGHBOURS: _share,
    Card.RAISE: _raise,
    Card.SHIFT: _place,
    Card.SWAP_OTHERS: _swap_others,
    Card.FALL_BACK: _fall_back,
    Card.GIVE_HOME: _give_home,
    Card.PASS_ON: _pass_on,
    Card.COLLECT: _collect,
    Card.SWAP: _swap,
    Card.GENEROUS: _share,
    Card.LAST_PAYS: _wait(LAST_PAYS_WAITS),
    Card.GAIN: _change(Card.GAIN.amount),
    Card.FILL: _fill,
    Card.PLACE_OWN: _place,
    Card.ADVANCE: _advance,
    Card.FIRST_GAINS: _first_gains,
    Card.GIVE_FIVE: _share,
}

_ASKS: Mapping[Card, _Replies] = {
    Card.PLACE_OTHER: _to_place_other,
    Card.NEIGHBOURS: _to_give_neighbours,
    Card.RAISE: _to_raise,
    Card.SHIFT: _to_shift,
    Card.SWAP_OTHERS: _to_swap_others,
    Card.GIVE_HOME: _to_give_home,
    Card.PASS_ON: _to_pass_on,
    Card.COLLECT: _to_collect,
    Card.SWAP: _to_swap,
    Card.GENEROUS: _to_be_generous,
    Card.PLACE_OWN: _to_place_own,
    Card.GIVE_FIVE: _to_give(Card.GIVE_FIVE.amount),
}
