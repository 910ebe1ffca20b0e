"""The lesson's four turns in Käseschieben: around the cheeses, behind a line of them, and home with it."""

from __future__ import annotations

from collections.abc import Callable

from engine.kaeseschieben.state import KaeseschiebenState
from engine.kaeseschieben.view import Phase
from engine.lesson_script import LEARNER, LessonScript, ScriptedAct

COMPUTER = 1


def _throws(*faces: int | None) -> Callable[[KaeseschiebenState], bool]:
    """None is a star."""
    return lambda state: state.phase is Phase.MOVING and state.faces == faces


def _begins(state: KaeseschiebenState) -> bool:
    """The learner does, and of the two middle cheeses of the file that falls one is wormy and one is not."""
    wormy = [state.cheeses[square].id in state.worms for square in state.cheeses if square.name in ("f4", "f5")]
    return state.turn == LEARNER and wormy.count(True) == 1


_ACTS = (
    ScriptedAct(LEARNER, "roll", "1", _throws(3)),
    ScriptedAct(LEARNER, "move:een"),
    ScriptedAct(COMPUTER, "roll", "4", _throws(3)),
    ScriptedAct(COMPUTER, "move:wws"),
    ScriptedAct(LEARNER, "roll", "35", _throws(None, 3)),
    ScriptedAct(LEARNER, "move:nnnnnw"),
    ScriptedAct(COMPUTER, "roll", "6", _throws(2)),
    ScriptedAct(COMPUTER, "move:ss"),
    ScriptedAct(LEARNER, "roll", "1", _throws(3)),
    ScriptedAct(LEARNER, "move:sss"),
    ScriptedAct(COMPUTER, "roll", "1", _throws(3)),
    ScriptedAct(COMPUTER, "move:sss"),
    ScriptedAct(LEARNER, "roll", "1", _throws(2)),
    ScriptedAct(LEARNER, "move:ss"),
    ScriptedAct(COMPUTER, "roll", "5", _throws(None, 2)),
    ScriptedAct(COMPUTER, "move:eenn"),
)

SCRIPT = LessonScript(
    "kaeseschieben",
    number=1,
    seats=2,
    start="2",
    acts=_ACTS,
    pages={0: 2, 2: 1, 6: 1, 10: 1, 14: 1, 16: 2},
    brings=_begins,
)
