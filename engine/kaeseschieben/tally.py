"""The match so far, from its rounds' results alone (K13)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kaeseschieben.view import RoundResult


def rounds_won(results: Sequence[RoundResult], seats: int) -> tuple[int, ...]:
    """A shared round counts as won for each sharer."""
    return tuple(sum(seat in result.winners for result in results) for seat in range(seats))


def total_points(results: Sequence[RoundResult], seats: int) -> tuple[int, ...]:
    return tuple(sum(result.points[seat] for result in results) for seat in range(seats))


def match_places(results: Sequence[RoundResult], seats: int) -> tuple[int, ...]:
    """K13: by rounds won, then by points; equal seats share a place."""
    merits = list(zip(rounds_won(results, seats), total_points(results, seats), strict=True))
    return tuple(1 + sum(other > merit for other in merits) for merit in merits)
