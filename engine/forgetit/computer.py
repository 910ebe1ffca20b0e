"""The computer players: easy and normal play by rules of thumb, perfect by what turns are worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.forgetit.actions import Action, Keep, KeepNothing, RollDice, Stop
from engine.forgetit.cups import cup_of
from engine.forgetit.hand import Hand
from engine.forgetit.scoring import ROUNDS
from engine.forgetit.turn_values import TurnValues, mean_values
from engine.forgetit.view import ForGetItView, Phase
from engine.forgetit.winning import win_values
from engine.game import NORMAL

EASY, PERFECT = "easy", "perfect"
LEVELS = (EASY, NORMAL, PERFECT)

ENOUGH = {EASY: 20, NORMAL: 80}
"""From how many points on the players with rules of thumb stop. Six dice count four times, so patience pays."""


def choose(view: ForGetItView, level: str) -> Action:
    """The action for the seat whose turn it is, which must be the view's own."""
    if view.phase is Phase.TO_ROLL:
        return RollDice()
    if level == PERFECT:
        values = win_values(view) if view.round == ROUNDS else mean_values()
        return max(valued_actions(view, values), key=lambda valued: valued[1])[0]
    hand = view.hand
    if view.phase is Phase.CHOOSING:
        return _keep_all(hand, _most_frequent if level == EASY else _most_promising)
    return Stop() if hand.score >= ENOUGH[level] else RollDice()


def valued_actions(view: ForGetItView, values: TurnValues) -> Iterator[tuple[Action, float]]:
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


def _keep_all(hand: Hand, promise: Callable[[Hand, int], int]) -> Action:
    number = max(hand.numbers_to_keep(), key=lambda number: (promise(hand, number), number))
    return Keep(number, hand.showing(number))


def _most_frequent(hand: Hand, number: int) -> int:
    return hand.showing(number).total


def _most_promising(hand: Hand, number: int) -> int:
    """A third and a fourth die are worth more than a higher number: the count is multiplied later."""
    return number * hand.showing(number).total ** 2
