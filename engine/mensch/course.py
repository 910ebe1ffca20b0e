"""The lesson's five turns in Mensch ärgere Dich nicht: out, clear the start square, capture or go home, and home.

Nothing much happens in a game's first turns, so the lesson joins one that is well under way.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.course import LEARNER, Course, CourseAct, prepared
from engine.mensch.opening import OPENING, opening_code
from engine.mensch.state import MenschState

COMPUTER = 1


def stand(seat: int, *pawns: int, rolled: int = 0) -> Callable[[MenschState], bool]:
    """The seat's pawns stand so, and its number waits to be moved with (0 if none does)."""

    def brings(state: MenschState) -> bool:
        die = state.choice.die if state.choice is not None else 0
        return state.pawns[seat] == bytes(pawns) and die == rolled

    return brings


_ACTS = (
    # A six sets in, and A must be cleared at once.
    CourseAct(LEARNER, "roll", stand(LEARNER, 38, 1, 0, 42)),
    CourseAct(LEARNER, "roll", stand(LEARNER, 38, 6, 0, 42)),
    CourseAct(COMPUTER, "roll", stand(COMPUTER, 25, 0, 16, 44, rolled=4)),
    CourseAct(COMPUTER, "move:1"),
    # Home with A1, or a capture that leaves it in danger.
    CourseAct(LEARNER, "roll", stand(LEARNER, 38, 6, 0, 42, rolled=3)),
    CourseAct(LEARNER, "move:2"),
    CourseAct(COMPUTER, "roll", stand(COMPUTER, 1, 0, 16, 44)),
    CourseAct(COMPUTER, "roll", stand(COMPUTER, 4, 0, 16, 44)),
    # An own pawn in the goal blocks A1.
    CourseAct(LEARNER, "roll", stand(LEARNER, 38, 13, 0, 42)),
    CourseAct(COMPUTER, "roll", stand(COMPUTER, 4, 0, 16, 44, rolled=4)),
    CourseAct(COMPUTER, "move:1"),
    # Home, over the pawn that blocked it.
    CourseAct(LEARNER, "roll", stand(LEARNER, 38, 13, 0, 42, rolled=5)),
    CourseAct(LEARNER, "move:1"),
    CourseAct(COMPUTER, "roll", stand(COMPUTER, 8, 0, 16, 44, rolled=5)),
    CourseAct(COMPUTER, "move:3"),
    # A six captures on A.
    CourseAct(LEARNER, "roll", stand(LEARNER, 43, 13, 1, 42)),
)

_START = "1"
_FOUND = (
    ("roll", "2"),
    ("roll", "11"),
    ("roll", "3"),
    ("move:1", "1"),
    ("roll", "1"),
    ("move:2", "1"),
    ("roll", "6"),
    ("roll", "2"),
    ("roll", "1"),
    ("roll", "5"),
    ("move:1", "1"),
    ("roll", "3"),
    ("move:1", "1"),
    ("roll", "3"),
    ("move:3", "1"),
    ("roll", "6"),
)

COURSE = Course(
    "mensch",
    number=1,
    seats=2,
    start=_START,
    acts=prepared(_ACTS, _FOUND),
    pages={0: 2, 2: 1, 6: 1, 9: 1, 13: 1, 16: 1},
    options={OPENING.key: opening_code((38, 0, 0, 42), (25, 0, 16, 44))},
    brings=lambda state: state.turn == LEARNER,
)
