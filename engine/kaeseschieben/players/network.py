"""Networks that judge positions before a roll, and were fitted to agree with themselves.

They add up rows of weights (`features`). ``training.kaeseschieben`` makes the weights (docs/strength.md).
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from math import exp
from operator import itemgetter, mul
from typing import NamedTuple

from engine.game import Seat
from engine.kaeseschieben.players.features import PART, Board, Numbers, rows
from engine.kaeseschieben.players.holdings import Chances
from engine.kaeseschieben.steps import Place
from engine.number_tables import number_table, whole_numbers

TABLES = {2: "kaeseschieben/two", 3: "kaeseschieben/three", 4: "kaeseschieben/four"}

LAST, PAIR, MORE = "last", "pair", "more"
"""Networks of a table, by how many cheeses are left. Two seats need none for the last one."""

LEAST_UNSURE, MOST_UNSURE = -1.0, 4.0

SCALE = 4096
"""Weights are kept as parts of this."""

_ZERO = 1 << 63
"""Of a lane. Weights above and below it add up as if each had a number of its own."""

_KEPT = 1 << 14
"""Number of sums of rows that are remembered: 10 MB."""

Points = Sequence[float]
"""Outputs by seat, the next one first."""

Head = Callable[[Points, float], Chances]
"""Chances of the seats from those, and from the last output: the logarithm of how unsure they are."""


class _Sums(dict[Numbers, int]):
    """Sums of rows that were asked for before: most boards have most of them from another one."""

    def __init__(self, weights: Sequence[int]) -> None:
        self._weights = weights

    def __missing__(self, numbers: Numbers) -> int:
        if len(self) >= _KEPT:
            self.clear()
        self[numbers] = found = sum([self._weights[number] for number in numbers])
        return found


class _Net(NamedTuple):
    """Rows, each in one long integer with a lane for every output and unit, which adds up as fast as one weight would.

    ``units`` weigh the hidden units for each output.
    """

    rows: Sequence[int]
    summed: Mapping[Numbers, int]
    units: Sequence[Sequence[float]]
    lanes: struct.Struct
    zeros: int


@cache
def net(seats: int, kind: str) -> _Net:
    numbers = whole_numbers(number_table(TABLES[seats])[kind], signed=True)
    outputs, count = seats + 1, rows(seats).total
    units = (len(numbers) - count * outputs) // (count + outputs)
    wide = outputs + units
    lanes = struct.Struct(f"<{wide}Q")
    zeros = int.from_bytes(lanes.pack(*[_ZERO] * wide), "little")
    found = [
        int.from_bytes(lanes.pack(*(weight + _ZERO for weight in numbers[first : first + wide])), "little") - zeros
        for first in range(0, count * wide, wide)
    ]
    last = [weight / SCALE for weight in numbers[count * wide :]]
    return _Net(
        found, _Sums(found), [last[first : first + units] for first in range(0, len(last), units)], lanes, zeros
    )


class Ends:
    """Ends of the mover's walk that leave the same board, by where its mouse stands then.

    ``taken`` are the points of all seats so far, in the mean.
    """

    def __init__(self, kind: str, board: Board, mover: Seat, taken: Sequence[float], head: Head) -> None:
        self._net, self._mover, self._taken, self._head = net(len(taken), kind), mover, taken, head
        self._stands, self._pushes = board.stands, board.pushes
        weights, summed = self._net.rows, self._net.summed
        total = self._net.zeros + sum([parts * weights[row] for row, parts in board.once])
        self._total = total + sum([worth * summed[numbers] for worth, numbers in board.cheeses])
        self._judged: dict[Place, tuple[Chances, Points]] = {}

    def at(self, place: Place) -> tuple[Chances, float]:
        """The chances with the mover's mouse at that place, and by how many points the mover will be ahead."""
        chances, points = self._at(place)
        # In the order of the seats.
        first = len(points) - 1 - self._mover
        totals = [had + more for had, more in zip(self._taken, [*points[first:], *points[:first]], strict=True)]
        return chances, ahead(totals, self._mover)

    def best(self, places: Iterable[Place]) -> Chances:
        """The chances with the mover's mouse at the best of these places."""
        return max([self._at(place)[0] for place in places], key=itemgetter(self._mover))

    def _at(self, place: Place) -> tuple[Chances, Points]:
        # Walks of different lengths often lead to the same place.
        if place not in self._judged:
            self._judged[place] = self._read(place)
        return self._judged[place]

    def _read(self, place: Place) -> tuple[Chances, Points]:
        weights, _, weighed, lanes, _ = self._net
        total = self._total + PART * weights[self._stands[place]]
        total += sum([parts * weights[numbers[place]] for parts, numbers in self._pushes])
        sums = lanes.unpack(total.to_bytes(lanes.size, "little"))
        outputs = len(weighed)
        # Units below zero are silent, as the network was fitted.
        units = [unit - _ZERO if unit > _ZERO else 0 for unit in sums[outputs:]]
        *points, unsure = [
            (own - _ZERO + sum(map(mul, units, weights))) / (SCALE * PART)
            for own, weights in zip(sums, weighed, strict=False)
        ]
        chances, first = self._head(points, unsure), outputs - 2 - self._mover
        return chances[first:] + chances[:first], points


def by_lead(leads: Sequence[tuple[int, float]]) -> Head:
    """Head for several cheeses between two seats, with the leads that the next one may have, and the chance of each."""

    def head(more: Points, unsure: float) -> Chances:
        steepness, ahead_more = _steepness(unsure), more[0] - more[1]
        chance = sum([likely / (1 + exp(-steepness * (lead + ahead_more))) for lead, likely in leads])
        return chance, 1 - chance

    return head


def by_points(points: Points) -> Head:
    """Head for several cheeses among more seats, with what each has so far, in the mean."""

    def head(more: Points, unsure: float) -> Chances:
        steepness = _steepness(unsure)
        return _softmax([steepness * (had + new) for had, new in zip(points, more, strict=True)])

    return head


def _steepness(unsure: float) -> float:
    return exp(-min(max(unsure, LEAST_UNSURE), MOST_UNSURE))


def _softmax(merits: Sequence[float]) -> Chances:
    most = max(merits)
    weights = [exp(merit - most) for merit in merits]
    total = sum(weights)
    return tuple([weight / total for weight in weights])


def by_taker(stakes: Sequence[Chances]) -> Head:
    """Head for the last cheese; ``stakes`` are the chances by whom it goes to, the last row if to nobody."""

    def head(merits: Points, unsure: float) -> Chances:
        # Nobody has no output.
        takers = _softmax([*merits, *[0.0] * (len(stakes) - len(merits))])
        return tuple([sum(map(mul, takers, column)) for column in zip(*stakes, strict=True)])

    return head


def ahead(points: Sequence[float], seat: Seat) -> float:
    """Of the best of the others; below 0 if the seat is behind."""
    return points[seat] - max([value for other, value in enumerate(points) if other != seat])
