"""The table behind the perfect player and the odds: right to the last digit, and what turns really bring."""

import gc
import math
from collections.abc import Iterator
from itertools import product

import pytest

from engine.forgetit.players.cups import FRESH, Cup, Part, bust_chance, make_cup
from engine.forgetit.players.odds import MOST_COLLECTED, mean_values
from engine.forgetit.players.turn_tables import ends_afresh, fall_table, open_ends
from tests.engine.forgetit import plain_values
from tests.engine.forgetit.plain_values import Three, in_order


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
    assert mean_values().roll(FRESH, None, 0) > 0
    assert fall_table().falls
    assert open_ends()
    assert ends_afresh()
    gc.collect()
    assert len(gc.get_objects()) - before < 2000


def test_how_often_a_turn_ends_with_which_score() -> None:
    mean = mean_values().roll(FRESH, None, 0)
    for_the_mean, *others = open_ends()[FRESH]
    assert sum(score * chance for score, chance in for_the_mean) == pytest.approx(mean, abs=0.01)
    for policy in (for_the_mean, *others):
        assert sum(chance for _, chance in policy) == pytest.approx(1)
        assert sum(score * chance for score, chance in policy) < mean + 0.01


def every_start() -> Iterator[tuple[Three, Three]]:
    for cup in product(range(4), repeat=3):
        for aside in product(range(2), repeat=3):
            if any(cup) and not all(aside) and not any(d == 3 and a for d, a in zip(cup, aside, strict=True)):
                yield cup, aside


def test_rolling_on_agrees_with_a_plain_recursion_from_every_cup() -> None:
    values, number = mean_values(), 5
    for cup, aside in every_start():
        for count in (2, 4, 6, 9, 15):
            expected = number * plain_values.ONES.rolling(*in_order(cup, aside), count)
            assert values.roll(ours(cup, aside), number, count) == pytest.approx(expected, abs=1e-6), (
                cup,
                aside,
                count,
            )


def ours(cup: Three, aside: Three) -> Cup:
    """The cup as the table knows it."""
    return make_cup(Part(dice, bool(lies)) for dice, lies in zip(cup, aside, strict=True)) if any(cup) else FRESH


def test_best_play_stops_long_before_the_table_ends() -> None:
    values = mean_values()
    for collected in range(25, MOST_COLLECTED):
        assert values.stop(5, collected) > values.roll(FRESH, 5, collected)


def test_a_roll_that_cannot_bust_is_never_left_out() -> None:
    values = mean_values()
    harmless = make_cup([Part(2, False), Part(0, False), Part(1, True)])
    for collected in range(2, 20):
        assert values.roll(harmless, 2, collected) > values.stop(2, collected)
