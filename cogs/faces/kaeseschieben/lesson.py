"""The lesson of Käseschieben: what is said at each decision of the script, and hints."""

from collections.abc import Sequence

from cogs.faces.lesson import GameLesson, LessonStep, Objection
from engine.kaeseschieben.actions import MoveMouse, decode
from engine.kaeseschieben.view import KaeseschiebenView
from engine.kaeseschieben.walk import Walk

_ELSE = Objection("else")


def _walked(view: KaeseschiebenView, codes: Sequence[str]) -> Walk:
    action = decode(codes[0])
    return Walk.of_view(view, action.path if isinstance(action, MoveMouse) else ())


def _pushes(view: KaeseschiebenView, codes: Sequence[str]) -> bool:
    return _walked(view, codes).cheeses != view.cheeses


_PUSH = Objection("push", _pushes)


class KaeseschiebenLesson(GameLesson[KaeseschiebenView]):
    key = "kaeseschieben"
    side_buttons_from = 16
    steps = (
        LessonStep(0, "start"),
        LessonStep(0, "cheeses"),
        LessonStep(0, "begin"),
        LessonStep(1, "around", (_PUSH, _ELSE)),
        LessonStep(2, "computer"),
        LessonStep(4, "turned"),
        LessonStep(5, "star", (_PUSH, _ELSE)),
        LessonStep(6, "behind"),
        LessonStep(8, "closer"),
        LessonStep(9, "push", (_ELSE,)),
        LessonStep(10, "fallen"),
        LessonStep(12, "line"),
        LessonStep(13, "more", (_ELSE,)),
        LessonStep(14, "both"),
        LessonStep(16, "threat"),
        LessonStep(16, "worms"),
        LessonStep(16, "end"),
    )
