"""The lessons of Mensch ärgere Dich nicht and Einigkeit macht stark: what is said at each decision, and hints."""

from __future__ import annotations

from cogs.games.lesson import GameLesson, LessonStep, against
from cogs.games.scene import Scene
from engine.mensch.actions import ClaimCapture, MovePawn, decode
from engine.mensch.board import BASE, PawnId, is_home
from engine.mensch.danger import hunters
from engine.mensch.moving import landed
from engine.mensch.view import Destination, MenschView
from localization.catalog import Speaker
from render.mensch.describe import move_button, pawn_name, pawn_names


class _PawnLesson(GameLesson[MenschView]):
    """Hints are the same in both games."""

    def hint(self, scene: Scene[MenschView], code: str) -> str:
        """The choice as its button says it, with what speaks for it."""
        view, say = scene.view, scene.say
        match decode(code):
            case MovePawn(pawn):
                found = next(each for each in view.destinations if each.pawn.pawn == pawn)
                choice = move_button(view, found, say)
                return f"{say('lesson-mensch-hint-choice', choice=choice)} {_reason(view, found, say)}"
            case ClaimCapture(pawn):
                assert view.window is not None
                return say("lesson-mensch-hint-claim", pawn=pawn_name(PawnId(view.window.pawn.seat, pawn)))
        return say("lesson-mensch-hint-roll")


def _reason(view: MenschView, found: Destination, say: Speaker) -> str:
    pawn, start, end, captured, wall = found
    name = pawn_name(pawn)
    if len(view.destinations) == 1:
        return say("lesson-mensch-hint-only")
    if captured:
        squares = max(view.pawns[seat][lost] for seat, lost in captured) - 1
        return say("lesson-mensch-hint-captures", pawns=pawn_names(captured, say), squares=squares)
    if is_home(end):
        return say("lesson-mensch-hint-onward" if is_home(start) else "lesson-mensch-hint-home", pawn=name)
    if wall:
        return say("lesson-mensch-hint-wall")
    if start == BASE:
        return say("lesson-mensch-hint-enters", pawn=name)
    pawns = tuple(bytes(own) for own in view.pawns)
    if hunters(view.agreed, landed(view.agreed, pawns, found.pawn, found.end)[0], pawn):
        return say("lesson-mensch-hint-least", pawn=name)
    return say(
        "lesson-mensch-hint-flees" if hunters(view.agreed, pawns, pawn) else "lesson-mensch-hint-safe", pawn=name
    )


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
