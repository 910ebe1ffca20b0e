"""Pawns, chips and signs that are drawn once and pasted, and the palette."""

from __future__ import annotations

from PIL import Image

from engine.game import Seat
from render.art import art
from render.caches import kept
from render.canvas import faded
from render.figures import Figure, die_sprite
from render.people import MARKS
from render.png import Palette
from render.sketch import Point, Sketch
from render.theme import Colour, Theme

PALETTE = Palette("wiedumir", colours=160)
encode = PALETTE.encode


INK, PAPER, PAPER_EDGE = "#2d2620", "#fbf6ea", "#b9ac93"
GAIN, LOSS, ASK = "#2f8f5b", "#c8323f", "#5b4fa8"
"""Chips that come, chips that go, and cards."""

_SIGNS = {"take": "#3a2503", "give": "#ffffff", "ask": "#ffffff"}
"""Words on each kind of sign."""

_SMALL_CHIP = 18
_UNROLLED = "#a08a68"
_FLIGHT = (98, 44)
"""The width and height of a chip change that flies at a pawn."""


def kind_of(value: int | None) -> str:
    """Kind of a square of that value: ``take`` or ``give`` chips, or ``ask`` a card."""
    return "ask" if value is None else "take" if value > 0 else "give"


def signed(change: int) -> str:
    """With the sign that is as long as a plus."""
    return f"+{change}" if change > 0 else f"−{-change}" if change else "±0"


def chip(side: int) -> Image.Image:
    return art("wiedumir/chip", side)


@kept
def _pile_of_chips(seat: Seat, height: int) -> Image.Image:
    """With the seat's mark on the uppermost chip."""
    side = round(height * 0.7)
    sketch = Sketch(side, height)
    for chip_below in range(4):
        sketch.art("wiedumir/chip", (0, (height - side) * (1 - chip_below / 3)), side)
    sketch.badge(MARKS[seat], (side / 2, side * 0.43), side * 0.33)
    return sketch.finish()


FIGURE = Figure(_pile_of_chips, 0.93)


def draw_chip(sketch: Sketch, centre: Point, radius: float) -> None:
    """Plainer where it is small."""
    side = 2.2 * radius
    drawing = "wiedumir/chip-small" if radius < _SMALL_CHIP else "wiedumir/chip"
    sketch.art(drawing, (centre[0] - side / 2, centre[1] - side / 2), side)


@kept
def sign(value: int | None, side: int) -> Image.Image:
    """By shape and colour: a round coin, a stop sign, or a card on its corner with a question mark."""
    sketch, kind = Sketch(side, side), kind_of(value)
    sketch.art(f"wiedumir/sign-{kind}", (0, 0), side)
    words, size = ("?", 0.6) if value is None else (signed(value), 0.55)
    sketch.text((side / 2, side / 2 - side * 0.01), words, side * size, _SIGNS[kind], 900, room=side * 0.66)
    return sketch.finish()


@kept
def pile(*, empty: bool = False) -> Image.Image:
    """The cards to be drawn, face down; or where they would lie."""
    picture = art("wiedumir/card-place" if empty else "wiedumir/card-back", 92).copy()
    if not empty:
        sketch = Sketch(*picture.size)
        sketch.text((40, 51), "?", 58, "#ffffff", 900)
        picture.alpha_composite(sketch.finish())
    return picture


@kept
def die(face: int | None, side: int, edge: Colour = _UNROLLED) -> Image.Image:
    """A die with numbers in place of pips; without a face it lies ready to be rolled."""
    if face is None:
        return die_sprite(0, side, edge)
    sketch = Sketch(side, side)
    sketch.art("common/die", (0, 0), side, edge=edge)
    sketch.text((side * 0.485, side * 0.465), str(face), side * 0.62, INK, 900)
    return sketch.finish()


@kept
def ghost(seat: Seat, side: int, theme: Theme) -> Image.Image:
    """Ghost of a pawn of the seat where it could land: its shape, as if in chalk."""
    sketch = Sketch(side, side)
    sketch.badge(MARKS[seat], (side / 2, side / 2), side * 0.4)
    return sketch.finish() if theme is Theme.CONTRAST else faded(sketch.finish(), 0.8)


@kept
def flight(change: int) -> Image.Image:
    """Change of a pawn's chips on a square: a chip that flies at the pawn, or away from it."""
    width, height = _FLIGHT
    sketch = Sketch(width, height)
    colour = GAIN if change > 0 else LOSS
    left = 20
    for y, reach in ((14, 12), (22, 17), (30, 12)):
        sketch.line([(left - reach + 2, y), (left + 2, y)], colour, 3.5)
    sketch.rectangle((left, 4), (width - left - 2, height - 8), "#fffdf7", 18)
    sketch.rectangle((left + 2.5, 6.5), (width - left - 7, height - 13), colour, 15.5)
    draw_chip(sketch, (left + 15, height / 2 + 1), 12)
    sketch.text((left + 48, height / 2), signed(change), 27, "#ffffff", 900, room=40)
    return sketch.finish()


@kept
def number_medal(number: int, seat: Seat, side: int) -> Image.Image:
    """Number of a movement among the latest, in the colour of the pawn's owner."""
    sketch = Sketch(side, side)
    middle = side / 2
    sketch.ellipse((middle, middle), (middle - 1, middle - 1), INK)
    sketch.ellipse((middle, middle), (middle - 2.5, middle - 2.5), "#fffdf7")
    sketch.ellipse((middle, middle), (middle - 4.5, middle - 4.5), MARKS[seat].colour)
    sketch.text((middle, middle), str(number), side * 0.56, MARKS[seat].ink, 900, room=side * 0.6)
    return sketch.finish()
