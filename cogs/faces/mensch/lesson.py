"""The lessons of Mensch ärgere Dich nicht and Einigkeit macht stark: what is said at each decision, and hints."""

from cogs.faces.lesson import GameLesson, LessonStep, against, with_reason
from cogs.faces.scene import Scene
from engine.mensch.actions import ClaimCapture, MovePawn, decode
from engine.mensch.board import PawnId
from engine.mensch.view import MenschView
from render.mensch.describe import move_button, pawn_name


class _PawnLesson(GameLesson[MenschView]):
    """Hints are the same in both games."""

    def hint(self, scene: Scene[MenschView], code: str) -> str:
        view, say = scene.view, scene.say
        match decode(code):
            case MovePawn(pawn):
                found = next(each for each in view.destinations if each.pawn.pawn == pawn)
                return with_reason(move_button(view, found, say), scene, code)
            case ClaimCapture(pawn):
                assert view.window is not None
                named = pawn_name(PawnId(view.window.pawn.seat, pawn))
                return with_reason(say("lesson-mensch-hint-claim", pawn=named), scene, code)
        return say("hint-roll")


class MenschLesson(_PawnLesson):
    key = "mensch"
    steps = (
        LessonStep(0, "start"),
        LessonStep(0, "board"),
        LessonStep(0, "begin"),
        LessonStep(1, "six"),
        LessonStep(2, "clear"),
        LessonStep(4, "near"),
        LessonStep(5, "capture", (against("home", "move:1"),)),
        LessonStep(6, "risk"),
        LessonStep(8, "lucky"),
        LessonStep(9, "blocked"),
        LessonStep(11, "waits"),
        LessonStep(12, "home", (against("run", "move:2"),)),
        LessonStep(13, "safe"),
        LessonStep(15, "arrow"),
        LessonStep(16, "end"),
        LessonStep(16, "free"),
    )


class EinigkeitLesson(_PawnLesson):
    key = "einigkeit"
    side_buttons_from = 17
    steps = (
        LessonStep(0, "start"),
        LessonStep(0, "board"),
        LessonStep(0, "begin"),
        LessonStep(1, "wall", (against("apart", "move:4"),)),
        LessonStep(2, "holds"),
        LessonStep(6, "held"),
        LessonStep(7, "six", (against("opens", "move:1"), against("home", "move:4"))),
        LessonStep(8, "again"),
        LessonStep(9, "clear"),
        LessonStep(10, "watch"),
        LessonStep(15, "watch-d"),
        LessonStep(17, "rule"),
        LessonStep(17, "missed", (against("roll", "roll"),)),
        LessonStep(18, "end"),
        LessonStep(18, "free"),
    )
