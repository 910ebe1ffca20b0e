"""Typed words that no game can read, quoted to the person as they are and without any effect."""

from collections.abc import Callable

import pytest
from simcord.preview._markdown import markdown_tokens

from cogs.faces.forgetit.dice_text import read_keep
from cogs.faces.kaeseschieben.path_letters import read_path
from cogs.faces.mensch import pawn_text
from cogs.games.wiedumir import typed as wiedumir
from engine.forgetit.hand import Hand
from engine.wiedumir.questions import SeatQuestion
from host.refusal import Refused
from localization.catalog import Language, load_speakers
from render.wiedumir.samples import sample_moving
from tests.cogs.mensch.test_pawn_text import NAMED
from tests.cogs.wiedumir.test_typed import NAMES, asked
from tests.render.mensch_samples import sample_choice

SPEAKERS = load_speakers()
ENGLISH = SPEAKERS[Language.ENGLISH]

READERS: dict[str, Callable[[str], object]] = {
    "pawn": lambda typed: pawn_text.read_move(sample_choice(), typed, ENGLISH),
    "claim": lambda typed: pawn_text.read_claim(NAMED, typed),
    "any pawn": lambda typed: wiedumir.read_move(sample_moving(), typed, ENGLISH),
    "answer": lambda typed: wiedumir.read_answer(asked(SeatQuestion((0, 1), drawer=3)), typed, NAMES, ENGLISH),
    "dice": lambda typed: read_keep(Hand(), typed),
    "path": lambda typed: read_path(typed, Language.ENGLISH),
}


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize(
    ("typed", "quoted"),
    [
        ("`?`", "`?`"),
        ("**?||", "**?||"),
        ("[?](https://example.com)", "[?](https://example.com)"),
        ("\u202e?!", "?!"),
        ("?" * 100, "?" * 39 + "…"),
    ],
)
def test_what_was_typed_is_quoted_as_it_is(reader: str, typed: str, quoted: str) -> None:
    with pytest.raises(Refused) as refused:
        READERS[reader](typed)
    sentence = ENGLISH(f"refused-{refused.value.code}", **refused.value.values)
    [paragraph] = markdown_tokens(sentence, "text_display")
    [line] = paragraph["children"]
    assert f"“{quoted}”" in "".join(token.get("content", "") for token in line["children"])
    assert {token["type"] for token in line["children"]} <= {"text", "code"}
