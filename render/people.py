"""People on pictures: the marks of their seats, and what a picture knows of a player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from render.theme import GOLD_INK, OLIVE, Colour, Theme


class Shape(Enum):
    TRIANGLE = auto()
    DIAMOND = auto()
    SQUARE = auto()
    CIRCLE = auto()
    HEART = auto()
    BEAR = auto()
    STAR = auto()
    CROSS = auto()
    HOUSE = auto()
    DROP = auto()
    CLOVER = auto()
    OCTAGON = auto()
    FLOWER = auto()
    SHIELD = auto()
    LEMON = auto()
    GEM = auto()


@dataclass(frozen=True, slots=True)
class SeatMark:
    """``emoji`` stands for shape and colour in texts; ``colour`` is the same in both themes, and ``ink`` is what is
    written upon it.
    """

    letter: str
    emoji: str
    shape: Shape
    colour: Colour
    ink: Colour = "#ffffff"

    def edge(self, theme: Theme, usual: Colour) -> Colour:
        """Colour of the edge of the seat's ways: in high contrast, colour or edge stands out on any ground."""
        return self.ink if theme is Theme.CONTRAST else usual


MARKS: tuple[SeatMark, ...] = (
    SeatMark("A", "🔺", Shape.TRIANGLE, "#d1495b"),
    SeatMark("B", "🔷", Shape.DIAMOND, "#2f6fb5"),
    SeatMark("C", "🟩", Shape.SQUARE, "#2a9d77"),
    SeatMark("D", "🟡", Shape.CIRCLE, "#e3a320", GOLD_INK),
    SeatMark("E", "💜", Shape.HEART, "#8358b5"),
    SeatMark("F", "🌸", Shape.FLOWER, "#d66a9c"),
    SeatMark("G", "⭐", Shape.STAR, "#e8862c", GOLD_INK),
    SeatMark("H", "➕", Shape.CROSS, "#3a3d42"),
    SeatMark("I", "🏠", Shape.HOUSE, "#a34a78"),
    SeatMark("J", "💧", Shape.DROP, "#3391b3"),
    SeatMark("K", "🍀", Shape.CLOVER, "#4c8c2b"),
    SeatMark("L", "🛑", Shape.OCTAGON, "#b03a2e"),
    SeatMark("M", "🐻", Shape.BEAR, "#8a5a3c"),
    SeatMark("N", "🛡️", Shape.SHIELD, "#47568c"),
    SeatMark("O", "🍋", Shape.LEMON, OLIVE, GOLD_INK),
    SeatMark("P", "💎", Shape.GEM, "#258f8a"),
)


def seat_labels(seats: int, names: Sequence[str] | None) -> list[str]:
    """Names of seats in descriptions: their letters, or such as "Anna (A)"."""
    letters = [MARKS[seat].letter for seat in range(seats)]
    return letters if names is None else [f"{name} ({letter})" for name, letter in zip(names, letters, strict=True)]


@dataclass(frozen=True, slots=True)
class Player:
    """``name`` is what people read, of any script; ``avatar`` a small square picture file, None where there is none.

    A seat that was ``resigned`` comes last, whatever a computer achieves there. People who are not ``seated``, such as
    those of a game night, have no mark but the first letter of their name.
    """

    name: str
    avatar: bytes | None = None
    is_computer: bool = False
    resigned: bool = False
    seated: bool = True
