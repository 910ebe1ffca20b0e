"""What a seat can do in For-Get-It, and the codes of the record."""

from __future__ import annotations

import re
from dataclasses import dataclass

from engine.forgetit.hand import NONE, Counts
from engine.game import IllegalAction


@dataclass(frozen=True, slots=True)
class RollDice:
    """Code ``roll``: all dice that are not set aside; all nine if none is left (F6)."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Code ``keep:3:201``: sets two dice with FOR and one with IT aside, all showing a 3 (F2, F3)."""

    number: int
    dice: Counts


@dataclass(frozen=True, slots=True)
class KeepNothing:
    """Code ``keep:none``: numbers need never be set aside (F2)."""


@dataclass(frozen=True, slots=True)
class Stop:
    """Code ``stop``: the turn ends and is scored (F7)."""


Action = RollDice | Keep | KeepNothing | Stop

_KEEP = re.compile(r"keep:([1-5]):([0-3])([0-3])([0-3])")


def encode(action: Action) -> str:
    match action:
        case RollDice():
            return "roll"
        case Keep(number, dice):
            return f"keep:{number}:{''.join(map(str, dice))}"
        case KeepNothing():
            return "keep:none"
        case Stop():
            return "stop"


def decode(code: str) -> Action:
    """Raises IllegalAction("unknown-action") for what `encode` never writes."""
    plain: dict[str, Action] = {"roll": RollDice(), "keep:none": KeepNothing(), "stop": Stop()}
    if code in plain:
        return plain[code]
    found = _KEEP.fullmatch(code)
    dice = Counts(*(int(digit) for digit in found.groups()[1:])) if found else NONE
    if found is None or dice == NONE:
        raise IllegalAction("unknown-action")
    return Keep(int(found[1]), dice)
