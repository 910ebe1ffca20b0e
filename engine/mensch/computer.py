"""The computer players."""

from __future__ import annotations

from engine.game import NORMAL, Pick
from engine.mensch.actions import CLAIMS, MOVES, ROLL_DIE, Action
from engine.mensch.view import MenschView, Phase

EASY, HARD = "easy", "hard"
LEVELS = (EASY, NORMAL, HARD)


def choose(view: MenschView, level: str, pick: Pick) -> Action:
    """The action for the view's own seat, which must be to act."""
    assert view.viewer is not None
    if view.claim is not None and view.viewer in view.agreed.opponents[view.claim.seat]:
        return CLAIMS[view.claim.pawns[pick(len(view.claim.pawns))].pawn]
    if view.phase is Phase.TO_ROLL:
        return ROLL_DIE
    return MOVES[view.destinations[pick(len(view.destinations))].pawn.pawn]
