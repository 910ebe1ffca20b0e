"""M4 to M12 and P1 to P6, P8, P9 once more, as plainly as they are written: slow, and without the engine's tables.

No claims (P7): without one, they change no position.
"""

from collections.abc import Iterable
from typing import NamedTuple

A = 1
LAST_BEFORE_GOAL = 40
LAST_GOAL = 44

Pawns = tuple[tuple[int, ...], ...]
"""``pawns[seat]`` are progresses, ascending, since pawns are alike: 0 on the base, 1 on A, 41 to 44 in the goal."""

CORNERS = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}


class Agreed(NamedTuple):
    """Options that the rules let a table choose."""

    pairs: bool = False
    three_tries: bool = False
    help_partner: bool = False


class Position(NamedTuple):
    """``turn`` is to roll, after ``tries`` that moved nothing where three are granted; None once the game is over."""

    turn: int | None
    tries: int
    pawns: Pawns


def positions_after(agreed: Agreed, position: Position, die: int) -> set[Position]:
    """Every position that a legal use of the number leads to, or the one that it leaves if there is none."""
    seat, pawns = position.turn, position.pawns
    assert seat is not None
    owner = _moves_for(agreed, pawns, seat)
    if agreed.pairs and die == 6 and 0 in pawns[owner]:
        masons = [pawn for pawn in _standing_at(pawns, _square(pawns, owner, A)) if _foes(agreed, owner, pawn[0])]
        if len(masons) == 2:
            for mason in masons:
                pawns = _put(pawns, *mason, 0)
    reached = {_moved(agreed, pawns, owner, start, end) for start, end in _legal(agreed, pawns, owner, die)}
    if not reached:
        waiting = 0 in pawns[owner] and not any(1 <= place <= LAST_BEFORE_GOAL for place in pawns[owner])
        another = die < 6 and waiting and (agreed.three_tries or agreed.pairs) and position.tries < 2
        if die == 6 or another:
            return {Position(seat, position.tries + 1 if another else 0, pawns)}
        return {Position(_next(agreed, pawns, seat), 0, pawns)}
    return {_handed_on(agreed, after, seat, owner, die) for after in reached}


def placed(agreed: Agreed, wanted: Pawns) -> Pawns:
    """Every pawn where it is wanted, as far as the rules let it stand beside the former ones; else on its base."""
    pawns = tuple((0,) * len(own) for own in wanted)
    for seat, own in enumerate(wanted):
        for place in own:
            there = _standing_at(pawns, _square(pawns, seat, place))
            pair_of_one = agreed.pairs and len(there) == 1 and not _foes(agreed, seat, there[0][0])
            free = place not in pawns[seat] if place > LAST_BEFORE_GOAL else not there or pair_of_one
            if place and free:
                pawns = _put(pawns, seat, 0, place)
    return pawns


def may_be_in_turn(agreed: Agreed, pawns: Pawns) -> list[int]:
    """The seats that still have something to bring home; none once the game is decided."""
    if _is_decided(agreed, pawns):
        return []
    return [seat for seat in range(len(pawns)) if not _is_home(pawns[_moves_for(agreed, pawns, seat)])]


def _handed_on(agreed: Agreed, pawns: Pawns, seat: int, owner: int, die: int) -> Position:
    """M9: who rolls next, if anybody."""
    if _is_decided(agreed, pawns):
        return Position(None, 0, pawns)
    return Position(seat if die == 6 and not _is_home(pawns[owner]) else _next(agreed, pawns, seat), 0, pawns)


def _is_decided(agreed: Agreed, pawns: Pawns) -> bool:
    """M12 and P9."""
    home = [_is_home(own) for own in pawns]
    return (home[0] and home[2]) or (home[1] and home[3]) if agreed.pairs else home.count(False) < 2


def _legal(agreed: Agreed, pawns: Pawns, owner: int, die: int) -> set[tuple[int, int]]:
    """From where to where a pawn of the owner's may go: M7 and M8, or P2 and P5."""
    own = pawns[owner]
    moves = set()
    for start in own:
        end = start + die if start else A
        if (start or die == 6) and end <= LAST_GOAL and not _blocked(agreed, pawns, owner, start, end):
            moves.add((start, end))
    if 0 not in own or (agreed.pairs and die == 6):
        return moves
    if A in own and (not agreed.pairs or len(_standing_at(pawns, _square(pawns, owner, A))) == 1):
        clearing = {move for move in moves if move[0] == A}
        return clearing or moves
    entering = {move for move in moves if move[0] == 0}
    return entering or moves


def _blocked(agreed: Agreed, pawns: Pawns, owner: int, start: int, end: int) -> bool:
    """M5 and M10, or P3: by an own pawn on the target, or by a wall on the target or before it."""
    if end in pawns[owner] and not (agreed.pairs and end <= LAST_BEFORE_GOAL):
        return True
    way = range(start + 1, min(end, LAST_BEFORE_GOAL) + 1)
    return any(len(_standing_at(pawns, _square(pawns, owner, place))) == 2 for place in way)


def _moved(agreed: Agreed, pawns: Pawns, owner: int, start: int, end: int) -> Pawns:
    if end <= LAST_BEFORE_GOAL:
        for other, place in _standing_at(pawns, _square(pawns, owner, end)):
            if _foes(agreed, owner, other):
                pawns = _put(pawns, other, place, 0)
    return _put(pawns, owner, start, end)


def _put(pawns: Pawns, seat: int, start: int, end: int) -> Pawns:
    own = list(pawns[seat])
    own.remove(start)
    return (*pawns[:seat], tuple(sorted([*own, end])), *pawns[seat + 1 :])


def _square(pawns: Pawns, seat: int, place: int) -> int:
    return (CORNERS[len(pawns)][seat] * 10 + place - A) % 40


def _standing_at(pawns: Pawns, square: int) -> list[tuple[int, int]]:
    """Seat and progress of every pawn on that square of the loop."""
    return [
        (seat, place)
        for seat, own in enumerate(pawns)
        for place in own
        if A <= place <= LAST_BEFORE_GOAL and _square(pawns, seat, place) == square
    ]


def _foes(agreed: Agreed, seat: int, other: int) -> bool:
    return (seat - other) % 2 == 1 if agreed.pairs else seat != other


def _is_home(own: Iterable[int]) -> bool:
    return all(place > LAST_BEFORE_GOAL for place in own)


def _moves_for(agreed: Agreed, pawns: Pawns, seat: int) -> int:
    return (seat + 2) % 4 if agreed.help_partner and _is_home(pawns[seat]) else seat


def _next(agreed: Agreed, pawns: Pawns, seat: int) -> int:
    following = (seat + 1) % len(pawns)
    while _is_home(pawns[_moves_for(agreed, pawns, following)]):
        following = (following + 1) % len(pawns)
    return following
