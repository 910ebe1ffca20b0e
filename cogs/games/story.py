"""What a table's message recounts: everything since the acting seat's last turn, a line a fact, within a length."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.game import Seat
from localization.catalog import Speaker

MOST_LINES = 14
"""More than that nobody reads."""

MOST_LETTERS = 1500
"""Leaves room for everything else in a message, also where the position is described in words."""


def since_last_turn(turns: Sequence[Seat | None], seat: Seat | None) -> int:
    """The place of the first fact after the seat's last turn.

    ``turns`` holds for each fact the seat in whose turn it happened, None for what belongs to no turn. A turn that the
    seat is in the midst of is not its last one. With nobody to act, the last two turns are recounted.
    """
    runs: list[tuple[Seat, int, int]] = []
    for place, owner in enumerate(turns):
        if owner is None:
            continue
        if runs and runs[-1][0] == owner:
            runs[-1] = (owner, runs[-1][1], place)
        else:
            runs.append((owner, place, place))
    if seat is None:
        return runs[-2][1] if len(runs) > 1 else 0
    earlier = runs[:-1] if runs and runs[-1][0] == seat else runs
    return next((end + 1 for owner, _, end in reversed(earlier) if owner == seat), 0)


def shortened(
    facts: Sequence[Any],
    first: int,
    tell: Callable[[int], str],
    plainness: Callable[[Any], int | None],
    say: Speaker,
) -> str:
    """The facts from ``first`` on as a list; ``tell`` gives a fact's sentence by its place, "" if it has none.

    If they are too many, those of the lowest plainness go first, of equal ones the oldest; the latest fact and those of
    no plainness go last. Where facts are missing, a line says how many.
    """
    kept = {place: line for place in range(first, len(facts)) if (line := tell(place))}
    omitted: list[int] = []
    while len(kept) > 1 and (len(kept) > MOST_LINES or sum(map(len, kept.values())) > MOST_LETTERS):
        ranks = {place: plainness(facts[place]) for place in list(kept)[:-1]}
        place = min(ranks, key=lambda place: (ranks[place] is None, ranks[place] or 0, place))
        del kept[place]
        omitted.append(place)
    lines = [f"- {line}" for line in kept.values()]
    if omitted:
        gap = sum(place < max(omitted) for place in kept)
        lines.insert(gap, f"- {say('story-omitted', count=len(omitted))}")
    return "\n".join(lines)
