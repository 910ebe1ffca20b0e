"""The tables of ``docs/forgetit-strategy.md``, from the values that the perfect player uses.

``python -m tests.engine.forgetit.strategy_tables`` prints them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from engine.forgetit.hand import NUMBERS
from engine.forgetit.players.cups import Cup, Part, floats, make_cup
from engine.forgetit.players.odds import mean_values
from engine.number_tables import number_table

_CERTAIN = 35
"""Thresholds beyond that are written as "never": no turn comes so far."""


def stop_from(cup: Cup) -> str:
    """The fewest dice collected with which stopping is best; it is the same for every number."""
    values = mean_values().numbers[1]
    worse = [count for count in range(2, _CERTAIN + 1) if values.stop(count) < values.roll(cup, count)]
    first = worse[-1] + 1 if worse else 2
    return "never" if first > _CERTAIN else str(first)


def cup(missing: Sequence[int], others: int) -> Cup:
    """``missing``: the dice in the cup with each word that does not lie aside; ``others``: those whose word does."""
    aside = 3 - len(missing)
    shares = [min(2, others - 2 * number) if others > 2 * number else 0 for number in range(aside)]
    return make_cup([*(Part(dice, False) for dice in missing), *(Part(dice, True) for dice in shares)])


def two_words_aside() -> str:
    rows = [[str(missing), *(stop_from(cup([missing], others)) for others in range(5))] for missing in (1, 2, 3)]
    return table(["dice of the missing word", *map(_others, range(5))], rows)


def one_word_aside() -> str:
    pairs = [(1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3)]
    rows = [[f"{one} and {two}", *(stop_from(cup([one, two], others)) for others in range(3))] for one, two in pairs]
    return table(["dice of the two missing words", *map(_others, range(3))], rows)


def _others(count: int) -> str:
    return f"{count} other" if count == 1 else f"{count} others"


def no_word_aside() -> str:
    cups = [(1, 1, 1), (1, 3, 3), (2, 2, 2), (2, 2, 3), (2, 3, 3), (3, 3, 3)]
    rows = [[", ".join(map(str, dice)), stop_from(cup(dice, 0))] for dice in cups]
    return table(["dice of the three words", "stop from"], rows)


def first_keep() -> str:
    """What three dice of a number are worth after a first roll without a word."""
    values = mean_values()
    alike, mixed = make_cup([Part(0, False), Part(3, False), Part(3, False)]), make_cup([Part(2, False)] * 3)
    rows = [
        [
            str(number),
            f"{values.numbers[number].best(alike, 3):.1f}",
            f"{values.numbers[number].best(mixed, 3):.1f}",
            f"{values.turn:.1f}",
        ]
        for number in NUMBERS
    ]
    return table(["number", "three dice with the same word", "one die of each word", "keep none"], rows)


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


TABLES = (two_words_aside, one_word_aside, no_word_aside, first_keep)


def main() -> None:
    for make in TABLES:
        print(make.__name__, make(), sep="\n", end="\n\n")


@cache
def score_chances() -> Mapping[int, float]:
    """The chance of each score, before doubling, for a turn played for the greatest mean; busts are zeros."""
    table = number_table("forgetit/means")
    return dict(zip(table["scores"], floats(table["chances"]), strict=True))


if __name__ == "__main__":
    main()
