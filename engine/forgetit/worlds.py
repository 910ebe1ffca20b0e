"""The state behind a view of For-Get-It: nothing is hidden, so there is only one."""

from __future__ import annotations

from engine.forgetit.state import ForGetItState
from engine.forgetit.view import ForGetItView


def imagine(view: ForGetItView) -> ForGetItState:
    """The state whose view this is."""
    return ForGetItState(
        seats=view.seats,
        odds=view.odds,
        phase=view.phase,
        starter=view.order[0],
        turn=view.order[0] if view.turn is None else view.turn,
        hand=view.hand,
        sheet=view.sheet,
        by_vote=view.by_vote,
    )
