"""Changing parts of the yards: whose turn it is, who plays there, who is home, and what the roll-off showed."""

from __future__ import annotations

from PIL import Image

from engine.game import Seat
from engine.mensch.board import PAWNS
from engine.mensch.view import MenschView
from render.art import art, shade
from render.caches import kept
from render.canvas import Canvas, put
from render.figures import die_sprite
from render.mensch.describe import home_pawns, is_untouched, ranking
from render.mensch.materials import INK, IVORY, LINE, pair_of
from render.mensch.places import UPPER_YARDS, YARD, in_yard, yard_corner
from render.nameplate import nameplate
from render.people import MARKS, Player
from render.podium import METALS
from render.sketch import Sketch
from render.theme import GOLD, GOLD_INK, Theme

_PLATE = (318, 66)
_PLATE_ALONG, _ROW_ALONG = 45, 99
_COLUMN_OUT = 58
_START_DIE, _START_DICE, _DICE_APART = 52, 3, 58
_FRAME, _FRAME_SIDE = 8, 36
"""Width by which the frame of the seat to act stands out, and the room of a side with its rounded corners."""

_TILE = 28


def put_yard(picture: Canvas, view: MenschView, seat: Seat, corner: int, player: Player | None, theme: Theme) -> None:
    """The player's plate, the pawns at home, the medal; dice of the roll-off as long as nothing has moved."""
    active = seat == view.turn
    if active:
        left, top = yard_corner(corner)
        for side, (x, y) in _active_frame(seat):
            picture.paste(side, (left - _FRAME + x, top - _FRAME + y), side)
    if player is not None:
        put(picture, _plate(player, seat, theme, active=active), in_yard(corner, YARD // 2, _PLATE_ALONG))
    put(picture, home_row(view, seat), in_yard(corner, YARD // 2, _ROW_ALONG))
    _put_medal(picture, view, seat, corner)
    if is_untouched(view):
        rounds = view.start_rolls[-_START_DICE:]
        # From above to below in every yard.
        for number, rolls in enumerate(rounds if corner in UPPER_YARDS else rounds[::-1]):
            if value := dict(rolls).get(seat):
                spot = in_yard(corner, _COLUMN_OUT, 148 + number * _DICE_APART)
                put(picture, die_sprite(value, _START_DIE, MARKS[seat].colour), spot)


@kept
def _plate(player: Player, seat: Seat, theme: Theme, *, active: bool) -> Image.Image:
    rod = art("mensch/plate", *_PLATE, body=MARKS[seat].colour, ground=theme.ground.tray)
    return Image.alpha_composite(rod, nameplate(player, seat, *_PLATE, theme, active=active))


def home_row(view: MenschView, seat: Seat) -> Image.Image:
    """A tile for each pawn at home; with those of the partner where two play together (P9)."""
    if view.agreed.pairs:
        first, second = sorted(view.agreed.allies(seat))
        return _pair_row(first, second, home_pawns(view, first), home_pawns(view, second))
    return _tiles_row(seat, home_pawns(view, seat))


@kept
def _tiles_row(seat: Seat, home: int) -> Image.Image:
    sketch = Sketch(PAWNS * (_TILE + 8), _TILE + 4)
    for number in range(PAWNS):
        draw_tile(sketch, seat, 4 + number * (_TILE + 8), 2, filled=number < home)
    return sketch.finish()


@kept
def _pair_row(first: Seat, second: Seat, home_first: int, home_second: int) -> Image.Image:
    """The pair's name, and what it has brought home together."""
    pair = pair_of(first)
    sketch = Sketch(_PLATE[0], _TILE + 10)
    sketch.rectangle((0, 0), (sketch.width, sketch.height), pair.colour, 12)
    sketch.rectangle((2, 2), (sketch.width - 4, sketch.height - 4), shade(pair.ground, IVORY, 0.45), 10)
    middle = sketch.height / 2
    sketch.badge(MARKS[first], (23, middle), 15)
    sketch.text((45, middle - 1), "+", 24, INK, 800)
    sketch.badge(MARKS[second], (67, middle), 15)
    left = 92.0
    for seat, home in ((first, home_first), (second, home_second)):
        for number in range(PAWNS):
            draw_tile(sketch, seat, left, 6, 26, filled=number < home)
            left += 27.5
    return sketch.finish()


def draw_tile(sketch: Sketch, seat: Seat, left: float, top: float, side: float = _TILE, *, filled: bool) -> None:
    """A goal square in small: empty, or with a tick for a pawn that is home."""
    mark = MARKS[seat]
    sketch.rectangle((left, top), (side, side), INK, side * 0.28)
    sketch.rectangle((left + 1.5, top + 1.5), (side - 3, side - 3), mark.colour, side * 0.24)
    x, y = left + side / 2, top + side / 2
    if filled:
        tick = [
            (x - 0.23 * side, y + 0.02 * side),
            (x - 0.07 * side, y + 0.2 * side),
            (x + 0.25 * side, y - 0.2 * side),
        ]
        sketch.line(tick, mark.ink, 0.15 * side)
    else:
        sketch.ellipse((x, y), (side * 0.32, side * 0.32), IVORY)


@kept
def _active_frame(seat: Seat) -> tuple[tuple[Image.Image, tuple[int, int]], ...]:
    """Its four sides, each with its corner: what lies within the frame has not changed with it."""
    side = YARD + 2 * _FRAME
    sketch = Sketch(side, side)
    sketch.rectangle((0, 0), (side, side), None, 30, INK, 15)
    sketch.rectangle((2, 2), (side - 4, side - 4), None, 28, IVORY, 11)
    sketch.rectangle((5, 5), (side - 10, side - 10), None, 25, MARKS[seat].colour, 6)
    frame = sketch.finish()
    far = side - _FRAME_SIDE
    boxes = (
        (0, 0, side, _FRAME_SIDE),
        (0, _FRAME_SIDE, _FRAME_SIDE, far),
        (far, _FRAME_SIDE, side, far),
        (0, far, side, side),
    )
    return tuple((frame.crop(box), box[:2]) for box in boxes)


def _put_medal(picture: Canvas, view: MenschView, seat: Seat, corner: int) -> None:
    """The place of those who have finished; a crown alone where only pairs have places."""
    if view.places:
        place = next(place for place, ranked in ranking(view) if ranked == seat)
    elif seat in view.finished:
        place = 0 if view.agreed.pairs else view.finished.index(seat) + 1
    else:
        return
    put(picture, _medal(place), in_yard(corner, _COLUMN_OUT, 172))


@kept
def _medal(place: int) -> Image.Image:
    """A crown, and the place if there is one."""
    sketch = Sketch(96, 104)
    if place > 1:
        metal, ink = METALS.get(place, (IVORY, INK))
        sketch.ellipse((48, 60), (34, 34), metal, IVORY if place in METALS else LINE, 4)
        sketch.text((48, 60), str(place), 40, ink, 850)
    elif place == 1:
        sketch.ellipse((48, 69), (32, 32), GOLD, IVORY, 4)
        sketch.text((48, 69), "1", 40, GOLD_INK, 850)
        sketch.art("common/crown", (16, 0), 64)
    else:
        sketch.art("common/crown", (8, 22), 80)
    return sketch.finish()
