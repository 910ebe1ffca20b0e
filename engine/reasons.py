"""Why one action is better than another, from what the rules see in the view of the seat that chooses."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.game import AnyGame, Reason, Seat


def reason_between(game: AnyGame, view: Any, seat: Seat, better: str, played: str) -> Reason | None:
    """The first good of the better action that the played one lacks, else the first harm of the played one alone.

    ``view`` is the seat's own, before its decision; the actions are codes. What both do to the same seat speaks for
    or against neither, unless one does more of it. None where the rules see no difference.
    """
    assert view.viewer == seat
    ours, theirs = (tuple(game.reasons(view, game.decode(code))) for code in (better, played))
    return _first(ours, theirs, harm=False) or _first(theirs, ours, harm=True)


def _first(found: Iterable[Reason], others: Iterable[Reason], *, harm: bool) -> Reason | None:
    known: dict[tuple[str, Seat | None], int] = {}
    for reason in others:
        known[reason.code, reason.seat] = max(reason.count, known.get((reason.code, reason.seat), 0))
    unlike = (reason for reason in found if reason.harm == harm)
    return next((reason for reason in unlike if reason.count > known.get((reason.code, reason.seat), 0)), None)
