"""The lesson's three turns in Wie Du mir …: chips for oneself, a pawn that another moves, and a card."""

from __future__ import annotations

from collections.abc import Callable

from engine.lesson_script import LEARNER, LessonScript, ScriptedAct
from engine.wiedumir.board import parse_board
from engine.wiedumir.cards import Card
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.view import Phase

COMPUTER = 1

BOARD = parse_board("\n".join(["+1", "-1", "?", "+2", "-2", "?", "+3", "?", "-3", "+2", "?", "-4", "+4", "?"]))
"""The squares that the lesson explains."""


def _rolls(number: int) -> Callable[[WieDuMirState], bool]:
    return lambda state: state.phase is Phase.MOVING and state.roll == number


_ACTS = (
    ScriptedAct(LEARNER, "roll", "1", _rolls(1)),
    ScriptedAct(LEARNER, "move:0:0"),
    ScriptedAct(COMPUTER, "roll", "2", _rolls(1)),
    ScriptedAct(COMPUTER, "move:0:1"),
    ScriptedAct(LEARNER, "roll", "1", _rolls(2)),
    ScriptedAct(LEARNER, "move:0:0"),
    ScriptedAct(COMPUTER, "roll", "2", _rolls(1)),
    ScriptedAct(COMPUTER, "move:1:0"),
    ScriptedAct(LEARNER, "roll", "3", _rolls(1)),
    ScriptedAct(LEARNER, "move:0:1"),
    ScriptedAct(COMPUTER, "roll", "2", _rolls(2)),
    ScriptedAct(COMPUTER, "move:1:1"),
)

SCRIPT = LessonScript(
    "wiedumir",
    number=1,
    seats=2,
    start="19",
    acts=_ACTS,
    pages={0: 2, 2: 1, 6: 1, 10: 1, 12: 2},
    options={"board": BOARD.code},
    brings=lambda state: state.turn == LEARNER and state.pile[0] is Card.FILL,
)
