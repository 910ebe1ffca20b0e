"""The nine dice: each has the numbers 1 to 5 and one word, and which word it is matters (F2, F3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from itertools import product
from typing import NamedTuple

NUMBERS = (1, 2, 3, 4, 5)
SIDES = 6
"""The sixth side is the word."""


class Word(IntEnum):
    """The value is the word's place in `Counts`."""

    FOR = 0
    GET = 1
    IT = 2


class Counts(NamedTuple):
    """Some dice by the word they bear. Dice with the same word are alike."""

    for_: int
    get: int
    it: int

    @property
    def total(self) -> int:
        return sum(self)

    def plus(self, other: Counts) -> Counts:
        return _shared(mine + theirs for mine, theirs in zip(self, other, strict=True))

    def minus(self, other: Counts) -> Counts:
        return _shared(mine - theirs for mine, theirs in zip(self, other, strict=True))

    def covers(self, other: Counts) -> bool:
        """Whether there are at least as many of each."""
        return all(mine >= theirs for mine, theirs in zip(self, other, strict=True))

    @classmethod
    def of(cls, words: Iterable[Word]) -> Counts:
        bearing = list(words)
        return _shared(bearing.count(word) for word in Word)


# A match keeps thousands of dice and counts in its events, so those that there can be are made once.
_COUNTS = {tuple(counts): counts for counts in (Counts(*counts) for counts in product(range(4), repeat=len(Word)))}


def _shared(counts: Iterable[int]) -> Counts:
    found = tuple(counts)
    return _COUNTS.get(found) or Counts(*found)


NONE = _shared((0, 0, 0))
ALL = _shared((3, 3, 3))


class Die(NamedTuple):
    """A die as it lies: the word it bears, and the number it shows, None if it shows the word."""

    word: Word
    number: int | None


_DICE = {(word, number): Die(word, number) for word in Word for number in (None, *NUMBERS)}


def read_roll(cup: Counts, sides: Sequence[int]) -> tuple[Die, ...]:
    """The dice of the cup, those with FOR first, then GET, then IT, with what each of them shows."""
    bearing = [word for word in Word for _ in range(cup[word])]
    return tuple(_DICE[word, None if side == SIDES else side] for word, side in zip(bearing, sides, strict=True))
