"""The places beyond the edges: whose they are and what has fallen there; and the corner where the dice lie."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image

from engine.game import Seat
from engine.kaeseschieben.board import Direction, Edge, Size
from render.art import art, shade
from render.caches import kept
from render.canvas import put
from render.figures import standing_out
from render.kaeseschieben.layout import (
    CORNER_WIDTH,
    NAME_HEIGHT,
    NAME_WIDTH,
    SIDE_NAME_HEIGHT,
    SIDE_TRAY_LENGTH,
    SIDE_TRAY_WIDTH,
    TRAY_CORNERS,
    TRAY_DEPTH,
    TRAY_LENGTH,
)
from render.kaeseschieben.sprites import cheese, die, step_mark
from render.nameplate import nameplate
from render.people import MARKS, Player
from render.sketch import Sketch
from render.theme import GOLD_INK, Theme

_WOOD = {Theme.DARK: "#43352b", Theme.LIGHT: "#f1e2c6"}
_ACTIVE_WOOD = {Theme.DARK: "#5a4534", Theme.LIGHT: "#fff3d8"}
_PLAIN_RIM = "#84694d"
"""Of a tray where nobody sits: the table's own wood."""

_HALO, _SHADOW = "#fff4cf", "#1a1009"

_MOST_STARS = 2
"""More than these change nothing (K6) and are not shown."""

_RESTING = 0.35
"""Strength of a die that nobody is to roll."""

_CHEESE = 80
_ACROSS = {Size.LARGE: 74, Size.MEDIUM: 60, Size.SMALL: 54}
_DOWN = {Size.LARGE: 70, Size.MEDIUM: 56, Size.SMALL: 44}
"""The room that one cheese takes in a row from left to right, and in one from top to bottom."""

_GLOW, _RAYS = 92, {Theme.DARK: "#fff0a8", Theme.LIGHT: "#d97706"}

_BETWEEN_ROWS = 10
_COUNTED_FROM, _OVERLAPPING = 5, 0.8
"""Rows of this many cheeses bear their number, and so do rows that are so tight that they cover each other."""

_END, _PLATE_EDGE = 18, 10
_SIDE_PLATE = (SIDE_TRAY_WIDTH - 2 * _PLATE_EDGE, SIDE_NAME_HEIGHT)
_SIDE_HEAD = SIDE_NAME_HEIGHT + 3 * _PLATE_EDGE


class Row(NamedTuple):
    """The cheeses of one size on a tray; the last ``new`` of them have just come."""

    size: Size
    amount: int
    new: int


class Load(NamedTuple):
    """Content of a tray, the largest cheeses first, and whether its seat is to act.

    ``offered``: one of these cheeses may be taken (K11).
    """

    rows: tuple[Row, ...]
    active: bool
    offered: bool


class _Place(NamedTuple):
    """An edge's tray: its drawing and size, its nameplate, and where its cheeses lie, along it and across."""

    drawing: str
    size: tuple[int, int]
    plate: tuple[int, int]
    plate_size: tuple[int, int]
    begin: int
    end: int
    middle: int
    upright: bool
    boxes: tuple[tuple[int, int, int, int], ...]
    """The rectangles that the tray fills, without the board's frame."""

    def point(self, along: int) -> tuple[int, int]:
        if self is _PLACES[Edge.EAST]:
            # Its name is at the lower end, and the cheeses lie from there on.
            along = self.begin + self.end - along
        return (self.middle, along) if self.upright else (along, self.middle)


