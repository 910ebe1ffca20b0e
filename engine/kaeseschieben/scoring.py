"""Points and winners of a round (K12), and who may start the next one (K5)."""

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


def lowest_seats(points: Sequence[int]) -> tuple[Seat, ...]:
    """K5: who may start the next round."""
    return tuple(seat for seat, value in enumerate(points) if value == min(points))


def _with_most(points: Sequence[int]) -> tuple[Seat, ...]:
    return tuple(seat for seat, value in enumerate(points) if value == max(points))
