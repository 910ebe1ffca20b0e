"""Where everything lies in the picture, and the board itself, which never changes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.wiedumir.board import GOAL, START
from render.sketch import Point, Sketch
from render.theme import Theme
from render.wiedumir.sprites import ASK, GIVE, INK, PAWN_HEIGHT, PAWN_WIDTH, TAKE, draw_flag

WIDTH = 1024
EDGE, GAP = 12, 8
STRIP = 130
"""The height of start and goal."""

TILE_WIDTH, TILE_HEIGHT, TILE_STEP = 138, 190, 143
A_ROW = 7
"""Squares a row: the way climbs from the start below to the goal above, first to the right, then back to the left."""

GOAL_TOP = EDGE
UPPER_TOP = GOAL_TOP + STRIP + GAP
LOWER_TOP = UPPER_TOP + TILE_HEIGHT + GAP
START_TOP = LOWER_TOP + TILE_HEIGHT + GAP
BOARD_HEIGHT = START_TOP + STRIP + EDGE
START_WIDTH = 590
"""Beside the start lie the die, the supply and the cards."""

_FLAG_WIDTH = 104
_PAWN_WIDTHS = (PAWN_WIDTH, 84, 74, 66)
"""The more stand together, the smaller they are."""

WAITING_WIDTH, WAITING_HEIGHT = 116, 106
WAITING_STEP = WAITING_WIDTH + 6
"""The cards that wait on the goal lie side by side at its right end."""

_WAY = "#c9b98f"
_TINTS = {"take": "#fbe9b0", "give": "#f6cfc9", "ask": "#d9d4f2"}
_TINT_EDGES = {"take": TAKE, "give": GIVE, "ask": ASK}


def tile_corner(square: int) -> tuple[int, int]:
    """The upper left corner of a square from 1 to 14."""
    if square <= A_ROW:
        return (EDGE + (square - 1) * TILE_STEP, LOWER_TOP)
    return (EDGE + (2 * A_ROW - square) * TILE_STEP, UPPER_TOP)


def pawn_foot(square: int) -> tuple[int, int]:
    """Where a pawn stands on a square from 1 to 14: the middle of its foot."""
    x, y = tile_corner(square)
    return (x + TILE_WIDTH // 2, y + 8 + PAWN_HEIGHT)


def sign_middle(square: int) -> tuple[int, int]:
    """Where the sign of a square from 1 to 14 stands."""
    x, y = tile_corner(square)
    return (x + TILE_WIDTH // 2, y + TILE_HEIGHT - 42)


def crowd(count: int, *, in_goal: bool, waiting: int = 0) -> tuple[int, list[tuple[int, int]]]:
    """How wide that number of pawns is drawn in the start or the goal, and the upper left corners of their pictures.

    ``waiting`` is the number of cards at the right end of the goal.
    """
    left = EDGE + _FLAG_WIDTH
    right = WIDTH - 2 * EDGE - waiting * WAITING_STEP if in_goal else EDGE + START_WIDTH - 6
    room = right - left
    width = next((width for width in _PAWN_WIDTHS if count * (width - 4) <= room), _PAWN_WIDTHS[-1])
    # Where even the smallest do not fit side by side, they stand in front of each other.
    step = min(width - 4, (room - width) // max(1, count - 1))
    y = (GOAL_TOP if in_goal else START_TOP) + (STRIP - PAWN_HEIGHT * width // PAWN_WIDTH) // 2
    return width, [(left + number * step, y) for number in range(count)]


def arrow_ends(origin: int, target: int) -> tuple[Point, Point]:
    """Between the middles of two squares; start and goal are left and entered where it is nearest."""
    return _arrow_end(origin, target), _arrow_end(target, origin)


def _arrow_end(place: int, other: int) -> Point:
    if START < place < GOAL:
        x, y = tile_corner(place)
        return (x + TILE_WIDTH / 2, y + 74)
    across = tile_corner(other)[0] + TILE_WIDTH / 2 if START < other < GOAL else EDGE + 76.0
    if place == GOAL:
        return (across, GOAL_TOP + STRIP - 68)
    return (min(across, EDGE + START_WIDTH - 40.0), START_TOP + 60)


@lru_cache(maxsize=8)
def empty_board(values: tuple[int | None, ...], theme: Theme) -> Image.Image:
    """Start, goal and squares in the colours of what they do; ``values`` says which, None is a question mark."""
    ground = theme.ground
    sketch = Sketch(WIDTH, BOARD_HEIGHT, ground.backdrop)
    _draw_way(sketch)
    sketch.rectangle((EDGE, GOAL_TOP), (WIDTH - 2 * EDGE, STRIP), ground.tray, 22, ground.line, 3)
    sketch.rectangle((EDGE, START_TOP), (START_WIDTH, STRIP), ground.tray, 22, ground.line, 3)
    draw_flag(sketch, (EDGE + 22, GOAL_TOP + STRIP - 20), 92, ground.ink)
    _draw_start(sketch, ground.ink)
    for square, value in enumerate(values, start=1):
        _draw_tile(sketch, square, value)
    return sketch.finish()


def _draw_way(sketch: Sketch) -> None:
    """What shows between the squares."""
    last = A_ROW - 1
    right = EDGE + last * TILE_STEP + TILE_WIDTH / 2
    left = EDGE + TILE_WIDTH / 2
    lower, upper = LOWER_TOP + TILE_HEIGHT / 2, UPPER_TOP + TILE_HEIGHT / 2
    way: Sequence[Point] = [
        (left, START_TOP + 40), (left, lower), (right, lower), (right, upper), (left, upper), (left, GOAL_TOP + 80),
    ]  # fmt: skip
    sketch.line(way, _WAY, 46)


def _draw_start(sketch: Sketch, ink: str) -> None:
    x, y = EDGE + 56, START_TOP + STRIP / 2
    sketch.ellipse((x, y), (34, 34), None, ink, 7)
    sketch.polygon([(x - 11, y - 18), (x + 20, y), (x - 11, y + 18)], ink, ink, 4)


def _draw_tile(sketch: Sketch, square: int, value: int | None) -> None:
    kind = "ask" if value is None else "take" if value > 0 else "give"
    x, y = tile_corner(square)
    sketch.rectangle((x, y), (TILE_WIDTH, TILE_HEIGHT), _TINTS[kind], 20, _TINT_EDGES[kind], 5)
    sketch.ellipse((x + TILE_WIDTH / 2, y + PAWN_HEIGHT - 4), (40, 11), "#ffffff")
    sketch.text((x + 14, y + 22), str(square), 27, INK, 800, "lm")
    sign = 1 if square <= A_ROW else -1
    tip = x + TILE_WIDTH - 18 + 6 * sign
    sketch.polygon([(tip, y + 22), (tip - 12 * sign, y + 14), (tip - 12 * sign, y + 30)], INK)
