"""The computer players: easy and normal play by rules of thumb, perfect by what turns are worth."""

from __future__ import annotations

from collections.abc import Callable

from engine.forgetit.actions import Action, Keep, RollDice, Stop
from engine.forgetit.chances.means import mean_values
from engine.forgetit.chances.odds import valued_actions
from engine.forgetit.chances.winning import win_values
from engine.forgetit.hand import Hand
from engine.forgetit.scoring import ROUNDS
from engine.forgetit.view import ForGetItView, Phase
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


def _keep_all(hand: Hand, promise: Callable[[Hand, int], int]) -> Action:
    number = max(hand.numbers_to_keep(), key=lambda number: (promise(hand, number), number))
    return Keep(number, hand.showing(number))


def _most_frequent(hand: Hand, number: int) -> int:
    return hand.showing(number).total


def _most_promising(hand: Hand, number: int) -> int:
    """A third and a fourth die are worth more than a higher number: the count is multiplied later."""
    return number * hand.showing(number).total ** 2
