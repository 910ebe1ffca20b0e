"""The board as a picture: its background, which is drawn once, and what stands on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from PIL import Image, ImageDraw

from engine.game import Seat
from engine.kaeseschieben.board import EDGES_OF_SEATS, SIDE, START_SQUARES, Direction, Edge, Size, starting_cheeses
from engine.kaeseschieben.events import MouseMoved
from engine.kaeseschieben.steps import slides
from engine.kaeseschieben.view import KaeseschiebenView, Phase
from engine.kaeseschieben.walk import Walk
from render.art import art
from render.caches import kept
from render.canvas import Canvas, put
from render.fonts import loaded
from render.kaeseschieben.cover import COVER
from render.kaeseschieben.describe import walked
from render.kaeseschieben.layout import (
    CORNER_WIDTH,
    DICE_CORNER,
    FRAME,
    FRAME_SIDE,
    INWARD,
    MARGIN,
    RIM,
    TITLE_CORNER,
    TRAY_DEPTH,
    WIDTH,
    encode,
    square_centre,
)
from render.kaeseschieben.sprites import CELL, cheese, mouse
from render.kaeseschieben.trail import draw_above, draw_below, draw_hints, draw_ways, new_on_trays
from render.kaeseschieben.tray import Load, Row, dice_corner, laid_tray
from render.people import MARKS, Player
from render.sketch import SCALE, Sketch
from render.theme import Theme

_RIM_INK = "#fff0d2"
_TITLE = (("Käse-", 43), ("schieben", 70))
"""As on the box, in two lines; and how far below the sign's top their middles lie."""
_TITLE_SIZE, _TITLE_INK, _TITLE_LIP = 24, "#6b2d0a", "#fff3c0"

_FROM_SOUTH = {
    Edge.SOUTH: None,
    Edge.WEST: Image.Transpose.ROTATE_270,
    Edge.NORTH: Image.Transpose.ROTATE_180,
    Edge.EAST: Image.Transpose.ROTATE_90,
}

PIECE = CELL - 2
LIFT = 3
"""Height above its square's middle of a piece, whose foot is at the bottom of its picture."""


@kept
def background(seats: int, theme: Theme, starts: bool) -> Image.Image:
    """The board without pieces and trays, in RGB. ``starts``: with rings where the mice begin."""
    picture = Image.new("RGBA", (WIDTH, WIDTH), theme.ground.backdrop)
    picture.alpha_composite(art("kaeseschieben/board", FRAME_SIDE), (FRAME, FRAME))
    for seat, edge in enumerate(EDGES_OF_SEATS[seats]):
        _put_edge(picture, edge, MARKS[seat].colour)
        if starts:
            put(picture, art("kaeseschieben/start", CELL, body=MARKS[seat].colour), square_centre(START_SQUARES[edge]))
    if theme is Theme.CONTRAST:
        # The woods of the squares do not differ enough.
        pen, far = ImageDraw.Draw(picture), WIDTH - MARGIN
        for at in range(MARGIN, far + 1, CELL):
            pen.line((MARGIN, at, far, at), "#000000", 4)
            pen.line((at, MARGIN, at, far), "#000000", 4)
    _put_coordinates(picture)
    picture.alpha_composite(_title(), TITLE_CORNER)
    return picture.convert("RGB")


def _put_edge(picture: Image.Image, edge: Edge, colour: str) -> None:
    inlay = art("kaeseschieben/edge", FRAME_SIDE, body=colour)
    turn = _FROM_SOUTH[edge]
    if turn is not None:
        inlay = inlay.transpose(turn)
    far = FRAME + FRAME_SIDE - RIM
    picture.alpha_composite(inlay, (far if edge is Edge.EAST else FRAME, far if edge is Edge.SOUTH else FRAME))


def _put_coordinates(picture: Image.Image) -> None:
    """Letters and numbers on all four sides, a little nearer to the squares than to the inlay."""
    near, far = round(MARGIN - RIM * 0.41), round(WIDTH - MARGIN + RIM * 0.36)
    for index in range(SIDE):
        middle = MARGIN + index * CELL + CELL // 2
        for at in (near, far):
            _put_sign(picture, "abcdefgh"[index], (middle, at))
            _put_sign(picture, str(SIDE - index), (at, middle))


def _put_sign(picture: Image.Image, sign: str, centre: tuple[int, int]) -> None:
    sketch = Sketch(RIM, RIM)
    sketch.text((RIM / 2, RIM / 2), sign, 27, _RIM_INK, 750)
    put(picture, sketch.finish(), centre)


