"""The greatest expected scores of a turn, and how often it ends with which: read, not computed.

Both depend on the rules alone and take seconds to compute, so every process has the same numbers from one table.
"""

from __future__ import annotations

from array import array
from base64 import b64decode
from collections.abc import Mapping
from functools import cache
from sys import byteorder

from engine.forgetit.chances.cups import every_cup
from engine.forgetit.chances.turn_values import MOST_COLLECTED, NumberValues, TurnValues, of_every_number
from engine.forgetit.dice import ALL
from engine.forgetit.scoring import turn_score
from engine.number_tables import number_table


@cache
def mean_values() -> TurnValues:
    """The greatest expected scores, before doubling."""
    cups, table = every_cup(), number_table("forgetit/means")
    stops = array("d", (turn_score(1, collected) for collected in range(MOST_COLLECTED + ALL.total + 1)))
    one = NumberValues({cup: place for place, cup in enumerate(cups)}, stops, _numbers(table["rolls"]))
    return TurnValues(of_every_number(one), dict(zip(cups, _numbers(table["open_rolls"]), strict=False)), 0.0)


@cache
def score_chances() -> Mapping[int, float]:
    """The chance of each score, before doubling, for a turn played for the greatest mean; busts are zeros."""
    table = number_table("forgetit/means")
    return dict(zip(table["scores"], _numbers(table["chances"]), strict=True))


def _numbers(text: str) -> array[float]:
    """Floats of eight bytes, the lowest byte first."""
    numbers = array("d", b64decode(text))
    if byteorder == "big":
        numbers.byteswap()
    return numbers
