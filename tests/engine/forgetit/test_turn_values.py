"""The table behind the perfect player and the odds: right to the last digit, and what turns really bring."""

from __future__ import annotations

import gc
import math
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import accumulate, product

import pytest

from engine.forgetit.hand import turn_score
from engine.forgetit.players.cups import FRESH, Cup, Part, bust_chance, ends_afresh, fall_table, make_cup, open_ends
from engine.forgetit.players.odds import MOST_COLLECTED, mean_values
from tests.engine.forgetit import plain_values
from tests.engine.forgetit.plain_values import Three, in_order, shares
from tests.engine.forgetit.strategy_tables import score_chances


def test_the_chances_of_every_roll_add_up_to_one_less_the_busts() -> None:
    table = fall_table()
    for cup, falls in zip(table.cups, table.falls, strict=True):
        assert math.isclose(sum(falls.chances) + bust_chance(cup), 1)


def test_tables_hold_no_more_than_a_few_thousand_objects() -> None:
    """Many small ones would slow down every garbage collection of the bot."""
    for read in (mean_values, fall_table, open_ends, ends_afresh):
        read.cache_clear()
    gc.collect()
    before = len(gc.get_objects())
    assert mean_values().turn > 0
    assert fall_table().falls
    assert open_ends()
    assert ends_afresh()
    gc.collect()
    assert len(gc.get_objects()) - before < 2000


def test_a_turn_played_for_the_mean_ends_alike_in_both_tables() -> None:
    for_the_mean, *others = open_ends()[FRESH]
    assert dict(for_the_mean) == pytest.approx({score: score_chances()[score] for score, _ in for_the_mean}, abs=2e-5)
    for policy in (for_the_mean, *others):
        assert sum(chance for _, chance in policy) == pytest.approx(1)
        assert sum(score * chance for score, chance in policy) < mean_values().turn + 0.01


def every_start() -> Iterator[tuple[Three, Three]]:
    for cup in product(range(4), repeat=3):
        for aside in product(range(2), repeat=3):
            if any(cup) and not all(aside) and not any(d == 3 and a for d, a in zip(cup, aside, strict=True)):
                yield cup, aside


@pytest.mark.parametrize("number", [1, 5])
def test_rolling_on_agrees_with_a_plain_recursion_from_every_cup(number: int) -> None:
    values = mean_values()
    for cup, aside in every_start():
        for count in (2, 4, 6, 9, 15):
            expected = number * plain_values.ONES.rolling(*in_order(cup, aside), count)
            assert values.numbers[number].roll(ours(cup, aside), count) == pytest.approx(expected, abs=1e-6), (
                cup,
                aside,
                count,
            )


def test_many_turns_bring_what_the_table_claims() -> None:
    """The dice are rolled for all turns that stand alike at once; the decisions are the table's."""
    seed, turns = 56, 5_000
    print(f"seed {seed}")
    scores = Simulation(random.Random(seed)).scores_of(turns)
    assert sum(scores.values()) == turns
    mean = sum(score * count for score, count in scores.items()) / turns
    variance = sum((score - mean) ** 2 * count for score, count in scores.items()) / turns
    assert abs(mean - mean_values().turn) < 3 * math.sqrt(variance / turns)


Stand = tuple[Three, Three, int, int]
"""Dice in the cup and words aside by word, the number collected (0 for none) and how many."""

FIRST: Stand = ((3, 3, 3), (0, 0, 0), 0, 0)


