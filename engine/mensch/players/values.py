"""Chances of each seat to win a position before a roll: chances that agree with themselves.

`training.mensch` makes them (docs/strength.md).
"""

from __future__ import annotations

import struct
from array import array
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import chain
from math import exp
from operator import mul
from typing import NamedTuple

from engine.mensch.board import BASE, FIRST_GOAL, LAST_GOAL, LOOP, PAWNS, is_home, on_loop
from engine.mensch.moving import is_finished
from engine.mensch.players.sights import ALWAYS, AWAY, HELPING, ONE_TRY, THREE_TRIES, Sight, sight, square_of
from engine.mensch.players.traits import CORNERS, Around, Rules
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
    """A table of values: at which ``places`` seats may sit, and which of them its outputs stand for."""

    table: str
    places: Sequence[int]
    outputs: Sequence[int]
    pairs: bool = False

    @property
    def sight(self) -> Sight:
        return sight(self.places, self.pairs)


_ALL = range(CORNERS)
KINDS = {
    2: Kind("mensch/two", range(0, CORNERS, 2), range(0, CORNERS, 2)),
    3: Kind("mensch/three", _ALL, _ALL),
    4: Kind("mensch/four", _ALL, _ALL),
}
"""By the number of seats, those of two opposite each other."""

PAIRS = Kind("mensch/pairs", _ALL, range(2), pairs=True)


class _Net(NamedTuple):
    """``rows`` are the numbered ones of the sight, each in one long integer with a lane for every hidden unit, which
    adds up as fast as one weight would. ``outputs`` weigh the units."""

    sight: Sight
    rows: tuple[int, ...]
    outputs: tuple[tuple[float, ...], ...]
    lanes: struct.Struct
    zeros: int


@cache
def _net(kind: Kind) -> _Net:
    table, seen = number_table(kind.table), kind.sight
    numbers, units = whole_numbers(table["weights"], signed=True), table["units"]
    rows = [numbers[first : first + units] for first in range(0, len(numbers), units)]
    lanes = struct.Struct(f"<{units}I")
    zeros = int.from_bytes(lanes.pack(*[_ZERO] * units), "little")
    added = (int.from_bytes(lanes.pack(*(weight + _ZERO for weight in row)), "little") for row in rows[: seen.rows])
    outputs = tuple(tuple(weight / SCALE**2 for weight in row) for row in rows[seen.rows :])
    return _Net(seen, tuple(row - zeros for row in added), outputs, lanes, zeros)


def chances_before_roll(around: Around, rules: Rules) -> list[float]:
    """By place, of the seats or pairs that are left, to be home first; 0 for the others."""
    left = [place for place, own in enumerate(around) if own]
    # The fit is worst where single squares decide; there everything is worked out.
    if len(left) == 2 and all(sum(map(is_home, around[place])) >= PAWNS - 1 for place in left):
        chance = _end(rules.three_tries)[place_in_end(*(around[place] for place in left))] / WHOLE
        return [chance, 0, 1 - chance, 0]
    kind = PAIRS if rules.pairs else KINDS[len(left)]
    shares = [exp(output) for output in _outputs(kind, around, rules)]
    if rules.pairs:
        shares *= 2
        total = sum(shares) / 2
        return [share / total for share in shares]
    by_place = dict(zip(kind.outputs, shares, strict=True))
    total = sum(by_place[place] for place in left)
    return [by_place[place] / total if place in left else 0.0 for place in range(CORNERS)]


def _outputs(kind: Kind, around: Around, rules: Rules) -> list[float]:
    net, left = _net(kind), [place for place in kind.places if around[place]]
    walls, total = _walls(around) if rules.pairs else ((), ()), net.zeros + net.rows[ALWAYS]
    for place in left:
        total += _alone(kind, place, bytes(sorted(around[place])), _waiting(around[place], rules))
    both = bytes(sorted(chain(*walls)))
    for one, other in net.sight.chases:
        if one in left and other in left:
            pawns = around[one], around[other]
            states = _waiting(pawns[0], rules), _waiting(pawns[1], rules)
            total += _between(kind, (one, other), pawns, states, both)
    if rules.pairs:
        rows = [net.sight.walls[side][square] for side in (0, 1) for square in walls[side]]
        if both:
            rows += chain(*(net.sight.of_walls(place, around[place], walls) for place in left))
        if rules.help_partner:
            rows.append(net.sight.helps)
        total += sum(map(net.rows.__getitem__, rows))
    lanes = net.lanes.unpack(total.to_bytes(net.lanes.size, "little"))
    # Units below zero are silent, as the network was fitted.
    units = [lane - _ZERO if lane > _ZERO else 0 for lane in lanes]
    return [sum(map(mul, units, output)) for output in net.outputs]


@lru_cache(maxsize=1 << 14)
def _alone(kind: Kind, place: int, own: bytes, state: int) -> int:
    net = _net(kind)
    return sum(map(net.rows.__getitem__, net.sight.alone(place, own, state)))


@lru_cache(maxsize=1 << 15)
def _between(
    kind: Kind, places: tuple[int, int], pawns: tuple[bytes, bytes], states: tuple[int, int], walls: bytes
) -> int:
    net = _net(kind)
    return sum(map(net.rows.__getitem__, net.sight.between(places, *pawns, states, walls)))


def _walls(around: Around) -> tuple[Sequence[int], Sequence[int]]:
    """Squares with walls of each side, from that of the seat that rolls."""
    found: list[Sequence[int]] = []
    for side in (0, 1):
        squares = [square_of(place, at) for place in (side, side + 2) for at in around[place] if on_loop(at)]
        found.append([square for square in set(squares) if squares.count(square) > 1])
    return found[0], found[1]


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
