"""What a turn is worth to somebody who plays it best: exact, by dynamic programming over cups and dice collected.

What "worth" means is up to a payoff, the value of stopping: points for `greatest_means`, chances to win in the last
round. Values are computed from many dice collected down to few; within the same number of them, from cups that
a roll can lead to up to those that lead there.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from engine.forgetit.chances.cups import FRESH, Cup
from engine.forgetit.chances.once import worked_out_once
from engine.forgetit.chances.rolls import rolls
from engine.forgetit.dice import ALL, NUMBERS
from engine.forgetit.scoring import turn_score

Payoff = Callable[[int | None, int], float]
"""The value of stopping with that many dice of the number; ``(None, 0)`` if none is collected."""

MOST_COLLECTED = 40
"""From here on one is taken to stop. Best play stops long before, so that nothing of weight is cut off."""


@dataclass(frozen=True, slots=True)
class NumberValues:
    """The values once a number is collected. ``stops[k]`` is that of stopping with k dice collected.

    ``rolls`` has the values of rolling on, as many for each number of dice collected as there are cups; ``places`` are
    theirs, in the order of `every_cup`.
    """

    places: Mapping[Cup, int]
    stops: array[float]
    rolls: array[float]

    def stop(self, collected: int) -> float:
        return self.stops[min(collected, len(self.stops) - 1)]

    def roll(self, cup: Cup, collected: int) -> float:
        """The value of rolling on and playing best from there."""
        return self.roll_at(self.places[cup], collected)

    def best(self, cup: Cup, collected: int) -> float:
        return self.best_at(self.places[cup], collected)

    def roll_at(self, place: int, collected: int) -> float:
        return self.rolls[collected * len(self.places) + place] if collected <= MOST_COLLECTED else 0.0

    def best_at(self, place: int, collected: int) -> float:
        return max(self.stop(collected), self.roll_at(place, collected))

    def times(self, factor: int) -> NumberValues:
        """The values of a game in which everything counts ``factor`` times."""
        stops, rolls = (array("d", (factor * value for value in values)) for values in (self.stops, self.rolls))
        return NumberValues(self.places, stops, rolls)


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
            rolled = _standing_again(certain, again, stop)
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


@worked_out_once()
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


def _standing_again(certain: float, again: Sequence[tuple[float, float]], stop: float) -> float:
    """The value of a roll that can leave everything as it is.

    ``certain`` is what the other falls add to it; ``again`` are the chances of those that can, each with the value of
    the best that could be done instead.
    """
    standing = stop
    while True:
        stays = sum(chance for chance, value in again if value < standing)
        moves = sum(chance * value for chance, value in again if value >= standing)
        if certain + moves + stays * standing <= standing:
            return certain + moves + stays * standing
        # Rolling is worth more than standing was taken for, so a player who stays rolls again.
        rolled = (certain + moves) / (1 - stays)
        if rolled <= standing * (1 + 1e-12):
            return rolled
        standing = rolled


@dataclass(frozen=True, slots=True)
class TurnValues:
    """The values of a whole turn. ``open_rolls[cup]`` is that of rolling while no number is collected.

    ``unscored`` is the value of stopping then.
    """

    numbers: Mapping[int, NumberValues]
    open_rolls: Mapping[Cup, float]
    unscored: float

    def stop(self, number: int | None, collected: int) -> float:
        return self.unscored if number is None else self.numbers[number].stop(collected)

    def roll(self, cup: Cup, number: int | None, collected: int) -> float:
        return self.open_rolls[cup] if number is None else self.numbers[number].roll(cup, collected)

    def best(self, cup: Cup, number: int | None, collected: int) -> float:
        """The value of what is better, stopping or rolling."""
        return max(self.stop(number, collected), self.roll(cup, number, collected))

    @property
    def turn(self) -> float:
        """What a turn is worth before its first roll."""
        return self.open_rolls[FRESH]


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
        found.append(_standing_again(certain, again, unscored))
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


def of_every_number(one: NumberValues) -> Mapping[int, NumberValues]:
    """From the values of collecting ones, where stopping is worth its score."""
    return {number: one.times(number) for number in NUMBERS}
