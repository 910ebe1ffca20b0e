"""Layout of the picture, and its palette."""

from __future__ import annotations

from engine.kaeseschieben.board import SIDE, Direction, Edge, Square
from render.kaeseschieben.sprites import CELL
from render.png import Palette

PALETTE = Palette("kaeseschieben")
encode = PALETTE.encode


WIDTH = 1024
"""The picture is as high as it is wide."""

RIM = 40
"""The board's frame."""

FRAME = (WIDTH - SIDE * CELL - 2 * RIM) // 2
"""From the picture's border to the frame."""

FRAME_SIDE = SIDE * CELL + 2 * RIM
MARGIN = FRAME + RIM
"""From the picture's border to the first square."""

EDGE_GAP = 4
TRAY_DEPTH = FRAME - 2 * EDGE_GAP
TRAY_LENGTH = 628
"""Trays above and below the board end where the corners begin: with a name, the title or the dice."""

SIDE_TRAY_WIDTH, SIDE_TRAY_LENGTH = 232, 908
"""Trays beside the board, with the name at one end, wider than the tray."""

CORNER_WIDTH = 146
"""Of the title and of the dice."""

NAME_WIDTH, NAME_HEIGHT, SIDE_NAME_HEIGHT = 256, 62, 54

_FAR = WIDTH - EDGE_GAP

TRAY_CORNERS = {
    Edge.SOUTH: (EDGE_GAP + CORNER_WIDTH + 6, _FAR - TRAY_DEPTH),
    Edge.NORTH: (_FAR - CORNER_WIDTH - 6 - TRAY_LENGTH, EDGE_GAP),
    Edge.WEST: (EDGE_GAP, EDGE_GAP),
    Edge.EAST: (_FAR - SIDE_TRAY_WIDTH, _FAR - SIDE_TRAY_LENGTH),
}

TITLE_CORNER = (_FAR - CORNER_WIDTH, EDGE_GAP)
DICE_CORNER = (EDGE_GAP, _FAR - TRAY_DEPTH)

TRAYS = (
    (0, 0, WIDTH, FRAME),
    (0, 0, FRAME, WIDTH),
    (WIDTH - FRAME, 0, WIDTH, WIDTH),
    (0, WIDTH - FRAME, WIDTH, WIDTH),
)
"""Left, top, right and bottom of the four strips around the board's frame."""

OUTWARD = {edge: Direction[edge.name] for edge in Edge}
"""Direction in which one leaves the board over an edge."""

INWARD = {
    Edge.SOUTH: Direction.NORTH,
    Edge.WEST: Direction.EAST,
    Edge.NORTH: Direction.SOUTH,
    Edge.EAST: Direction.WEST,
}


def square_centre(square: Square) -> tuple[int, int]:
    """Middle of a square in the picture."""
    return (MARGIN + square.column * CELL + CELL // 2, MARGIN + (SIDE - 1 - square.row) * CELL + CELL // 2)


def border_centre(square: Square, towards: Direction, further: int = 0) -> tuple[int, int]:
    """The middle of a square's border in that direction, or as many pixels beyond it."""
    x, y = square_centre(square)
    reach = CELL // 2 + further
    return (x + towards.columns * reach, y - towards.rows * reach)
