"""What the pawns on the board mean for a roll and a move: whose they are, what bars them, what a landing does."""

from __future__ import annotations

from engine.game import Seat
from engine.mensch.agreement import Agreement
from engine.mensch.board import BASE, CORNERS_OF_SEATS, FIRST_GOAL, LAST_GOAL, LOOP, PAWNS, START, PawnId, on_loop
from engine.mensch.moving import Walls
from engine.mensch.state import Pawns

THREE_TRIES = 3

PAWN_IDS = tuple(tuple(PawnId(seat, pawn) for pawn in range(PAWNS)) for seat in range(max(CORNERS_OF_SEATS)))


_BYTES = [bytes((progress,)) for progress in range(LAST_GOAL + 1)]


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


def captured_at(agreed: Agreement, pawns: Pawns, owner: Seat, end: int) -> tuple[PawnId, ...]:
    """Who is sent back by a pawn of the owner's that ends a legal move there; both masons of a wall (M5, P4)."""
    captured: tuple[PawnId, ...] = ()
    if end <= LOOP:
        for opponent, seen in agreed.rivals[owner]:
            if seen[end] in pawns[opponent]:
                found = zip(PAWN_IDS[opponent], pawns[opponent], strict=True)
                captured += tuple(pawn for pawn, progress in found if progress == seen[end])
    return captured


def forms_wall(agreed: Agreement, pawns: Pawns, owner: Seat, end: int) -> bool:
    """Whether a pawn of the owner's, or of its partner's, stands there already (P3)."""
    if not agreed.pairs or end > LOOP:
        return False
    return any(agreed.seen_from[ally][owner][end] in pawns[ally] for ally in agreed.allies(owner))


def with_pawn(pawns: Pawns, seat: Seat, pawn: int, progress: int) -> Pawns:
    """The pawns with one of them put elsewhere."""
    return (*pawns[:seat], moved_to(pawns[seat], pawn, progress), *pawns[seat + 1 :])


def moved_to(own: bytes, pawn: int, progress: int) -> bytes:
    return own[:pawn] + _BYTES[progress] + own[pawn + 1 :]