@kept
def _title() -> Image.Image:
    sign = art("kaeseschieben/title", CORNER_WIDTH, TRAY_DEPTH)
    words = Image.new("RGBA", (CORNER_WIDTH * SCALE, TRAY_DEPTH * SCALE))
    pen = ImageDraw.Draw(words)
    font = loaded(COVER.title.font, _TITLE_SIZE * SCALE, 700)
    for line, middle in _TITLE:
        at = (CORNER_WIDTH * SCALE / 2, (middle - 10) * SCALE)
        pen.text((at[0] + SCALE, at[1] + 1.4 * SCALE), line, _TITLE_LIP, font, "mm")
        pen.text(at, line, _TITLE_INK, font, "mm")
    return Image.alpha_composite(sign, words.reduce(SCALE))


Facing = Mapping[Seat, Direction]
"""Directions in which mice look; those that are left out look over the board, away from their edge."""


def draw_board(
    view: KaeseschiebenView,
    theme: Theme,
    players: Sequence[Player],
    moves: Sequence[MouseMoved] = (),
    facing: Facing | None = None,
) -> bytes:
    """The position as a PNG, with the moves that led to it, oldest first: the last one in full.

    ``players`` has one for each seat.
    """
    return encode(lay_out_board(view, theme, players, moves, facing), theme)


def draw_draft(
    view: KaeseschiebenView,
    walk: Walk,
    theme: Theme,
    players: Sequence[Player],
    facing: Facing,
    ways: Sequence[Walk] = (),
) -> bytes:
    """The position after the path so far, the path itself, where the next step may go, and ways that are offered.

    The first of the ``ways`` stands out. As a PNG.
    """
    seat = view.turn
    assert seat is not None
    move = MouseMoved(seat, walk.path, walk.squares, 0, slides(view.cheeses, walk.squares))
    looks = {**facing, seat: walk.path[-1]} if walk.path else facing
    picture = lay_out_board(walked(view, walk), theme, players, [move], looks, starts=_untouched(view))
    if walk.steps_left:
        possible = [direction for direction in Direction if walk.obstacle(direction) is None]
        draw_hints(picture, walk.squares, possible, seat)
    draw_ways(picture, ways, seat, theme)
    return encode(picture, theme)


def lay_out_board(
    view: KaeseschiebenView,
    theme: Theme,
    players: Sequence[Player],
    moves: Sequence[MouseMoved] = (),
    facing: Facing | None = None,
    *,
    starts: bool | None = None,
) -> Canvas:
    """Canvas of the board, before it is painted.

    ``starts``: with rings where the mice begin; else as long as all are there.
    """
    picture = Canvas.on(background(view.seats, theme, _untouched(view) if starts is None else starts))
    moves = [move for move in moves if move.path]
    new = new_on_trays(moves)
    for edge in Edge:
        owner = view.edges.index(edge) if edge in view.edges else None
        player = None if owner is None else players[owner]
        for part, corner in laid_tray(edge, owner, player, theme, _load(view, edge, owner, new)):
            picture.paste(part, corner)
    rolling = view.turn if view.phase in (Phase.TO_ROLL, Phase.ROLLING, Phase.MOVING) else None
    picture.put(dice_corner(rolling, view.faces, view.steps, theme), DICE_CORNER)
    draw_below(picture, moves, {*view.cheeses, *view.mice}, theme)
    pieces = [(square, cheese(one.size, PIECE)) for square, one in view.cheeses.items()]
    for seat, square in enumerate(view.mice):
        pieces.append((square, mouse(seat, (facing or {}).get(seat, INWARD[view.edges[seat]]), PIECE)))
    # What stands nearer covers what stands behind it.
    for square, sprite in sorted(pieces, key=lambda piece: -piece[0].row):
        x, y = square_centre(square)
        put(picture, sprite, (x, y - LIFT))
    if moves:
        draw_above(picture, moves[-1])
    return picture


def _untouched(view: KaeseschiebenView) -> bool:
    """Tell whether no mouse has left the square where it begins."""
    return all(square == START_SQUARES[edge] for edge, square in zip(view.edges, view.mice, strict=True)) and (
        view.cheeses == starting_cheeses()
    )


def _load(view: KaeseschiebenView, edge: Edge, owner: Seat | None, new: Mapping[Edge, Counter[Size]]) -> Load:
    if owner is None:
        # The pieces out of the game are shown once, on the first tray without a seat.
        free = [free for free in Edge if free not in view.edges]
        sizes = Counter(view.unowned if edge is free[0] else ())
        fresh = sum((new[other] for other in free), Counter[Size]())
    else:
        sizes, fresh = Counter(owned.cheese.size for owned in view.piles[owner]), new[edge]
    rows = tuple(Row(size, sizes[size], min(fresh[size], sizes[size])) for size in reversed(Size) if sizes[size])
    active = owner is not None and owner == view.turn
    return Load(rows, active, offered=view.phase is Phase.BONUS and owner is not None and not active)
