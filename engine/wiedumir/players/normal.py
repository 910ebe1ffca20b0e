"""Normal likes to be far ahead of the best of the others at once, and shares out evenly."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Pick, Seat
from engine.wiedumir.actions import Action, ShareOut
from engine.wiedumir.players.trial import after, imagine, one_of_the_best
from engine.wiedumir.questions import ShareQuestion
from engine.wiedumir.view import WieDuMirView


def choose(view: WieDuMirView, possible: Sequence[Action], pick: Pick) -> Action:
    state, seat = imagine(view), view.to_act
    assert seat is not None
    if isinstance(view.question, ShareQuestion):
        return even_share(state.chips, view.question)
    return one_of_the_best(possible, lambda action: _lead(after(state, action).chips, seat), pick)


def _lead(chips: Sequence[int], seat: Seat) -> float:
    """By how much the seat is ahead of the best of the others, and a little by how much of all of them."""
    rest = [one for other, one in enumerate(chips) if other != seat]
    return chips[seat] - max(rest) - 0.1 * sum(rest) / len(rest)


def even_share(chips: Sequence[int], question: ShareQuestion) -> ShareOut:
    """As few as allowed, one by one, to those who have fewest then, or from those who have most."""
    had, amounts = list(chips), [0] * len(chips)
    step = -1 if question.takes else 1
    for _ in range(question.least):
        able = [seat for seat, limit in enumerate(question.limits) if amounts[seat] < limit]
        seat = min(able, key=lambda seat: step * had[seat])
        amounts[seat] += 1
        had[seat] += step
    return ShareOut(tuple(amounts))
