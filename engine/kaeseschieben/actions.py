"""Actions of a seat in Käseschieben, and the codes of the record."""

from dataclasses import dataclass

from engine.game import IllegalAction, Seat
from engine.kaeseschieben.board import Direction, Size


@dataclass(frozen=True, slots=True)
class RollDie:
    """Code ``roll``."""


@dataclass(frozen=True, slots=True)
class MoveMouse:
    """Code ``move:nnes``: the whole path; ``move:`` if no step is possible (K7)."""

    path: tuple[Direction, ...]


@dataclass(frozen=True, slots=True)
class TakeCheese:
    """Code ``take:2:large``: the last-cheese bonus (K11).

    The taker sees sizes, not worms. Of the victim's cheeses of that size, the one that fell first changes hands.
    """

    victim: Seat
    size: Size


@dataclass(frozen=True, slots=True)
class DeclineBonus:
    """Code ``decline``."""


Action = RollDie | MoveMouse | TakeCheese | DeclineBonus


def encode(action: Action) -> str:
    match action:
        case RollDie():
            return "roll"
        case MoveMouse(path):
            return "move:" + "".join(direction.value for direction in path)
        case TakeCheese(victim, size):
            return f"take:{victim}:{size}"
        case DeclineBonus():
            return "decline"


def decode(code: str) -> Action:
    """Raises IllegalAction("unknown-action") for what `encode` never writes."""
    try:
        match code.split(":"):
            case ["roll"]:
                return RollDie()
            case ["move", letters]:
                return MoveMouse(tuple(Direction(letter) for letter in letters))
            case ["take", victim, size] if victim.isdecimal() and str(int(victim)) == victim:
                return TakeCheese(int(victim), Size(size))
            case ["decline"]:
                return DeclineBonus()
    except ValueError as error:
        raise IllegalAction("unknown-action") from error
    raise IllegalAction("unknown-action")
