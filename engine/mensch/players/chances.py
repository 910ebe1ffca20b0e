"""How likely every side is to win the match, by what a view shows (M12, P9)."""

from __future__ import annotations

from engine.mensch.board import Pawns
from engine.mensch.claims import farthest, missed
from engine.mensch.moving import sent_back
from engine.mensch.players.search import Chances, Search
from engine.mensch.view import MenschView, Phase


def win_chances(view: MenschView) -> tuple[float, ...]:
    """By seat, or by pair, adding up to 1. After the end, those who share the first place share the win."""
    seats = range(2 if view.agreed.pairs else view.seats)
    if view.phase is Phase.OVER:
        winners = [seat for seat in seats if view.places[seat] == 1]
        return tuple((seat in winners) / len(winners) for seat in seats)
    if not view.agreed.pairs and view.finished:
        return tuple(float(seat == view.finished[0]) for seat in seats)
    chances = _chances(view)
    total = sum(chances[seat] for seat in seats)
    return tuple(chances[seat] / total for seat in seats)


def _chances(view: MenschView) -> Chances:
    """One roll is looked ahead, and a capture that can be claimed counts as claimed (P7)."""
    search, pawns, tries = Search(view.agreed), _without_missed(view), view.attempt - 1
    assert view.turn is not None
    if view.phase is Phase.MOVING:
        return search.with_number(pawns, view.turn, view.die, tries, 1)
    return search.before_roll(pawns, view.turn, tries, 1)


def _without_missed(view: MenschView) -> Pawns:
    pawns = tuple(bytes(own) for own in view.pawns)
    could = missed(view.agreed, view.window) if view.window is not None else ()
    if view.window is None or not could:
        return pawns
    return sent_back(pawns, [farthest(view.window, could)])
