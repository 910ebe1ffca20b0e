"""Why an action is good, or better than another, from what the rules see in the view of the seat that chooses."""

from collections.abc import Iterable, Iterator
from typing import Any

from engine.game import AnyGame, Reason, Seat


def reason_for(game: AnyGame, view: Any, code: str) -> Reason | None:
    """The first good of the action, what is slight after all others. None where the rules see none."""
    return _first(alone(game.reasons(view, game.decode(code)), (), harm=False))


def reason_between(game: AnyGame, view: Any, seat: Seat, better: str, played: str) -> Reason | None:
    """The first good of the better action that the played one lacks, else the first harm of the played one alone.

    What is slight comes after both. ``view`` is the seat's own, before its decision; the actions are codes. What both
    do to the same seat is no reason, unless one does more of it. None where the rules see no difference.
    """
    assert view.viewer == seat
    ours, theirs = (tuple(game.reasons(view, game.decode(code))) for code in (better, played))
    return _first([*alone(ours, theirs, harm=False), *alone(theirs, ours, harm=True)])


def _first(found: Iterable[Reason]) -> Reason | None:
    return min(found, key=lambda reason: reason.slight, default=None)


def alone(these: Iterable[Reason], others: Iterable[Reason], *, harm: bool) -> Iterator[Reason]:
    """The reasons for (or, if ``harm``, against) an action that the others lack, or have less of."""
    known: dict[tuple[str, Seat | None], int] = {}
    for reason in others:
        known[reason.code, reason.seat] = max(reason.count, known.get((reason.code, reason.seat), 0))
    for reason in these:
        if reason.harm == harm and reason.count > known.get((reason.code, reason.seat), 0):
            yield reason
