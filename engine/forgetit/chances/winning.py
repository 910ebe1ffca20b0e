"""The last turn of a match: worth the chance to win, not the mean (F9)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.forgetit.chances.means import score_chances
from engine.forgetit.chances.once import worked_out_once
from engine.forgetit.chances.turn_values import TurnValues, turn_values
from engine.forgetit.scoring import ROUNDS, round_factor, totals, turn_score
from engine.forgetit.view import ForGetItView

_A_POINT = 1e-9
"""What a point is worth besides: where nothing changes the chance to win, more points look better."""


def win_values(view: ForGetItView) -> TurnValues:
    """The values of the turn in hand, which must be one of the last round, as shares of a win.

    Those who have yet to play are taken to play for the greatest mean.
    """
    assert view.turn is not None
    so_far = totals(view.sheet)
    others = [seat for seat in range(view.seats) if seat != view.turn]
    final = tuple(sorted(so_far[seat] for seat in others if len(view.sheet[seat]) == ROUNDS))
    to_come = tuple(sorted(so_far[seat] for seat in others if len(view.sheet[seat]) < ROUNDS))
    return _values(so_far[view.turn], final, to_come)


@worked_out_once(keep=4)
def _values(own: int, final: tuple[int, ...], to_come: tuple[int, ...]) -> TurnValues:
    factor = round_factor(ROUNDS)
    shares: dict[int, float] = {}

    def pay(number: int | None, collected: int) -> float:
        points = own + factor * turn_score(number, collected)
        if points not in shares:
            shares[points] = win_share(points, final, to_come) + _A_POINT * (points - own)
        return shares[points]

    return turn_values(pay)


def win_share(points: int, final: Sequence[int], to_come: Sequence[int]) -> float:
    """The expected share of the win: with m others that have as many points, 1 / (m + 1).

    ``final`` are the others' totals that stand; ``to_come`` are those of seats with one more, doubled, turn.
    """
    if any(total > points for total in final):
        return 0.0
    # ties[m] is the chance that m others have as many points and nobody has more.
    ties = [0.0] * sum(total == points for total in final) + [1.0]
    for total in to_come:
        fewer, equal = _fewer_and_equal(points - total)
        ties = [here * fewer + before * equal for here, before in zip((*ties, 0.0), (0.0, *ties), strict=True)]
    return sum(chance / (count + 1) for count, chance in enumerate(ties))


@lru_cache(maxsize=4096)
def _fewer_and_equal(needed: int) -> tuple[float, float]:
    """The chances that a turn of the last round brings fewer points, and just as many."""
    factor = round_factor(ROUNDS)
    chances = score_chances()
    fewer = sum(chance for score, chance in chances.items() if factor * score < needed)
    equal = sum(chance for score, chance in chances.items() if factor * score == needed)
    return fewer, equal
