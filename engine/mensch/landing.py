"""Where a move leads and what it does there: captures and walls."""

from __future__ import annotations

from typing import NamedTuple

from engine.game import Seat
from engine.mensch.agreement import Agreement
from engine.mensch.board import BASE, FIRST_GOAL, LOOP, PAWNS, START, PawnId
from engine.mensch.moving import Judgement, judge, target
from engine.mensch.state import Pawns

THREE_TRIES = 3

_PAWN_IDS = tuple(tuple(PawnId(seat, pawn) for pawn in range(PAWNS)) for seat in range(4))


class Landing(NamedTuple):
    """The progress that is reached, who is sent back to their base, and whether a wall is formed (M5, P3, P4)."""

    end: int
    captured: tuple[PawnId, ...] = ()
    wall: bool = False


def pawn_id(seat: Seat, pawn: int) -> PawnId:
    return _PAWN_IDS[seat][pawn]


def owner_moved_by(agreed: Agreement, pawns: Pawns, seat: Seat) -> Seat:
    """Whose pawns the seat moves: its own, or its partner's once all of its own are home (P8)."""
    if agreed.help_partner and min(pawns[seat]) >= FIRST_GOAL:
        return (seat + 2) % agreed.seats
    return seat


def judge_roll(agreed: Agreement, pawns: Pawns, owner: Seat, die: int) -> Judgement:
    """Which of the owner's pawns may move by the number."""
    return judge(pawns[owner], die, walls_before(agreed, pawns, owner) if agreed.pairs else None)


def walls_before(agreed: Agreement, pawns: Pawns, owner: Seat) -> bytes:
    """The walls that the owner's pawns must not pass, as progresses of theirs, ascending (P3).

    Opponents' wall on the owner's start square is not among them: it falls to a pawn that is set in (P4).
    """
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
    if agreed.three_tries and BASE in own and not any(START <= progress <= LOOP for progress in own):
        return THREE_TRIES
    return 1


def land(agreed: Agreement, pawns: Pawns, owner: Seat, pawn: int, die: int) -> Landing:
    """What a legal move does."""
    start = pawns[owner][pawn]
    end = target(start, die)
    if end > LOOP:
        return Landing(end)
    captured: tuple[PawnId, ...] = ()
    for opponent in agreed.opponents[owner]:
        there = agreed.seen_from[opponent][owner][end]
        if there in pawns[opponent]:
            found = (pawn_id(opponent, index) for index, at in enumerate(pawns[opponent]) if at == there)
            captured = (*captured, *found)
    wall = agreed.pairs and any(
        agreed.seen_from[ally][owner][end] in pawns[ally] for ally in (owner, (owner + 2) % agreed.seats)
    )
    return Landing(end, captured, wall)


def after_move(pawns: Pawns, owner: Seat, pawn: int, landing: Landing) -> Pawns:
    """The pawns after the move."""
    moved = list(pawns)
    moved[owner] = moved_to(pawns[owner], pawn, landing.end)
    for seat, captured in landing.captured:
        moved[seat] = moved_to(moved[seat], captured, BASE)
    return tuple(moved)


def moved_to(own: bytes, pawn: int, progress: int) -> bytes:
    return own[:pawn] + bytes((progress,)) + own[pawn + 1 :]
