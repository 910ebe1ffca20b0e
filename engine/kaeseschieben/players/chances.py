"""How likely every seat is to win the match, by what a view shows (K4, K12, K13)."""

from __future__ import annotations

from engine.kaeseschieben.players.estimate import Chances
from engine.kaeseschieben.players.holdings import best_bonus, holdings
from engine.kaeseschieben.players.search import Search
from engine.kaeseschieben.players.whole_match import after_round, in_match
from engine.kaeseschieben.view import KaeseschiebenView, Phase


def win_chances(view: KaeseschiebenView) -> Chances:
    """By seat, adding up to 1; a win that is shared counts for each sharer in equal parts."""
    if view.turn is None:
        return tuple((seat in view.winners) / len(view.winners) for seat in range(view.seats))
    seat = view.turn
    match view.phase:
        case Phase.BONUS:
            return in_match(best_bonus(*holdings(view), seat), after_round(view))
        case Phase.MOVING:
            return Search(view, seat).after_roll(view.steps)
    return Search(view, seat).before_roll()
