"""Normal: what people tell each other to do, first things first."""

from __future__ import annotations

from engine.game import Pick, one_of
from engine.mensch.board import BASE, SIX, is_home, on_loop
from engine.mensch.view import Destination, MenschView


def choose_pawn(view: MenschView, pick: Pick) -> Destination:
    """Capture the pawn that has come farthest, go home, set in, flee, run with the foremost; any of equals."""
    appeals = [_appeal(view, found) for found in view.destinations]
    best = [found for found, appeal in zip(view.destinations, appeals, strict=True) if appeal == max(appeals)]
    return one_of(best, pick)


def _appeal(view: MenschView, destination: Destination) -> tuple[bool, int, bool, bool, bool, int]:
    seat, start, end = destination.pawn.seat, destination.start, destination.end
    prey = max((view.pawns[captured.seat][captured.pawn] for captured in destination.captured), default=0)
    fleeing = _is_pursued(view, seat, start) and not _is_pursued(view, seat, end)
    return bool(prey), prey, is_home(end) and not is_home(start), start == BASE, fleeing, start


def _is_pursued(view: MenschView, seat: int, progress: int) -> bool:
    """Whether an opponent's pawn stands so near behind that one number is enough."""
    return on_loop(progress) and any(
        pawn != BASE and 0 < seen[progress] - pawn <= SIX
        for opponent, seen in view.agreed.rivals[seat]
        for pawn in view.pawns[opponent]
    )
