"""Inputs of the value networks about positions before a roll: the rows of weights to be added up (`values`).

*Places* are counted from the seat that rolls next, clockwise, over the board's four corners.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, permutations
from typing import NamedTuple

from engine.mensch.board import BASE, LAST_GOAL, LOOP, PAWNS, SIX, START, on_loop
from engine.mensch.players.traits import QUARTER

AWAY, ONE_TRY, THREE_TRIES, HELPING = STATES = range(4)
"""States of a waiting seat: its base is empty, or it has one or three rolls to bring a pawn out with a six.

The last one is home, and moves its partner's pawns (P8).
"""

NOTHING = -1
ALWAYS = 0
"""The row that every position adds up."""

_PATH = range(LAST_GOAL + 1)
_NEAR, _FAR, _FARTHEST = 2 * SIX, 3 * SIX, 4 * SIX
_STRETCHES = _NEAR + 2
_PARTS = 4
_ENTRIES = SIX + 1

BARRED = _NEAR + 1
"""Squares from which on a wall ahead does not matter yet."""

Table = Sequence[Sequence[int]]


class Sight(NamedTuple):
    """Numbers of rows, of which there are ``rows``, or `NOTHING`; by ``places`` at which somebody may sit.

    ``waiting[place][state]``; ``pawns[place][rank][progress]``, ranks from the pawn that is farthest behind;
    ``entries[prey, other][state][progress]`` of the prey's pawn, by how the other seat waits;
    ``chases[one, other][progress][progress]`` of a pawn of each of two opponents, of which the one behind hunts the
    other: the first, if the number of squares is above 0 in ``ways``.

    Of pairs, ``walls[side][square]``, squares counted from the first place's start;
    ``barred[place][whether by its own side][squares]``, 0 of a pawn on its base; ``helps`` where partners do.
    """

    places: Sequence[int]
    waiting: dict[int, Sequence[int]]
    pawns: dict[int, Table]
    entries: dict[tuple[int, int], Table]
    chases: dict[tuple[int, int], Table]
    ways: dict[tuple[int, int], Table]
    walls: Table
    barred: dict[int, Table]
    helps: int
    rows: int

    def alone(self, place: int, own: bytes, state: int) -> Iterator[int]:
        """The rows of a seat's pawns by themselves."""
        yield self.waiting[place][state]
        yield from (row[progress] for row, progress in zip(self.pawns[place], sorted(own), strict=True))

    def between(
        self, places: tuple[int, int], own: bytes, other: bytes, states: tuple[int, int], walls: Collection[int]
    ) -> Iterator[int]:
        """The rows of each two pawns of different seats, unless a wall protects the prey."""
        chases, ways = self.chases[places], self.ways[places]
        for one in filter(on_loop, own):
            for two in filter(on_loop, other):
                if (row := chases[one][two]) != NOTHING:
                    way = ways[one][two]
                    hunter = square_of(places[0], one) if way > 0 else square_of(places[1], two)
                    if not walls or squares_to(walls, hunter) > abs(way):
                        yield row
        for prey, hunter, pawns, state in ((*places, own, states[1]), (*places[::-1], other, states[0])):
            table = self.entries[prey, hunter][state]
            for progress in pawns:
                if (row := table[progress]) != NOTHING:
                    start = square_of(hunter, START)
                    if not walls or squares_to(walls, start) > (square_of(prey, progress) - start) % LOOP:
                        yield row

    def of_walls(self, place: int, own: bytes, walls: Sequence[Collection[int]]) -> Iterator[int]:
        """The rows of the nearest wall ahead of each pawn that one bars soon, of either side."""
        for is_own in (False, True):
            bars = walls[(place + is_own + 1) % 2]
            for progress in own if bars else ():
                way = squares_to(bars, square_of(place, progress))
                if progress == BASE and way == START:
                    yield self.barred[place][is_own][BASE]
                elif on_loop(progress) and way < BARRED and progress + way <= LOOP:
                    yield self.barred[place][is_own][way]


