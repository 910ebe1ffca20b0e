"""Reasons for and against a move of Mensch ärgere Dich nicht or Einigkeit macht stark."""

from collections.abc import Iterator

from engine.game import Reason
from engine.mensch.actions import Action, ClaimCapture, MovePawn
from engine.mensch.board import BASE, START, PawnId, is_home
from engine.mensch.danger import capture_chances, hunters
from engine.mensch.moving import is_finished, landed, mates_at
from engine.mensch.view import Destination, MenschView, Phase


def reasons(view: MenschView, action: Action) -> Iterator[Reason]:
    """Captures first, then safety, then the way home."""
    match action:
        case ClaimCapture() if view.window is not None:
            yield Reason("claims", view.window.seat)
        case MovePawn(pawn):
            yield from _of_move(view, next(each for each in view.destinations if each.pawn.pawn == pawn))


def _of_move(view: MenschView, move: Destination) -> Iterator[Reason]:
    agreed, before = view.agreed, tuple(bytes(own) for own in view.pawns)
    (owner, _), start, end = move.pawn, move.start, move.end
    after, captured = landed(agreed, before, move.pawn, end)
    hunted, hunted_then = (hunters(agreed, pawns, move.pawn) for pawns in (before, after))
    if is_finished(after[owner]):
        yield Reason("finishes")
    for seat in sorted({pawn.seat for pawn in captured}):
        yield Reason("captures", seat)
    if is_home(end) and not is_home(start):
        yield Reason("gets-home")
    if hunted and not hunted_then:
        yield Reason("escapes", count=len(hunted))
    if start == BASE:
        yield Reason("enters")
    if move.wall:
        yield Reason("builds-wall")
    for seat in agreed.opponents[owner]:
        preys = [PawnId(seat, number) for number in range(len(after[seat]))]
        near, near_then = (
            sum(move.pawn in hunters(agreed, pawns, prey) for prey in preys) for pawns in (before, after)
        )
        if near_then > near:
            yield Reason("chases", seat, slight=True)
    if start == START and BASE in before[owner]:
        yield Reason("clears-start", slight=True)
    if hunted_then - hunted:
        yield Reason("exposes", count=len(hunted_then), harm=True)
    # As if the turn ended with the move; in squares, since a pawn that has come far is a greater loss.
    ended = view._replace(phase=Phase.TO_ROLL, pawns=tuple(map(tuple, after)), attempt=1)
    lost = sum(chance * after[seat][pawn] for (seat, pawn), chance in capture_chances(ended, owner))
    if round(lost):
        yield Reason("risks", count=round(lost), harm=True, slight=True)
    if agreed.pairs and len(mates_at(agreed, before, owner, start)) > 1:
        yield Reason("opens-wall", harm=True)
