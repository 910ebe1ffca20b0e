"""Inputs of the value networks about positions before a roll: the rows of weights to be added up (`values`).

*Places* are counted from the seat that rolls next, clockwise, over the board's four corners; squares of the loop from
the first place's start. Pawns of a place are in ascending order. `training` makes machine code of these functions.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import NamedTuple

from engine.mensch.board import BASE, LAST_GOAL, LOOP, PAWNS, SIX, START, on_loop

CORNERS = 4
QUARTER = LOOP // CORNERS

Around = Sequence[bytes]
"""The pawns of the four corners, the one that rolls next first; none where nobody plays (any more)."""

AWAY, ONE_TRY, THREE_TRIES, HELPING = range(4)
"""States of a waiting seat: its base is empty, or it has one or three rolls to bring a pawn out with a six.

The last one is home, and moves its partner's pawns (P8).
"""

NOTHING = -1
ALWAYS = 0
"""The row that every position adds up."""

_PATH = LAST_GOAL + 1
_NEAR, _FAR, _FARTHEST = 2 * SIX, 3 * SIX, 4 * SIX
_NEVER = LOOP

_STRETCHES = _NEAR + 2 + SIX + 1
"""Of ways between pawns; at last those from a base, counted from its start."""

_PARTS = 8
_CHASES = 2 * _STRETCHES * _PARTS

_BARRED = _NEAR + 1
"""Squares from which on a wall ahead does not matter yet."""

_WAITING = ALWAYS + 1
_PAWNS = _WAITING + CORNERS * (HELPING + 1)
_CHASED = _PAWNS + CORNERS * PAWNS * _PATH
_WALLS = _CHASED + CORNERS * (CORNERS - 1) // 2 * _CHASES
_BARS = _WALLS + 2 * LOOP
HELPS = _BARS + CORNERS * 2 * _BARRED
"""The row of pairs in which partners help (P8)."""

ROWS = HELPS + 1


class Rules(NamedTuple):
    """The options that make a difference. ``claims``: opponents see to it that captures are not missed (P7)."""

    pairs: bool
    three_tries: bool
    help_partner: bool = False
    claims: bool = False


def square_of(place: int, progress: int) -> int:
    """Of a pawn on its base, its own start."""
    return (QUARTER * place + max(progress, START) - START) % LOOP


def walls(around: Around, side: int) -> int:
    """Squares with walls of the first place's side, or of the other: a bit for each (P3)."""
    once = twice = 0
    for place in range(side, CORNERS, 2):
        for progress in around[place]:
            if START <= progress <= LOOP:
                bit = 1 << square_of(place, progress)
                twice |= once & bit
                once |= bit
    return twice


def ahead(squares: int, square: int) -> int:
    """The set as seen from a square: the first bit is that of the next one, the last its own."""
    return (squares >> square + 1 | squares << LOOP - 1 - square) & (1 << LOOP) - 1


def add_alone(rows: list[int], place: int, own: Sequence[int], state: int) -> None:
    """Add a seat's pawns by themselves: each by its rank from the one that is farthest behind."""
    rows.append(_WAITING + (HELPING + 1) * place + state)
    for rank in range(PAWNS):
        rows.append(_PAWNS + _PATH * (PAWNS * place + rank) + own[rank])


class Chases(NamedTuple):
    """Of pawns of two places, by the corners from the first to the other and both progresses in one.

    ``rows``, or `NOTHING`; ``ways`` are squares from the first pawn to the other, below 0 if it is the hunted one.
    """

    rows: Sequence[int]
    ways: Sequence[int]


def add_between(
    rows: list[int], one: int, other: int, own: Sequence[int], rivals: Sequence[int], walled: int, chases: Chases
) -> None:
    """Add each two squares on which pawns of two opponents stand, unless a wall protects the prey.

    ``one`` is the lower place.
    """
    first = _CHASED + (one * (2 * CORNERS - 3 - one) // 2 + other - 1) * _CHASES
    for rank in range(PAWNS):
        if rank and own[rank] == own[rank - 1]:
            continue
        for rival in range(PAWNS):
            both = (_PATH * (other - one) + own[rank]) * _PATH + rivals[rival]
            if chases.rows[both] == NOTHING or (rival and rivals[rival] == rivals[rival - 1]):
                continue
            if walled:
                way = chases.ways[both]
                hunter = square_of(one, own[rank]) if way > 0 else square_of(other, rivals[rival])
                if ahead(walled, hunter) & (1 << abs(way)) - 1:
                    continue
            rows.append(first + chases.rows[both])


def add_walls(rows: list[int], place: int, own: Sequence[int], first: int, second: int) -> None:
    """Add the nearest wall of each side ahead of each pawn that it bars soon, and the walls themselves.

    ``first`` and ``second`` are the sides' walls; each is told with the first seat of its side.
    """
    for is_own in range(2):
        walled = first if (place + is_own) % 2 else second
        for progress in own:
            if progress > LOOP:
                continue
            way, there = 0, walled >> square_of(place, progress)
            if progress > BASE:
                way, there = 1, ahead(walled, square_of(place, progress))
            while progress > BASE and way < _BARRED and not there & 1:
                way, there = way + 1, there >> 1
            if there & 1 and way < _BARRED and progress + way <= LOOP:
                rows.append(_BARS + (2 * place + is_own) * _BARRED + way)
    if place < 2:
        walled = second if place else first
        for square in range(LOOP):
            if walled >> square & 1:
                rows.append(_WALLS + LOOP * place + square)


@cache
def chases() -> Chases:
    met = list(product(range(CORNERS), range(_PATH), range(_PATH)))
    ways = [_way(one, other, QUARTER * apart) for apart, one, other in met]
    return Chases([_chase(way, one, other) for way, (_, one, other) in zip(ways, met, strict=True)], ways)


def _way(one: int, other: int, apart: int) -> int:
    """Squares from a pawn of one seat to one of another; below 0 if it is the hunted one, `_NEVER` if neither is."""
    forth, back = _distance(one, other, apart), _distance(other, one, -apart)
    if min(forth, back) > _FARTHEST:
        return _NEVER
    return forth if forth <= back else -back


def _distance(hunter: int, prey: int, apart: int) -> int:
    """From one pawn to the other; `_NEVER` if it turns off before, or is too far away on its base."""
    squares = (prey - max(hunter, START) + apart) % LOOP
    if not on_loop(prey) or hunter > LOOP or hunter + squares > LOOP:
        return _NEVER
    if hunter == BASE:
        return squares if squares <= SIX else _NEVER
    return squares or _NEVER


def _chase(way: int, one: int, other: int) -> int:
    """By which of the two hunts, from where and how far it has to go, and how far round the prey has come."""
    if way == _NEVER:
        return NOTHING
    first = way > 0 or (way == 0 and one == BASE)
    squares, (hunter, prey) = abs(way), (one, other) if first else (other, one)
    stretch = squares - 1 if squares <= _NEAR else _NEAR + (squares > _FAR)
    if hunter == BASE:
        stretch = _NEAR + 2 + squares
    return (first * _STRETCHES + stretch) * _PARTS + (prey - START) * _PARTS // LOOP
