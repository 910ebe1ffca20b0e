"""Features of a position before a roll: numbers of rows of weights, each with how much it counts.

`network` adds the rows up. Squares are as the seat sees them that rolls next; between two seats mirror images are
alike. Seats are counted from that one on, so the last one is the mover, who has just walked.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import accumulate
from typing import NamedTuple

from engine.game import Seat
from engine.kaeseschieben.board import CHEESES, EDGES_OF_SEATS, SIDE, Edge
from engine.kaeseschieben.players.distances import NO_APPROACH, approach, seen_from
from engine.kaeseschieben.steps import PLACES, WIDTH, Place

PART = 840
"""Worth is counted in parts of a point: whatever worms leave of one among up to eight cheeses is whole."""

_FIELDS = SIDE**2

_CELLS = 106
"""Of `approach`; the last one stands for `NO_APPROACH`."""

_MOST_IN_LINE = 2
"""Cheeses before or behind another in its column; more count as that many."""

_LINES = SIDE * (_MOST_IN_LINE + 1) ** 2

_KEPT = 1 << 14
"""Number of rows of each kind that are remembered."""

Numbers = tuple[int, ...]
"""Of rows."""

ByPlace = Sequence[int]
"""A row for each place of the mover's mouse."""


class Rows(NamedTuple):
    """First rows of each kind, and the number of all."""

    standing: int
    pushes: int
    in_line: int
    stands: int
    more: int
    left: int
    total: int


@cache
def rows(seats: int) -> Rows:
    """First rows of each kind, for that many seats."""
    squares = _squares(seats)
    in_line = _seats_in_line(seats) * _LINES
    return Rows(*accumulate((0, squares, seats * _CELLS, in_line, seats * squares, seats, len(CHEESES) + 1)))


def _squares(seats: int) -> int:
    # Three seats have a free edge, which each of them has elsewhere.
    return {2: _FIELDS // 2, 3: 3 * _FIELDS, 4: _FIELDS}[seats]


def _seats_in_line(seats: int) -> int:
    # Of two seats, each sees the columns of the other.
    return 1 if seats == 2 else seats


@cache
def _square_numbers(seats: int, following: Seat) -> ByPlace:
    """Number of the square at each place, as the next seat sees it."""
    edge = EDGES_OF_SEATS[seats][following]
    numbers = array("h", [0] * WIDTH**2)
    for place in PLACES:
        square = seen_from(edge, place)
        if seats == 2:
            away, along = divmod(square, SIDE)
            square = away * SIDE // 2 + min(along, SIDE - 1 - along)
        numbers[place] = square + _FIELDS * following * (seats == 3)
    return numbers


@cache
def _cells(edge: Edge) -> Sequence[ByPlace]:
    """`approach` to the edge, by the place of a cheese and then of a mouse."""
    found = [array("h", [0] * WIDTH**2) for _ in range(WIDTH**2)]
    for cheese in PLACES:
        for mouse in PLACES:
            cell = approach(edge, cheese, mouse)
            found[cheese][mouse] = _CELLS - 1 if cell == NO_APPROACH else cell
    return found


@cache
def pushes_of_last(seats: int, mover: Seat) -> Sequence[ByPlace]:
    """Rows by how far the mover's mouse is from pushing a cheese, by the place of that."""
    start = rows(seats).pushes + (seats - 1) * _CELLS
    return [array("h", [start + cell for cell in row]) for row in _cells(EDGES_OF_SEATS[seats][mover])]


@cache
def stands_of_last(seats: int, following: Seat) -> ByPlace:
    """Rows by where the mover's mouse stands."""
    first = rows(seats).stands + (seats - 1) * _squares(seats)
    return array("h", [first + square for square in _square_numbers(seats, following)])


class Board(NamedTuple):
    """Rows of a board but for the mover's mouse, and those that depend on where it stands.

    ``once`` and ``stands`` count for themselves, each with its parts. ``cheeses`` have rows that count as much as each
    is worth; ``pushes`` have each cheese's worth, too.
    """

    once: Sequence[tuple[int, int]]
    cheeses: Sequence[tuple[int, Numbers]]
    stands: ByPlace
    pushes: Sequence[tuple[int, ByPlace]]


def board(cheeses: Sequence[tuple[Place, int]], mice: Sequence[Place], mover: Seat, more: Sequence[float]) -> Board:
    """``cheeses`` have their worth in parts of a point; ``more`` is a number for each seat, or nothing."""
    seats, left = len(mice), len(cheeses)
    first, following = rows(seats), (mover + 1) % seats
    owners = [(following + turns) % seats for turns in range(seats)]
    others = tuple([mice[seat] for seat in owners[:-1]])
    once = [(row, PART) for row in _of_mice(seats, following, others)]
    once.append((first.left + left, PART))
    if more:
        once += [(first.more + turns, round(PART * more[seat])) for turns, seat in enumerate(owners)]
    columns, along = [0] * WIDTH, [0] * WIDTH
    for place, _ in cheeses:
        columns[place % WIDTH] |= 1 << place // WIDTH
        along[place // WIDTH] |= 1 << place % WIDTH
    weighed: list[tuple[int, Numbers]] = []
    for place, worth in cheeses:
        in_line = _in_line(seats, following, place, columns[place % WIDTH], along[place // WIDTH])
        weighed += [(worth, in_line), (worth, _of_cheese(seats, following, place, others))]
    pushes = pushes_of_last(seats, mover)
    stands = stands_of_last(seats, following)
    return Board(once, weighed, stands, [(worth, pushes[place]) for place, worth in cheeses])


@lru_cache(maxsize=_KEPT)
def _of_mice(seats: int, following: Seat, others: Sequence[Place]) -> Numbers:
    first, squares, seen = rows(seats).stands, _squares(seats), _square_numbers(seats, following)
    return tuple(first + turns * squares + seen[mouse] for turns, mouse in enumerate(others))


@lru_cache(maxsize=_KEPT)
def _of_cheese(seats: int, following: Seat, place: Place, others: Sequence[Place]) -> Numbers:
    """Rows by where a cheese stands, and by how far all mice but the mover's are from pushing it."""
    first, found = rows(seats), [_square_numbers(seats, following)[place]]
    for turns, mouse in enumerate(others):
        edge = EDGES_OF_SEATS[seats][(following + turns) % seats]
        found.append(first.pushes + turns * _CELLS + _cells(edge)[place][mouse])
    return tuple(found)


@lru_cache(maxsize=_KEPT)
def _in_line(seats: int, following: Seat, place: Place, column: int, along: int) -> Numbers:
    """Rows by what stands before and behind a cheese, as seats see it.

    ``column`` and ``along`` have a bit for each cheese in its column and in its row.
    """
    first, found = rows(seats).in_line, []
    away_from_south, away_from_west = divmod(place, WIDTH)
    for turns in range(_seats_in_line(seats)):
        edge = EDGES_OF_SEATS[seats][(following + turns) % seats]
        upright = edge in (Edge.SOUTH, Edge.NORTH)
        bits, away = (column, away_from_south) if upright else (along, away_from_west)
        before, behind = (bits & (1 << away) - 1).bit_count(), (bits >> away + 1).bit_count()
        if edge in (Edge.NORTH, Edge.EAST):
            before, behind, away = behind, before, SIDE + 1 - away
        most = _MOST_IN_LINE
        line = ((away - 1) * (most + 1) + min(before, most)) * (most + 1) + min(behind, most)
        found.append(first + turns * _LINES + line)
    return tuple(found)