_FLAT = _Place(
    drawing="tray-across",
    size=(TRAY_LENGTH, TRAY_DEPTH),
    plate=(12, (TRAY_DEPTH - NAME_HEIGHT) // 2),
    plate_size=(NAME_WIDTH, NAME_HEIGHT),
    begin=12 + NAME_WIDTH + 8,
    end=TRAY_LENGTH - _END,
    middle=TRAY_DEPTH // 2 - 1,
    upright=False,
    boxes=((0, 0, TRAY_LENGTH, TRAY_DEPTH),),
)
_WEST = _Place(
    drawing="tray-west",
    size=(SIDE_TRAY_WIDTH, SIDE_TRAY_LENGTH),
    plate=(_PLATE_EDGE, _PLATE_EDGE),
    plate_size=_SIDE_PLATE,
    begin=_SIDE_HEAD,
    end=SIDE_TRAY_LENGTH - _END,
    middle=TRAY_DEPTH // 2,
    upright=True,
    boxes=((0, 0, SIDE_TRAY_WIDTH, TRAY_DEPTH), (0, TRAY_DEPTH, TRAY_DEPTH, SIDE_TRAY_LENGTH)),
)
_PLACES = {
    Edge.SOUTH: _FLAT,
    Edge.NORTH: _FLAT,
    Edge.WEST: _WEST,
    Edge.EAST: _WEST._replace(
        drawing="tray-east",
        plate=(_PLATE_EDGE, SIDE_TRAY_LENGTH - _PLATE_EDGE - SIDE_NAME_HEIGHT),
        begin=_END,
        end=SIDE_TRAY_LENGTH - _SIDE_HEAD,
        middle=SIDE_TRAY_WIDTH - TRAY_DEPTH // 2,
        boxes=(
            (0, SIDE_TRAY_LENGTH - TRAY_DEPTH, SIDE_TRAY_WIDTH, SIDE_TRAY_LENGTH),
            (SIDE_TRAY_WIDTH - TRAY_DEPTH, 0, SIDE_TRAY_WIDTH, SIDE_TRAY_LENGTH - TRAY_DEPTH),
        ),
    ),
}


def tray(edge: Edge, owner: Seat | None, player: Player | None, theme: Theme, load: Load) -> Image.Image:
    """The place beyond an edge: its owner's name and the cheeses in rows of their sizes.

    ``owner`` and ``player`` are None where nobody sits.
    """
    place = _PLACES[edge]
    colour = _PLAIN_RIM if owner is None else MARKS[owner].colour
    rim = standing_out(colour if load.active or owner is None else shade(colour, _WOOD[theme.base], 0.25), theme)
    halo = _HALO if load.active else shade(rim, _SHADOW, 0.55)
    wood = (_ACTIVE_WOOD if load.active else _WOOD)[theme.base]
    picture = art(f"kaeseschieben/{place.drawing}", *place.size, rim=rim, wood=wood, halo=halo).copy()
    if owner is None or player is None:
        mark = art("kaeseschieben/nobody", place.plate_size[1] - 6)
        left = (place.plate_size[0] - mark.width) // 2 if place.upright else _PLATE_EDGE
        picture.alpha_composite(mark, (place.plate[0] + left, place.plate[1] + 3))
    else:
        plate = nameplate(player, owner, *place.plate_size, theme, active=load.active)
        picture.alpha_composite(plate, place.plate)
    signs: list[tuple[Image.Image, tuple[int, int]]] = []
    for lying in _lying(load.rows, place):
        x, y = at = place.point(lying.along)
        if lying.new:
            put(picture, art("kaeseschieben/glow", _GLOW, ray=_RAYS[theme.base]), at)
        put(picture, tray_cheese(lying.size, owner is None), at)
        if lying.number:
            signs.append((_number(lying.number), (x + 16, y + 26)))
        if lying.last and load.offered:
            signs.append((_question_mark(), (x + 22, y - 22)))
    for sign, centre in signs:
        put(picture, sign, centre)
    return picture


@kept
def laid_tray(
    edge: Edge, owner: Seat | None, player: Player | None, theme: Theme, load: Load
) -> tuple[tuple[Image.Image, tuple[int, int]], ...]:
    """The tray on its ground, cut into rectangles that leave the board free: each in RGB with its place in the picture.

    They can be pasted without a mask, which is far quicker. Shared.
    """
    picture = tray(edge, owner, player, theme, load)
    ground = Image.new("RGBA", picture.size, theme.ground.backdrop)
    laid = Image.alpha_composite(ground, picture).convert("RGB")
    left, top = TRAY_CORNERS[edge]
    return tuple((laid.crop(box), (left + box[0], top + box[1])) for box in _PLACES[edge].boxes)


class _Lying(NamedTuple):
    """A cheese on a tray: how far along it, the number on it or 0, and whether it is the last of its row."""

    size: Size
    along: int
    new: bool
    number: int
    last: bool


def _lying(rows: tuple[Row, ...], place: _Place) -> Iterator[_Lying]:
    """The cheeses of all rows, over each other where there is no room for them side by side."""
    pitches = _DOWN if place.upright else _ACROSS
    whole = sum(pitches[row.size] for row in rows) + _BETWEEN_ROWS * max(0, len(rows) - 1)
    further = sum((row.amount - 1) * pitches[row.size] for row in rows)
    tightness = min(1.0, (place.end - place.begin - whole) / further) if further else 1.0
    at = float(place.begin)
    for row in rows:
        pitch = pitches[row.size]
        counted = row.amount >= _COUNTED_FROM or (tightness < _OVERLAPPING and row.amount > 1)
        for number in range(1, row.amount + 1):
            last = number == row.amount
            new = number > row.amount - row.new
            yield _Lying(row.size, round(at + pitch / 2), new, row.amount if last and counted else 0, last)
            at += pitch if last else pitch * tightness
        at += _BETWEEN_ROWS


@kept
def tray_cheese(size: Size, grey: bool) -> Image.Image:
    """One that counts for nobody has lost its colour."""
    sprite = cheese(size, _CHEESE)
    if not grey:
        return sprite
    pale = sprite.convert("RGB").convert("L").convert("RGBA")
    pale.putalpha(sprite.getchannel("A").point(lambda value: round(value * 0.8)))
    return pale


@kept
def _number(count: int) -> Image.Image:
    sketch = Sketch(36, 36)
    sketch.ellipse((18, 18), (16, 16), "#2d1a0c", "#fffaf0", 2.5)
    sketch.text((18, 18), str(count), 22, "#fffaf0", 850, room=25)
    return sketch.finish()


@kept
def _question_mark() -> Image.Image:
    sketch = Sketch(40, 40)
    sketch.art("kaeseschieben/offered", (0, 0), 40)
    sketch.text((20, 20), "?", 28, GOLD_INK, 850)
    return sketch.finish()


@kept
def dice_corner(seat: Seat | None, faces: tuple[int | None, ...], steps: int, theme: Theme) -> Image.Image:
    """The throws of the roll in hand and the steps that it grants, or a die to be rolled; without a seat, one at rest.

    Shared.
    """
    rim = standing_out(_PLAIN_RIM if seat is None else MARKS[seat].colour, theme)
    wood = _WOOD[theme.base]
    colours = {"rim": rim, "wood": wood, "halo": shade(rim, _SHADOW, 0.55)}
    picture = art("kaeseschieben/tray-dice", CORNER_WIDTH, TRAY_DEPTH, **colours).copy()
    middle = TRAY_DEPTH // 2
    if seat is None:
        resting = Image.new("RGBA", picture.size)
        put(resting, die(None, 68), (CORNER_WIDTH // 2, middle))
        return Image.blend(picture, Image.alpha_composite(picture, resting), _RESTING)
    if not faces:
        put(picture, die(0, 74, rim), (CORNER_WIDTH // 2, middle))
        return picture
    stars = min(_MOST_STARS, len(faces) - 1)
    for number in range(stars):
        put(picture, die(None, 40, rim), (31, middle + round((number - (stars - 1) / 2) * 34)))
    put(picture, die(faces[-1], 52 if stars else 60, rim), (75 if stars else 50, middle))
    put(picture, step_mark(steps, Direction.EAST, seat, 42 if stars else 50), (118 if stars else 106, middle))
    return picture
