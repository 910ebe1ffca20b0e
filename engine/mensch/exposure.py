"""Whether the next single roll can send a pawn back: the short answer, where `engine.mensch.danger` has the chances."""

from __future__ import annotations

from engine.mensch.agreement import Agreement
from engine.mensch.board import SIX, PawnId, Pawns, on_loop, target
from engine.mensch.moving import fallen, movable, owner_moved_by, walls_before


def is_exposed(agreed: Agreement, pawns: Pawns, pawn: PawnId) -> bool:
    """Whether some opponent, with some number on one die, could capture the pawn, or make its wall fall (P4)."""
    seat, place = pawn.seat, pawns[pawn.seat][pawn.pawn]
    if not on_loop(place):
        return False
    for opponent in agreed.opponents[seat]:
        owner = owner_moved_by(agreed, pawns, opponent)
        if pawn in fallen(agreed, pawns, owner):
            return True
        own, prey = pawns[owner], agreed.seen_from[owner][seat][place]
        walls = walls_before(agreed, pawns, owner)
        for die in range(1, SIX + 1):
            able = movable(agreed, own, die, walls)
            if any(target(own[each], die) == prey for each in able):
                return True
    return False
