"""The codes of the record, as ``docs/record.md`` tells them."""

from __future__ import annotations

import pytest

from engine.game import IllegalAction
from engine.mensch.actions import CLAIMS, MOVES, ROLL_DIE, Action, decode, encode


@pytest.mark.parametrize(("action", "code"), [(ROLL_DIE, "roll"), (MOVES[0], "move:1"), (CLAIMS[3], "claim:4")])
def test_every_kind_of_action_has_its_code(action: Action, code: str) -> None:
    assert encode(action) == code
    assert decode(code) == action


@pytest.mark.parametrize(
    "code", ["", "Roll", "move", "move:", "move:0", "move:5", "move:12", "move:١", "claim", "claim:0"]
)
def test_nothing_else_is_a_code(code: str) -> None:
    with pytest.raises(IllegalAction, match="unknown-action"):
        decode(code)
