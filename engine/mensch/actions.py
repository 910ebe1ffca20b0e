"""What a seat can do, and the codes of the record."""

from __future__ import annotations

import re
from dataclasses import dataclass

from engine.game import IllegalAction
from engine.mensch.board import PAWNS


@dataclass(frozen=True, slots=True)
class RollDie:
    """Code ``roll``."""


@dataclass(frozen=True, slots=True)
class MovePawn:
    """Code ``move:2``: the seat's second pawn moves by the number rolled, or is set on the start square.

    ``pawn`` counts from 0, the code from 1, as people do.
    """

    pawn: int


@dataclass(frozen=True, slots=True)
class ClaimCapture:
    """Code ``claim:2``: the second pawn of the seat that overlooked a capture goes back to its base (P7)."""

    pawn: int


Action = RollDie | MovePawn | ClaimCapture

ROLL_DIE = RollDie()
MOVES = tuple(MovePawn(pawn) for pawn in range(PAWNS))
CLAIMS = tuple(ClaimCapture(pawn) for pawn in range(PAWNS))

_WITH_PAWN = re.compile(r"(move|claim):([1-4])", re.ASCII)


def encode(action: Action) -> str:
    match action:
        case RollDie():
            return "roll"
        case MovePawn(pawn):
            return f"move:{pawn + 1}"
        case ClaimCapture(pawn):
            return f"claim:{pawn + 1}"


def decode(code: str) -> Action:
    """Raises IllegalAction("unknown-action") for what `encode` never wrote."""
    if code == "roll":
        return ROLL_DIE
    found = _WITH_PAWN.fullmatch(code)
    if found is None:
        raise IllegalAction("unknown-action")
    actions = MOVES if found[1] == "move" else CLAIMS
    return actions[int(found[2]) - 1]
