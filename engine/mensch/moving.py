"""Which pawns may move by a number, and why the others may not: one judgement for all who ask."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from engine.mensch.board import BASE, FIRST_GOAL, LAST_GOAL, LOOP, SIX, START


class Obstacle(StrEnum):
    """Why a pawn may not move now.

    NEEDS_SIX: it stands on its base. START_TAKEN: an own pawn stands on the start square. OWN_PAWN: one stands on the
    target. WALL: a wall stands on the way, on the target, or on the start square (P3). TOO_FAR: the goal is shorter
    (M10). START_FIRST: the pawn on the start square must move (M7, M8). BASE_FIRST: a pawn must be set in (M8).
    ALIKE: a pawn with a lower number stands on the same place and moves instead.
    """

    NEEDS_SIX = "needs-six"
    START_TAKEN = "start-taken"
    OWN_PAWN = "own-pawn"
    WALL = "wall"
    TOO_FAR = "too-far"
    START_FIRST = "start-first"
    BASE_FIRST = "base-first"
    ALIKE = "alike"


@dataclass(frozen=True, slots=True)
class Judgement:
    """``pawns`` may move, ascending; ``obstacles[pawn]`` is None for them."""

    pawns: tuple[int, ...]
    obstacles: tuple[Obstacle | None, ...]


@lru_cache(maxsize=1 << 16)
def judge(own: bytes, die: int, walls: bytes | None) -> Judgement:
    """What pawns with the progresses ``own`` may do with the number rolled.

    ``walls`` are the walls on the loop as progresses of these pawns, without opponents' wall on their start square,
    which falls (P4). It is None in the game that has no walls and where a 6 leaves no choice.
    """
    obstacles = [_obstacle(own, pawn, die, walls) for pawn in range(len(own))]
    if walls is None or die != SIX:
        _compel(obstacles, own, die)
    return Judgement(tuple(pawn for pawn, found in enumerate(obstacles) if found is None), tuple(obstacles))


def target(progress: int, die: int) -> int:
    """Where the number leads; beyond `LAST_GOAL` if it does not fit."""
    return START if progress == BASE else progress + die


def _obstacle(own: bytes, pawn: int, die: int, walls: bytes | None) -> Obstacle | None:
    """What keeps one pawn from moving, whatever the others must do (M4, M5, M10, P3)."""
    start = own[pawn]
    if start in own[:pawn]:
        return Obstacle.ALIKE
    if start == BASE and die != SIX:
        return Obstacle.NEEDS_SIX
    end = target(start, die)
    if end > LAST_GOAL:
        return Obstacle.TOO_FAR
    if end in own and (walls is None or end >= FIRST_GOAL):
        return Obstacle.START_TAKEN if start == BASE else Obstacle.OWN_PAWN
    if walls:
        first_step = START if start == BASE else start + 1
        if any(first_step <= wall <= min(end, LOOP) for wall in walls):
            return Obstacle.WALL
    return None


def _compel(obstacles: list[Obstacle | None], own: bytes, die: int) -> None:
    """M7 and M8: as long as pawns stand on the base, the start square is cleared and, with a 6, entered first."""
    if BASE not in own:
        return
    on_start, on_base = own.find(START), own.find(BASE)
    if on_start >= 0 and obstacles[on_start] is None:
        compelled, reason = on_start, Obstacle.START_FIRST
    elif die == SIX and obstacles[on_base] is None:
        compelled, reason = on_base, Obstacle.BASE_FIRST
    else:
        return
    for pawn, found in enumerate(obstacles):
        if found is None and pawn != compelled:
            obstacles[pawn] = reason
