"""The match as a seat's turn finds it: what everybody has, what is still to come, and what points are worth then."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from math import prod

from engine.forgetit.chances.outlooks import STEP, STEPS, Chances, last_turn, rest, rest_so_far
from engine.forgetit.scoring import ROUNDS, round_factor, totals
from engine.forgetit.view import ForGetItView
from engine.game import Seat


@dataclass(frozen=True, slots=True, order=True)
class Prospects:
    """A seat's points so far, and the number of turns that it has after the one in hand.

    ``last_word``: nobody follows it in a round.
    """

    points: int
    turns: int
    last_word: bool

    def below(self, points: int) -> float:
        """The chance to end with fewer points than that; a tie counts as half of it."""
        more = points - self.points
        if self.turns == 0:
            return (more > 0) + (more == 0) / 2
        if self.turns == 1:
            scores, so_far = _last_scores(self.last_word)
            place = bisect_left(scores, more)
            tie = so_far[place + 1] - so_far[place] if place < len(scores) and scores[place] == more else 0.0
            return so_far[place] + tie / 2
        # The chance of a step is spread evenly over the points around it.
        step, over = divmod(more + STEP // 2, STEP)
        if step < 0:
            return 0.0
        if step >= STEPS:
            return 1.0
        so_far = rest_so_far(self.turns, last_word=self.last_word)
        fewer = so_far[step]
        return fewer + (so_far[step + 1] - fewer) * over / STEP

    @property
    def ends(self) -> Chances:
        """The points that it can end with."""
        if self.turns == 0:
            return ((self.points, 1.0),)
        return [(self.points + more, chance) for more, chance in _to_come(self.turns, self.last_word)]


@cache
def _to_come(turns: int, last_word: bool) -> Chances:
    if turns == 1:
        return [(score * round_factor(ROUNDS), chance) for score, chance in last_turn(last_word=last_word)]
    steps = enumerate(rest(turns, last_word=last_word))
    return [(step * STEP, chance) for step, chance in steps if chance]


@cache
def _last_scores(last_word: bool) -> tuple[Sequence[int], Sequence[float]]:
    """The scores in order, and the chances of fewer than each; one more at the end."""
    so_far, scores = [0.0], []
    for score, chance in _to_come(1, last_word):
        scores.append(score)
        so_far.append(so_far[-1] + chance)
    return scores, so_far


@dataclass(frozen=True)
class Standing:
    """Before or in a turn: the seat's own prospects, and the others', sorted. ``factor`` is the round's."""

    own: Prospects
    others: tuple[Prospects, ...]
    factor: int

    @cached_property
    def _values(self) -> dict[int, float]:
        return {}

    @cached_property
    def _ahead(self) -> dict[int, float]:
        return {}

    @cached_property
    def _own_ends(self) -> Chances:
        return self.own.ends

    def after(self, score: int) -> float:
        """The chance to win if the turn brings this score, before doubling; ties count in parts."""
        if score not in self._values:
            more, ahead = score * self.factor, self._ahead_of_all
            self._values[score] = sum([chance * ahead(points + more) for points, chance in self._own_ends])
        return self._values[score]

    def _ahead_of_all(self, points: int) -> float:
        value = self._ahead.get(points)
        if value is None:
            value = self._ahead[points] = prod([each.below(points) for each in self.others])
        return value


def prospects_of(view: ForGetItView) -> list[Prospects]:
    """By seat."""
    so_far = totals(view.sheet)
    left = [ROUNDS - len(column) - (seat == view.turn) for seat, column in enumerate(view.sheet)]
    return [Prospects(so_far[seat], left[seat], seat == view.order[-1]) for seat in range(view.seats)]


def standing_of(view: ForGetItView) -> Standing:
    """Of the seat whose turn it is."""
    assert view.turn is not None
    everybody = prospects_of(view)
    own: Seat = view.turn
    others = sorted(each for seat, each in enumerate(everybody) if seat != own)
    return _standing(everybody[own], tuple(others), round_factor(view.round))


@lru_cache(maxsize=16)
def _standing(own: Prospects, others: tuple[Prospects, ...], factor: int) -> Standing:
    # The same one for all decisions of a turn, since it keeps what it has worked out.
    return Standing(own, others, factor)
