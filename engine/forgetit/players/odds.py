"""The value of a turn and of each action in it: exact chances and expected scores (table ``forgetit/means``)."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Protocol

from engine.forgetit.actions import Action, Keep, KeepNothing, RollDice, Stop
from engine.forgetit.hand import Hand, round_factor, turn_score
from engine.forgetit.players.cups import Cup, bust_chance, cup_of, every_cup, more_chance
from engine.forgetit.view import ForGetItView, Phase
from engine.game import Reason
from engine.number_tables import floats, number_table

MOST_COLLECTED = 40
"""From here on one is taken to stop. Best play stops long before, so that nothing of weight is cut off."""


class Values(Protocol):
    """The value of a turn in hand under best play, in points or in chances to win: of stopping, and of rolling on."""

    def stop(self, number: int | None, collected: int) -> float: ...

    def roll(self, cup: Cup, number: int | None, collected: int) -> float: ...


@dataclass(frozen=True, slots=True)
class MeanValues:
    """The greatest expected scores, before doubling.

    ``rolls`` has the values of rolling on while ones are collected, as many for each number of dice as there are cups;
    ``open_rolls`` while no number is collected. ``places`` are the cups', in the order of `every_cup`. A score is the
    number times what ones would score (F7).
    """

    places: Mapping[Cup, int]
    rolls: array[float]
    open_rolls: array[float]

    def stop(self, number: int | None, collected: int) -> float:
        """Score of the turn if it stops now, with ``collected`` dice of that ``number`` (F7)."""
        return float(turn_score(number, collected))

    def roll(self, cup: Cup, number: int | None, collected: int) -> float:
        """Mean score of the turn if this cup is rolled and all after it played best; ``number`` None is still open."""
        if number is None:
            return self.open_rolls[self.places[cup]]
        if collected > MOST_COLLECTED:
            return 0.0
        return number * self.rolls[collected * len(self.places) + self.places[cup]]


@cache
def mean_values() -> MeanValues:
    table = number_table("forgetit/means")
    places = {cup: place for place, cup in enumerate(every_cup())}
    return MeanValues(places, floats(table["rolls"]), floats(table["open_rolls"]))


@dataclass(frozen=True, slots=True)
class Prospect:
    """Prospect of an action: the chance that the next roll after it is a bust, None if there is none.

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
        hand = after(view.hand, action)
        rolls = not isinstance(action, Stop)
        bust = bust_chance(cup_of(hand)) if rolls else None
        more = more_chance(cup_of(hand)) if rolls and hand.number is not None else None
        found.append(Prospect(action, bust, more, hand.score * factor, value * factor))
    return tuple(sorted(found, key=lambda prospect: -prospect.best))


def reasons(view: ForGetItView, action: Action) -> Iterator[Reason]:
    """Reasons for the action: what is won for sure first, then what the next roll may bring."""
    hand = after(view.hand, action)
    points = hand.score * round_factor(view.round)
    if isinstance(action, Stop):
        yield Reason("saves", count=points)
        return
    if isinstance(action, Keep):
        if hand.begins_pass:
            yield Reason("clears-cup")
        yield Reason("scores", count=points)
        yield Reason("sets-aside", count=action.dice.total)
    # A turn goes on unless FOR, GET and IT all lie aside (F5), so it also matters which of the dice go aside.
    yield Reason("survives", count=int(100 * (1 - bust_chance(cup_of(hand)))))
    yield Reason("leaves-dice", count=hand.next_roll.total, slight=True)


def valued_actions(view: ForGetItView, values: Values) -> Iterator[tuple[Action, float]]:
    """Actions with the hand, and what each is worth if everything after it is played best.

    Where a choice makes no difference, the simplest comes first.
    """
    hand = view.hand
    if view.phase is Phase.DECIDING:
        yield Stop(), _stop(hand, values)
        yield RollDice(), _roll(hand, values)
    elif view.phase is Phase.CHOOSING:
        for number in hand.numbers_to_keep():
            # All of a number first, so that the choice needs no explanation.
            for dice in sorted(hand.choices(number), key=lambda dice: -dice.total):
                kept = hand.kept(number, dice)
                yield Keep(number, dice), max(_stop(kept, values), _roll(kept, values))
        yield KeepNothing(), max(_stop(hand, values), _roll(hand, values))
    elif view.phase is Phase.TO_ROLL:
        yield RollDice(), _roll(hand, values)


def _stop(hand: Hand, values: Values) -> float:
    return values.stop(hand.number, hand.collected)


def _roll(hand: Hand, values: Values) -> float:
    return values.roll(cup_of(hand), hand.number, hand.collected)


def after(hand: Hand, action: Action) -> Hand:
    """The hand after what the action sets aside, if it does."""
    return hand.kept(action.number, action.dice) if isinstance(action, Keep) else hand
