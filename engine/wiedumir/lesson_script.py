"""The lesson's three turns in Wie Du mir …: chips for oneself, a pawn that another moves, and a card."""

from __future__ import annotations

from collections.abc import Callable

from engine.lesson_script import LEARNER, LessonScript, ScriptedAct, prepared
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
    ScriptedAct(LEARNER, "roll", _rolls(1)),
    ScriptedAct(LEARNER, "move:0:0"),
    ScriptedAct(COMPUTER, "roll", _rolls(1)),
    ScriptedAct(COMPUTER, "move:0:1"),
    ScriptedAct(LEARNER, "roll", _rolls(2)),
    ScriptedAct(LEARNER, "move:0:0"),
    ScriptedAct(COMPUTER, "roll", _rolls(1)),
    ScriptedAct(COMPUTER, "move:1:0"),
    ScriptedAct(LEARNER, "roll", _rolls(1)),
    ScriptedAct(LEARNER, "move:0:1"),
    ScriptedAct(COMPUTER, "roll", _rolls(2)),
    ScriptedAct(COMPUTER, "move:1:1"),
)

_START = "19"
_FOUND = (
    ("roll", "1"),
    ("move:0:0", "1"),
    ("roll", "2"),
    ("move:0:1", "1"),
    ("roll", "1"),
    ("move:0:0", "1"),
    ("roll", "2"),
    ("move:1:0", "1"),
    ("roll", "3"),
    ("move:0:1", "1"),
    ("roll", "2"),
    ("move:1:1", "1"),
)

SCRIPT = LessonScript(
    "wiedumir",
    number=1,
    seats=2,
    start=_START,
    acts=prepared(_ACTS, _FOUND),
    pages={0: 2, 2: 1, 6: 1, 10: 1, 12: 2},
    options={"board": BOARD.code},
    brings=lambda state: state.turn == LEARNER and state.pile[0] is Card.FILL,
)
