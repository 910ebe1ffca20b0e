"""The lesson of Wie Du mir …: what is said at each decision of the script, and hints."""

from collections.abc import Sequence

from cogs.faces.lesson import GameLesson, LessonStep, Objection
from engine.lesson_script import LEARNER
from engine.wiedumir.actions import MovePawn, decode
from engine.wiedumir.view import WieDuMirView


def _moves_other(view: WieDuMirView, codes: Sequence[str]) -> bool:
    action = decode(codes[0])
    return isinstance(action, MovePawn) and action.pawn.seat != LEARNER


class WieDuMirLesson(GameLesson[WieDuMirView]):
    key = "wiedumir"
    steps = (
        LessonStep(0, "start"),
        LessonStep(0, "squares"),
        LessonStep(0, "begin"),
        LessonStep(1, "own", (Objection("other", _moves_other),)),
        LessonStep(2, "computer"),
        LessonStep(4, "sent"),
        LessonStep(5, "skip", (Objection("other", _moves_other), Objection("behind"))),
        LessonStep(6, "again"),
        LessonStep(8, "theirs"),
        LessonStep(9, "card", (Objection("other", _moves_other), Objection("minus"))),
        LessonStep(10, "filled"),
        LessonStep(12, "minus"),
        LessonStep(12, "goal"),
        LessonStep(12, "free"),
    )
