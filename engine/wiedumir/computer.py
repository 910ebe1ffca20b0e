"""The computer players."""

from __future__ import annotations

from engine.game import NORMAL, Pick
from engine.wiedumir.actions import Action, MovePawn, RollDie, TakeChip
from engine.wiedumir.answers import answers
from engine.wiedumir.view import Phase, WieDuMirView

EASY, HARD = "easy", "hard"
LEVELS = (EASY, NORMAL, HARD)


def choose(view: WieDuMirView, level: str, pick: Pick) -> Action:
    """The action for the seat that is to act, which must be the view's own."""
    if view.phase is Phase.TO_ROLL:
        return RollDie()
    if view.phase is Phase.MOVING:
        moving = [MovePawn(pawn) for pawn, _ in view.moves]
        possible: list[Action] = [*moving, TakeChip()] if view.may_take else [*moving]
        return possible[pick(len(possible))]
    assert view.question is not None
    legal = answers(view.question)
    return legal[pick(len(legal))]
