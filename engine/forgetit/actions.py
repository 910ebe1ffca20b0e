"""Actions of a seat in For-Get-It, and the codes of the record."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product

from engine.forgetit.hand import NUMBERS, Counts
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


_KEEPS = [Keep(number, Counts(*dice)) for number in NUMBERS for dice in product(range(4), repeat=3) if any(dice)]
_ALL: tuple[Action, ...] = (RollDice(), KeepNothing(), Stop(), *_KEEPS)
_BY_CODE: Mapping[str, Action] = {encode(action): action for action in _ALL}


def decode(code: str) -> Action:
    """Raises IllegalAction("unknown-action") for what `encode` never writes."""
    action = _BY_CODE.get(code)
    if action is None:
        raise IllegalAction("unknown-action")
    return action
