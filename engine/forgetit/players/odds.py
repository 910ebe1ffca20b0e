"""The value of a turn and of each action in it: exact chances and expected scores (table ``forgetit/means``)."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Protocol

from engine.forgetit.actions import Action, Keep, KeepNothing, RollDice, Stop
from engine.forgetit.hand import NUMBERS, Hand, round_factor, turn_score
from engine.forgetit.players.cups import FRESH, Cup, bust_chance, cup_of, every_cup, floats, more_chance
from engine.forgetit.view import ForGetItView, Phase
from engine.number_tables import number_table

MOST_COLLECTED = 40
"""From here on one is taken to stop. Best play stops long before, so that nothing of weight is cut off."""


@dataclass(frozen=True, slots=True)
class NumberValues:
    """The values once a number is collected.

    ``rolls`` has the values of rolling on while ones are collected, as many for each number of dice as there are cups;
    ``places`` are theirs, in the order of `every_cup`. A score is the number times what ones would score (F7).
    """

    number: int
    places: Mapping[Cup, int]
    rolls: array[float]

    def stop(self, collected: int) -> float:
        return float(turn_score(self.number, collected))

    def roll(self, cup: Cup, collected: int) -> float:
        """The value of rolling on and playing best from there."""
        if collected > MOST_COLLECTED:
            return 0.0
        return self.number * self.rolls[collected * len(self.places) + self.places[cup]]

    def best(self, cup: Cup, collected: int) -> float:
        return max(self.stop(collected), self.roll(cup, collected))


@dataclass(frozen=True, slots=True)
class TurnValues:
    """The values of a whole turn. ``open_rolls[cup]`` is that of rolling while no number is collected."""

    numbers: Mapping[int, NumberValues]
    open_rolls: Mapping[Cup, float]

    def stop(self, number: int | None, collected: int) -> float:
        return 0.0 if number is None else self.numbers[number].stop(collected)

    def roll(self, cup: Cup, number: int | None, collected: int) -> float:
        return self.open_rolls[cup] if number is None else self.numbers[number].roll(cup, collected)

    def best(self, cup: Cup, number: int | None, collected: int) -> float:
        """The value of what is better, stopping or rolling."""
        return max(self.stop(number, collected), self.roll(cup, number, collected))

    @property
    def turn(self) -> float:
        """What a turn is worth before its first roll."""
        return self.open_rolls[FRESH]


@cache
def mean_values() -> TurnValues:
    """The greatest expected scores, before doubling."""
    cups, table = every_cup(), number_table("forgetit/means")
    places, rolls = {cup: place for place, cup in enumerate(cups)}, floats(table["rolls"])
    numbers = {number: NumberValues(number, places, rolls) for number in NUMBERS}
    return TurnValues(numbers, dict(zip(cups, floats(table["open_rolls"]), strict=False)))


class Values(Protocol):
    """The value of a turn in hand under best play, in points or in chances to win."""

    @property
    def turn(self) -> float:
        """Before its first roll."""

    def stop(self, number: int | None, collected: int) -> float: ...

    def roll(self, cup: Cup, number: int | None, collected: int) -> float: ...

    def best(self, cup: Cup, number: int | None, collected: int) -> float: ...


@dataclass(frozen=True, slots=True)
class Prospect:
    """What follows from an action: the chance that the next roll after it is a bust, None if there is none.

    ``more`` is the chance that this roll shows the number collected at least once and is no bust, None if there is no
    such roll or no such number yet. ``stop`` is what stopping after it would score, ``best`` the greatest expected
    score; both doubled where the round doubles them.
    """

    action: Action
    bust: float | None
    more: float | None
    stop: int
    best: float


def prospects(view: ForGetItView) -> tuple[Prospect, ...]:
    """For everything that may be done now, the best first. Empty if no seat is to act."""
    factor = round_factor(view.round)
    found = []
    for action, value in valued_actions(view, mean_values()):
        hand = _after(view.hand, action)
        rolls = not isinstance(action, Stop)
        bust = bust_chance(cup_of(hand)) if rolls else None
        more = more_chance(cup_of(hand)) if rolls and hand.number is not None else None
        found.append(Prospect(action, bust, more, hand.score * factor, value * factor))
    return tuple(sorted(found, key=lambda prospect: -prospect.best))


def valued_actions(view: ForGetItView, values: Values) -> Iterator[tuple[Action, float]]:
    """What may be done with the hand, and what each of it is worth if everything after it is played best.

    Where a choice makes no difference, the simplest comes first.
    """
    hand = view.hand
    if view.phase is Phase.DECIDING:
        yield Stop(), values.stop(hand.number, hand.collected)
        yield RollDice(), values.roll(cup_of(hand), hand.number, hand.collected)
    elif view.phase is Phase.CHOOSING:
        for number in hand.numbers_to_keep():
            # All of a number first, so that the choice needs no explanation.
            for dice in sorted(hand.choices(number), key=lambda dice: -dice.total):
                kept = hand.kept(number, dice)
                yield Keep(number, dice), values.best(cup_of(kept), number, kept.collected)
        yield KeepNothing(), values.best(cup_of(hand), hand.number, hand.collected)
    elif view.phase is Phase.TO_ROLL:
        yield RollDice(), values.turn


def _after(hand: Hand, action: Action) -> Hand:
    return hand.kept(action.number, action.dice) if isinstance(action, Keep) else hand
