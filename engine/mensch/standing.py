"""Who has won, and the places of the others (M12, P9)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Seat
from engine.mensch.agreement import Agreement
from engine.mensch.state import Pawns


def is_decided(agreed: Agreement, finished: Sequence[Seat]) -> bool:
    """Whether a pair has all eight pawns home, or all seats but one their four."""
    if agreed.pairs:
        return {0, 2} <= set(finished) or {1, 3} <= set(finished)
    return len(finished) >= agreed.seats - 1


def places(agreed: Agreement, finished: Sequence[Seat], pawns: Pawns) -> tuple[int, ...]:
    """In the order of finishing; those that have not finished by how far their pawns have come in all.

    Equal seats share a place, partners always; pairs have the places 1 and 2.
    """
    if agreed.pairs:
        return _ranked([(0, _progress(pawns, agreed.allies(seat))) for seat in (0, 1)]) * 2
    early = {seat: agreed.seats - order for order, seat in enumerate(finished)}
    return _ranked([(early.get(seat, 0), _progress(pawns, (seat,))) for seat in range(agreed.seats)])


def _progress(pawns: Pawns, seats: Sequence[Seat]) -> int:
    return sum(sum(pawns[seat]) for seat in seats)


def _ranked(merits: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    return tuple(1 + sum(other > merit for other in merits) for merit in merits)
