"""Inputs of the value network about two seats before a roll: the rows of weights to be added up (`values`).

The seats sit opposite. *Places* are counted from the seat that rolls next.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from engine.mensch.board import LAST_GOAL, LOOP, PAWNS, SIX, START, on_loop

PLACES = range(2)
AHEAD = LOOP // 2
"""Distance of either start square from the other one."""

AWAY, ONE_TRY, THREE_TRIES = STATES = range(3)
"""States of a waiting seat: its base is empty, or it has one or three rolls to bring a pawn out with a six."""

NOTHING = -1
ALWAYS = 0
"""The row that every position adds up."""

_PATH = range(LAST_GOAL + 1)
_NEAR, _FAR, _FARTHEST = 2 * SIX, 3 * SIX, 4 * SIX
_STRETCHES = _NEAR + 2
_PARTS = 4
_ENTRIES = SIX + 1

Table = Sequence[Sequence[int]]


class Sight(NamedTuple):
    """Numbers of rows, of which there are ``rows``, or `NOTHING`.

    ``waiting[place][state]``; ``pawns[place][rank][progress]``, ranks from the pawn that is farthest behind;
    ``entries[prey][state][progress]`` of the prey's pawn, by how the other seat waits;
    ``chases[progress][progress]`` of a pawn of each seat, of which the one behind hunts the other.
    """

    waiting: Table
    pawns: Sequence[Table]
    entries: Sequence[Table]
    chases: Table
    rows: int

    def alone(self, place: int, own: bytes, waiting: Sequence[int]) -> list[int]:
        """The rows of a seat's pawns by themselves, whatever the other's are but for the state it waits in."""
        entries = self.entries[place][waiting[1 - place]]
        found = [self.waiting[place][waiting[place]], *(entries[progress] for progress in own)]
        found += [row[progress] for row, progress in zip(self.pawns[place], sorted(own), strict=True)]
        return [row for row in found if row != NOTHING]

    def between(self, own: bytes, other: bytes) -> list[int]:
        """The rows of each two pawns of different seats."""
        hunted = list(filter(on_loop, other))
        return [row for one in filter(on_loop, own) for two in hunted if (row := self.chases[one][two]) != NOTHING]


@cache
def sight() -> Sight:
    """Tables of the rows of weights, numbered through so that one array holds them all."""
    rows = ALWAYS + 1

    def table(size: int, numbers: Iterable[Iterable[int | None]]) -> Table:
        nonlocal rows
        found = [[NOTHING if number is None else rows + number for number in row] for row in numbers]
        rows += size
        return found

    waiting = table(len(PLACES) * len(STATES), ((place * len(STATES) + state for state in STATES) for place in PLACES))
    pawns = [
        table(PAWNS * len(_PATH), ((rank * len(_PATH) + progress for progress in _PATH) for rank in range(PAWNS)))
        for _ in PLACES
    ]
    entries = [table(2 * _ENTRIES, ((_entry(state, prey) for prey in _PATH) for state in STATES)) for _ in PLACES]
    chases = table(2 * _STRETCHES * _PARTS, ((_chase(one, other) for other in _PATH) for one in _PATH))
    return Sight(waiting, pawns, entries, chases, rows)


def _entry(state: int, prey: int) -> int | None:
    """Of a pawn up to six squares beyond the start square of the other seat, which waits to enter."""
    squares = (prey - START + AHEAD) % LOOP
    if state == AWAY or not on_loop(prey) or squares > SIX:
        return None
    return (state - ONE_TRY) * _ENTRIES + squares


def _chase(one: int, other: int) -> int | None:
    """By which of the two hunts, how far it has to go, and how far round the prey has come."""
    if not on_loop(one) or not on_loop(other):
        return None
    forth, back = _distance(one, other), _distance(other, one)
    squares, prey = (forth, other) if forth <= back else (back, one)
    if squares > _FARTHEST:
        return None
    stretch = squares - 1 if squares <= _NEAR else _NEAR + (squares > _FAR)
    return ((forth > back) * _STRETCHES + stretch) * _PARTS + (prey - START) * _PARTS // LOOP


def _distance(hunter: int, prey: int) -> int:
    """From one pawn to the other; the whole loop if the hunter turns off before."""
    squares = (prey - hunter + AHEAD) % LOOP
    return squares if squares and hunter + squares <= LOOP else LOOP
