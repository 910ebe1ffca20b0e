"""How squares of the board look, for the board itself and for illustrations."""

from __future__ import annotations

from render.seat_marks import MARKS
from render.sketch import Point, Sketch

BOARD, BOARD_EDGE = "#f0d9a8", "#7a4b2a"
SQUARE, SQUARE_EDGE, NUMBER = "#fffaf0", "#6b5238", "#6e5a45"
NOBODY = "#b3a792"


def colour_of(owner: int | None) -> str:
    """A seat's colour, or the one for squares of colours that nobody plays."""
    return NOBODY if owner is None else MARKS[owner].colour


def draw_square(sketch: Sketch, at: Point, number: int) -> None:
    """An ordinary square of the loop; people count them from 1."""
    sketch.ellipse(at, (37, 37), SQUARE, SQUARE_EDGE, 4)
    sketch.text(at, str(number), 30, NUMBER, 650)


def draw_start(sketch: Sketch, at: Point, number: int, owner: int | None) -> None:
    """A colour's start square, the printed A."""
    sketch.ellipse(at, (37, 37), colour_of(owner), SQUARE_EDGE, 4)
    sketch.text(at, str(number), 30, "#ffffff", 800)


def draw_base(sketch: Sketch, at: Point, owner: int | None) -> None:
    """One of a colour's squares to wait on, the printed B."""
    sketch.ellipse(at, (36, 36), SQUARE, colour_of(owner), 5)


def draw_goal(sketch: Sketch, at: Point, number: int, owner: int | None) -> None:
    """One of a colour's goal squares, counted from 1."""
    x, y = at
    sketch.rectangle((x - 36, y - 36), (72, 72), SQUARE_EDGE, 16)
    sketch.rectangle((x - 32.5, y - 32.5), (65, 65), colour_of(owner), 13)
    sketch.ellipse(at, (23, 23), SQUARE)
    sketch.text(at, str(number), 29, colour_of(owner), 850)
