"""Pawns, and the marks on squares."""

from __future__ import annotations

from PIL import Image

from engine.game import Seat
from engine.mensch.board import PawnId
from render.art import art
from render.caches import kept
from render.figures import PAWN_FOOT, ghostly, lying_pawn, pawn
from render.mensch.describe import pawn_name
from render.mensch.materials import INK, IVORY
from render.mensch.places import CELL
from render.people import MARKS
from render.sketch import Sketch
from render.theme import GOLD, Theme

_BRICK, _MORTAR = "#a4553a", "#d8bfa2"

_HEIGHT = 76
_FOOT_BELOW, _NUMBER_BELOW = 24, 26
"""Distances of a pawn's foot and its number below the middle of a square."""

_MASON, _MASON_FOOT, _MASONS_APART = 76, 18, 40
_BRICKS, _BRICKS_TOP = (84, 38), 0

_TAG_ROOM = 38
"""As wide as a pawn's name becomes."""

_SIDE = CELL + 30


@kept
def pawn_sprite(seat: Seat, number: int | None = None) -> Image.Image:
    """A pawn with its number, if it has one; the picture's middle belongs on the middle of the square."""
    figure = pawn(seat, _HEIGHT)
    sprite = Image.new("RGBA", (figure.width + 8, 2 * (_HEIGHT + 4)))
    top = sprite.height // 2 + _FOOT_BELOW - round(_HEIGHT * PAWN_FOOT[1])
    sprite.alpha_composite(figure, ((sprite.width - figure.width) // 2, top))
    return _numbered(sprite, (sprite.width / 2, sprite.height / 2 + _NUMBER_BELOW), number)


@kept
def ghost_sprite(seat: Seat, theme: Theme) -> Image.Image:
    """Ghost of a pawn where it stood before it moved."""
    return ghostly(pawn_sprite(seat), 0.3, theme)


@kept
def lying_sprite(seat: Seat, number: int | None = None) -> Image.Image:
    """Thrown over, in its hollow."""
    figure = lying_pawn(seat, _HEIGHT)
    sprite = Image.new("RGBA", (figure.width + 4, _HEIGHT))
    sprite.alpha_composite(figure, (2, 2))
    return _numbered(sprite, (sprite.width / 2 + 2, 63), number)


@kept
def wall_sprite(masons: tuple[PawnId, PawnId]) -> Image.Image:
    """The heads of two pawns on a square over bricks with a plate of their names (P3)."""
    side = 176
    middle = side // 2
    sprite = Image.new("RGBA", (side, side))
    for place, mason in enumerate(masons):
        figure = pawn(mason.seat, _MASON)
        x = middle + (place * 2 - 1) * _MASONS_APART // 2 - figure.width // 2
        sprite.alpha_composite(figure, (x, middle + _MASON_FOOT - round(_MASON * PAWN_FOOT[1])))
    left, right = (MARKS[mason.seat].colour for mason in masons)
    bricks = art("mensch/bricks", *_BRICKS, brick=_BRICK, mortar=_MORTAR, left=left, right=right)
    sprite.alpha_composite(bricks, (middle - _BRICKS[0] // 2, middle + _BRICKS_TOP))
    sketch = Sketch(side, side)
    sketch.rectangle((middle - 37, middle + 5), (74, 25), IVORY, 9, INK, 2.2)
    sketch.text((middle, middle + 17.5), " ".join(map(pawn_name, masons)), 23, INK, 850, room=66)
    return Image.alpha_composite(sprite, sketch.finish())


def outlined(sketch: Sketch, at: tuple[float, float], words: str, size: float) -> None:
    """Ivory with a dark edge: to be read on any of the seats' colours."""
    for dx, dy in ((-1.5, 0), (1.5, 0), (0, -1.5), (0, 1.5), (-1.1, -1.1), (1.1, 1.1), (-1.1, 1.1), (1.1, -1.1)):
        sketch.text((at[0] + dx, at[1] + dy), words, size, INK, 850, room=_TAG_ROOM)
    sketch.text(at, words, size, IVORY, 850, room=_TAG_ROOM)


def _numbered(sprite: Image.Image, centre: tuple[float, float], number: int | None) -> Image.Image:
    """With a plate on the foot, large enough for phones."""
    if number is None:
        return sprite
    x, y = centre
    sketch = Sketch(*sprite.size)
    sketch.rectangle((x - 15, y - 11.5), (30, 23), IVORY, 11, INK, 2.2)
    sketch.text((x, y), str(number), 24, INK, 850)
    return Image.alpha_composite(sprite, sketch.finish())


@kept
def choice_ring(*, wall: bool) -> Image.Image:
    """Under a pawn that may move, or a wall that it may leave."""
    sketch = Sketch(_SIDE, _SIDE)
    middle = _SIDE / 2
    for radius, colour, width in ((47, INK, 13.0), (45, IVORY, 9.0), (43, GOLD, 5.0)):
        if wall:
            sketch.rectangle((middle - radius, middle - radius), (2 * radius, 2 * radius), None, 22, colour, width)
        else:
            sketch.ellipse((middle, middle), (radius, radius), None, colour, width)
    return sketch.finish()


@kept
def target_ring(seat: Seat) -> Image.Image:
    """Round a square where a pawn of that seat may go."""
    sketch = Sketch(_SIDE, _SIDE)
    middle = (_SIDE / 2, _SIDE / 2)
    for radius, colour, width in ((46, INK, 13.0), (44, IVORY, 10.0), (41.5, MARKS[seat].colour, 6.0)):
        sketch.ellipse(middle, (radius, radius), None, colour, width)
    return sketch.finish()


@kept
def target_number(number: int) -> Image.Image:
    """The number of a square that can be reached."""
    sketch = Sketch(CELL, CELL)
    sketch.ellipse((CELL / 2, CELL / 2), (25, 25), IVORY)
    sketch.text((CELL / 2, CELL / 2 - 4), str(number), 36, INK, 800)
    return sketch.finish()


@kept
def small_number(number: int) -> Image.Image:
    """Number of a square where somebody stands upon it."""
    sketch = Sketch(48, 40)
    sketch.rectangle((2, 3), (44, 34), IVORY, 17, INK, 2.5)
    sketch.text((24, 20), str(number), 25, INK, 800)
    return sketch.finish()


@kept
def target_tag(pawn: PawnId) -> Image.Image:
    """The name of the pawn that may go there, hanging from the ring."""
    mark = MARKS[pawn.seat]
    width, height = 58, 36
    sketch = Sketch(width, height)
    sketch.rectangle((0, 0), (width, height), INK, 13)
    sketch.rectangle((2, 2), (width - 4, height - 4), mark.colour, 11, IVORY, 2.5)
    outlined(sketch, (width / 2, height / 2), pawn_name(pawn), 25)
    return sketch.finish()
