"""What marks squares and pawns: what may move, where to, and what was missed."""

from __future__ import annotations

from PIL import Image

from engine.game import Seat
from engine.mensch.board import PawnId
from render.art import art
from render.kept_drawings import kept
from render.mensch.describe import pawn_name
from render.mensch.materials import ALARM, INK, IVORY
from render.mensch.pieces import outlined
from render.mensch.places import CELL
from render.seat_marks import MARKS
from render.sketch import Sketch
from render.theme import GOLD

_SIDE = CELL + 30


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
    """The same where somebody stands upon it."""
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


def claim_sprite() -> Image.Image:
    """At a pawn that could have captured and may be claimed (P7)."""
    return art("mensch/claim", 46, body=ALARM)
