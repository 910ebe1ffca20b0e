"""The chances of two seats before a roll, by a network that was fitted to agree with itself.

It adds up rows of weights: for each cheese, by its worth, where it stands and how far either mouse is from pushing it;
and where the mice stand. Squares are as the seat sees them that rolls next, and mirror images are alike.
``training.kaeseschieben`` makes the weights (docs/strength.md).
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence
from functools import cache
from math import exp
from operator import mul
from typing import NamedTuple

from engine.game import Seat
from engine.kaeseschieben.board import CHEESES, EDGES_OF_SEATS, SIDE, Edge
from engine.kaeseschieben.players import last_cheese
from engine.kaeseschieben.players.distances import NO_APPROACH, approach, seen_from
from engine.kaeseschieben.players.estimate import Estimate, Outlook, ahead
from engine.kaeseschieben.players.holdings import (
    SIZES,
    Chances,
    Pile,
    Unknown,
    best_bonus,
    leads,
    most_likely_to_win,
)
from engine.kaeseschieben.steps import PLACES, WIDTH, Grid, Mark, Place, cheese_of, cheeses_on
from engine.kaeseschieben.walk import Falls
from engine.number_tables import number_table, whole_numbers

TABLE = "kaeseschieben/two"

OUTPUTS = 2
"""The points that the next seat will gain more than the other, and the logarithm of how unsure that is."""

LEAST_UNSURE, MOST_UNSURE = -1.0, 4.0

SCALE = 4096
"""Weights are kept as parts of this."""

PART = 840
"""Worth is counted in parts of a point: whatever worms leave of one among up to eight cheeses is whole."""

FIELDS = SIDE**2

CELLS = 106
"""Of `approach`; the last one stands for `NO_APPROACH`."""

PHASES = 3
"""With two or three cheeses left, rows of their own are added to the usual ones."""

MOST_IN_LINE = 2
"""Cheeses before or behind another in its column; more count as that many."""

STANDING = 0
NEXT_PUSHES = STANDING + PHASES * FIELDS // 2
LAST_PUSHES = NEXT_PUSHES + PHASES * CELLS
IN_LINE = LAST_PUSHES + PHASES * CELLS
NEXT_STANDS = IN_LINE + SIDE * (MOST_IN_LINE + 1) ** 2
LAST_STANDS = NEXT_STANDS + FIELDS // 2
LEFT = LAST_STANDS + FIELDS // 2
ROWS = LEFT + len(CHEESES) + 1
"""Numbers of the first rows of each kind, and of all."""

_ZERO = 1 << 63
"""Of a lane. Weights above and below it add up as if each had a number of its own."""

Leads = Sequence[tuple[int, float]]

Numbers = list[int]
"""Of rows."""


@cache
def seen_by(seat: Seat) -> bytes:
    """The square of each place, as one of two seats sees it."""
    edge = EDGES_OF_SEATS[2][seat]
    return bytes(seen_from(edge, place) if place in PLACES else 0 for place in range(WIDTH**2))


@cache
def cells() -> tuple[Sequence[bytes], Sequence[bytes]]:
    """`approach` to the next seat's edge, and to the last one's, by the square of a cheese and then of the mouse."""
    places = sorted(PLACES, key=seen_by(0).__getitem__)
    found = [[approach(Edge.SOUTH, cheese, mouse) for mouse in places] for cheese in places]
    rows = [bytes(CELLS - 1 if cell == NO_APPROACH else cell for cell in row) for row in found]
    # Turned around, the last square is the first.
    return rows, [row[::-1] for row in reversed(rows)]


def rows_of_mice(following: int, left: int) -> Numbers:
    """Rows that count once, but for that of the last mouse (`row_of_last_mouse`)."""
    return [LEFT + left, NEXT_STANDS + _mirrored(following)]


def row_of_last_mouse(square: int) -> int:
    """The row for where the mouse stands that has just walked."""
    return LAST_STANDS + _mirrored(FIELDS - 1 - square)


def rows_of_cheeses(squares: Sequence[int], following: int) -> list[Numbers]:
    """For each cheese the rows that count as much as it is worth, but for those of `first_pushes`.

    ``following`` is the square of the mouse that moves next.
    """
    columns = [0] * SIDE
    for square in squares:
        columns[square % SIDE] |= 1 << square // SIDE
    phases = _phases(len(squares))
    return [
        [_line(square // SIDE, columns[square % SIDE]), *_rows_of_one(square, following, phases)] for square in squares
    ]


@cache
def _rows_of_one(square: int, following: int, phases: Sequence[int]) -> Numbers:
    standing, pushes = STANDING + _mirrored(square), NEXT_PUSHES + cells()[0][square][following]
    return [row for phase in phases for row in (standing + phase * FIELDS // 2, pushes + phase * CELLS)]


def first_pushes(left: int) -> Numbers:
    """First rows of the tables for the last mouse, in which `cells` gives the row of each cheese."""
    return [LAST_PUSHES + phase * CELLS for phase in _phases(left)]


def _phases(left: int) -> Sequence[int]:
    return (0, left - 1) if 1 < left <= PHASES else (0,)


@cache
def _line(away: int, column: int) -> int:
    """The row by what stands before and behind a cheese; ``column`` has a bit for each row away."""
    before, behind = (column & (1 << away) - 1).bit_count(), (column >> away + 1).bit_count()
    most = MOST_IN_LINE
    return IN_LINE + (away * (most + 1) + min(before, most)) * (most + 1) + min(behind, most)


@cache
def _mirrored(square: int) -> int:
    away, along = divmod(square, SIDE)
    return away * SIDE // 2 + min(along, SIDE - 1 - along)


class _Net(NamedTuple):
    """Rows, each in one long integer with a lane for every output and unit, which adds up as fast as one weight would.

    ``units`` weigh the hidden units for each output.
    """

    rows: Sequence[int]
    units: Sequence[Sequence[float]]
    lanes: struct.Struct
    zeros: int


@cache
def net() -> _Net:
    numbers = whole_numbers(number_table(TABLE), signed=True)
    units = (len(numbers) - ROWS * OUTPUTS) // (ROWS + OUTPUTS)
    wide = OUTPUTS + units
    lanes = struct.Struct(f"<{wide}Q")
    zeros = int.from_bytes(lanes.pack(*[_ZERO] * wide), "little")
    rows = [
        int.from_bytes(lanes.pack(*(weight + _ZERO for weight in numbers[first : first + wide])), "little") - zeros
        for first in range(0, ROWS * wide, wide)
    ]
    last = [weight / SCALE for weight in numbers[ROWS * wide :]]
    return _Net(rows, (last[:units], last[units:]), lanes, zeros)


class TwoSeats(Estimate):
    """By the network, and exactly once one cheese is left."""

    def __init__(self, piles: Sequence[Pile], unknown: Unknown) -> None:
        super().__init__(piles, unknown)
        self.parts = [round(PART * value) for value in self.values]
        self._leads: dict[tuple[Falls, Seat], Leads] = {}
        self._stakes: dict[tuple[Mark, Falls, Seat], last_cheese.Stake] = {}

    def outlook(self, grid: Grid, falls: Falls, mice: Sequence[Place], mover: Seat) -> Outlook:
        cheeses, network, following = cheeses_on(grid), net(), 1 - mover
        if not cheeses:
            return super().outlook(grid, falls, mice, mover)
        if len(cheeses) == 1:
            return self._last(*cheeses[0], falls, mice[following], mover)
        seen = seen_by(following)
        squares, mouse = [seen[place] for place, _ in cheeses], seen[mice[following]]
        rows, worth = network.rows, [self.parts[mark] for _, mark in cheeses]
        total = network.zeros + PART * sum([rows[number] for number in rows_of_mice(mouse, len(cheeses))])
        for own, numbers in zip(worth, rows_of_cheeses(squares, mouse), strict=True):
            total += own * sum([rows[number] for number in numbers])
        pushes = [
            (own, first, cells()[1][square])
            for first in first_pushes(len(cheeses))
            for own, square in zip(worth, squares, strict=True)
        ]
        lead = ahead(self.taken(falls), mover)
        return Ends(mover, total, pushes, lead, self.leads(falls, following), {})

    def _last(self, place: Place, mark: Mark, falls: Falls, mouse: Place, mover: Seat) -> Outlook:
        seen, stake = seen_by(1 - mover), self.stake(mark, falls, 1 - mover)
        return LastCheese(mover, stake, seen[place], seen[mouse], ahead(self.taken(falls), mover))

    def leads(self, falls: Falls, seat: Seat) -> Leads:
        """Points by which the seat may be ahead, each with the chance of that."""
        if (falls, seat) not in self._leads:
            self._leads[falls, seat] = leads(self._with(falls), self._unknown, seat)
        return self._leads[falls, seat]

    def stake(self, last: Mark, falls: Falls, seat: Seat) -> last_cheese.Stake:
        """With the bonus that the last cheese brings (K11)."""
        if (last, falls, seat) not in self._stakes:
            piles, more = self._with(falls), [cheese_of(last).size is size for size in SIZES]
            own, others = (
                best_bonus(
                    [pile.with_more(*more) if each == taker else pile for each, pile in enumerate(piles)],
                    self._unknown,
                    taker,
                )[seat]
                for taker in (seat, 1 - seat)
            )
            self._stakes[last, falls, seat] = own, most_likely_to_win(piles, self._unknown)[seat], others
        return self._stakes[last, falls, seat]


class Ends(NamedTuple):
    """Ends of the mover's walk that leave the same board, by where its mouse stands then.

    ``total`` are the rows of all but that; ``pushes`` the worth of each cheese, and its rows by the mouse's square.
    ``lead`` are the points by which the mover is ahead, ``leads`` those by which the other seat may be.
    """

    mover: Seat
    total: int
    pushes: Sequence[tuple[int, int, bytes]]
    lead: float
    leads: Leads
    judged: dict[Place, tuple[float, float]]

    def at(self, place: Place) -> tuple[Chances, float]:
        chance, points = self._of_next(place)
        return _by_seat(self.mover, chance), self.lead - points

    def best(self, places: Iterable[Place]) -> tuple[Chances, Place]:
        chance, place = min([(self._of_next(place)[0], place) for place in places])
        return _by_seat(self.mover, chance), place

    def _of_next(self, place: Place) -> tuple[float, float]:
        """The next seat's chance, and by how many points more it will gain."""
        # Walks of different lengths often lead to the same place.
        if place not in self.judged:
            self.judged[place] = self._judged(seen_by(1 - self.mover)[place])
        return self.judged[place]

    def _judged(self, square: int) -> tuple[float, float]:
        rows, outputs, lanes, _ = net()
        total = self.total + PART * rows[row_of_last_mouse(square)]
        total += sum([worth * rows[first + cell[square]] for worth, first, cell in self.pushes])
        sums = [lane - _ZERO for lane in lanes.unpack(total.to_bytes(lanes.size, "little"))]
        # Units below zero are silent, as the network was fitted.
        units = [unit if unit > 0 else 0 for unit in sums[OUTPUTS:]]
        points, unsure = (
            (own + sum(map(mul, units, weights))) / (SCALE * PART) for own, weights in zip(sums, outputs, strict=False)
        )
        steepness = exp(-min(max(unsure, LEAST_UNSURE), MOST_UNSURE))
        shares = [likely / (1 + exp(-steepness * (lead + points))) for lead, likely in self.leads]
        return sum(shares), points


class LastCheese(NamedTuple):
    """Ends that leave one cheese. The squares are as the next seat sees them."""

    mover: Seat
    stake: last_cheese.Stake
    cheese: int
    following: int
    lead: float

    def at(self, place: Place) -> tuple[Chances, float]:
        return _by_seat(self.mover, self._of_next(place)), self.lead

    def best(self, places: Iterable[Place]) -> tuple[Chances, Place]:
        chance, place = min([(self._of_next(place), place) for place in places])
        return _by_seat(self.mover, chance), place

    def _of_next(self, place: Place) -> float:
        return last_cheese.chance_of_next(self.stake, self.cheese, self.following, seen_by(1 - self.mover)[place])


def _by_seat(mover: Seat, of_next: float) -> Chances:
    return (of_next, 1 - of_next) if mover else (1 - of_next, of_next)
