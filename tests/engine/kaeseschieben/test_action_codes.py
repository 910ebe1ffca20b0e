"""The codes of the record, as ``docs/record.md`` tells them."""

from __future__ import annotations

import pytest

from engine.game import IllegalAction
from engine.kaeseschieben.actions import DeclineBonus, RollDie, TakeCheese, decode, encode
from engine.kaeseschieben.board import Size
from tests.engine.kaeseschieben.positions import path


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (RollDie(), "roll"),
        (path("nnes"), "move:nnes"),
        (path(""), "move:"),
        (TakeCheese(2, Size.LARGE), "take:2:large"),
        (DeclineBonus(), "decline"),
    ],
)
def test_every_kind_of_action_has_its_code(action: object, code: str) -> None:
    assert encode(action) == code  # type: ignore[arg-type]
    assert decode(code) == action


@pytest.mark.parametrize(
    "code",
    ["", "Roll", "roll:", "move", "move:x", "move:nn:e", "move:N", "take", "take:1", "take:1:huge", "take:01:large",
     "take:-1:large", "take:²:large", "take:1:large:", "decline:1"],
)  # fmt: skip
def test_nothing_else_is_a_code(code: str) -> None:
    with pytest.raises(IllegalAction, match="unknown-action"):
        decode(code)
