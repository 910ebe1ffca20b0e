"""The computer players.

- Easy sees the points in front of it: it collects what lies there most often, stops once that is worth something, and
  never thinks of words.
- Normal knows that many dice are worth more than a high number, and that words are what ends a turn: the more of them
  lie aside, the fewer dice it wants. It never looks at the score.
- Perfect does what gives it the greatest chance to win the match (`win_values`), so what it risks depends on the score,
  on the turns that are left, and on who has the last word.
"""

from collections.abc import Callable

from engine.forgetit.actions import Action, Keep, RollDice, Stop
from engine.forgetit.hand import Hand
from engine.forgetit.players.odds import valued_actions
from engine.forgetit.players.win_values import win_values
from engine.forgetit.view import ForGetItView, Phase
from engine.game import EASY, NORMAL, PERFECT

LEVELS = (EASY, NORMAL, PERFECT)

ENOUGH_POINTS = 20
"""Easy stops from here on."""

ENOUGH_DICE = 20, 9, 5
"""Normal stops from this many dice on: with no word aside, with one, and with two."""


def choose(view: ForGetItView, level: str) -> Action:
    """The action for the seat whose turn it is, which must be the view's own."""
    if view.phase is Phase.TO_ROLL:
        return RollDice()
    if level == PERFECT:
        # Where a choice makes no difference, the simplest comes first and is taken.
        return max(valued_actions(view, win_values(view)), key=lambda valued: valued[1])[0]
    hand = view.hand
    if view.phase is Phase.CHOOSING:
        return _keep_all(hand, _most_frequent if level == EASY else _most_promising)
    if level == EASY:
        return Stop() if hand.score >= ENOUGH_POINTS else RollDice()
    return Stop() if hand.collected >= ENOUGH_DICE[len(hand.words_aside)] else RollDice()


def _keep_all(hand: Hand, promise: Callable[[Hand, int], int]) -> Action:
    number = max(hand.numbers_to_keep(), key=lambda number: (promise(hand, number), number))
    return Keep(number, hand.showing(number))


def _most_frequent(hand: Hand, number: int) -> int:
    return hand.showing(number).total


def _most_promising(hand: Hand, number: int) -> int:
    """A third and a fourth die are worth more than a higher number: the count is multiplied later."""
    return number * hand.showing(number).total ** 2
