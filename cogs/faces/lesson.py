"""Words of a game's lesson: a text for each decision of its script, why others are worse, and hints."""

from abc import ABC
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from cogs.faces.scene import Scene, V
from engine.game import Reason
from engine.reasons import reason_for


@dataclass(frozen=True, slots=True)
class Objection:
    """Why a possible move is not the one to make: the text ``lesson-<game>-<step>-<key>``.

    ``holds`` gets the learner's view and the codes of what they want to do; without it, the objection always holds.
    """

    key: str
    holds: Callable[[Any, Sequence[str]], bool] = lambda _view, _codes: True


@dataclass(frozen=True, slots=True)
class LessonStep:
    """The text ``lesson-<game>-<key>``, from the moment on when ``place`` acts of the script are done.

    Several steps of one place are leafed through; `LessonScript.pages` has how many of them must have been read before
    the match goes on. Of the ``objections``, the first that holds is made.
    """

    place: int
    key: str
    objections: tuple[Objection, ...] = ()


def against(key: str, code: str) -> Objection:
    """The objection to that action, alone or with others."""
    return Objection(key, lambda _view, codes: code in codes)


class GameLesson(ABC, Generic[V]):
    """``key`` is the game's. ``steps`` are in the order of the script; the last one begins where it ends.

    The game's side buttons are there once ``side_buttons_from`` acts are done: not before they have been explained.
    """

    key: str
    steps: Sequence[LessonStep]
    side_buttons_from: int = 0

    def step_at(self, place: int, page: int | None = None) -> LessonStep:
        """Explanation that is due once that many acts of the script are done, and that many explanations read there.

        Where there is nothing new, the latest step; for ``page`` None, what is explained before the act there.
        """
        begun = [step for step in self.steps if step.place <= place]
        here = [step for step in begun if step.place == place]
        return here[page] if page is not None and page < len(here) else begun[-1]

    def explains(self, place: int, page: int) -> bool:
        """Tell whether there is a text for that moment: none while the computers make the moves it has announced."""
        return page < sum(step.place == place for step in self.steps)

    def objection(self, scene: Scene[V], place: int, codes: Sequence[str]) -> str:
        """Why not that; ``scene`` is the learner's own."""
        step = self.step_at(place)
        for objection in step.objections:
            if objection.holds(scene.view, codes):
                return scene.say(f"lesson-{self.key}-{step.key}-{objection.key}")
        return scene.say("lesson-other")

    def hint(self, scene: Scene[V], code: str, choice: str) -> str:
        """Hint at that action, which the face calls ``choice``, with the reason that the position offers.

        ``scene`` is the learner's own.
        """
        if code == "roll":
            return scene.say("hint-roll")
        reason = reason_for(scene.table.edition, scene.view, code)
        why = scene.say("hint-best") if reason is None else told_reason(reason, scene)
        return f"{scene.say('hint-choice', choice=choice)} {why}"


def told_reason(reason: Reason, scene: Scene[Any]) -> str:
    """Such as "That captures a pawn of 🔺 **Ben**."."""
    name = "" if reason.seat is None else scene.seat_name(reason.seat)
    return scene.say(f"reason-{reason.code}", name=name, count=reason.count)
