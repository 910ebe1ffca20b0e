"""Chances of one of two seats to win a position before a roll: chances that agree with themselves.

`training.mensch` makes them (docs/strength.md).
"""

from __future__ import annotations

import struct
from array import array
from functools import cache, lru_cache
from math import exp
from operator import mul
from typing import NamedTuple

from engine.mensch.board import BASE, FIRST_GOAL, LAST_GOAL, LOOP, PAWNS, is_home, on_loop
from engine.mensch.players.sights import ALWAYS, AWAY, ONE_TRY, THREE_TRIES, Sight, sight
from engine.number_tables import number_table, whole_numbers

SCALE = 1024
"""Weights are kept as parts of this."""

WHOLE = 2**16 - 1
"""Chances are kept as parts of this."""

_GOALS = range(FIRST_GOAL, LAST_GOAL + 1)
_LAST_PAWNS = PAWNS * (LOOP + 1)

_ZERO = 1 << 31
"""Of a lane. Weights above and below it add up as if each had a number of its own."""


class _Net(NamedTuple):
    """``rows`` are the numbered ones of the sight, each in one long integer with a lane for every hidden unit, which
    adds up as fast as one weight would. ``outputs`` weigh the units for the seat that rolls, less for the other."""

    sight: Sight
    rows: tuple[int, ...]
    outputs: tuple[float, ...]
    lanes: struct.Struct
    zeros: int


@cache
def _net() -> _Net:
    table, seen = number_table("mensch/two"), sight()
    numbers, units = whole_numbers(table["weights"], signed=True), table["units"]
    rows = [numbers[first : first + units] for first in range(0, len(numbers), units)]
    lanes = struct.Struct(f"<{units}I")
    zeros = int.from_bytes(lanes.pack(*[_ZERO] * units), "little")
    added = (int.from_bytes(lanes.pack(*(weight + _ZERO for weight in row)), "little") for row in rows[: seen.rows])
    outputs = tuple((own - other) / SCALE**2 for own, other in zip(*rows[seen.rows :], strict=True))
    return _Net(seen, tuple(row - zeros for row in added), outputs, lanes, zeros)


def chance_of_two(own: bytes, other: bytes, three_tries: bool) -> float:
    """Of the seat that rolls next, to be home first."""
    # The fit is worst where single squares decide; there everything is worked out.
    if all(sum(map(is_home, seat)) >= PAWNS - 1 for seat in (own, other)):
        return _end(three_tries)[place_in_end(own, other)] / WHOLE
    net, waiting = _net(), (_waiting(own, three_tries), _waiting(other, three_tries))
    added = net.zeros + net.rows[ALWAYS] + _alone(0, own, waiting) + _alone(1, other, waiting)
    added += sum(map(net.rows.__getitem__, net.sight.between(own, other)))
    lanes = net.lanes.unpack(added.to_bytes(net.lanes.size, "little"))
    # Units below zero are silent, as the network was fitted.
    units = [lane - _ZERO if lane > _ZERO else 0 for lane in lanes]
    return 1 / (1 + exp(-sum(map(mul, units, net.outputs))))


@lru_cache(maxsize=1 << 14)
def _alone(place: int, own: bytes, waiting: tuple[int, ...]) -> int:
    net = _net()
    return sum(map(net.rows.__getitem__, net.sight.alone(place, own, waiting)))


def _waiting(own: bytes, three_tries: bool) -> int:
    if BASE not in own:
        return AWAY
    return THREE_TRIES if three_tries and not any(map(on_loop, own)) else ONE_TRY


@cache
def _end(three_tries: bool) -> array[int]:
    return whole_numbers(number_table("mensch/end")["three_tries" if three_tries else "one_try"])


def place_in_end(own: bytes, other: bytes) -> int:
    """Place of the position in the table: seats with three pawns home differ by the free goal square and their last."""
    return _last_pawn(own) * _LAST_PAWNS + _last_pawn(other)


def _last_pawn(own: bytes) -> int:
    last = min(own)
    # The goal squares that are taken follow from one another: only the free one is a number of its own.
    free = sum(_GOALS) - FIRST_GOAL - (sum(own) - last)
    return free * (LOOP + 1) + last
