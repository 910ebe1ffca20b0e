"""Contents of hints: a choice, and the first reason that speaks for it."""

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.games.registry import hosted_games
from engine.game import AnyGame
from engine.kaeseschieben.rules import KAESESCHIEBEN
from engine.mensch.actions import MOVES
from engine.mensch.editions import EINIGKEIT, MENSCH
from engine.wiedumir.cards import Card
from localization.catalog import Language, load_speakers
from tests.engine.mensch.boards import board
from tests.engine.test_reasons import LAST, NEAR
from tests.engine.wiedumir.positions import WIEDUMIR, drawing
from tests.engine.wiedumir.positions import position as chips

SPEAKERS = load_speakers()
MISSED = EINIGKEIT.apply(
    board((4, 5, 0, 0), (20, 0, 0, 0), (0, 0, 0, 0), (13, 41, 0, 0), turn=3, die=1, pairs=True), 3, MOVES[1]
).state


def hint(game: AnyGame, state: Any, code: str, language: Language = Language.ENGLISH) -> str:
    names = ["Anna", "Ben", "Chloé", "Dora"]
    scene: Any = SimpleNamespace(
        view=game.view(state, 0),
        say=SPEAKERS[language],
        table=SimpleNamespace(edition=game),
        seat_name=names.__getitem__,
        plain_names=names,
        in_words=False,
    )
    face = hosted_games()[game.spec.key].face
    return face.lesson.hint(scene, code, face.choice(scene, code))


@pytest.mark.parametrize(
    ("game", "state", "code", "told"),
    [
        (
            MENSCH,
            board((38, 4, 0, 42), (27, 0, 16, 44), die=3),
            "move:2",
            "👉 A2 ▸ 7 💥 B1. Captures a pawn of Ben.",
        ),
        (MENSCH, board((38, 11, 0, 42), (8, 0, 16, 44), die=5), "move:1", "Brings a pawn home."),
        (MENSCH, board((41, 11, 0, 0), (8, 0, 0, 0), die=2), "move:1", "I see nothing better."),
        (MENSCH, board((5, 0, 0, 36), (20, 0, 0, 44)), "roll", "nothing else to do"),
        (EINIGKEIT, MISSED, "claim:1", "👉 Claim D1. Sends back the pawn of Dora"),
        (KAESESCHIEBEN, NEAR, "move:s", "👉 ↓ b1. Pushes cheese worth up to 4 points"),
        (KAESESCHIEBEN, LAST, "take:1:large", "👉 a large cheese · B. Takes cheese worth up to 4 points"),
        (KAESESCHIEBEN, LAST, "decline", "👉 Take nothing. I see nothing better."),
        (WIEDUMIR, chips([[0, 3], [5, 7]]), "move:0:0", "👉 A1 ▸ 1 +1. Gains 1 chip."),
        (
            WIEDUMIR,
            drawing(Card.SWAP, [[3, 0], [4, 0], [5, 0]], [2, 3, 9]).state,
            "seat:2",
            "👉 Chloé. Gains 7 chips.",
        ),
    ],
)
def test_a_hint_says_what_to_do_and_why(game: AnyGame, state: Any, code: str, told: str) -> None:
    assert told in hint(game, state, code)
    for language in Language:
        assert hint(game, state, code, language)
