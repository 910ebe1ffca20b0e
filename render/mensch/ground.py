"""Ground that never changes during a match: the frame, the printed sheet with its squares, and the yards."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.game import Seat
from engine.mensch.board import CORNERS_OF_SEATS, LOOP, PAWNS, START
from engine.mensch.board import square as square_of
from render.art import art, shade
from render.caches import kept
from render.canvas import put
from render.mensch.materials import BRASS, LINE, MATERIALS, NOBODY, colour_of, ground_of, pair_of
from render.mensch.places import (
    HEIGHT,
    WIDTH,
    YARD,
    base_place,
    dish_place,
    goal_place,
    in_yard,
    loop_place,
    onwards,
    yard_corner,
)
from render.mensch.squares import dish_sprite, goal_sprite, hollow_sprite, square_sprite, start_sprite, turned
from render.people import MARKS
from render.sketch import Sketch
from render.theme import Colour, Theme

_TRACK = 8
_SIGN = 92
_SIGN_OUT, _SIGN_ALONG = 58, YARD - 62


def empty_board(seats: int, pairs: bool, theme: Theme) -> Image.Image:
    """The board without pawns, plates and title."""
    stuff = MATERIALS[theme.base]
    picture = Image.new("RGBA", (WIDTH, HEIGHT), theme.ground.backdrop)
    picture.alpha_composite(art("mensch/board", WIDTH, HEIGHT, frame=stuff.frame, paper=stuff.paper, line=LINE))
    owners: dict[int, Seat] = {corner: seat for seat, corner in enumerate(CORNERS_OF_SEATS[seats])}
    for corner in range(4):
        _put_yard(picture, corner, owners.get(corner), pairs, theme)
    _draw_track(picture, stuff.paper)
    starts = {square_of(corner, START): corner for corner in range(4)}
    for square in range(LOOP):
        if square in starts:
            sprite = start_sprite(owners.get(starts[square]), onwards(starts[square]))
        else:
            sprite = square_sprite(square + 1)
        put(picture, sprite, loop_place(square))
    for corner in range(4):
        for number in range(PAWNS):
            put(picture, goal_sprite(owners.get(corner), number + 1), goal_place(corner, number))
        _put_way_in(picture, corner, owners.get(corner))
    return picture


def _draw_track(picture: Image.Image, paper: Colour) -> None:
    """A printed line from square to square."""
    pen = ImageDraw.Draw(picture)
    for square in range(LOOP):
        (x1, y1), (x2, y2) = sorted((loop_place(square), loop_place(square + 1)))
        half = _TRACK // 2
        pen.rectangle((x1 - half, min(y1, y2) - half, x2 + half, max(y1, y2) + half), shade(paper, LINE, 0.45))


def _put_yard(picture: Image.Image, corner: int, owner: Seat | None, pairs: bool, theme: Theme) -> None:
    ground = ground_of(owner, pairs=pairs, theme=theme)
    edge = pair_of(owner).colour if pairs and owner is not None else colour_of(owner)
    picture.alpha_composite(art("mensch/yard", YARD, YARD, ground=ground, body=edge), yard_corner(corner))
    if owner is None:
        put(picture, art("mensch/emblem", 190, body=shade(ground, NOBODY, 0.35)), in_yard(corner, YARD // 2, YARD // 2))
        return
    sign_at = in_yard(corner, _SIGN_OUT, _SIGN_ALONG)
    if pairs:
        put(picture, art(pair_of(owner).sign, _SIGN, body=edge), sign_at)
    else:
        put(picture, _printed_mark(owner, ground), sign_at)
    put(picture, dish_sprite(owner, theme), dish_place(corner))
    for pawn in range(PAWNS):
        put(picture, hollow_sprite(owner), base_place(corner, pawn))
    # Once more, since the hollows come close to it.
    badge = Sketch(56, 56)
    badge.badge(MARKS[owner], (28, 28), 22)
    put(picture, badge.finish(), dish_place(corner))


def _printed_mark(owner: Seat, ground: Colour) -> Image.Image:
    """The seat's shape and letter, printed large and pale."""
    sketch = Sketch(_SIGN + 14, _SIGN + 14)
    middle = (_SIGN + 14) / 2
    pale = shade(ground, MARKS[owner].colour, 0.55)
    sketch.badge(MARKS[owner], (middle, middle), 40, rim=pale, fill=pale, ink=ground)
    return sketch.finish()


def _put_way_in(picture: Image.Image, corner: int, owner: Seat | None) -> None:
    (x1, y1), (x2, y2) = loop_place(square_of(corner, START) + LOOP - 1), goal_place(corner, 0)
    sprite = turned(art("mensch/way-in", 44, body=colour_of(owner)), onwards(corner))
    put(picture, sprite, ((x1 + x2) // 2, (y1 + y2) // 2))


@kept
def medallion_sprite(turn: Seat | None, theme: Theme) -> Image.Image:
    """For the crossing, with a ring of the colour whose turn it is; the game's emblem where nobody's is."""
    stuff = MATERIALS[theme.base]
    colour = BRASS if turn is None else MARKS[turn].colour
    plate = art("mensch/medallion", 156, body=colour, wood=stuff.wood, felt=stuff.felt)
    if turn is not None:
        return plate
    picture = plate.copy()
    put(picture, art("mensch/emblem", 96, body=BRASS), (78, 78))
    return picture
