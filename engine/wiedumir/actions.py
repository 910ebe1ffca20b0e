"""Actions of a seat in Wie Du mir …, and the codes of the record."""

import re
from dataclasses import dataclass

from engine.game import IllegalAction, Seat
from engine.wiedumir.board import GOAL, Pawn


@dataclass(frozen=True, slots=True)
class RollDie:
    """Code ``roll``."""


@dataclass(frozen=True, slots=True)
class MovePawn:
    """Code ``move:3:1``: seat 3's second pawn goes forward by the number rolled (W3)."""

    pawn: Pawn


@dataclass(frozen=True, slots=True)
class TakeChip:
    """Code ``take``: one chip from the supply instead of moving (W16)."""


@dataclass(frozen=True, slots=True)
class PlacePawn:
    """Code ``place:3:1:9``: seat 3's second pawn to square 9; 0 is the start, 15 the goal (C3, C8, C19).

    C8 names the square, too: it is the one two squares before or behind the pawn.
    """

    pawn: Pawn
    square: int


@dataclass(frozen=True, slots=True)
class ChooseSeat:
    """Code ``seat:3``: whom the card concerns (C7, C14)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ChoosePair:
    """Code ``pair:1:3``: the two who swap, ascending (C9); who loses and who gets the chips (C12)."""

    first: Seat
    second: Seat


@dataclass(frozen=True, slots=True)
class ShareOut:
    """Code ``share:0,2,0,1``: how many chips each seat gets (C6, C11, C15, C22) or loses (C13)."""

    amounts: tuple[int, ...]


Action = RollDie | MovePawn | TakeChip | PlacePawn | ChooseSeat | ChoosePair | ShareOut


def encode(action: Action) -> str:
    match action:
        case RollDie():
            return "roll"
        case MovePawn(pawn):
            return f"move:{pawn.seat}:{pawn.number}"
        case TakeChip():
            return "take"
        case PlacePawn(pawn, square):
            return f"place:{pawn.seat}:{pawn.number}:{square}"
        case ChooseSeat(seat):
            return f"seat:{seat}"
        case ChoosePair(first, second):
            return f"pair:{first}:{second}"
        case ShareOut(amounts):
            return "share:" + ",".join(map(str, amounts))


def decode(code: str) -> Action:
    """Raises IllegalAction("unknown-action") for what `encode` never wrote."""
    action: Action | None = None
    match code.partition(":")[0], [int(number) for number in re.findall(r"\d+", code)]:
        case "roll", []:
            action = RollDie()
        case "take", []:
            action = TakeChip()
        case "move", [seat, number]:
            action = MovePawn(Pawn(seat, number))
        case "place", [seat, number, square] if square <= GOAL:
            action = PlacePawn(Pawn(seat, number), square)
        case "seat", [seat]:
            action = ChooseSeat(seat)
        case "pair", [first, second]:
            action = ChoosePair(first, second)
        case "share", [_, _, *_] as amounts:
            action = ShareOut(tuple(amounts))
    if action is None or encode(action) != code:
        raise IllegalAction("unknown-action")
    return action
