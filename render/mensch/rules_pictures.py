"""Illustrations for the rules: the board, entering, capturing, coming home, walls, and a capture that was missed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PIL import Image, ImageDraw

from engine.game import Seat
from engine.mensch.board import LOOP, START, PawnId
from render.art import art
from render.caches import kept
from render.canvas import put
from render.figures import die_sprite
from render.mensch.board_picture import lay_out_board
from render.mensch.materials import ALARM, IVORY, LINE, MATERIALS, encode
from render.mensch.pieces import ghost_sprite, lying_sprite, pawn_sprite, wall_sprite
from render.mensch.places import CELL, Place, dish_place, goal_place, pawn_place
from render.mensch.samples import sample_start
from render.mensch.squares import goal_sprite, hollow_sprite, square_sprite, start_sprite
from render.mensch.ways import burst_sprite, put_way
from render.people import MARKS
from render.sketch import Sketch
from render.theme import Theme

_WIDTH, _HEIGHT = 800, 164
_STRIP_LEFT, _STRIP = 114, (680, 156)
_FIRST = _STRIP_LEFT + 28 + CELL // 2
"""The middle of the first of seven squares; the die lies before it."""

_MIDDLE = _HEIGHT // 2 + 6
"""A little low, since pawns are higher than their squares."""

_RIGHT = (1, 0)


@kept
def draw_rule(name: str, theme: Theme) -> bytes:
    """The illustration as a PNG; its name is one of `RULES`."""
    return encode(RULES[name](theme), theme)


def _board(theme: Theme, *, pairs: bool = False) -> Image.Image:
    """Before the first roll, with numbers at what the rules name: 1 start square, 2 base, 3 goal, 4 the last square."""
    # Without the dice of the roll-off, which the rules explain elsewhere.
    view = sample_start(4, pairs=pairs, turn=0)._replace(start_rolls=())
    picture, corner = lay_out_board(view, theme).painted().convert("RGBA"), view.agreed.corners[0]
    tags = Sketch(*picture.size)
    below, left = (0, 46), (-58, 0)
    for number, place, (right, down) in (
        (1, pawn_place(corner, 0, START), left),
        (2, dish_place(corner), (0, 0)),
        (3, goal_place(corner, 1), (62, 0)),
        (4, pawn_place(corner, 0, LOOP), below),
    ):
        middle = (place[0] + right, place[1] + down)
        tags.ellipse(middle, (32, 32), "#fffdf7")
        tags.ellipse(middle, (27, 27), "#2b2118")
        tags.text(middle, str(number), 38, "#ffffff", 900)
    return Image.alpha_composite(picture, tags.finish())


def _six(theme: Theme) -> Image.Image:
    picture = _strip(theme, range(2, 7), first=1)
    _put_dish(picture, 0, 0, theme)
    _put_die(picture, 6, 0)
    _put_way(picture, (0, 1, 2), 0)
    put(picture, ghost_sprite(0, theme), _at(0))
    put(picture, pawn_sprite(0, 2), _at(2))
    return picture


def _capture(theme: Theme) -> Image.Image:
    picture = _strip(theme, range(5), first=6)
    _put_dish(picture, 6, 1, theme)
    _put_die(picture, 4, 0)
    _put_way(picture, range(5), 0)
    put(picture, ghost_sprite(0, theme), _at(0))
    put(picture, burst_sprite(), _at(4))
    put(picture, pawn_sprite(0, 1), _at(4))
    put(picture, lying_sprite(1, 2), _at(6))
    return picture


def _home(theme: Theme) -> Image.Image:
    picture = _strip(theme, range(3), first=38)
    for number in range(1, 5):
        put(picture, goal_sprite(0, number), _at(2 + number))
    _put_die(picture, 5, 0)
    _put_way(picture, range(6), 0)
    put(picture, ghost_sprite(0, theme), _at(0))
    put(picture, pawn_sprite(0, 4), _at(5))
    put(picture, pawn_sprite(0, 2), _at(6))
    return picture


def _wall(theme: Theme) -> Image.Image:
    picture = _strip(theme, range(7), first=6)
    _put_die(picture, 5, 1)
    _put_way(picture, (0, 1, 2), 1)
    put(picture, art("mensch/no-way", 62, body=ALARM), _at(2))
    put(picture, pawn_sprite(1, 3), _at(0))
    put(picture, wall_sprite((PawnId(0, 0), PawnId(2, 3))), _at(3))
    return picture


def _fall(theme: Theme) -> Image.Image:
    picture = _strip(theme, range(2, 4), first=1)
    _put_dish(picture, 0, 0, theme)
    _put_die(picture, 6, 0)
    put(picture, pawn_sprite(0, 3), _at(0))
    put(picture, burst_sprite(140), _at(2))
    put(picture, wall_sprite((PawnId(1, 0), PawnId(3, 1))), _at(2))
    for column, mason in ((4.6, PawnId(1, 0)), (6, PawnId(3, 1))):
        _put_dish(picture, column, mason.seat, theme)
        put(picture, lying_sprite(mason.seat, mason.pawn + 1), _at(column))
    return picture


def _missed(theme: Theme) -> Image.Image:
    """A1 could have captured B2 with a three; A2 moved instead, so A1 goes back (P7)."""
    picture = _strip(theme, range(6), first=6)
    _put_dish(picture, 6.35, 0, theme)
    _put_die(picture, 3, 0)
    _put_way(picture, (2, 3, 4, 5), 0)
    put_way(picture, [(x, y - 40) for x, y in map(_at, range(4))], ALARM, IVORY)
    put(picture, ghost_sprite(0, theme), _at(2))
    put(picture, pawn_sprite(0, 2), _at(5))
    put(picture, pawn_sprite(1, 2), _at(3))
    put(picture, pawn_sprite(0, 1), _at(0))
    x, y = _at(3)
    put(picture, art("mensch/claim", 46, body=ALARM), (x + 42, y - 38))
    put(picture, lying_sprite(0, 1), _at(6.35))
    return picture


RULES: Mapping[str, Callable[[Theme], Image.Image]] = {
    "board": _board,
    "board-of-pairs": partial(_board, pairs=True),
    "six": _six,
    "capture": _capture,
    "home": _home,
    "wall": _wall,
    "fall": _fall,
    "missed": _missed,
}


def _strip(theme: Theme, columns: range, first: int) -> Image.Image:
    """A piece of the board with squares in those columns, numbered from the ``first``, and room for the die before it.

    Square 1 is A's start square.
    """
    stuff = MATERIALS[theme.base]
    picture = Image.new("RGBA", (_WIDTH, _HEIGHT), theme.ground.backdrop)
    strip = art("mensch/strip", *_STRIP, frame=stuff.frame, paper=stuff.paper, line=LINE)
    picture.alpha_composite(strip, (_STRIP_LEFT, (_HEIGHT - _STRIP[1]) // 2))
    (left, y), (right, _) = _at(columns[0]), _at(columns[-1])
    ImageDraw.Draw(picture).rectangle((left, y - 4, right, y + 4), "#b29870")
    for number, column in enumerate(columns, first):
        put(picture, start_sprite(0, _RIGHT) if number == 1 else square_sprite(number), _at(column))
    return picture


def _at(column: float) -> Place:
    return (_FIRST + round(column * CELL), _MIDDLE)


def _put_dish(picture: Image.Image, column: float, owner: Seat, theme: Theme) -> None:
    put(picture, art("mensch/dish", 108, body=MARKS[owner].colour, wood=MATERIALS[theme.base].wood), _at(column))
    put(picture, hollow_sprite(owner), _at(column))


def _put_die(picture: Image.Image, value: int, seat: Seat) -> None:
    put(picture, die_sprite(value, 92, MARKS[seat].colour), (_STRIP_LEFT // 2 + 2, _HEIGHT // 2))


def _put_way(picture: Image.Image, columns: range | tuple[int, ...], seat: Seat) -> None:
    put_way(picture, [_at(column) for column in columns], MARKS[seat].colour, IVORY)
