"""The turn that the leaflet tells roll by roll, in which nine threes make 108 points."""

from __future__ import annotations

from typing import NamedTuple

from engine.forgetit.hand import NONE, Counts, Die, Hand, Word

_COLLECTED = 3

_EXAMPLE = (
    ((2, 3, 3, 2, 4, 6, 3, 4, 5), Counts(2, 0, 1)),
    ((3, 4, 5, 5, 6), Counts(1, 0, 0)),
    ((1, 3, 6), Counts(0, 1, 0)),
    ((2,), NONE),
    ((2,), NONE),
    ((4,), NONE),
    ((3,), Counts(0, 1, 0)),
    ((1, 1, 3, 1, 2, 2, 4, 5, 5), Counts(1, 0, 0)),
    ((6, 1, 1, 2, 2, 4, 4, 4), NONE),
    ((6, 6, 6, 1, 3, 3, 4), Counts(0, 0, 2)),
)
"""Dice of each roll, FOR dice first, then GET, then IT, a 6 for the word; and the threes that are kept of it."""


class Throw(NamedTuple):
    """One roll of the leaflet's example: what it showed, with whether each die went aside, and the turn after that."""

    passes: int
    dice: tuple[tuple[Die, bool], ...]
    hand: Hand


def worked_example() -> tuple[Throw, ...]:
    """The leaflet's turn, in which nine threes make 108 points."""
    hand, throws = Hand(), []
    for sides, keeps in _EXAMPLE:
        rolled = hand.rolled(sides)
        words = rolled.words if rolled.passes > hand.passes else rolled.words.minus(hand.words)
        left = list(keeps)
        dice = []
        for die in rolled.shown:
            aside = die.number == _COLLECTED and left[die.word] > 0
            left[die.word] -= aside
            dice.append((die, aside))
        dice.sort(key=lambda shown: shown[0].number or 0)
        dice += [(Die(word, None), True) for word in Word for _ in range(words[word])]
        hand = rolled.kept(_COLLECTED, keeps) if keeps.total else rolled
        throws.append(Throw(hand.passes, tuple(dice), hand))
    return tuple(throws)
