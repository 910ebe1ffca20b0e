"""The computer players: easy takes what comes, normal looks at the chips, hard at what may come of them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import NORMAL, Pick
from engine.wiedumir.actions import Action, MovePawn, RollDie, TakeChip
from engine.wiedumir.players import hard, normal
from engine.wiedumir.view import Phase, WieDuMirView

EASY, HARD = "easy", "hard"
LEVELS = (EASY, NORMAL, HARD)


def choose(view: WieDuMirView, level: str, pick: Pick) -> Action:
    """The action for the seat that is to act, which must be the view's own."""
    if view.phase is Phase.TO_ROLL:
        return RollDie()
    possible = _moves(view) if view.phase is Phase.MOVING else _answers(view)
    if level == EASY or len(possible) == 1:
        return possible[pick(len(possible))]
    if level == NORMAL:
        return normal.choose(view, possible, pick)
    return hard.choose(view, possible, pick)


def _moves(view: WieDuMirView) -> Sequence[Action]:
    """Of a seat's pawns on one square only one, in every edition, for it makes no difference."""
    different = {(pawn.seat, view.square_of(pawn)): MovePawn(pawn) for pawn, _ in view.moves}
    return (*different.values(), TakeChip()) if view.may_take else tuple(different.values())


def _answers(view: WieDuMirView) -> Sequence[Action]:
    assert view.question is not None
    return view.question.answers()
