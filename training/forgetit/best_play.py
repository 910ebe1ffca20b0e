"""What a turn is worth to somebody who plays it best: exact, by dynamic programming over cups and dice collected.

What "worth" means is up to a payoff, the value of stopping: points for `greatest_means`, reaching a goal for
`outlooks`. Values are computed from many dice collected down to few; within the same number of them, from cups that a
roll can lead to up to those that lead there.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import TypeAlias

from engine.forgetit.chances.turn_search import standing_again
from engine.forgetit.chances.turn_values import MOST_COLLECTED, NumberValues, TurnValues, of_every_number
from engine.forgetit.dice import ALL, NUMBERS
from engine.forgetit.scoring import turn_score
from training.forgetit.rolls import rolls

Payoff = Callable[[int | None, int], float]
"""The value of stopping with that many dice of the number; ``(None, 0)`` if none is collected."""


def number_values(pay: Callable[[int], float]) -> NumberValues:
    """``pay(k)`` is the value of stopping with k dice collected; a bust is worth 0."""
    table, plan = rolls(), _plan()
    cups = len(table.cups)
    stops = array("d", (pay(collected) for collected in range(MOST_COLLECTED + ALL.total + 1)))
    found = array("d", bytes(8 * cups * (MOST_COLLECTED + 1)))
    # For each number of dice collected the value of every cup; above the limit, what stopping pays.
    best = [stop for stop in stops for _ in table.cups]
    for collected in range(MOST_COLLECTED, 0, -1):
        base, stop = collected * cups, stops[collected]
        reachable = best[base : base + (ALL.total + 1) * cups]
        keeping = [max([reachable[choice] for choice in keeps], default=-1.0) for keeps in plan.keeps]
        for place, (changing, returning) in enumerate(plan.falls):
            certain = sum(
                [
                    chance * max(keeping[offer], reachable[plan.left[offer]])
                    for chance, offer in zip(*changing, strict=True)
                ]
            )
            again = [(chance, keeping[offer]) for chance, offer in zip(*returning, strict=True)]
            rolled = standing_again(certain, again, stop)
            found[base + place] = rolled
            best[base + place] = reachable[place] = max(stop, rolled)
    return NumberValues(table.places, stops, found)


_Ways: TypeAlias = "tuple[array[float], array[int]]"
"""Chances, and the offer of each."""


@dataclass(frozen=True, slots=True)
class _Plan:
    """`Rolls` once more, as `number_values` goes through it.

    ``keeps[offer]`` are the choices that set something aside, ``left[offer]`` the place of the cup if none is. Of every
    cup, ``falls`` has those that change something for certain, and those that can leave it as it is.
    """

    keeps: tuple[tuple[int, ...], ...]
    left: array[int]
    falls: tuple[tuple[_Ways, _Ways], ...]


@cache
def _plan() -> _Plan:
    table = rolls()
    cups = len(table.cups)
    keeps = tuple(tuple(choice for choice in offer if choice >= cups) for offer in table.offers)
    left = array("H", (next(choice for choice in offer if choice < cups) for offer in table.offers))
    falls = []
    for place, fall in enumerate(table.falls):
        pair = []
        for returning in (False, True):
            ways = [way for way in zip(fall.chances, fall.offers, strict=True) if (left[way[1]] == place) is returning]
            pair.append((array("d", (chance for chance, _ in ways)), array("H", (offer for _, offer in ways))))
        falls.append((pair[0], pair[1]))
    return _Plan(keeps, left, tuple(falls))


def turn_values(pay: Payoff) -> TurnValues:
    numbers = {number: number_values(partial(pay, number)) for number in NUMBERS}
    return _with_opening(numbers, pay(None, 0))


def _with_opening(numbers: Mapping[int, NumberValues], unscored: float) -> TurnValues:
    table = rolls()
    first_keeps = [[_first_keep(numbers[number], keeps) for keeps in table.first_keeps] for number in NUMBERS]
    for values in first_keeps:
        values.append(-1.0)  # At `NOTHING`, the last place.
    found: list[float] = []
    for place, falls in enumerate(table.open_falls):
        certain = 0.0
        again: list[tuple[float, float]] = []
        for chance, left, *shown in zip(falls.chances, falls.left, *falls.shown, strict=True):
            value = max([values[way] for values, way in zip(first_keeps, shown, strict=True)])
            if left == place:
                again.append((chance, value))
            else:
                certain += chance * max(value, unscored, found[left])
        found.append(standing_again(certain, again, unscored))
    return TurnValues(numbers, dict(zip(table.cups, found, strict=False)), unscored)


def _first_keep(values: NumberValues, choices: Sequence[int]) -> float:
    found = (divmod(choice, len(values.places)) for choice in choices)
    return max(values.best_at(place, kept) for kept, place in found)


def greatest_means() -> TurnValues:
    """The greatest expected scores, before doubling, worked out: that takes a second. `means.mean_values` has them.

    A score is the number times something that depends on the dice alone, so one table does for all five numbers.
    """
    one = number_values(lambda collected: turn_score(1, collected))
    return _with_opening(of_every_number(one), 0.0)
