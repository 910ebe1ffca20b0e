"""What is said in a game's lesson: a text for each decision of its course, why others are worse, and hints."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from cogs.games.scene import Scene, V


@dataclass(frozen=True, slots=True)
class Objection:
    """Why a possible move is not the one to make: the text ``lesson-<game>-<step>-<key>``.

    ``holds`` gets the learner's view and the codes of what they want to do.
    """

    key: str
    holds: Callable[[Any, Sequence[str]], bool]


@dataclass(frozen=True, slots=True)
class LessonStep:
    """The text ``lesson-<game>-<key>``, from the moment on when ``place`` acts of the course are done.

    Of the ``objections``, the first that holds is made.
    """

    place: int
    key: str
    objections: tuple[Objection, ...] = ()


class GameLesson(ABC, Generic[V]):
    """``key`` is the game's. ``steps`` are in the order of the course; the last one begins where it ends."""

    key: str
    steps: Sequence[LessonStep]

    def step_at(self, place: int) -> LessonStep:
        """What is being explained once that many acts of the course are done."""
        return [step for step in self.steps if step.place <= place][-1]

    def number_of(self, step: LessonStep) -> int:
        """The step's place among them, from 1."""
        return 1 + self.steps.index(step)

    def objection(self, scene: Scene[V], place: int, codes: Sequence[str]) -> str:
        """Why not that; ``scene`` is the learner's own."""
        step = self.step_at(place)
        for objection in step.objections:
            if objection.holds(scene.view, codes):
                return scene.say(f"lesson-{self.key}-{step.key}-{objection.key}")
        return scene.say("lesson-other")

    @abstractmethod
    def hint(self, scene: Scene[V], code: str) -> str:
        """That action in words, with the reason that the position offers. ``scene`` is the learner's own."""
