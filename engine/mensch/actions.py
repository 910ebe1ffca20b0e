"""Actions of a seat, and the codes of the record."""

from collections.abc import Mapping
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


def encode(action: Action) -> str:
    match action:
        case RollDie():
            return "roll"
        case MovePawn(pawn):
            return f"move:{pawn + 1}"
        case ClaimCapture(pawn):
            return f"claim:{pawn + 1}"


_ALL: tuple[Action, ...] = (ROLL_DIE, *MOVES, *CLAIMS)
_BY_CODE: Mapping[str, Action] = {encode(action): action for action in _ALL}


def decode(code: str) -> Action:
    """Raises IllegalAction("unknown-action") for what `encode` never wrote."""
    action = _BY_CODE.get(code)
    if action is None:
        raise IllegalAction("unknown-action")
    return action
