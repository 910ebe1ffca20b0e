"""The lesson's five turns in Mensch ärgere Dich nicht: out, clear the start square, capture or go home, and home.

Nothing much happens in a game's first turns, so the lesson joins one that is well under way.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.lesson_script import LEARNER, LessonScript, ScriptedAct, prepared
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
    ScriptedAct(LEARNER, "roll", stand(LEARNER, 38, 1, 0, 42)),
    ScriptedAct(LEARNER, "roll", stand(LEARNER, 38, 6, 0, 42)),
    ScriptedAct(COMPUTER, "roll", stand(COMPUTER, 25, 0, 16, 44, rolled=4)),
    ScriptedAct(COMPUTER, "move:1"),
    # Home with A1, or a capture that leaves it in danger.
    ScriptedAct(LEARNER, "roll", stand(LEARNER, 38, 6, 0, 42, rolled=3)),
    ScriptedAct(LEARNER, "move:2"),
    ScriptedAct(COMPUTER, "roll", stand(COMPUTER, 1, 0, 16, 44)),
    ScriptedAct(COMPUTER, "roll", stand(COMPUTER, 4, 0, 16, 44)),
    # An own pawn in the goal blocks A1.
    ScriptedAct(LEARNER, "roll", stand(LEARNER, 38, 13, 0, 42)),
    ScriptedAct(COMPUTER, "roll", stand(COMPUTER, 4, 0, 16, 44, rolled=4)),
    ScriptedAct(COMPUTER, "move:1"),
    # Home, over the pawn that blocked it.
    ScriptedAct(LEARNER, "roll", stand(LEARNER, 38, 13, 0, 42, rolled=5)),
    ScriptedAct(LEARNER, "move:1"),
    ScriptedAct(COMPUTER, "roll", stand(COMPUTER, 8, 0, 16, 44, rolled=5)),
    ScriptedAct(COMPUTER, "move:3"),
    # A six captures on A.
    ScriptedAct(LEARNER, "roll", stand(LEARNER, 43, 13, 1, 42)),
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

SCRIPT = LessonScript(
    "mensch",
    number=1,
    seats=2,
    start=_START,
    acts=prepared(_ACTS, _FOUND),
    pages={0: 2, 2: 1, 6: 1, 9: 1, 13: 1, 16: 1},
    options={OPENING.key: opening_code((38, 0, 0, 42), (25, 0, 16, 44))},
    brings=lambda state: state.turn == LEARNER,
)
