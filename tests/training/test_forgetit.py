"""For-Get-It's tables come out again as they are shipped."""

import numpy as np
import pytest

from engine.forgetit.players.odds import MOST_COLLECTED, mean_values
from engine.forgetit.players.turn_tables import FEWEST_AFRESH, ends_afresh
from engine.number_tables import number_table, whole_numbers
from training.forgetit import CUPS, FRESH_PLACE, SCORES, best_play, rolls


def test_every_fall_of_every_cup() -> None:
    shipped = number_table("forgetit/rolls")
    for name, made in rolls().items():
        assert whole_numbers(made) == whole_numbers(shipped[name]), name


def test_turns_that_collect_ones() -> None:
    rolled, _, ends = best_play(1.0 * SCORES[0])
    assert rolled == pytest.approx(np.array(mean_values().rolls), abs=1e-9)
    for collected in (FEWEST_AFRESH, MOST_COLLECTED // 4):
        for_the_mean = dict(ends_afresh()[collected][0])
        made = ends[collected * len(CUPS) + FRESH_PLACE]
        assert [for_the_mean.get(count, 0) for count in range(len(made))] == pytest.approx(made, abs=2e-5)
