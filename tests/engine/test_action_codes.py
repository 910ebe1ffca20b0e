"""Codes of actions, as ``docs/record.md`` tells them: each stands for one action, and nothing else is a code."""

from collections.abc import Mapping
from types import ModuleType

import pytest

from engine.forgetit import actions as forgetit
from engine.forgetit.hand import Counts
from engine.game import IllegalAction
from engine.kaeseschieben import actions as kaeseschieben
from engine.kaeseschieben.board import Size
from engine.mensch import actions as mensch
from engine.wiedumir import actions as wiedumir
from engine.wiedumir.board import Pawn
from tests.engine.kaeseschieben.positions import path

CODES: Mapping[ModuleType, Mapping[str, object]] = {
    mensch: {"roll": mensch.ROLL_DIE, "move:1": mensch.MOVES[0], "claim:4": mensch.CLAIMS[3]},
    kaeseschieben: {
        "roll": kaeseschieben.RollDie(),
        "move:nnes": path("nnes"),
        "move:": path(""),
        "take:2:large": kaeseschieben.TakeCheese(2, Size.LARGE),
        "decline": kaeseschieben.DeclineBonus(),
    },
    forgetit: {
        "roll": forgetit.RollDice(),
        "stop": forgetit.Stop(),
        "keep:none": forgetit.KeepNothing(),
        "keep:3:201": forgetit.Keep(3, Counts(2, 0, 1)),
    },
    wiedumir: {
        "roll": wiedumir.RollDie(),
        "move:7:0": wiedumir.MovePawn(Pawn(7, 0)),
        "take": wiedumir.TakeChip(),
        "place:0:1:15": wiedumir.PlacePawn(Pawn(0, 1), 15),
        "place:4:0:0": wiedumir.PlacePawn(Pawn(4, 0), 0),
        "seat:3": wiedumir.ChooseSeat(3),
        "pair:1:0": wiedumir.ChoosePair(1, 0),
        "share:0,2,0,1": wiedumir.ShareOut((0, 2, 0, 1)),
        "share:0,24": wiedumir.ShareOut((0, 24)),
    },
}

NO_CODES = {
    mensch: ["", "Roll", "move", "move:", "move:0", "move:5", "move:12", "move:١", "claim", "claim:0"],
    kaeseschieben: ["", "Roll", "roll:", "move", "move:x", "move:nn:e", "move:N", "take", "take:1", "take:1:huge",
                    "take:01:large", "take:-1:large", "take:²:large", "take:1:large:", "decline:1"],
    forgetit: ["", "keep", "keep:", "keep:3", "keep:3:", "keep:3:000", "keep:6:100", "keep:0:100", "keep:3:400",
               "keep:3:11", "keep:3:1111", "keep:³:100", "keep:3:१00", "Keep:3:100", "keep:3:100\n", "stop:", "roll:2",
               "keep:none:1"],
    wiedumir: ["", "Roll", "roll ", "move", "move:1", "move:01:0", "move:1:0:0", "move:-1:0", "move:١:0",
               "place:0:1:16", "place:0:1:-1", "place:0:1", "seat:", "seat:x", "seat:+1", "pair:1", "pair:1:2:3",
               "share:", "share:1", "share:1,", "share:,1", "share:1,,2", "share:01,2", "share:1, 2", "share:-1,3",
               "take:1", "cheese"],
}  # fmt: skip


@pytest.mark.parametrize(("actions", "code"), [(actions, code) for actions, codes in CODES.items() for code in codes])
def test_every_kind_of_action_has_its_code(actions: ModuleType, code: str) -> None:
    assert actions.encode(CODES[actions][code]) == code
    assert actions.decode(code) == CODES[actions][code]


@pytest.mark.parametrize(
    ("actions", "code"), [(actions, code) for actions, codes in NO_CODES.items() for code in codes]
)
def test_nothing_else_is_a_code(actions: ModuleType, code: str) -> None:
    with pytest.raises(IllegalAction, match="unknown-action"):
        actions.decode(code)
