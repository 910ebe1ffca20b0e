"""The reasons that hints give: the points that a turn brings on average, unless the match asks for something else."""

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.faces.forgetit.lesson import ForGetItLesson
from engine.forgetit.hand import Counts, Hand
from engine.forgetit.players.computer import choose
from engine.forgetit.rules import FORGETIT, ForGetItState
from engine.forgetit.view import Phase
from engine.game import PERFECT
from localization.catalog import Language, load_speakers
from tests.engine.forgetit.positions import W, collecting, sheet_before, state_of

SPEAKERS = load_speakers()

TWO_WORDS = collecting(5, 5, Counts(1, 0, 2), Counts(1, 1, 0))
ONE_WORD = collecting(5, 7, Counts(1, 2, 0), Counts(0, 0, 1))
LATE = collecting(5, 4, Counts(1, 1, 2), Counts(1, 1, 0)).rolled([5, 1, 1, 1])


def in_round(round: int, hand: Hand, lead: int, phase: Phase = Phase.DECIDING) -> ForGetItState:
    sheet = sheet_before(round)
    sheet[0][0], sheet[1][0] = 600 + lead, 600
    return state_of(hand, phase=phase, sheet=sheet)


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        (state_of(Hand(), phase=Phase.TO_ROLL), "nothing else to do"),
        (in_round(5, Hand().rolled([2, 2, 2, 2, 1, 3, 4, 5, W]), 0, Phase.CHOOSING), "Roll on: played well"),
        (in_round(11, TWO_WORDS, 150), "does not make up for that"),
        (in_round(11, TWO_WORDS, -300), "to win the game you need more than that"),
        (in_round(12, ONE_WORD, 150), "points that are safe give you the better chance"),
        (in_round(12, ONE_WORD, -300), "Roll on: played well"),
        (in_round(11, LATE, 150, Phase.CHOOSING), "Then stop. Rolling on would risk it all"),
        (in_round(11, LATE, -300, Phase.CHOOSING), "to win the game you need more than that"),
    ],
)
def test_a_hint_says_why(state: ForGetItState, reason: str) -> None:
    view = FORGETIT.view(state, 0)
    code = FORGETIT.encode(choose(view, PERFECT))
    for language in Language:
        scene: Any = SimpleNamespace(view=view, say=SPEAKERS[language])
        hint = ForGetItLesson().hint(scene, code, "")
        assert hint
        if language is Language.ENGLISH:
            assert reason in hint
