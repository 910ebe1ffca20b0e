"""The lesson of Wie Du mir …: what is said at each decision of the script, and hints."""

from collections.abc import Sequence

from cogs.faces.lesson import GameLesson, LessonStep, Objection, with_reason
from cogs.faces.scene import Scene
from cogs.faces.wiedumir.labels import label_of
from engine.lesson_script import LEARNER
from engine.wiedumir.actions import MovePawn, RollDie, TakeChip, decode
from engine.wiedumir.view import WieDuMirView
from render.wiedumir.describe import landing_in_short


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

    def hint(self, scene: Scene[WieDuMirView], code: str) -> str:
        view, say = scene.view, scene.say
        match action := decode(code):
            case RollDie():
                return say("hint-roll")
            case TakeChip():
                choice = say("wiedumir-button-take")
            case MovePawn(pawn):
                choice = landing_in_short(view, pawn, dict(view.moves)[pawn], say)
            case _:
                choice = label_of(action, scene)
        return with_reason(choice, scene, code)
