"""Chances of each seat to win a position before a roll: chances that agree with themselves.

`training.mensch` makes them (docs/strength.md).
"""

from __future__ import annotations

import struct
from array import array
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations
from math import exp
from operator import mul
from typing import NamedTuple

from engine.mensch.board import BASE, FIRST_GOAL, LAST_GOAL, LOOP, PAWNS, on_loop
from engine.mensch.moving import is_finished
from engine.mensch.players.sights import (
    ALWAYS,
    AWAY,
    CORNERS,
    HELPING,
    HELPS,
    ONE_TRY,
    ROWS,
    THREE_TRIES,
    Around,
    Rules,
    add_alone,
    add_between,
    add_walls,
    chases,
    walls,
)
from engine.number_tables import number_table, whole_numbers

SCALE = 1024
"""Weights are kept as parts of this."""

WHOLE = 2**16 - 1
"""Chances are kept as parts of this."""

_GOALS = range(FIRST_GOAL, LAST_GOAL + 1)
_LAST_PAWNS = PAWNS * (LOOP + 1)

_ZERO = 1 << 31
"""Of a lane. Weights above and below it add up as if each had a number of its own."""


class Kind(NamedTuple):
    """A table of values, and the places that its ``outputs`` stand for."""

    table: str
    outputs: Sequence[int]


KINDS = {
    2: Kind("mensch/two", range(0, CORNERS, 2)),
    3: Kind("mensch/three", range(CORNERS)),
    4: Kind("mensch/four", range(CORNERS)),
}
"""By the number of seats: two opposite each other; three, or two side by side; four."""

PAIRS = Kind("mensch/pairs", range(2))


class _Net(NamedTuple):
    """``rows`` are those of `sights`, each in one long integer with a lane for every hidden unit, which adds up as fast
    as one weight would. ``outputs`` weigh the units."""

    rows: tuple[int, ...]
    outputs: tuple[tuple[float, ...], ...]
    lanes: struct.Struct
    zeros: int


@cache
def _net(kind: Kind) -> _Net:
    table = number_table(kind.table)
    numbers, units = whole_numbers(table["weights"], signed=True), table["units"]
    rows = [numbers[first : first + units] for first in range(0, len(numbers), units)]
    lanes = struct.Struct(f"<{units}I")
    zeros = int.from_bytes(lanes.pack(*[_ZERO] * units), "little")
    added = (int.from_bytes(lanes.pack(*(weight + _ZERO for weight in row)), "little") for row in rows[:ROWS])
    outputs = tuple(tuple(weight / SCALE**2 for weight in row) for row in rows[ROWS:])
    return _Net(tuple(row - zeros for row in added), outputs, lanes, zeros)


def chances_before_roll(around: Around, rules: Rules) -> list[float]:
    """By place, of the seats or pairs that are left, to be home first; 0 for the others."""
    around = [bytes(sorted(own)) for own in around]
    left = [place for place, own in enumerate(around) if own]
    # The fit is worst where single squares decide; there everything is worked out.
    if left == [0, 2] and all(around[place][1] >= FIRST_GOAL for place in left):
        chance = _end(rules.three_tries)[place_in_end(*(around[place] for place in left))] / WHOLE
        return [chance, 0, 1 - chance, 0]
    kind = PAIRS if rules.pairs else KINDS[2] if left == [0, 2] else KINDS[max(3, len(left))]
    shares = [exp(output) for output in _outputs(kind, around, left, rules)]
    if rules.pairs:
        shares *= 2
        total = sum(shares) / 2
        return [share / total for share in shares]
    by_place = dict(zip(kind.outputs, shares, strict=True))
    total = sum(by_place[place] for place in left)
    return [by_place[place] / total if place in left else 0.0 for place in range(CORNERS)]


def _outputs(kind: Kind, around: Around, left: Sequence[int], rules: Rules) -> list[float]:
    net = _net(kind)
    total, rows = net.zeros, [ALWAYS, HELPS] if rules.help_partner else [ALWAYS]
    sides = (walls(around, 0), walls(around, 1)) if rules.pairs else (0, 0)
    for place in left:
        total += _alone(kind, place, around[place], _waiting(around[place], rules))
        if any(sides):
            add_walls(rows, place, around[place], *sides)
    for one, other in combinations(left, 2):
        if not rules.pairs or (other - one) % 2:
            total += _between(kind, one, other, around[one], around[other], sides[0] | sides[1])
    total += _added(kind, rows)
    lanes = net.lanes.unpack(total.to_bytes(net.lanes.size, "little"))
    # Units below zero are silent, as the network was fitted.
    units = [lane - _ZERO if lane > _ZERO else 0 for lane in lanes]
    return [sum(map(mul, units, output)) for output in net.outputs]


@lru_cache(maxsize=1 << 14)
def _alone(kind: Kind, place: int, own: bytes, state: int) -> int:
    rows: list[int] = []
    add_alone(rows, place, own, state)
    return _added(kind, rows)


@lru_cache(maxsize=1 << 15)
def _between(kind: Kind, one: int, other: int, own: bytes, rivals: bytes, walled: int) -> int:
    rows: list[int] = []
    add_between(rows, one, other, own, rivals, walled, chases())
    return _added(kind, rows)


def _added(kind: Kind, rows: Sequence[int]) -> int:
    return sum(map(_net(kind).rows.__getitem__, rows))


def _waiting(own: bytes, rules: Rules) -> int:
    if BASE not in own:
        return HELPING if rules.help_partner and is_finished(own) else AWAY
    return THREE_TRIES if rules.three_tries and not any(map(on_loop, own)) else ONE_TRY


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
