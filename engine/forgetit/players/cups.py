"""The dice in the cup, and how likely a roll of them is a bust.

Only two things matter of each word: how many dice with it are in the cup, and whether it lies aside. The three words
are alike, so a cup is the sorted triple of these pairs. Once all nine dice are aside, all nine are rolled next and no
word counts any more (F6).
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations_with_replacement
from math import prod
from typing import NamedTuple

from engine.forgetit.hand import Hand, Word, is_bust


class Part(NamedTuple):
    """The dice in the cup that bear one word, and whether that word lies aside."""

    dice: int
    aside: bool


Cup = tuple[Part, ...]
"""Three parts, sorted."""

FRESH: Cup = (Part(3, False),) * 3
"""All nine dice, no word aside: how every pass begins (F6)."""


def cup_of(hand: Hand) -> Cup:
    """The dice that would be rolled next."""
    fresh = hand.begins_pass
    return make_cup(Part(hand.next_roll[word], not fresh and hand.words[word] > 0) for word in Word)


def make_cup(parts: Iterable[Part]) -> Cup:
    """Cup of these parts; sorted, so that equal cups are one key."""
    return tuple(sorted(parts))


def dice_in(cup: Cup) -> int:
    return sum(part.dice for part in cup)


def bust_chance(cup: Cup) -> float:
    """The chance that a roll shows every word that does not lie aside yet (F5)."""
    return prod(1 - (5 / 6) ** part.dice for part in cup if not part.aside)


def more_chance(cup: Cup) -> float:
    """The chance that a roll shows one certain number at least once without being a bust."""
    without_number = (5 / 6) ** dice_in(cup)
    # A die that does not show the number shows its word once in five times.
    bust_without_number = prod(1 - (4 / 5) ** part.dice for part in cup if not part.aside)
    return 1 - bust_chance(cup) - without_number * (1 - bust_without_number)


def by_words_alone(cup: Cup) -> bool:
    """Tell whether a pass can come to it without any number set aside."""
    return all(part.aside == (part.dice < 3) for part in cup)


def every_cup() -> tuple[Cup, ...]:
    """In an order in which each one leads, as long as no number is set aside, only to those before it or to itself.

    First come `FRESH` and those that words alone lead to from there, since the others may lead to it.
    """
    parts = [*(Part(dice, False) for dice in range(4)), *(Part(dice, True) for dice in range(3))]
    cups = combinations_with_replacement(sorted(parts), len(Word))
    found = sorted((cup for cup in cups if dice_in(cup) and not is_bust(part.aside for part in cup)), key=dice_in)
    return (*filter(by_words_alone, found), *(cup for cup in found if not by_words_alone(cup)))
