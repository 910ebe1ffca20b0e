"""The board: fourteen squares between start and goal, whose values are data (W1), and how pawns move on it (W3)."""

import re
from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from engine.game import Seat

START = 0
SQUARES = 14
GOAL = SQUARES + 1
"""Start and goal are squares 0 and 15; those between them are counted from 1."""

HIGHEST_VALUE = 4

_SQUARE = re.compile(rf"([+\-−])([1-{HIGHEST_VALUE}])|\?")


class Kind(StrEnum):
    """Effect of a square on the owner of the pawn that lands on it (W4)."""

    PLUS = "plus"
    MINUS = "minus"
    CARD = "card"
    PLAIN = "plain"
    """Start and goal."""


MIX = {Kind.PLUS: 5, Kind.MINUS: 4, Kind.CARD: 5}
"""Number of squares of each kind (material)."""


class Pawn(NamedTuple):
    """``number`` counts a seat's pawns from 0."""

    seat: Seat
    number: int


class WrongBoard(Exception):
    """A text describes no board. ``line`` counts from 1; ``code`` names the reason, ``values`` fill its sentence.

    Codes: ``square`` (``text`` is no square), ``too-many`` (of ``kind``, ``most`` allowed), ``too-few``
    (of ``kind``, ``found`` instead of ``needed``; ``line`` is the last one).
    """

    def __init__(self, line: int, code: str, **values: int | str) -> None:
        super().__init__(line, code, values)
        self.line = line
        self.code = code
        self.values = values


@dataclass(frozen=True, slots=True)
class Board:
    """``values[square - 1]``: chips to take, chips to give back if negative, None for a question mark."""

    values: tuple[int | None, ...]

    def kind(self, square: int) -> Kind:
        if not START < square < GOAL:
            return Kind.PLAIN
        value = self.values[square - 1]
        if value is None:
            return Kind.CARD
        return Kind.PLUS if value > 0 else Kind.MINUS

    def value(self, square: int) -> int:
        """Amount that the square pays its pawn's owner; 0 where it pays nothing."""
        return (self.values[square - 1] or 0) if START < square < GOAL else 0

    @property
    def code(self) -> str:
        """As a match's header holds it: ``+1 -1 ? +2 …``; `parse_board` reads it back."""
        return " ".join("?" if value is None else f"{value:+d}" for value in self.values)


def parse_board(text: str) -> Board:
    """Reads the board's file, and also its `Board.code`. Raises WrongBoard.

    The squares stand from start to goal, with white space between them; what follows ``#`` on a line is a comment.
    """
    values: list[int | None] = []
    counts = dict.fromkeys(MIX, 0)
    number = 1
    for number, line in enumerate(text.splitlines(), start=1):
        for word in line.partition("#")[0].split():
            found = _SQUARE.fullmatch(word)
            if found is None:
                raise WrongBoard(number, "square", text=word)
            sign, digits = found.groups()
            value = None if sign is None else int(digits) if sign == "+" else -int(digits)
            kind = Kind.CARD if value is None else Kind.PLUS if value > 0 else Kind.MINUS
            counts[kind] += 1
            if counts[kind] > MIX[kind]:
                raise WrongBoard(number, "too-many", kind=kind.value, most=MIX[kind])
            values.append(value)
    for kind, needed in MIX.items():
        if counts[kind] < needed:
            raise WrongBoard(number, "too-few", kind=kind.value, found=counts[kind], needed=needed)
    return Board(tuple(values))


def is_board_code(value: object) -> bool:
    """Tell whether a header may hold it: exactly what some board's `Board.code` is."""
    if not isinstance(value, str):
        return False
    try:
        return parse_board(value).code == value
    except WrongBoard:
        return False


def forward(square: int, steps: int, occupied: Collection[int]) -> int:
    """Square to which the steps lead: occupied ones are not counted, and what goes beyond the goal lapses (W3)."""
    while steps > 0 and square < GOAL:
        square += 1
        steps -= square not in occupied
    return square


def backward(square: int, steps: int, occupied: Collection[int]) -> int:
    """Square to which steps towards the start lead, which ends them (C8)."""
    while steps > 0 and square > START:
        square -= 1
        steps -= square not in occupied
    return square