def square_of(place: int, progress: int) -> int:
    """Of the loop, counted from the first place's start; of a pawn on its base, the one before its own."""
    return (QUARTER * place + progress - START) % LOOP


def squares_to(walls: Collection[int], square: int) -> int:
    """To the nearest wall ahead."""
    return min((wall - square - 1) % LOOP for wall in walls) + 1 if walls else LOOP


@cache
def sight(places: Sequence[int], pairs: bool) -> Sight:
    """Tables of the rows of weights, numbered through so that one array holds them all."""
    rows = ALWAYS + 1

    def table(size: int, numbers: Iterable[Iterable[int | None]]) -> Table:
        nonlocal rows
        found = [[NOTHING if number is None else rows + number for number in row] for row in numbers]
        rows += size
        return found

    states = STATES if pairs else STATES[:HELPING]
    waiting = {place: table(len(states), [states])[0] for place in places}
    ranks = range(PAWNS)
    pawns = {
        place: table(PAWNS * len(_PATH), ((rank * len(_PATH) + progress for progress in _PATH) for rank in ranks))
        for place in places
    }
    opposed = [two for two in permutations(places, 2) if not pairs or sum(two) % 2]
    entries = {
        (prey, other): table(
            2 * _ENTRIES, ((_entry(state, QUARTER * (prey - other), at) for at in _PATH) for state in states)
        )
        for prey, other in opposed
    }
    facing = [two for two in combinations(places, 2) if two in opposed]
    ways = {(one, other): _ways(QUARTER * (other - one)) for one, other in facing}
    chases = {
        two: table(
            2 * _STRETCHES * _PARTS,
            ((_chase(way, one, other) for other, way in enumerate(row)) for one, row in enumerate(ways[two])),
        )
        for two in facing
    }
    sides = (range(side * LOOP, (side + 1) * LOOP) for side in (0, 1))
    walls = table(2 * LOOP, sides) if pairs else []
    whose = [range(BARRED), range(BARRED, 2 * BARRED)]
    barred = {place: table(2 * BARRED, whose) for place in places if pairs}
    helps = rows
    return Sight(places, waiting, pawns, entries, chases, ways, walls, barred, helps, rows + pairs)


def _entry(state: int, apart: int, prey: int) -> int | None:
    """Of a pawn up to six squares beyond the start square of another seat, which waits to enter."""
    squares = (prey - START + apart) % LOOP
    if state not in (ONE_TRY, THREE_TRIES) or not on_loop(prey) or squares > SIX:
        return None
    return (state - ONE_TRY) * _ENTRIES + squares


def _ways(apart: int) -> Table:
    """Squares from a pawn of one seat ahead to one of another; below 0 if it is the hunted one, 0 if neither is."""
    return [[_way(one, other, apart) for other in _PATH] for one in _PATH]


def _way(one: int, other: int, apart: int) -> int:
    if not on_loop(one) or not on_loop(other):
        return 0
    forth, back = _distance(one, other, apart), _distance(other, one, -apart)
    if min(forth, back) > _FARTHEST:
        return 0
    return forth if forth <= back else -back


def _chase(way: int, one: int, other: int) -> int | None:
    """By which of the two hunts, how far it has to go, and how far round the prey has come."""
    if not way:
        return None
    squares, prey = abs(way), other if way > 0 else one
    stretch = squares - 1 if squares <= _NEAR else _NEAR + (squares > _FAR)
    return ((way < 0) * _STRETCHES + stretch) * _PARTS + (prey - START) * _PARTS // LOOP


def _distance(hunter: int, prey: int, apart: int) -> int:
    """From one pawn to the other; the whole loop if the hunter turns off before."""
    squares = (prey - hunter + apart) % LOOP
    return squares if squares and hunter + squares <= LOOP else LOOP
