"""The greatest expected scores of a turn, and how often it ends with which: read, not worked out.

Both depend on the rules alone and take a second or two to compute, so they are made once, by `training.forgetit`, and
kept in `mean_table`. Every process and every version of Python has the very same numbers.
"""

from __future__ import annotations

from array import array
from base64 import b64decode
from collections.abc import Mapping
from functools import cache
from sys import byteorder

from engine.forgetit.chances import mean_table
from engine.forgetit.chances.cups import every_cup
from engine.forgetit.chances.turn_values import MOST_COLLECTED, NumberValues, TurnValues, of_every_number
from engine.forgetit.dice import ALL
from engine.forgetit.scoring import turn_score


@cache
def mean_values() -> TurnValues:
    """The greatest expected scores, before doubling."""
    cups = every_cup()
    stops = array("d", (turn_score(1, collected) for collected in range(MOST_COLLECTED + ALL.total + 1)))
    one = NumberValues({cup: place for place, cup in enumerate(cups)}, stops, _numbers(mean_table.ROLLS))
    return TurnValues(of_every_number(one), dict(zip(cups, _numbers(mean_table.OPEN_ROLLS), strict=False)), 0.0)


@cache
def score_chances() -> Mapping[int, float]:
    """The chance of each score, before doubling, for a turn played for the greatest mean; busts are zeros."""
    return dict(zip(mean_table.SCORES, _numbers(mean_table.CHANCES), strict=True))


def _numbers(text: str) -> array[float]:
    """What `training.forgetit` wrote: floats of eight bytes, the lowest byte first."""
    numbers = array("d", b64decode(text))
    if byteorder == "big":
        numbers.byteswap()
    return numbers
