"""The board as a picture: for the table, and with a path in the making for the mover alone."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engine.game import Seat
from engine.kaeseschieben.board import EDGES_OF_SEATS, SIDE, START_SQUARES, Direction, Edge, Size, Square
from engine.kaeseschieben.events import MouseMoved
from engine.kaeseschieben.view import KaeseschiebenView, Phase
from engine.kaeseschieben.walk import Walk
from render.kaeseschieben.palette import encode
from render.kaeseschieben.sprites import CELL, cheese, die, mouse
from render.kaeseschieben.trail import Trail, draw_hints, draw_start, draw_steps
from render.seat_marks import MARKS
from render.sketch import Point, Sketch
from render.theme import GOLD, GOLD_INK, Theme

RIM = 34
TRAY = 90
GAP = 4
MARGIN = TRAY + GAP + RIM
"""From the picture's border to the first square."""

WIDTH = SIDE * CELL + 2 * MARGIN
"""The picture is as high as it is wide: 1024 pixels."""

_LIGHT_SQUARE, _DARK_SQUARE, _CENTRE_LIGHT, _CENTRE_DARK = "#f4e3c1", "#e9d1a5", "#f9ecd2", "#f0dcb6"
_RIM, _RIM_EDGE, _RIM_INK = "#7a4b2a", "#5a351c", "#f6e7cb"
_GRAIN = ("#efdcb8", "#e2c899")
_UNOWNED = "#9a8f80"


def draw_board(view: KaeseschiebenView, theme: Theme, last: MouseMoved | None = None) -> bytes:
    """The position with the trail of the last move, as a PNG."""
    return encode(paint_board(view, theme, last), theme)


def draw_draft(view: KaeseschiebenView, walk: Walk, theme: Theme) -> bytes:
    """The position after the path so far, the path itself, and where the next step may go; as a PNG."""
    return encode(paint_draft(view, walk, theme), theme)


def paint_board(view: KaeseschiebenView, theme: Theme, last: MouseMoved | None = None) -> Image.Image:
    trail = None if last is None else Trail(last.squares, last.seat)
    picture = _pieces(view, theme, trail=trail)
    if trail is not None:
        draw_steps(picture, trail, square_centre)
    return picture


def paint_draft(view: KaeseschiebenView, walk: Walk, theme: Theme) -> Image.Image:
    assert view.turn is not None
    trail = Trail(walk.squares, view.turn)
    picture = _pieces(view, theme, walk, trail)
    if walk.steps_left:
        possible = [direction for direction in Direction if walk.obstacle(direction) is None]
        draw_hints(picture, walk.mouse, possible, view.turn, square_centre)
    draw_steps(picture, trail, square_centre)
    return picture


