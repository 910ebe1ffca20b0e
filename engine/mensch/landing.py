"""Where a move leads and what it does there: captures and walls."""

from __future__ import annotations

from typing import NamedTuple

from engine.game import Seat
from engine.mensch.agreement import Agreement
from engine.mensch.board import BASE, FIRST_GOAL, LAST_GOAL, LOOP, PAWNS, START, PawnId, on_loop
from engine.mensch.moving import Walls, target
from engine.mensch.state import Pawns

THREE_TRIES = 3

_PAWN_IDS = tuple(tuple(PawnId(seat, pawn) for pawn in range(PAWNS)) for seat in range(4))


class Landing(NamedTuple):
    """The progress that is reached, who is sent back to their base, and whether a wall is formed (M5, P3, P4)."""

    end: int
    captured: tuple[PawnId, ...] = ()
    wall: bool = False


_IN_GOAL = {end: Landing(end) for end in range(FIRST_GOAL, LAST_GOAL + 1)}
_ON_LOOP = [Landing(end) for end in range(LOOP + 1)]


_BYTES = [bytes((progress,)) for progress in range(LAST_GOAL + 1)]


def pawn_id(seat: Seat, pawn: int) -> PawnId:
    return _PAWN_IDS[seat][pawn]


def owner_moved_by(agreed: Agreement, pawns: Pawns, seat: Seat) -> Seat:
    """Whose pawns the seat moves: its own, or its partner's once all of its own are home (P8)."""
    if agreed.help_partner and min(pawns[seat]) >= FIRST_GOAL:
        return (seat + 2) % agreed.seats
    return seat


def walls_before(agreed: Agreement, pawns: Pawns, owner: Seat) -> Walls:
    """The walls that the owner's pawns must not pass, as progresses of theirs, ascending (P3).

    Opponents' wall on the owner's start square is not among them: it falls to a pawn that is set in (P4).
    """
    if not agreed.pairs:
        return None
    seen: set[int] = set()
    walls: list[int] = []
    for seat in range(agreed.seats):
        view = agreed.seen_from[owner][seat]
        for progress in pawns[seat]:
            if START <= progress <= LOOP:
                place = view[progress]
                if place not in seen:
                    seen.add(place)
                elif place != START or (seat - owner) % 2 == 0:
                    walls.append(place)
    return bytes(sorted(walls))


def attempts_of(agreed: Agreement, own: bytes) -> int:
    """How many rolls the pawns' seat has: three if all that are not home stand on the base (M11, P6)."""
    return THREE_TRIES if agreed.three_tries and BASE in own and not any(map(on_loop, own)) else 1


def land(agreed: Agreement, pawns: Pawns, owner: Seat, pawn: int, die: int) -> Landing:
    """What a legal move does."""
    start = pawns[owner][pawn]
    end = target(start, die)
    if end > LOOP:
        return _IN_GOAL[end]
    captured: tuple[PawnId, ...] = ()
    for opponent, seen in agreed.rivals[owner]:
        there = seen[end]
        if there in pawns[opponent]:
            found = (pawn_id(opponent, index) for index, at in enumerate(pawns[opponent]) if at == there)
            captured = (*captured, *found)
    if agreed.pairs:
        wall = any(agreed.seen_from[ally][owner][end] in pawns[ally] for ally in agreed.allies(owner))
        return Landing(end, captured, wall)
    return Landing(end, captured) if captured else _ON_LOOP[end]


def after_move(pawns: Pawns, owner: Seat, pawn: int, landing: Landing) -> Pawns:
    """The pawns after the move."""
    pawns = (*pawns[:owner], moved_to(pawns[owner], pawn, landing.end), *pawns[owner + 1 :])
    for seat, captured in landing.captured:
        pawns = (*pawns[:seat], moved_to(pawns[seat], captured, BASE), *pawns[seat + 1 :])
    return pawns


def moved_to(own: bytes, pawn: int, progress: int) -> bytes:
    return own[:pawn] + _BYTES[progress] + own[pawn + 1 :]
