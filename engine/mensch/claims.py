"""A missed capture, and who may say so (P7)."""

from engine.game import IllegalAction, Seat
from engine.mensch.agreement import Agreement
from engine.mensch.board import BASE, PawnId, target
from engine.mensch.moving import captured_at
from engine.mensch.view import Window


def missed(agreed: Agreement, window: Window) -> tuple[PawnId, ...]:
    """The pawns that could have captured instead. Those on their base had nothing to lose."""
    (owner, moved), pawns, choices = window.pawn, window.pawns, window.choices
    own = pawns[owner]
    return tuple(
        PawnId(owner, other)
        for other in choices
        if other != moved
        and (start := own[other]) != BASE
        and captured_at(agreed, pawns, owner, target(start, window.die))
    )


def leaves_time(window: Window | None) -> bool:
    """Tell whether the table waits for objections: after every move that had an alternative, missed or not.

    Without an alternative nothing can have been missed, and everybody has seen that there was none.
    """
    return window is not None and len(window.choices) > 1


def claimable(agreed: Agreement, window: Window | None, seat: Seat) -> tuple[PawnId, ...]:
    """Pawns that the seat may claim: some only if an opponent of its missed a capture."""
    return missed(agreed, window) if window is not None and seat in agreed.opponents[window.seat] else ()


def objectors(agreed: Agreement, window: Window | None, turn: Seat) -> tuple[Seat, ...]:
    """Seats that may act besides the one in turn, as long as a move can be objected to, with ground or without."""
    return () if window is None else tuple(seat for seat in agreed.opponents[window.seat] if seat != turn)


def check_claim(agreed: Agreement, window: Window | None, seat: Seat, pawn: int) -> None:
    """A claim without ground is refused, whether or not there is any for another pawn, and costs nothing."""
    if window is None or seat not in agreed.opponents[window.seat]:
        raise IllegalAction("no-claim")
    if (window.pawn.seat, pawn) not in missed(agreed, window):
        raise IllegalAction("claim-other-pawn", pawn=pawn + 1)


def farthest(window: Window, pawns: tuple[PawnId, ...]) -> PawnId:
    """The loss that hurts most, which is what the table claims by itself."""
    return max(pawns, key=lambda found: window.pawns[found.seat][found.pawn])