def square_centre(square: Square) -> tuple[int, int]:
    """Where the middle of a square lies in the picture."""
    return (MARGIN + square.column * CELL + CELL // 2, MARGIN + (SIDE - 1 - square.row) * CELL + CELL // 2)


def _pieces(view: KaeseschiebenView, theme: Theme, walk: Walk | None = None, trail: Trail | None = None) -> Image.Image:
    picture = _empty_board(view.seats, theme).copy()
    for edge in Edge:
        owner = view.edges.index(edge) if edge in view.edges else None
        tray = _tray(edge, owner, theme, _load_of_tray(view, walk, edge, owner))
        picture.paste(tray, _TRAY_CORNERS[edge])
    if trail is not None:
        draw_start(picture, trail, square_centre)
    for square, piece in (walk.cheeses if walk else view.cheeses).items():
        _put(picture, cheese(piece.size), square)
    for seat, square in enumerate(view.mice):
        _put(picture, mouse(seat), walk.mouse if walk and seat == view.turn else square)
    return picture


def _put(picture: Image.Image, sprite: Image.Image, square: Square) -> None:
    x, y = square_centre(square)
    picture.alpha_composite(sprite, (x - sprite.width // 2, y - sprite.height // 2))


class _Load(NamedTuple):
    """What lies on a tray: cheeses by size, the throws of the roll in hand, and whether its seat is to act.

    ``offered``: one of these cheeses may be taken (K11).
    """

    small: int
    medium: int
    large: int
    faces: tuple[int | None, ...]
    active: bool
    offered: bool


def _load_of_tray(view: KaeseschiebenView, walk: Walk | None, edge: Edge, owner: Seat | None) -> _Load:
    sizes = Counter(view.unowned if owner is None else [owned.cheese.size for owned in view.piles[owner]])
    if owner is None:
        # The pieces out of the game are shown once, on the first tray without a seat.
        first_free = next(free for free in Edge if free not in view.edges)
        sizes = sizes if edge is first_free else Counter()
    for fall in walk.falls if walk else ():
        if fall.edge is edge:
            sizes[fall.cheese.size] += 1
    active = owner is not None and owner == view.turn
    return _Load(
        sizes[Size.SMALL],
        sizes[Size.MEDIUM],
        sizes[Size.LARGE],
        view.faces if active else (),
        active,
        offered=view.phase is Phase.BONUS and owner is not None and not active,
    )


_LENGTH = WIDTH - 2 * (TRAY + GAP)
_TRAY_CORNERS = {
    Edge.SOUTH: (TRAY + GAP, WIDTH - TRAY),
    Edge.NORTH: (TRAY + GAP, 0),
    Edge.WEST: (0, TRAY + GAP),
    Edge.EAST: (WIDTH - TRAY, TRAY + GAP),
}


@lru_cache(maxsize=256)
def _tray(edge: Edge, owner: Seat | None, theme: Theme, load: _Load) -> Image.Image:
    """The place beyond an edge: whose it is, what has fallen there, and the die if it is their turn."""
    upright = edge in (Edge.WEST, Edge.EAST)
    width, height = (TRAY, _LENGTH) if upright else (_LENGTH, TRAY)
    ground = theme.ground
    sketch = Sketch(width, height, ground.backdrop)
    colour = _UNOWNED if owner is None else MARKS[owner].colour
    sketch.rectangle(
        (3, 3),
        (width - 6, height - 6),
        ground.tray,
        20,
        colour if load.active else ground.line,
        6 if load.active else 2,
    )
    tray = sketch.finish()

    def put(picture: Image.Image, along: int) -> None:
        x, y = (TRAY // 2, along) if upright else (along, TRAY // 2)
        tray.alpha_composite(picture, (x - picture.width // 2, y - picture.height // 2))

    put(_owner_badge(owner, theme), 52)
    along = 146
    for size, count in zip(Size, (load.small, load.medium, load.large), strict=True):
        if count:
            put(_counted_cheese(size, count, theme, upright, load.offered), along)
            along += 92 if upright else 128
    for number, face in enumerate(reversed(load.faces[-4:])):
        put(die(face, 56), _LENGTH - 46 - number * 60)
    return tray


@lru_cache(maxsize=16)
def _owner_badge(owner: Seat | None, theme: Theme) -> Image.Image:
    sketch = Sketch(76, 76)
    if owner is None:
        sketch.ellipse((38, 38), (24, 24), None, theme.ground.faint_ink, 4)
        sketch.line([(22, 54), (54, 22)], theme.ground.faint_ink, 4)
    else:
        sketch.badge(MARKS[owner], (38, 38), 29)
    return sketch.finish()


@lru_cache(maxsize=128)
def _counted_cheese(size: Size, count: int, theme: Theme, upright: bool, offered: bool) -> Image.Image:
    """A cheese with how many of its size there are: the number beside it, or below on upright trays.

    One that is offered bears a question mark: its size is seen, a worm is not (K11).
    """
    sketch = Sketch(80, 92) if upright else Sketch(120, 80)
    if upright:
        sketch.text((40, 76), f"×{count}", 26, theme.ground.ink, 700)
    else:
        sketch.text((70, 42), f"×{count}", 28, theme.ground.ink, 700, "lm")
    picture = sketch.finish()
    corner = (8, 0) if upright else (4, 8)
    picture.alpha_composite(cheese(size, 64), corner)
    if offered:
        picture.alpha_composite(_question_mark(), (corner[0] + 32, corner[1] - 2))
    return picture


@lru_cache(maxsize=1)
def _question_mark() -> Image.Image:
    sketch = Sketch(36, 36)
    sketch.ellipse((18, 18), (16, 16), GOLD, "#ffffff", 2)
    sketch.text((18, 18), "?", 26, GOLD_INK, 850)
    return sketch.finish()


@lru_cache(maxsize=8)
def _empty_board(seats: int, theme: Theme) -> Image.Image:
    """Rim, squares and edges; everything that never moves."""
    sketch = Sketch(WIDTH, WIDTH, theme.ground.backdrop)
    corner = TRAY + GAP
    sketch.rectangle((corner, corner), (_LENGTH, _LENGTH), _RIM, 14, _RIM_EDGE, 3)
    owners = dict(zip(EDGES_OF_SEATS[seats], range(seats), strict=True))
    for edge in Edge:
        _draw_edge(sketch, edge, owners.get(edge))
    inner = SIDE * CELL
    sketch.rectangle((MARGIN - 3, MARGIN - 3), (inner + 6, inner + 6), _RIM_EDGE, 4)
    for column in range(SIDE):
        for row in range(SIDE):
            _draw_square(sketch, Square(column, row))
    for edge, seat in owners.items():
        x, y = square_centre(START_SQUARES[edge])
        sketch.ellipse((x, y), (36, 36), None, MARKS[seat].colour, 3)
    for index in range(SIDE):
        middle = MARGIN + index * CELL + CELL / 2
        near, far = corner + RIM / 2 + 2, WIDTH - corner - RIM / 2 - 2
        for at in ((middle, far), (middle, near)):
            sketch.text(at, "abcdefgh"[index], 26, _RIM_INK, 650)
        for at in ((near, middle), (far, middle)):
            sketch.text(at, str(SIDE - index), 26, _RIM_INK, 650)
    return sketch.finish()


def _draw_edge(sketch: Sketch, edge: Edge, owner: Seat | None) -> None:
    """The outermost line of the rim in the colour of its owner; dashed and grey where it is nobody's."""
    start, end = TRAY + GAP + 16, WIDTH - TRAY - GAP - 16
    near, far = TRAY + GAP + 5, WIDTH - TRAY - GAP - 5
    across = {Edge.SOUTH: far, Edge.NORTH: near, Edge.WEST: near, Edge.EAST: far}[edge]

    def stroke(begin: float, finish: float, colour: str, width: float) -> None:
        points: list[Point] = [(begin, across), (finish, across)]
        if edge in (Edge.WEST, Edge.EAST):
            points = [(y, x) for x, y in points]
        sketch.line(points, colour, width)

    if owner is not None:
        stroke(start, end, MARKS[owner].colour, 9)
        return
    for begin in range(start, end, 40):
        stroke(begin, begin + 16, _UNOWNED, 4)


def _draw_square(sketch: Sketch, square: Square) -> None:
    x, y = square_centre(square)
    left, top = x - CELL / 2, y - CELL / 2
    dark = (square.column + square.row) % 2 == 0
    central = 2 <= square.column <= 5 and 2 <= square.row <= 5
    fill = (_CENTRE_DARK if dark else _CENTRE_LIGHT) if central else (_DARK_SQUARE if dark else _LIGHT_SQUARE)
    sketch.rectangle((left, top), (CELL, CELL), fill)
    grain = _GRAIN[dark]
    for streak in range(5):
        # A wooden look that is the same on every machine: the streaks follow from the square's place.
        seed = (square.column * 37 + square.row * 61 + streak * 29) % 97
        height = top + 9 + streak * 18 + seed % 11
        begin, length = left + seed % 31, 28 + seed % 37
        sketch.line([(begin + 4, height), (min(begin + 4 + length, left + CELL - 4), height + seed % 3)], grain, 1.6)
