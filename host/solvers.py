"""Ratings of people who solve puzzles, against the puzzles: both move with every first answer.

Nothing is stored for it: a puzzle is as hard as the share of those who have not found it says, and a person's rating
follows from their own answers, each a match against its puzzle by the model of the other ratings (docs/ratings.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import NamedTuple

from host.puzzle_files import degrees
from store.people import Tried
from store.rating_updates import BEGINNER, Skill, rated
from store.ratings import points

_BELIEVED = 10
"""Imagined solvers of a new puzzle, who find it as often as its degree says."""

_FOUND_BY_DEGREE = {1: 0.75, 2: 0.55, 3: 0.35}

_UNIT = BEGINNER.sigma / 2 * sqrt(2)
"""Means that lie this far apart make the odds e to 1 between settled skills: the model's beta is half of sigma."""


class SolverRating(NamedTuple):
    """On the scale of the other ratings, with what the latest answer changed."""

    points: int
    change: int


def solver_rating(answers: Sequence[tuple[str, int, int]], tried: Sequence[Tried]) -> SolverRating:
    """Rate somebody by their ``answers`` in order, each with its puzzle, choice and day.

    Puzzles that are not in `host.puzzle_files` any more are passed over.
    """
    puzzles = {(each.puzzle, each.day): each for each in tried}
    known, before, after = degrees(), BEGINNER, BEGINNER
    for puzzle, choice, day in answers:
        before = after
        if puzzle in known:
            against = _difficulty(known[puzzle], puzzles[puzzle, day])
            [[after], _] = rated([[after], [against]], (2, 1) if choice else (1, 2))
    return SolverRating(points(after.mu), points(after.mu) - points(before.mu))


def _difficulty(degree: int, tried: Tried) -> Skill:
    """Skill of the puzzle as an opponent of an average solver."""
    answers = tried.answers + _BELIEVED
    found = tried.solved + _BELIEVED * _FOUND_BY_DEGREE[degree]
    return Skill(BEGINNER.mu - _UNIT * log(found / (answers - found)), BEGINNER.sigma / sqrt(answers))
