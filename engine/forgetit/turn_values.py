"""What a turn is worth to somebody who plays it best: exact, by dynamic programming over cups and dice collected.

What "worth" means is up to a payoff, the value of stopping: points for `mean_values`, chances to win in the last
round. Values are computed from many dice collected down to few; within the same number of them, from cups that
a roll can lead to up to those that lead there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial

from engine.forgetit.cups import FRESH, Choice, Cup, Shown, choices_of, falls, open_falls
from engine.forgetit.dice import NUMBERS
from engine.forgetit.hand import FIRST_KEEP
from engine.forgetit.scoring import turn_score

Payoff = Callable[[int | None, int], float]
"""What stopping is worth with so many dice of the number; ``(None, 0)`` if none is collected."""

MOST_COLLECTED = 40
"""From here on one is taken to stop. Best play stops long before, so that nothing of weight is cut off."""


@dataclass(frozen=True, slots=True)
class NumberValues:
    """The values once a number is collected. ``stops[k]`` and ``rolls[k]`` are of k dice collected.

    ``rolls[k]`` has the cups in the order of `falls`.
    """

    stops: tuple[float, ...]
    rolls: tuple[tuple[float, ...], ...]

    def stop(self, collected: int) -> float:
        return self.stops[min(collected, len(self.stops) - 1)]

    def roll(self, cup: Cup, collected: int) -> float:
        """The value of rolling on and playing best from there."""
        return self.rolls[collected][_places()[cup]] if collected <= MOST_COLLECTED else 0.0

    def best(self, cup: Cup, collected: int) -> float:
        return max(self.stop(collected), self.roll(cup, collected))

    def best_of(self, choices: tuple[Choice, ...], collected: int) -> float:
        return max(self.best(cup, collected + kept) for cup, kept in choices)


@cache
def _places() -> Mapping[Cup, int]:
    return {cup: place for place, cup in enumerate(falls())}


_Ways = tuple[tuple[float, tuple[tuple[int, int], ...]], ...]
"""Chances, each with its choices: how many dice are kept, and the place of the cup that is left."""


@cache
def _ways() -> tuple[tuple[_Ways, _Ways], ...]:
    """For every cup the falls that change something, and those that can leave it as it is; without that choice."""
    places = _places()
    found = []
    for cup, ways in falls().items():
        changing: list[tuple[float, tuple[tuple[int, int], ...]]] = []
        returning: list[tuple[float, tuple[tuple[int, int], ...]]] = []
        for fall in ways:
            others = tuple((kept, places[left]) for left, kept in fall.choices if kept or left != cup)
            (changing if len(others) == len(fall.choices) else returning).append((fall.chance, others))
        found.append((tuple(changing), tuple(returning)))
    return tuple(found)


def number_values(pay: Callable[[int], float]) -> NumberValues:
    """``pay(k)`` is the value of stopping with k dice collected; a bust is worth 0."""
    stops = tuple(pay(collected) for collected in range(MOST_COLLECTED + 10))
    rolls: list[tuple[float, ...]] = [()] * (MOST_COLLECTED + 1)
    # best[k]: above the limit, every cup is worth what stopping pays.
    best = [[stop] * len(_ways()) for stop in stops]
    for collected in range(MOST_COLLECTED, 0, -1):
        reachable = best[collected:]
        here, stop = reachable[0], stops[collected]
        rolled = []
        for place, (changing, returning) in enumerate(_ways()):
            certain = sum(
                chance * max([reachable[kept][left] for kept, left in choices]) for chance, choices in changing
            )
            again = [
                (chance, max([reachable[kept][left] for kept, left in choices], default=-1.0))
                for chance, choices in returning
            ]
            rolled.append(_standing_again(certain, again, stop))
            here[place] = max(stop, rolled[-1])
        rolls[collected] = tuple(rolled)
    rolls[0] = (0.0,) * len(_ways())
    return NumberValues(stops, tuple(rolls))


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
        # Rolling is worth more than standing was taken for, so whoever stays rolls again.
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
    known: dict[tuple[int, Shown], float] = {}

    def first_keep(number: int, shown: Shown) -> float:
        if (number, shown) not in known:
            choices = choices_of([part for part, _ in shown], [hits for _, hits in shown], fewest=FIRST_KEEP)
            known[number, shown] = numbers[number].best_of(choices, 0)
        return known[number, shown]

    rolls: dict[Cup, float] = {}
    for cup, ways in open_falls().items():
        certain = 0.0
        again: list[tuple[float, float]] = []
        for fall in ways:
            offered = [first_keep(n, shown) for n, shown in zip(NUMBERS, fall.shown, strict=True) if shown]
            value = max(offered, default=-1.0)
            if fall.cup == cup:
                again.append((fall.chance, value))
            else:
                certain += fall.chance * max(value, unscored, rolls[fall.cup])
        rolls[cup] = _standing_again(certain, again, unscored)
    return TurnValues(numbers, rolls, unscored)


@cache
def mean_values() -> TurnValues:
    """The greatest expected scores, before doubling. Takes a second or two the first time.

    A score is the number times something that depends on the dice alone, so one table does for all five numbers.
    """
    one = number_values(lambda collected: turn_score(1, collected))
    numbers = {
        number: NumberValues(
            tuple(number * stop for stop in one.stops),
            tuple(tuple(number * value for value in values) for values in one.rolls),
        )
        for number in NUMBERS
    }
    return _with_opening(numbers, 0.0)
