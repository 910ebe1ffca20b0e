"""The path of a pawn: from the base once round the loop of forty squares into its colour's four goal squares.

A pawn's *progress* says where it stands on its own path: 0 on its base (the printed B squares), 1 on its colour's
start square (A), 40 on the last square of the loop, 41 to 44 on the goal squares.
"""

from collections.abc import Sequence
from typing import NamedTuple

from engine.game import Seat

PAWNS = 4
LOOP = 40
BASE, START = 0, 1
FIRST_GOAL, LAST_GOAL = LOOP + 1, LOOP + PAWNS
SIX = 6

CORNERS_OF_SEATS = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""Colours of the board's four that the seats play, clockwise (M3)."""

Pawns = tuple[bytes, ...]
"""``pawns[seat][pawn]`` is a progress."""

_BETWEEN_STARTS = LOOP // 4

_BYTES = [bytes((progress,)) for progress in range(LAST_GOAL + 1)]


class PawnId(NamedTuple):
    """``pawn`` counts a seat's pawns from 0."""

    seat: Seat
    pawn: int


def square(corner: int, progress: int) -> int:
    """The loop's square, counted clockwise from 0 at the first colour's start, of a progress from 1 to 40."""
    return (corner * _BETWEEN_STARTS + progress - START) % LOOP


def progress_at(corner: int, square: int) -> int:
    """Progress of a pawn of that colour when it stands on that square of the loop."""
    return (square - corner * _BETWEEN_STARTS) % LOOP + START


def is_home(progress: int) -> bool:
    return progress >= FIRST_GOAL


def on_loop(progress: int) -> bool:
    """Tell whether a pawn with that progress stands among the others: neither on its base nor home."""
    return START <= progress <= LOOP


def is_settled(own: Sequence[int], pawn: int) -> bool:
    """Tell whether the pawn is home and can never move again, since all squares before it are taken for good.

    ``own`` are the progresses of its seat's pawns.
    """
    return own[pawn] >= settled_from(own)


def settled_from(own: Sequence[int]) -> int:
    """The first of the goal squares that are taken for good, up to the last one; beyond that if it is free."""
    free = LAST_GOAL
    while free in own:
        free -= 1
    return free + 1


def target(progress: int, die: int) -> int:
    """Progress to which the number leads; beyond `LAST_GOAL` if it does not fit (M10)."""
    return progress + die if progress else START


def with_pawn(pawns: Pawns, seat: Seat, pawn: int, progress: int) -> Pawns:
    """The pawns with one of them put elsewhere."""
    changed = list(pawns)
    changed[seat] = moved_to(pawns[seat], pawn, progress)
    return tuple(changed)


def moved_to(own: bytes, pawn: int, progress: int) -> bytes:
    return own[:pawn] + _BYTES[progress] + own[pawn + 1 :]
