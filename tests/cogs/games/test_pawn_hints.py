"""The reasons that hints in the games with pawns give."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.games.mensch.lesson import EinigkeitLesson, MenschLesson
from engine.mensch.actions import MOVES, decode
from engine.mensch.editions import EINIGKEIT, MENSCH
from engine.mensch.state import MenschState
from localization.catalog import Language, load_speakers
from tests.engine.mensch.boards import board

SPEAKERS = load_speakers()


def hint(state: MenschState, code: str, language: Language = Language.ENGLISH) -> str:
    pairs = state.agreed.pairs
    view = (EINIGKEIT if pairs else MENSCH).view(state, 0)
    scene: Any = SimpleNamespace(view=view, say=SPEAKERS[language])
    return (EinigkeitLesson() if pairs else MenschLesson()).hint(scene, code)


@pytest.mark.parametrize(
    ("state", "code", "reason"),
    [
        (board((38, 4, 0, 42), (27, 0, 16, 44), die=3), "move:2", "B1 loses 26 squares"),
        (board((15, 40, 0, 0), (1, 0, 0, 0), die=6), "move:3", "Nothing else is possible"),
        (board((38, 11, 0, 42), (8, 0, 16, 44), die=5), "move:1", "nobody can capture A1"),
        (board((41, 11, 0, 0), (8, 0, 0, 0), die=2), "move:1", "A1 moves up"),
        (board((24, 10, 0, 0), (1, 0, 0, 0), die=5), "move:1", "A1 can be captured with a single roll"),
        (board((24, 10, 0, 0), (1, 0, 0, 0), die=5), "move:2", "nobody reaches it there"),
        (board((24, 17, 0, 0), (1, 0, 0, 0), die=5), "move:2", "can be captured there"),
        (
            board((2, 0, 0, 36), (31, 31, 0, 44), (25, 3, 0, 42), (13, 41, 0, 43), die=3, pairs=True),
            "move:1",
            "two pawns of a wall",
        ),
        (
            board((5, 0, 0, 36), (20, 0, 0, 44), (25, 3, 0, 42), (13, 41, 0, 43), die=6, pairs=True),
            "move:2",
            "Only a 6",
        ),
        (board((5, 0, 0, 36), (20, 0, 0, 44)), "roll", "nothing else to do"),
    ],
)
def test_a_hint_says_why(state: MenschState, code: str, reason: str) -> None:
    assert reason in hint(state, code)
    for language in Language:
        assert hint(state, code, language)


def test_a_hint_names_the_pawn_to_claim() -> None:
    missing = board((4, 5, 0, 0), (20, 0, 0, 0), (0, 0, 0, 0), (13, 41, 0, 0), turn=3, die=1, pairs=True)
    missed = EINIGKEIT.apply(missing, 3, MOVES[1]).state
    assert decode("claim:1") in EINIGKEIT.legal_actions(missed, 0)
    assert "Claim D1" in hint(missed, "claim:1")
