"""The nine dice, one turn as it lies on the table, and what it scores (F2 to F8)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from itertools import product
from typing import NamedTuple

from engine.game import IllegalAction

NUMBERS = (1, 2, 3, 4, 5)
SIDES = 6
"""The sixth side is the word."""

ROUNDS = 12
SUBTOTAL_AFTER = 10
"""F8: the totals so far are shown after this round; the scores of the rounds that follow are doubled."""

FIRST_KEEP = 2
"""F2: the number of dice that must be set aside the first time."""


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
        """Numbers without the others, word by word; those must be covered."""
        return _shared(mine - theirs for mine, theirs in zip(self, other, strict=True))

    def covers(self, other: Counts) -> bool:
        """Tell whether there are at least as many of each."""
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


Entry = int | None
"""Note on the sheet for a turn, doubled where the round doubles it; None is the dash of a bust (F5)."""

Sheet = tuple[tuple[Entry, ...], ...]
"""By seat, then by round."""


def turn_score(number: int | None, collected: int) -> int:
    """F7, before doubling: ``collected`` dice with the number, in the whole turn."""
    if number is None:
        return 0
    return number * collected * count_factor(collected)


def count_factor(collected: int) -> int:
    """F7: how often four, five, six and more dice count."""
    return {4: 2, 5: 3}.get(collected, 4 if collected >= 6 else 1)


def round_factor(round: int) -> int:
    """F8: ``round`` counts from 1."""
    return 2 if round > SUBTOTAL_AFTER else 1


def totals(sheet: Sheet, rounds: int = ROUNDS) -> tuple[int, ...]:
    """Each seat's points in the first ``rounds`` rounds."""
    return tuple(sum(entry or 0 for entry in column[:rounds]) for column in sheet)


def is_bust(aside: Iterable[bool]) -> bool:
    """F5: by whether each of the words lies aside."""
    return all(aside)


@dataclass(frozen=True, slots=True)
class Hand:
    """``cup`` are the dice that are not set aside, ``shown`` what they lie at since the last roll.

    ``words`` and ``numbers`` are the dice set aside in this pass: those that show their word, and those that show
    the number collected, both by the word they bear. ``collected`` counts the latter over all passes (F6). Once all
    nine are aside, ``cup`` is empty and the next roll begins a new pass.
    """

    cup: Counts = ALL
    shown: tuple[Die, ...] = ()
    words: Counts = NONE
    numbers: Counts = NONE
    number: int | None = None
    collected: int = 0
    passes: int = 1

    @property
    def score(self) -> int:
        """F7, before doubling."""
        return turn_score(self.number, self.collected)

    @property
    def begins_pass(self) -> bool:
        """Tell whether the next roll begins a new pass, in which no word lies aside yet (F6)."""
        return not self.cup.total

    @property
    def next_roll(self) -> Counts:
        """The dice that would be rolled next (F4, F6)."""
        return ALL if self.begins_pass else self.cup

    @property
    def words_aside(self) -> tuple[Word, ...]:
        """The words that lie aside in this pass."""
        return tuple(word for word in Word if self.words[word])

    @property
    def busted(self) -> bool:
        """F5."""
        return is_bust(self.words[word] > 0 for word in Word)

    def rolled(self, sides: Sequence[int]) -> Hand:
        """After rolling; words are set aside by themselves (F2)."""
        afresh, cup = self.begins_pass, self.next_roll
        dice = read_roll(cup, sides)
        words = Counts.of(die.word for die in dice if die.number is None)
        return replace(
            self,
            cup=cup.minus(words),
            shown=tuple(die for die in dice if die.number is not None),
            words=words if afresh else self.words.plus(words),
            numbers=NONE if afresh else self.numbers,
            passes=self.passes + afresh,
        )

    def showing(self, number: int) -> Counts:
        """The dice that may be set aside at that number, by word."""
        return Counts.of(die.word for die in self.shown if die.number == number)

    @property
    def fewest(self) -> int:
        """The number of dice that must be set aside if any are (F2)."""
        return FIRST_KEEP if self.number is None else 1

    def numbers_to_keep(self) -> tuple[int, ...]:
        """The numbers of which enough dice are shown (F2)."""
        candidates = NUMBERS if self.number is None else (self.number,)
        return tuple(number for number in candidates if self.showing(number).total >= self.fewest)

    def choices(self, number: int) -> Iterator[Counts]:
        """Every choice of dice that may be set aside at the number, fewest first by word (F3)."""
        shown = self.showing(number)
        for counts in product(*(range(count + 1) for count in shown)):
            if sum(counts) >= self.fewest:
                yield Counts(*counts)

    def check_keep(self, number: int, dice: Counts) -> None:
        """Raises IllegalAction unless those dice may be set aside now."""
        if self.number not in (None, number):
            raise IllegalAction("other-number", number=self.number or 0)
        if not self.showing(number).covers(dice):
            raise IllegalAction("not-shown", number=number)
        if dice.total < self.fewest:
            raise IllegalAction("first-two", number=number)

    def kept(self, number: int, dice: Counts) -> Hand:
        """After setting those dice aside, which must be allowed."""
        left = list(self.shown)
        for word in Word:
            for _ in range(dice[word]):
                left.remove(Die(word, number))
        return replace(
            self,
            cup=self.cup.minus(dice),
            shown=tuple(left),
            numbers=self.numbers.plus(dice),
            number=number,
            collected=self.collected + dice.total,
        )
