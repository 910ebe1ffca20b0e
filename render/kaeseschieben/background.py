"""What never moves: the backdrop, the frame with its edges, the squares and the title. Composed once and kept."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.kaeseschieben.board import EDGES_OF_SEATS, SIDE, START_SQUARES, Edge
from render.art import art
from render.cartouche import title_font
from render.fonts import loaded
from render.kaeseschieben.layout import (
    CORNER_WIDTH,
    FRAME,
    FRAME_SIDE,
    MARGIN,
    RIM,
    TITLE_CORNER,
    TRAY_DEPTH,
    WIDTH,
    square_centre,
)
from render.kaeseschieben.sprites import CELL
from render.kept_drawings import kept
from render.seat_marks import MARKS
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


@kept
def background(seats: int, theme: Theme, starts: bool) -> Image.Image:
    """The board without pieces and trays, in RGB. ``starts``: with rings where the mice begin."""
    picture = Image.new("RGBA", (WIDTH, WIDTH), theme.ground.backdrop)
    picture.alpha_composite(art("kaeseschieben/board", FRAME_SIDE), (FRAME, FRAME))
    for seat, edge in enumerate(EDGES_OF_SEATS[seats]):
        _put_edge(picture, edge, MARKS[seat].colour)
        if starts:
            ring = art("kaeseschieben/start", CELL, body=MARKS[seat].colour)
            x, y = square_centre(START_SQUARES[edge])
            picture.alpha_composite(ring, (x - CELL // 2, y - CELL // 2))
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
    picture.alpha_composite(sketch.finish(), (centre[0] - RIM // 2, centre[1] - RIM // 2))


@kept
def _title() -> Image.Image:
    sign = art("kaeseschieben/title", CORNER_WIDTH, TRAY_DEPTH)
    words = Image.new("RGBA", (CORNER_WIDTH * SCALE, TRAY_DEPTH * SCALE))
    pen = ImageDraw.Draw(words)
    font = loaded(title_font("kaeseschieben"), _TITLE_SIZE * SCALE, 700)
    for line, middle in _TITLE:
        at = (CORNER_WIDTH * SCALE / 2, (middle - 10) * SCALE)
        pen.text((at[0] + SCALE, at[1] + 1.4 * SCALE), line, _TITLE_LIP, font, "mm")
        pen.text(at, line, _TITLE_INK, font, "mm")
    return Image.alpha_composite(sign, words.reduce(SCALE))
