"""How likely every seat is to win the match (F9)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import prod

from engine.forgetit.players.standing import Prospects, prospects_of
from engine.forgetit.players.win_values import best_hand, win_values
from engine.forgetit.scoring import round_factor, totals
from engine.forgetit.view import ForGetItView, Phase
from engine.ranking import places

Outlook = Sequence[tuple[Prospects, float]]
"""What a seat's prospects may be once the turn in hand is over, with the chances."""


def win_chances(view: ForGetItView) -> tuple[float, ...]:
    """By seat, adding up to 1; a win that is shared counts for each sharer in parts."""
    if view.phase is Phase.OVER:
        first = [place == 1 for place in places(totals(view.sheet))]
        return tuple(won / sum(first) for won in first)
    if view.turn is None:
        return (1 / view.seats,) * view.seats
    seat, everybody = view.turn, prospects_of(view)
    values, factor = win_values(view), round_factor(view.round)
    ends = values.ends(best_hand(view, values))
    own = everybody[seat]
    after = [(Prospects(own.points + score * factor, own.turns, own.last_word), each) for score, each in ends.items()]
    return _shares([after if other == seat else [(one, 1.0)] for other, one in enumerate(everybody)])


def _shares(everybody: Sequence[Outlook]) -> tuple[float, ...]:
    """By seat. Where three or more tie, their parts are as good as right."""
    found = []
    for seat, outlook in enumerate(everybody):
        others = [each for other, each in enumerate(everybody) if other != seat]
        ends: dict[int, float] = defaultdict(float)
        for prospects, likely in outlook:
            for points, chance in prospects.ends:
                ends[points] += likely * chance
        at = tuple(ends)
        below_all = [prod(each) for each in zip(*(_below(other, at) for other in others), strict=True)]
        found.append(sum([chance * below for chance, below in zip(ends.values(), below_all, strict=True)]))
    whole = sum(found)
    return tuple(share / whole for share in found)


def _below(outlook: Outlook, points: Sequence[int]) -> list[float]:
    """The chance to end with fewer than each of the points."""
    below = [0.0] * len(points)
    for prospects, likely in outlook:
        below = [so_far + likely * each for so_far, each in zip(below, prospects.below_each(points), strict=True)]
    return below
