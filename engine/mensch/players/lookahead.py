"""The hard computer player: weighs what each move leads to, and looks ahead over its next roll after a six."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game import Seat
from engine.mensch.agreement import OFF, Agreement
from engine.mensch.board import BASE, FIRST_GOAL, SIX, Pawns, target, with_pawn
from engine.mensch.moving import captured_at, fallen, movable, owner_moved_by, walls_before
from engine.mensch.players.evaluation import worth
from engine.mensch.view import MenschView


def best_pawn(view: MenschView) -> int:
    """The pawn to move, for the seat whose turn it is, which must be the view's own."""
    assert view.viewer is not None
    assert view.owner is not None
    agreed, seat, owner = view.agreed, view.viewer, view.owner
    pawns = tuple(bytes(own) for own in view.pawns)
    values = {
        pawn: _worth_after(agreed, after, seat, owner, view.die)
        for pawn, after in moves(agreed, pawns, owner, view.die)
    }
    return max(values, key=values.__getitem__)


def _worth_after(agreed: Agreement, pawns: Pawns, seat: Seat, owner: Seat, die: int) -> float:
    if die != SIX or min(pawns[owner]) >= FIRST_GOAL:
        return worth(agreed, pawns, seat)
    # M9: it rolls again.
    return sum(_worth_of_roll(agreed, pawns, seat, number) for number in range(1, SIX + 1)) / SIX


def _worth_of_roll(agreed: Agreement, pawns: Pawns, seat: Seat, die: int) -> float:
    """The best that the number can do; what follows another six is not looked at."""
    owner = owner_moved_by(agreed, pawns, seat)
    if die == SIX:
        for mason in fallen(agreed, pawns, owner):
            pawns = with_pawn(pawns, *mason, BASE)
    afters = [after for _, after in moves(agreed, pawns, owner, die)]
    return max(worth(agreed, after, seat) for after in afters or [pawns])


def moves(agreed: Agreement, pawns: Pawns, owner: Seat, die: int) -> Iterator[tuple[int, Pawns]]:
    """The pawns that may move, and what comes of it, opponents' claims included (P7)."""
    own = pawns[owner]
    walls = walls_before(agreed, pawns, owner)
    ends = {pawn: target(own[pawn], die) for pawn in movable(own, die, walls, agreed.rulings.masons_clear_start)}
    captures = {pawn: captured_at(agreed, pawns, owner, end) for pawn, end in ends.items()}
    for pawn, end in ends.items():
        after = with_pawn(pawns, owner, pawn, end)
        for captured in captures[pawn]:
            after = with_pawn(after, *captured, BASE)
        if agreed.claims != OFF and not captures[pawn]:
            overlooked = [other for other in ends if captures[other] and own[other] != BASE]
            if overlooked:
                after = with_pawn(after, owner, max(overlooked, key=own.__getitem__), BASE)
        yield pawn, after
