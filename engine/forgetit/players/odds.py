"""What may be done in a turn, and what it is worth: chances and expected scores, exactly."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

from engine.forgetit.actions import Action, Keep, KeepNothing, RollDice, Stop
from engine.forgetit.hand import Hand, round_factor
from engine.forgetit.players.cups import Cup, bust_chance, cup_of, more_chance
from engine.forgetit.players.means import mean_values
from engine.forgetit.view import ForGetItView, Phase


class Values(Protocol):
    """What a turn in hand is worth to somebody who plays it best, by whatever it is played for."""

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
    """For everything that may be done now, the best first. Empty if nobody is to act."""
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
            # All of a number first, so that nobody wonders why one was left.
            for dice in sorted(hand.choices(number), key=lambda dice: -dice.total):
                kept = hand.kept(number, dice)
                yield Keep(number, dice), values.best(cup_of(kept), number, kept.collected)
        yield KeepNothing(), values.best(cup_of(hand), hand.number, hand.collected)
    elif view.phase is Phase.TO_ROLL:
        yield RollDice(), values.turn


def _after(hand: Hand, action: Action) -> Hand:
    return hand.kept(action.number, action.dice) if isinstance(action, Keep) else hand
