"""The lesson of Käseschieben: what is said at each decision of `engine.lesson_scripts`, and hints."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.games.kaeseschieben.path_letters import SIGNS
from cogs.games.lesson import GameLesson, LessonStep, Objection
from cogs.games.scene import Scene
from engine.kaeseschieben.actions import DeclineBonus, MoveMouse, RollDie, TakeCheese, decode
from engine.kaeseschieben.board import SIDE, Cheeses, Edge, Square
from engine.kaeseschieben.view import KaeseschiebenView
from engine.kaeseschieben.walk import Walk
from localization.catalog import Speaker
from render.people import MARKS


def _walked(view: KaeseschiebenView, codes: Sequence[str]) -> Walk:
    action = decode(codes[0])
    return Walk.of_view(view, action.path if isinstance(action, MoveMouse) else ())


def _pushes(view: KaeseschiebenView, codes: Sequence[str]) -> bool:
    return _walked(view, codes).cheeses != view.cheeses


_PUSH = Objection("push", _pushes)
_ELSE = Objection("else")


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

    def hint(self, scene: Scene[KaeseschiebenView], code: str) -> str:
        """The way in arrows, with what it makes fall or brings nearer."""
        view, say = scene.view, scene.say
        match decode(code):
            case RollDie():
                return say("lesson-kaeseschieben-hint-roll")
            case TakeCheese(victim, size):
                return say("lesson-kaeseschieben-hint-take", size=size.value, letter=MARKS[victim].letter)
            case DeclineBonus():
                return say("lesson-kaeseschieben-hint-decline")
            case MoveMouse(path):
                walk = Walk.of_view(view, path)
                way = " ".join(SIGNS[direction] for direction in path) or "–"
                return f"{say('lesson-kaeseschieben-hint-way', way=way, square=walk.mouse.name)} {_reason(scene, walk)}"
        raise ValueError(code)


def _reason(scene: Scene[KaeseschiebenView], walk: Walk) -> str:
    view, say = scene.view, scene.say
    assert view.viewer is not None
    edge = view.edges[view.viewer]
    own = sum(fall.edge is edge for fall in walk.falls)
    reasons = [say("lesson-kaeseschieben-hint-falls", count=own)] if own else []
    if lost := len(walk.falls) - own:
        reasons.append(say("lesson-kaeseschieben-hint-lost", count=lost))
    if not walk.falls:
        reasons.append(_reason_without_falls(view, walk, edge, say))
    return " ".join(reasons)


def _reason_without_falls(view: KaeseschiebenView, walk: Walk, edge: Edge, say: Speaker) -> str:
    if walk.cheeses == view.cheeses:
        return say("lesson-kaeseschieben-hint-place")
    if _distances(walk.cheeses, edge) < _distances(view.cheeses, edge):
        return say("lesson-kaeseschieben-hint-nearer")
    others = (other for other in view.edges if other is not edge)
    if any(_distances(walk.cheeses, other) > _distances(view.cheeses, other) for other in others):
        return say("lesson-kaeseschieben-hint-farther")
    return say("lesson-kaeseschieben-hint-away")


def _distances(cheeses: Cheeses, edge: Edge) -> int:
    """Of all cheeses to the edge, in squares."""
    return sum(_distance(square, edge) for square in cheeses)


def _distance(square: Square, edge: Edge) -> int:
    return {
        Edge.SOUTH: square.row,
        Edge.NORTH: SIDE - 1 - square.row,
        Edge.WEST: square.column,
        Edge.EAST: SIDE - 1 - square.column,
    }[edge]
