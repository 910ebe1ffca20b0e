"""The reasons why a pawn may not move."""

from __future__ import annotations

from enum import StrEnum


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
