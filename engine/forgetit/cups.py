"""How a roll can turn out, for every cup that a turn can come to: the ground that turns are valued on.

For what lies ahead, only two things matter of each word: how many dice with it are in the cup, and whether it lies
aside. The three words are alike, so a cup is the sorted triple of these pairs. Once all nine dice are aside, all nine
are rolled next and no word counts any more (F6), so that an empty cup is a fresh one.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement, product
from math import comb, prod
from typing import NamedTuple

from engine.forgetit.dice import NUMBERS, Word
from engine.forgetit.hand import FIRST_KEEP, Hand


class Part(NamedTuple):
    """The dice in the cup that bear one word, and whether that word lies aside."""

    dice: int
    aside: bool


Cup = tuple[Part, ...]
"""Three parts, sorted."""

FRESH: Cup = (Part(3, False),) * 3
"""All nine dice, no word aside: how every pass begins (F6)."""


def cup_of(hand: Hand) -> Cup:
    return make_cup(Part(hand.cup[word], hand.words[word] > 0) for word in Word)


def make_cup(parts: Iterable[Part]) -> Cup:
    """What is rolled next if these are left."""
    cup = tuple(sorted(parts))
    return cup if dice_in(cup) else FRESH


def dice_in(cup: Cup) -> int:
    return sum(part.dice for part in cup)


def bust_chance(cup: Cup) -> float:
    """How likely a roll shows every word that does not lie aside yet (F5)."""
    return prod(1 - (5 / 6) ** part.dice for part in cup if not part.aside)


class Choice(NamedTuple):
    """What a roll can be turned into: ``kept`` dice are set aside, and this cup is left."""

    cup: Cup
    kept: int


@dataclass(frozen=True, slots=True)
class Fall:
    """Rolls that leave the same choices, with their chance. Busts are left out: they are worth nothing."""

    chance: float
    choices: tuple[Choice, ...]


@cache
def falls() -> dict[Cup, tuple[Fall, ...]]:
    """For every cup, how a roll can fall once a number is being collected.

    They come in an order in which each one leads, as long as no number is set aside, only to those before it or to
    itself: first `FRESH` and those that words alone lead to from there, since the others may lead to it.
    """
    found = {cup: _falls_of(cup) for cup in sorted(_all_cups(), key=dice_in)}
    first = sorted((cup for cup in found if _by_words_alone(cup)), key=dice_in)
    return {cup: found[cup] for cup in (*first, *(cup for cup in found if cup not in first))}


def _all_cups() -> Iterator[Cup]:
    parts = [*(Part(dice, False) for dice in range(4)), *(Part(dice, True) for dice in range(3))]
    for cup in combinations_with_replacement(sorted(parts), len(Word)):
        if dice_in(cup) and not _is_bust(cup):
            yield cup


def _is_bust(parts: Iterable[Part]) -> bool:
    return all(part.aside for part in parts)


def _by_words_alone(cup: Cup) -> bool:
    """Whether a pass can come to it without any number set aside."""
    return all(part.aside == (part.dice < 3) for part in cup)


def _falls_of(cup: Cup) -> tuple[Fall, ...]:
    chances: dict[tuple[Choice, ...], float] = defaultdict(float)
    for outcome in product(*(_part_falls(part) for part in cup)):
        left = [part for part, _, _ in outcome]
        if _is_bust(left):
            continue
        hits = [hits for _, hits, _ in outcome]
        chances[choices_of(left, hits, fewest=0)] += prod(chance for _, _, chance in outcome)
    return tuple(Fall(chance, choices) for choices, chance in chances.items())


def choices_of(parts: Iterable[Part], hits: Iterable[int], *, fewest: int) -> tuple[Choice, ...]:
    """``hits`` of each part's dice show the number, and at least ``fewest`` of all are set aside."""
    ways = [
        [(Part(part.dice - kept, part.aside), kept) for kept in range(hit + 1)]
        for part, hit in zip(parts, hits, strict=True)
    ]
    found = set()
    for way in product(*ways):
        kept = sum(count for _, count in way)
        if kept >= fewest:
            found.add(Choice(make_cup(part for part, _ in way), kept))
    return tuple(sorted(found))


@cache
def _part_falls(part: Part) -> tuple[tuple[Part, int, float], ...]:
    """What a part's dice can do: what is left of it, how many show the number, and how likely."""
    found = []
    for words in range(part.dice + 1):
        for hits in range(part.dice - words + 1):
            ways = comb(part.dice, words) * comb(part.dice - words, hits)
            chance = ways * 4 ** (part.dice - words - hits) / 6**part.dice
            found.append((Part(part.dice - words, part.aside or words > 0), hits, chance))
    return tuple(found)


Shown = tuple[tuple[Part, int], ...]
"""The parts that are left, each with how many of its dice show one certain number; sorted."""


@dataclass(frozen=True, slots=True)
class OpenFall:
    """Rolls while no number is collected yet. ``cup`` is what is left if none is set aside.

    ``shown`` has, for each number from 1 to 5, how it is shown; None where it is not shown often enough (F2).
    """

    chance: float
    cup: Cup
    shown: tuple[Shown | None, ...]


@cache
def open_falls() -> dict[Cup, tuple[OpenFall, ...]]:
    """For every cup that words alone can lead to, how a roll can fall while no number is collected yet.

    Each cup leads only to those before it or to itself.
    """
    return {cup: _open_falls_of(cup) for cup in falls() if _by_words_alone(cup)}


def _open_falls_of(cup: Cup) -> tuple[OpenFall, ...]:
    # The parts are rolled one after the other, and what comes to the same is counted together.
    partial: dict[tuple[tuple[Part, tuple[int, ...]], ...], float] = {(): 1.0}
    for part in cup:
        grown: dict[tuple[tuple[Part, tuple[int, ...]], ...], float] = defaultdict(float)
        for before, chance in partial.items():
            for fallen, each in _part_open_falls(part):
                grown[tuple(sorted((*before, fallen)))] += chance * each
        partial = grown
    chances: dict[tuple[Cup, tuple[Shown | None, ...]], float] = defaultdict(float)
    for together, chance in partial.items():
        left = tuple(part for part, _ in together)
        if not _is_bust(left):
            shown = tuple(_shown((part, hits[index]) for part, hits in together) for index in range(len(NUMBERS)))
            chances[left, shown] += chance
    return tuple(OpenFall(chance, left, shown) for (left, shown), chance in chances.items())


@cache
def _part_open_falls(part: Part) -> tuple[tuple[tuple[Part, tuple[int, ...]], float], ...]:
    """What a part's dice can do: what is left of it, how many show each number, and how likely."""
    found: dict[tuple[Part, tuple[int, ...]], float] = defaultdict(float)
    for sides in product(range(len(NUMBERS) + 1), repeat=part.dice):
        hits = tuple(sides.count(side) for side in range(len(NUMBERS)))
        left = sum(hits)
        found[Part(left, part.aside or left < part.dice), hits] += 6**-part.dice
    return tuple(found.items())


def _shown(parts: Iterable[tuple[Part, int]]) -> Shown | None:
    shown = tuple(sorted(parts))
    return shown if sum(hits for _, hits in shown) >= FIRST_KEEP else None
