"""Points and winners, of a round (K12) and of the match (K13)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.game import Seat
from engine.kaeseschieben.board import Cheese
from engine.kaeseschieben.state import KaeseschiebenState
from engine.kaeseschieben.view import RevealedCheese, RoundResult


def score_round(state: KaeseschiebenState, *, by_vote: bool) -> RoundResult:
    """The round as it stands, with all worms revealed."""

    def reveal(cheeses: Iterable[Cheese]) -> tuple[RevealedCheese, ...]:
        return tuple(RevealedCheese(cheese, cheese.id in state.worms) for cheese in cheeses)

    piles = tuple(reveal(pile) for pile in state.piles)
    points = tuple(sum(cheese.points for cheese in pile) for pile in piles)
    return RoundResult(
        piles=piles,
        unowned=reveal(state.unowned),
        on_board=reveal(cheese for _, cheese in sorted(state.cheeses.items())),
        points=points,
        winners=_with_most(points),
        by_vote=by_vote,
    )


def rounds_won(results: Sequence[RoundResult], seats: int) -> tuple[int, ...]:
    """A shared round counts as won for each sharer."""
    return tuple(sum(seat in result.winners for result in results) for seat in range(seats))


def total_points(results: Sequence[RoundResult], seats: int) -> tuple[int, ...]:
    return tuple(sum(result.points[seat] for result in results) for seat in range(seats))


def match_places(results: Sequence[RoundResult], seats: int) -> tuple[int, ...]:
    """K13: by rounds won, then by points; equal seats share a place."""
    merits = list(zip(rounds_won(results, seats), total_points(results, seats), strict=True))
    return tuple(1 + sum(other > merit for other in merits) for merit in merits)


def lowest_seats(points: Sequence[int]) -> tuple[Seat, ...]:
    """K5: who may start the next round."""
    return tuple(seat for seat, value in enumerate(points) if value == min(points))


def _with_most(points: Sequence[int]) -> tuple[Seat, ...]:
    return tuple(seat for seat, value in enumerate(points) if value == max(points))
