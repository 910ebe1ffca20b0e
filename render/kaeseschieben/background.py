"""What never moves: the backdrop, the frame with its edges, the squares and the title. Composed once and kept."""

from __future__ import annotations

from functools import lru_cache

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
from render.seat_marks import MARKS
from render.sketch import SCALE, Sketch
from render.theme import Theme

_RIM_INK = "#fff0d2"
_TITLE = (("Käse-", 44), ("schieben", 68))
"""As on the box, in two lines; and how far below the sign's top their middles lie."""
_TITLE_SIZE, _TITLE_INK, _TITLE_LIP = 29, "#6b2d0a", "#fff3c0"

_FROM_SOUTH = {
    Edge.SOUTH: None,
    Edge.WEST: Image.Transpose.ROTATE_270,
    Edge.NORTH: Image.Transpose.ROTATE_180,
    Edge.EAST: Image.Transpose.ROTATE_90,
}


@lru_cache(maxsize=16)
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
    picture.alpha_composite(_coordinates())
    picture.alpha_composite(_title(), TITLE_CORNER)
    return picture.convert("RGB")


def _put_edge(picture: Image.Image, edge: Edge, colour: str) -> None:
    inlay = art("kaeseschieben/edge", FRAME_SIDE, body=colour)
    turn = _FROM_SOUTH[edge]
    if turn is not None:
        inlay = inlay.transpose(turn)
    far = FRAME + FRAME_SIDE - RIM
    picture.alpha_composite(
        inlay, (far if edge is Edge.EAST else FRAME, far if edge is Edge.SOUTH else FRAME)
    )


@lru_cache(maxsize=1)
def _coordinates() -> Image.Image:
    """Letters and numbers on all four sides, a little nearer to the squares than to the inlay."""
    sketch = Sketch(WIDTH, WIDTH)
    near, far = MARGIN - RIM * 0.41, WIDTH - MARGIN + RIM * 0.36
    for index in range(SIDE):
        middle = MARGIN + index * CELL + CELL / 2
        for at in ((middle, far), (middle, near)):
            sketch.text(at, "abcdefgh"[index], 27, _RIM_INK, 750)
        for at in ((near, middle), (far, middle)):
            sketch.text(at, str(SIDE - index), 27, _RIM_INK, 750)
    return sketch.finish()


@lru_cache(maxsize=1)
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
