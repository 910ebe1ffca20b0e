"""How turns that have no number yet can end, and what the rest of a match can bring: read, not worked out.

Somebody who plays on by a policy, such as for the greatest mean or for at least 60 points, ends with each score as
often as the rows here say.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import accumulate
from typing import Any

from engine.forgetit.chances.cups import Cup, by_words_alone, every_cup
from engine.forgetit.chances.packed import rows_of_chances, whole_numbers
from engine.number_tables import number_table

FEWEST_AFRESH, MOST_AFRESH = 2, 18
"""The numbers of dice collected for which it is kept what rolling all nine again leads to."""

STEP, STEPS = 8, 256
"""The points of several turns together are kept on this many steps of eight."""

Chances = Sequence[tuple[int, float]]
"""Scores or counts, each with its chance."""


def _table() -> Any:
    return number_table("forgetit/outlooks")


@cache
def open_ends() -> Mapping[Cup, Sequence[Chances]]:
    """By the cup to be rolled while no number is collected: the scores, before doubling, by policy."""
    scores = whole_numbers(_table()["scores"])
    rows, policies = rows_of_chances(_table()["openings"], len(scores)), range(_table()["policies"][0])
    return {cup: [_likely(scores, next(rows)) for _ in policies] for cup in every_cup() if by_words_alone(cup)}


@cache
def ends_afresh() -> Mapping[int, Sequence[Chances]]:
    """By the dice collected when all nine are rolled again: the dice collected in the end, by policy.

    What is missing to 1 are busts.
    """
    counts = whole_numbers(_table()["counts"])
    rows, policies = rows_of_chances(_table()["afresh"], len(counts)), range(_table()["policies"][1])
    return {each: [_likely(counts, next(rows)) for _ in policies] for each in range(FEWEST_AFRESH, MOST_AFRESH + 1)}


@cache
def last_turn(*, last_word: bool) -> Chances:
    """The scores of a turn in the last round, before doubling; ``last_word``: of the seat that nobody follows."""
    scores = whole_numbers(_table()["last_scores"])
    return _likely(scores, list(rows_of_chances(_table()["last_turns"], len(scores)))[last_word])


@cache
def rest(turns: int, *, last_word: bool) -> Sequence[float]:
    """The chances of each step of points that the last ``turns`` of a match bring together, of 2 to 12."""
    rows = list(rows_of_chances(_table()["rests"], STEPS))
    return rows[turns - 2 + last_word * (len(rows) // 2)]


@cache
def rest_so_far(turns: int, *, last_word: bool) -> Sequence[float]:
    """The same added up: the chances of fewer than each step; one more at the end."""
    return [0.0, *accumulate(rest(turns, last_word=last_word))]


def _likely(of: Sequence[int], chances: Sequence[float]) -> Chances:
    return [(each, chance) for each, chance in zip(of, chances, strict=True) if chance]