class Simulation:
    """Turns by the thousand, played by the table's values. It knows F2 to F7 itself."""

    def __init__(self, randomness: random.Random) -> None:
        self._randomness = randomness
        self._scores: Counter[int] = Counter()
        self._standing: Counter[Stand] = Counter()

    def scores_of(self, turns: int) -> Counter[int]:
        self._roll(FIRST, turns)
        while self._standing:
            # One roll for all: those that stand alike by then are rolled together again.
            standing, self._standing = self._standing, Counter()
            for stand, count in standing.items():
                cup, aside, number, collected = stand
                if stops(cup, aside, number, collected):
                    self._scores[plain_values.score(number, collected)] += count
                else:
                    self._roll(stand if any(cup) else ((3, 3, 3), (0, 0, 0), number, collected), count)
        return self._scores

    def _roll(self, stand: Stand, count: int) -> None:
        cup, aside, number, collected = stand
        rolls, weights = every_roll(cup, 1 if number else 5)
        for index, times in Counter(self._randomness.choices(range(len(rolls)), cum_weights=weights, k=count)).items():
            words, *hits = rolls[index]
            now = tuple(int(was or word > 0) for was, word in zip(aside, words, strict=True))
            if all(now):
                self._scores[0] += times
                continue
            left = tuple(dice - word for dice, word in zip(cup, words, strict=True))
            offered = ((number, hits[0]),) if number else tuple(enumerate(hits, 1))
            keeps = (best_keep(left, now, n, collected, shown) for n, shown in offered if sum(shown) >= 2 or number)
            waiting = (worth(left, now, number, collected), (left, now, number, collected))
            rest, lies, n, kept = max((waiting, *keeps), key=lambda keep: keep[0])[1]
            self._standing[*in_order(rest, lies), n, kept] += times


@cache
def every_roll(cup: Three, parts: int) -> tuple[list[tuple[Three, ...]], list[float]]:
    """How the dice of each word fall: words first, then the numbers; with the chances, added up."""
    rolls = list(product(*(shares(dice, parts) for dice in cup)))
    fallen = [tuple(zip(*(counts for counts, _ in roll), strict=True)) for roll in rolls]
    return fallen, list(accumulate(a[1] * b[1] * c[1] for a, b, c in rolls))


@cache
def best_keep(left: Three, now: Three, number: int, collected: int, shown: Three) -> tuple[float, Stand]:
    """What the table likes best of what may be set aside at that number."""
    keeps = []
    for kept in product(*(range(hit + 1) for hit in shown)):
        if sum(kept) >= (1 if collected else 2):
            rest = tuple(dice - k for dice, k in zip(left, kept, strict=True))
            count = collected + sum(kept)
            keeps.append((worth(rest, now, number, count), (rest, now, number, count)))
    return max(keeps, key=lambda keep: keep[0], default=(-1.0, FIRST))


@cache
def worth(left: Three, now: Three, number: int, collected: int) -> float:
    return mean_values().best(ours(left, now), number or None, collected)


@cache
def stops(cup: Three, aside: Three, number: int, collected: int) -> bool:
    values, numbered = mean_values(), number or None
    return values.stop(numbered, collected) >= values.roll(ours(cup, aside), numbered, collected)


def ours(cup: Three, aside: Three) -> Cup:
    """The cup as the table knows it."""
    return make_cup(Part(dice, bool(lies)) for dice, lies in zip(cup, aside, strict=True)) if any(cup) else FRESH


def test_how_often_a_turn_ends_with_which_score() -> None:
    chances = score_chances()
    assert sum(chances.values()) == pytest.approx(1)
    assert all(chance >= 0 for chance in chances.values())
    assert sum(score * chance for score, chance in chances.items()) == pytest.approx(mean_values().turn)
    assert set(chances) <= {turn_score(number, count) for number in range(1, 6) for count in range(MOST_COLLECTED + 10)}


def test_best_play_stops_long_before_the_table_ends() -> None:
    values = mean_values().numbers[5]
    for collected in range(25, MOST_COLLECTED):
        assert values.stop(collected) > values.roll(FRESH, collected)


def test_a_roll_that_cannot_bust_is_never_left_out() -> None:
    values = mean_values().numbers[2]
    harmless = make_cup([Part(2, False), Part(0, False), Part(1, True)])
    for collected in range(2, 20):
        assert values.roll(harmless, collected) > values.stop(collected)
