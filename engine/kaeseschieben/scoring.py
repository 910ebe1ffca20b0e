"""Points and winners of a round (K12), who may start the next one (K5), and the match so far (K13)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Seat
from engine.kaeseschieben.view import RevealedCheese, RoundResult
from engine.ranking import places

Revealed = tuple[RevealedCheese, ...]


def score_round(piles: tuple[Revealed, ...], unowned: Revealed, on_board: Revealed, *, by_vote: bool) -> RoundResult:
    """The round as it stands; ``piles`` are by seat."""
    points = tuple(sum(cheese.points for cheese in pile) for pile in piles)
    winners = tuple(seat for seat, value in enumerate(points) if value == max(points))
    if not any(points):  # K13: a round in which nobody scores is won by nobody.
        winners = ()
    return RoundResult(piles, unowned, on_board, points, winners, by_vote)


def lowest_seats(points: Sequence[int]) -> tuple[Seat, ...]:
    """K5: the seats that may start the next round."""
    return tuple(seat for seat, value in enumerate(points) if value == min(points))


def rounds_won(results: Sequence[RoundResult], seats: int) -> tuple[int, ...]:
    """By seat. A shared round counts as won for each sharer (K13)."""
    return tuple(sum(seat in result.winners for result in results) for seat in range(seats))


def total_points(results: Sequence[RoundResult], seats: int) -> tuple[int, ...]:
    """By seat, over all rounds."""
    return tuple(sum(result.points[seat] for result in results) for seat in range(seats))


def match_places(results: Sequence[RoundResult], seats: int) -> tuple[int, ...]:
    """K13: by rounds won, then by points; equal seats share a place."""
    return places(list(zip(rounds_won(results, seats), total_points(results, seats), strict=True)))
