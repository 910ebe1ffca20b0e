"""The prepared beginning of a lesson: who does what, by which presses, so that the dice teach what they should.

A lesson is an ordinary match. Its dice are drawn from a secret, a client seed and the ids of presses like any other's;
only that these are chosen beforehand (`engine.lesson_scripts`), so that anyone can verify the match, and the draws
come as the lesson wants them. What computers do is scripted, too, and does not depend on how they decide.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.fair_dice import commitment_to, dice_of
from engine.game import NORMAL, AnyGame, OptionValue, Seat
from engine.match import Match
from engine.transcript import PERSON, Header, computer

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

    ``start`` stands in for the press that starts the match.
    ``pages``, by the number of acts done: how many explanations the learner leafs through before the next act. No
    computer acts while one is left, so nothing happens that the learner has not been prepared for.
    """

    game: str
    start: str
    acts: tuple[ScriptedAct, ...]
    number: int = 1
    seats: int = 2
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    pages: Mapping[int, int] = field(default_factory=dict)

    @property
    def secret(self) -> bytes:
        return hashlib.sha256(f"spieleabend lesson {self.game} {self.number}".encode()).digest()

    @property
    def commitment(self) -> str:
        return commitment_to(self.secret)

    def agreed(self, game: AnyGame) -> dict[str, OptionValue]:
        """The options of the match: the game's usual ones, but for the script's own."""
        return {**game.spec.default_options(), **self.options}


def begun(script: LessonScript, game: AnyGame, start: str) -> Match:
    """The match as it begins by a press of that id."""
    header = Header(
        game=script.game,
        rules_version=game.spec.rules_version,
        options=script.agreed(game),
        seats=script.seats,
        commitment=script.commitment,
        seeds=tuple(SEED if seat == LEARNER else None for seat in range(script.seats)),
        players=tuple(PERSON if seat == LEARNER else computer(NORMAL) for seat in range(script.seats)),
    )
    return Match.begin(game, header, dice_of(script.secret, header, header.seeds, start).draw, start)


def after(script: LessonScript, match: Match, act: ScriptedAct) -> Match:
    """The match after that act. Raises IllegalAction."""
    draw = dice_of(script.secret, match.header, match.seeds, act.cause).draw
    return match.act(act.seat, act.code, draw, act.cause)
