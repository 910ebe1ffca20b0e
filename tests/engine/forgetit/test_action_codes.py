"""The record's codes: what was written is read again, and nothing else is."""

from __future__ import annotations

from itertools import product

import pytest

from engine.forgetit.actions import Action, Keep, KeepNothing, RollDice, Stop, decode, encode
from engine.forgetit.hand import NONE, NUMBERS, Counts
from engine.game import IllegalAction

KEEPS = [
    Keep(number, Counts(*dice)) for number in NUMBERS for dice in product(range(4), repeat=3) if Counts(*dice) != NONE
]
ACTIONS: list[Action] = [RollDice(), Stop(), KeepNothing(), *KEEPS]


def test_every_action_has_a_code_of_its_own_that_leads_back() -> None:
    codes = [encode(action) for action in ACTIONS]
    assert len(set(codes)) == len(codes)
    assert [decode(code) for code in codes] == ACTIONS


def test_the_documented_codes() -> None:
    assert encode(Keep(3, Counts(2, 0, 1))) == "keep:3:201"
    assert [encode(action) for action in ACTIONS[:3]] == ["roll", "stop", "keep:none"]


@pytest.mark.parametrize(
    "code",
    ["", "keep", "keep:", "keep:3", "keep:3:", "keep:3:000", "keep:6:100", "keep:0:100", "keep:3:400", "keep:3:11",
     "keep:3:1111", "keep:³:100", "keep:3:१00", "Keep:3:100", "keep:3:100\n", "stop:", "roll:2", "keep:none:1"],
)  # fmt: skip
def test_anything_else_is_refused(code: str) -> None:
    with pytest.raises(IllegalAction, match="unknown-action"):
        decode(code)
