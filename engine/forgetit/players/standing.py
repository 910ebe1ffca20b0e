"""The match as a seat's turn finds it: what everybody has, what is still to come, and what points are worth then."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from itertools import pairwise
from math import prod

from engine.forgetit.chances.outlooks import STEP, Chances, last_turn, rest, rest_so_far
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
        lowest, chances = _fewer(self.turns, self.last_word)
        place = points - self.points - lowest
        return chances[place] if 0 <= place < len(chances) else float(place > 0)

    def below_each(self, points: Sequence[int]) -> list[float]:
        """`below` of each of them, faster than one by one."""
        lowest, chances = _fewer(self.turns, self.last_word)
        start, count = self.points + lowest, len(chances)
        return [chances[place] if 0 <= (place := each - start) < count else float(place > 0) for each in points]

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
def _fewer(turns: int, last_word: bool) -> tuple[int, Sequence[float]]:
    """The chances of fewer points than each number from the first value on; with more it is certain, with less out of
    the question. Kept for every number, since one decision asks for many thousands.
    """
    if turns == 0:
        return 0, (0.5,)
    if turns == 1:
        scores = dict(_to_come(1, last_word))
        so_far, chances = 0.0, array("d")
        for score in range(max(scores) + 1):
            tie = scores.get(score, 0.0)
            chances.append(so_far + tie / 2)
            so_far += tie
        return 0, chances
    # The chance of a step is spread evenly over the points around it.
    steps = pairwise(rest_so_far(turns, last_word=last_word))
    return -(STEP // 2), array("d", (fewer + (to - fewer) * over / STEP for fewer, to in steps for over in range(STEP)))


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
