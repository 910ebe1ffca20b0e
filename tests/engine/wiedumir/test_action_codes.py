"""The codes of the record."""

from __future__ import annotations

import pytest

from engine.game import IllegalAction
from engine.wiedumir.actions import (
    Action,
    ChoosePair,
    ChooseSeat,
    MovePawn,
    PlacePawn,
    RollDie,
    ShareOut,
    TakeChip,
    decode,
    encode,
)
from engine.wiedumir.board import Pawn

CODES: dict[str, Action] = {
    "roll": RollDie(),
    "move:7:0": MovePawn(Pawn(7, 0)),
    "take": TakeChip(),
    "place:0:1:15": PlacePawn(Pawn(0, 1), 15),
    "place:4:0:0": PlacePawn(Pawn(4, 0), 0),
    "seat:3": ChooseSeat(3),
    "pair:1:0": ChoosePair(1, 0),
    "share:0,2,0,1": ShareOut((0, 2, 0, 1)),
    "share:0,24": ShareOut((0, 24)),
}


@pytest.mark.parametrize("code", CODES)
def test_a_code_is_written_and_read(code: str) -> None:
    assert encode(CODES[code]) == code
    assert decode(code) == CODES[code]


@pytest.mark.parametrize(
    "code",
    ["", "Roll", "roll ", "move", "move:1", "move:01:0", "move:1:0:0", "move:-1:0", "move:١:0", "place:0:1:16",
     "place:0:1:-1", "place:0:1", "seat:", "seat:x", "seat:+1", "pair:1", "pair:1:2:3", "share:", "share:1", "share:1,",
     "share:,1", "share:1,,2", "share:01,2", "share:1, 2", "share:-1,3", "take:1", "cheese"],
)  # fmt: skip
def test_what_was_never_written_is_refused(code: str) -> None:
    with pytest.raises(IllegalAction, match="unknown-action"):
        decode(code)
