"""What the result tells of each seat: captures, losses and sixes, counted as the match goes on."""

from __future__ import annotations

from collections.abc import Iterable

from engine.game import Seat
from engine.mensch.board import PawnId
from engine.mensch.view import Tally

Counts = tuple[int, ...]
"""All seats' captures, then all their losses, then all their sixes: flat, since sixes and captures are frequent."""


def no_counts(seats: int) -> Counts:
    return (0,) * (3 * seats)


def with_capture(counts: Counts, seat: Seat, captured: Iterable[PawnId]) -> Counts:
    seats = len(counts) // 3
    changed = list(counts)
    for loser, _ in captured:
        changed[seat] += 1
        changed[seats + loser] += 1
    return tuple(changed)


def with_loss(counts: Counts, loser: Seat) -> Counts:
    """A pawn that went back without a capture (P7)."""
    return _incremented(counts, len(counts) // 3 + loser)


def with_six(counts: Counts, seat: Seat) -> Counts:
    return _incremented(counts, 2 * len(counts) // 3 + seat)


def by_seat(counts: Counts) -> tuple[Tally, ...]:
    seats = len(counts) // 3
    return tuple(Tally(counts[seat], counts[seats + seat], counts[2 * seats + seat]) for seat in range(seats))


def _incremented(counts: Counts, place: int) -> Counts:
    return (*counts[:place], counts[place] + 1, *counts[place + 1 :])
