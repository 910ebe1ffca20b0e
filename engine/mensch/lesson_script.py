"""The courses of the lessons: of Mensch ärgere Dich nicht, and in pairs of Einigkeit macht stark."""

from __future__ import annotations

from collections.abc import Callable

from engine.lesson_script import LEARNER, LessonScript, ScriptedAct
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
    ScriptedAct(LEARNER, "roll", "2", stand(LEARNER, 38, 1, 0, 42)),
    ScriptedAct(LEARNER, "roll", "11", stand(LEARNER, 38, 6, 0, 42)),
    ScriptedAct(COMPUTER, "roll", "3", stand(COMPUTER, 25, 0, 16, 44, rolled=4)),
    ScriptedAct(COMPUTER, "move:1"),
    # Home with A1, or a capture that leaves it in danger.
    ScriptedAct(LEARNER, "roll", "1", stand(LEARNER, 38, 6, 0, 42, rolled=3)),
    ScriptedAct(LEARNER, "move:2"),
    ScriptedAct(COMPUTER, "roll", "6", stand(COMPUTER, 1, 0, 16, 44)),
    ScriptedAct(COMPUTER, "roll", "2", stand(COMPUTER, 4, 0, 16, 44)),
    # An own pawn in the goal blocks A1.
    ScriptedAct(LEARNER, "roll", "1", stand(LEARNER, 38, 13, 0, 42)),
    ScriptedAct(COMPUTER, "roll", "5", stand(COMPUTER, 4, 0, 16, 44, rolled=4)),
    ScriptedAct(COMPUTER, "move:1"),
    # Home, over the pawn that blocked it.
    ScriptedAct(LEARNER, "roll", "3", stand(LEARNER, 38, 13, 0, 42, rolled=5)),
    ScriptedAct(LEARNER, "move:1"),
    ScriptedAct(COMPUTER, "roll", "3", stand(COMPUTER, 8, 0, 16, 44, rolled=5)),
    ScriptedAct(COMPUTER, "move:3"),
    # A six captures on A.
    ScriptedAct(LEARNER, "roll", "6", stand(LEARNER, 43, 13, 1, 42)),
)

SCRIPT = LessonScript(
    "mensch",
    number=1,
    seats=2,
    start="1",
    acts=_ACTS,
    pages={0: 2, 2: 1, 6: 1, 9: 1, 13: 1, 16: 1},
    options={OPENING.key: opening_code((38, 0, 0, 42), (25, 0, 16, 44))},
    brings=lambda state: state.turn == LEARNER,
)


LEFT, PARTNER, RIGHT = 1, 2, 3
"""The seats after the learner's, clockwise; the first and the last are opponents."""

_PAIRS_ACTS = (
    # A wall with the partner's pawn: neither opponent gets past it.
    ScriptedAct(LEARNER, "roll", "1", stand(LEARNER, 2, 0, 0, 36, rolled=3)),
    ScriptedAct(LEARNER, "move:1"),
    ScriptedAct(LEFT, "roll", "1", stand(LEFT, 31, 31, 0, 44)),
    ScriptedAct(PARTNER, "roll", "1", stand(PARTNER, 25, 3, 0, 42, rolled=4)),
    ScriptedAct(PARTNER, "move:2"),
    ScriptedAct(RIGHT, "roll", "1", stand(RIGHT, 13, 41, 44, 43)),
    # A six: the wall on the learner's A falls, and a pawn gets out.
    ScriptedAct(LEARNER, "roll", "8", stand(LEARNER, 5, 0, 0, 36, rolled=6)),
    ScriptedAct(LEARNER, "move:2"),
    ScriptedAct(LEARNER, "roll", "2", stand(LEARNER, 5, 1, 0, 36, rolled=3)),
    ScriptedAct(LEARNER, "move:2"),
    # Three tries, and none is a six.
    ScriptedAct(LEFT, "roll", "1", stand(LEFT, 0, 0, 0, 44)),
    ScriptedAct(LEFT, "roll", "2", stand(LEFT, 0, 0, 0, 44)),
    ScriptedAct(LEFT, "roll", "1", stand(LEFT, 0, 0, 0, 44)),
    ScriptedAct(PARTNER, "roll", "4", stand(PARTNER, 25, 7, 0, 42, rolled=2)),
    ScriptedAct(PARTNER, "move:2"),
    # The right-hand opponent could have captured A2.
    ScriptedAct(RIGHT, "roll", "8", stand(RIGHT, 13, 41, 44, 43, rolled=1)),
    ScriptedAct(RIGHT, "move:2"),
    ScriptedAct(LEARNER, "claim:1", "1", stand(RIGHT, 0, 42, 44, 43)),
)

PAIRS_SCRIPT = LessonScript(
    "einigkeit",
    number=1,
    seats=4,
    start="9",
    acts=_PAIRS_ACTS,
    pages={0: 2, 2: 1, 10: 1, 15: 1, 17: 1, 18: 1},
    options={OPENING.key: opening_code((2, 0, 0, 36), (31, 31, 0, 44), (25, 3, 0, 42), (13, 41, 44, 43))},
    brings=lambda state: state.turn == LEARNER,
)
