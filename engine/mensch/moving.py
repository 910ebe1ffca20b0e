"""Which pawns may move by a number, and why the others may not."""

from __future__ import annotations

from functools import lru_cache

from engine.mensch.board import BASE, LAST_GOAL, LOOP, SIX, START
from engine.mensch.obstacle import Obstacle

Walls = bytes | None
"""The walls on the loop as progresses of the pawns that are to move, without opponents' wall on their start square,
which falls (P4). None stands for the game without walls, where a 6 leaves no choice."""


def movable(own: bytes, die: int, walls: Walls) -> tuple[int, ...]:
    """Which of the pawns with the progresses ``own`` may move by the number rolled, ascending."""
    if walls is not None:
        return _movable_among_walls(own, die, walls)
    if BASE in own:
        if START in own:
            # M7, M8: the start square is cleared before anything else.
            if START + die not in own:
                return _ALONE[own.find(START)]
        elif die == SIX:
            return _ALONE[own.find(BASE)]
    return tuple(
        [pawn for pawn, start in enumerate(own) if start and (end := start + die) <= LAST_GOAL and end not in own]
    )


def _movable_among_walls(own: bytes, die: int, walls: bytes) -> tuple[int, ...]:
    """P2, P3: own pawns may meet on the loop, walls bar the way, and a 6 may be used freely."""
    pawns = tuple(
        [
            pawn
            for pawn, start in enumerate(own)
            if (start or die == SIX)
            and (end := target(start, die)) <= LAST_GOAL
            and (end <= LOOP or end not in own)
            and not (walls and _is_barred(start, end, walls))
            and own.find(start) == pawn
        ]
    )
    if die != SIX and BASE in own and (on_start := own.find(START)) in pawns:
        return _ALONE[on_start]
    return pawns


@lru_cache(maxsize=1 << 12)
def obstacles(own: bytes, die: int, walls: Walls) -> tuple[Obstacle | None, ...]:
    """What keeps each pawn from moving; None for those that may."""
    pawns = movable(own, die, walls)
    return tuple(None if pawn in pawns else _obstacle(own, pawn, die, walls) for pawn in range(len(own)))


def _obstacle(own: bytes, pawn: int, die: int, walls: Walls) -> Obstacle:
    """Why a pawn that may not move may not."""
    start = own[pawn]
    end = target(start, die)
    if start == BASE and die != SIX:
        return Obstacle.NEEDS_SIX
    if end > LAST_GOAL:
        return Obstacle.TOO_FAR
    if end in own and (walls is None or end > LOOP):
        return Obstacle.OWN_PAWN if start else Obstacle.START_TAKEN
    if walls and _is_barred(start, end, walls):
        return Obstacle.WALL
    if own.find(start) < pawn:
        return Obstacle.ALIKE
    return Obstacle.START_FIRST if START in own else Obstacle.BASE_FIRST


def target(progress: int, die: int) -> int:
    """Where the number leads; beyond `LAST_GOAL` if it does not fit (M10)."""
    return progress + die if progress else START


def _is_barred(start: int, end: int, walls: bytes) -> bool:
    """Whether a wall stands on the way or on the target."""
    return any(start < wall <= end for wall in walls)


_ALONE = ((0,), (1,), (2,), (3,))
