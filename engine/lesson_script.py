"""The prepared beginning of a lesson: who does what, by which presses, so that the dice teach what they should.

A lesson is an ordinary match. Its dice are drawn from a secret, a client seed and the ids of presses like any other's;
only that these are chosen beforehand (`engine/<game>/lesson.py`), so that anyone can verify the match, and the draws
come as the lesson wants them. What computers do is scripted, too, and does not depend on how they decide.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.chance import Seat

LEARNER: Seat = 0
"""The seat of the person who learns; computers have the others."""

SEED = "lesson"
"""The learner's client seed as long as the script lasts."""


@dataclass(frozen=True, slots=True)
class ScriptedAct:
    """One decision of a seat. ``cause`` stands in for the id of a press, of computers, too."""

    seat: Seat
    code: str
    cause: str = "1"


@dataclass(frozen=True, slots=True)
class LessonScript:
    """``number`` grows whenever the script changes, so that lessons under way by a former one are recognised.

    ``start`` stands in for the press that starts the match. ``options`` are those that are not the game's usual ones.
    ``pages``, by the number of acts done: how many explanations the learner leafs through before the next act. No
    computer acts while one is left, so nothing happens that the learner has not been prepared for.
    """

    game: str
    start: str
    acts: tuple[ScriptedAct, ...]
    number: int = 1
    seats: int = 2
    options: Mapping[str, bool | int | str] = field(default_factory=dict)
    pages: Mapping[int, int] = field(default_factory=dict)

    @property
    def secret(self) -> bytes:
        """Secret of the lesson's match: public and always the same, so that its dice are."""
        return hashlib.sha256(f"spieleabend lesson {self.game} {self.number}".encode()).digest()


def scripted(*lines: str) -> tuple[ScriptedAct, ...]:
    """Of acts such as ``A roll 35``: the letter of the seat, the code, and the id that stands in for the press."""
    acts = (act.split() for line in lines for act in line.split(", "))
    return tuple(ScriptedAct(ord(letter) - ord("A"), code, *cause) for letter, code, *cause in acts)
