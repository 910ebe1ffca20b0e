"""One turn as it lies on the table, and what may be done with it (F2 to F7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product

from engine.forgetit.dice import ALL, NONE, NUMBERS, Counts, Die, Word, read_roll
from engine.forgetit.scoring import turn_score
from engine.game import IllegalAction

FIRST_KEEP = 2
"""F2: the number of dice that must be set aside the first time."""


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
    def next_roll(self) -> Counts:
        """The dice that would be rolled next (F4, F6)."""
        return self.cup if self.cup.total else ALL

    @property
    def words_aside(self) -> tuple[Word, ...]:
        """The words that lie aside in this pass."""
        return tuple(word for word in Word if self.words[word])

    @property
    def busted(self) -> bool:
        """F5."""
        return len(self.words_aside) == len(Word)

    def rolled(self, sides: Sequence[int]) -> Hand:
        """After rolling; words are set aside by themselves (F2)."""
        afresh = not self.cup.total
        cup = self.next_roll
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
