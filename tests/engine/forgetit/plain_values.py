"""Value of a turn, worked out a second time: a plain memoised recursion over the dice as they are.

It shares nothing with the engine's tables but the rules: the number collected stays a number, and a
roll is the product of what the dice of each word do.
"""

import sys
from collections import defaultdict
from collections.abc import Callable
from functools import cache
from itertools import product
from math import factorial, prod

MOST = 31
"""With this many dice collected one stops."""

Three = tuple[int, ...]

sys.setrecursionlimit(20_000)


def score(number: int, count: int) -> int:
    """F7."""
    return number * count * (1 if count < 4 else 2 if count == 4 else 3 if count == 5 else 4)


@cache
def shares(dice: int) -> list[tuple[tuple[int, int], float]]:
    """Outcomes of ``dice`` dice, split into their word, the number, and the rest; with the chances."""
    found = []
    for words in range(dice + 1):
        for numbers in range(dice + 1 - words):
            rest = dice - words - numbers
            ways = factorial(dice) // factorial(words) // factorial(numbers) // factorial(rest)
            found.append(((words, numbers), ways * 4**rest / 6**dice))
    return found


def in_order(cup: Three, aside: Three) -> tuple[Three, Three]:
    """The words are alike, so their order does not matter."""
    pairs = sorted(zip(cup, aside, strict=True))
    return tuple(pair[0] for pair in pairs), tuple(pair[1] for pair in pairs)


@cache
def falls(cup: Three, aside: Three) -> list[tuple[tuple[tuple[int, int, tuple[int, ...]], ...], float]]:
    """Cup, aside and counts of each word as a roll may leave them, with the chance.

    Rolls that differ only in which word is which are one.
    """
    found: defaultdict[tuple[tuple[int, int, tuple[int, ...]], ...], float] = defaultdict(float)
    for fallen in product(*(shares(dice) for dice in cup)):
        words = sorted(zip(cup, aside, (counts for counts, _ in fallen), strict=True))
        found[tuple(words)] += prod(chance for _, chance in fallen)
    return list(found.items())


@cache
def ways_on(cup: Three, aside: Three) -> list[tuple[float, bool, frozenset[tuple[Three, Three, int]]]]:
    """Results of a roll for one number, other than a bust: the chance, whether no word fell, and the possible
    choices: cup, words aside and how many dice are collected.
    """
    found: defaultdict[tuple[bool, frozenset[tuple[Three, Three, int]]], float] = defaultdict(float)
    for fallen, chance in falls(cup, aside):
        cup, aside, counts = zip(*fallen, strict=True)
        words, hits = zip(*counts, strict=True)
        now = tuple(int(was or word > 0) for was, word in zip(aside, words, strict=True))
        if now == (1, 1, 1):
            continue
        left = tuple(dice - word for dice, word in zip(cup, words, strict=True))
        choices = frozenset(
            (*in_order(tuple(d - k for d, k in zip(left, kept, strict=True)), now), sum(kept))
            for kept in product(*(range(hit + 1) for hit in hits))
            if any(kept) or left != cup
        )
        found[left == cup, choices] += chance
    return [(chance, unchanged, choices) for (unchanged, choices), chance in found.items()]


class PlainTurn:
    """A turn that has its number; ``pay`` is the value of stopping by the dice collected, a bust is worth 0.

    ``aside`` has a 1 for each word that lies aside.
    """

    def __init__(self, pay: Callable[[int], float]) -> None:
        self._pay = pay
        self._rolls: dict[tuple[Three, Three, int], float] = {}

    def best(self, cup: Three, aside: Three, count: int) -> float:
        """Stopping or rolling, whichever is worth more."""
        stop = self._pay(count)
        return stop if count >= MOST else max(stop, self.rolling(*in_order(cup, aside), count))

    def rolling(self, cup: Three, aside: Three, count: int) -> float:
        if not any(cup):
            cup, aside = (3, 3, 3), (0, 0, 0)
        found = self._rolls.get((cup, aside, count))
        if found is None:
            certain, again = 0.0, []
            for chance, unchanged, choices in ways_on(cup, aside):
                value = max([self.best(rest, now, count + more) for rest, now, more in choices], default=0.0)
                if unchanged:
                    again.append((chance, value))
                else:
                    certain += chance * value
            found = self._rolls[cup, aside, count] = settle(certain, again, self._pay(count))
        return found


ONES = PlainTurn(lambda count: score(1, count))
"""Every score is the number times something that depends on the count alone (F7)."""


def settle(certain: float, again: list[tuple[float, float]], stop: float) -> float:
    """Rolls that may change nothing: the value that, put in for standing there again, gives itself."""
    value = stop
    for _ in range(10_000):
        following = certain + sum(chance * max(other, stop, value) for chance, other in again)
        if abs(following - value) < 1e-13:
            break
        value = following
    return value
