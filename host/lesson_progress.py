"""How far a learner has come in a lesson."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LessonProgress:
    """``place`` counts the acts of its script that are done, ``page`` the explanations there that have been read.

    ``free``: the script is over, or was left.
    """

    place: int = 0
    free: bool = False
    page: int = 0
