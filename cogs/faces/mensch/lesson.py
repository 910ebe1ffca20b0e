"""The lessons of Mensch ärgere Dich nicht and Einigkeit macht stark: what is said at each decision."""

from cogs.faces.lesson import GameLesson, LessonStep, against
from engine.mensch.view import MenschView


class MenschLesson(GameLesson[MenschView]):
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


class EinigkeitLesson(GameLesson[MenschView]):
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
