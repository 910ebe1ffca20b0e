"""A card as it is held up: its drawing, its name and what it does, in the table's language; and as it lies about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum, auto
from typing import NamedTuple

from PIL import Image

from engine.game import Seat
from engine.wiedumir.cards import IN_ORDER, Card
from localization.catalog import Speaker
from render.art import art
from render.caches import is_larger, kept
from render.lettering import fitting
from render.people import MARKS
from render.sketch import SCALE, Point, Sketch, font
from render.theme import GOLD, Colour
from render.wiedumir.pieces import ASK, GAIN, INK, LOSS, PAPER, PAPER_EDGE, signed

CARD_WIDTH, CARD_HEIGHT = 606, 250

_DRAWING = (240, 200)
"""The size of drawings in data/art/wiedumir/cards."""

_ART_AT, _ART = (22, 30), (200, 167)
_TEXT_LEFT, _TEXT_WIDTH, _TEXT_TOP, _TEXT_BOTTOM = 238, 344, 68, 232
_TITLE, _SIZES, _TEXT_WEIGHT = 37, (30, 28, 26), 620
_LARGER_SIZES = (38, 36, 34, 32)
_SMALLEST_TITLE = 0.72
_LINE = 1.17
"""The height of a line, in sizes."""

MOST_LINES = 5

_OWN, _OTHER, _THIRD = ASK, "#b99a72", "#7d95a8"
"""The pawn of a drawer who is not known, and two others'."""


class _Number(NamedTuple):
    """Written on a drawing, in its own coordinates."""

    words: str
    at: Point
    size: float
    colour: Colour


_NUMBERS: Mapping[Card, tuple[_Number, ...]] = {
    Card.TOLL: (_Number("−2", (52, 44), 46, LOSS),),
    Card.FINE: (_Number("−3", (204, 150), 46, LOSS),),
    Card.RAISE: (_Number("8", (58, 56), 66, GAIN),),
    Card.SHIFT: (_Number("2", (196, 60), 44, GAIN), _Number("2", (44, 60), 44, LOSS)),
    Card.PASS_ON: (_Number("−2", (44, 76), 38, LOSS), _Number("+2", (198, 76), 38, GAIN)),
    Card.COLLECT: (_Number("+4", (120, 38), 46, GAIN),),
    Card.GENEROUS: (_Number("≥2", (206, 118), 44, INK),),
    Card.LAST_PAYS: (_Number("−4", (54, 58), 58, LOSS),),
    Card.GAIN: (_Number("+5", (120, 42), 48, GAIN),),
    Card.FILL: (_Number("10", (156, 66), 62, GAIN),),
    Card.ADVANCE: (_Number("+4", (68, 138), 44, GAIN),),
    Card.FIRST_GAINS: (_Number("+3", (196, 44), 56, GAIN),),
    Card.GIVE_FIVE: (_Number("5", (120, 146), 44, INK),),
}


def card_title(card: Card, say: Speaker) -> str:
    return say(f"wiedumir-card-{card.key}")


def card_text(card: Card, say: Speaker) -> str:
    return say(f"wiedumir-card-{card.key}-does")


def card_lines(card: Card, say: Speaker) -> tuple[int, list[str]]:
    """Lines of the card's words, and the size of their letters: as large as fits the paper."""
    text = card_text(card, say)
    for size in (*_LARGER_SIZES, *_SIZES) if is_larger() else _SIZES:
        lines = list(wrapped(text, size, _TEXT_WEIGHT, _TEXT_WIDTH))
        if len(lines) * size * _LINE <= _TEXT_BOTTOM - _TEXT_TOP:
            break
    return size, lines


class Held(Enum):
    """ASKING: its drawer has to decide. DONE: it has been carried out. IDLE: it could not be."""

    ASKING = auto()
    DONE = auto()
    IDLE = auto()


def card_picture(card: Card, say: Speaker, drawer: Seat | None, held: Held) -> Image.Image:
    """``drawer`` is the seat whose card it is: the drawing shows its pawn."""
    size, lines = card_lines(card, say)
    return _card(card, card_title(card, say), size, tuple(lines), drawer, held)


@kept
def _card(card: Card, title: str, size: int, lines: tuple[str, ...], drawer: Seat | None, held: Held) -> Image.Image:
    edge = GOLD if held is Held.ASKING else PAPER_EDGE
    picture = art("wiedumir/card-paper", CARD_WIDTH, CARD_HEIGHT, edge=edge).copy()
    sketch = Sketch(CARD_WIDTH, CARD_HEIGHT)
    _write_title(sketch, title, (_TEXT_LEFT, 40), _TEXT_WIDTH - (0 if drawer is None else 56), _TITLE, ASK)
    step = size * _LINE
    top = (_TEXT_TOP + _TEXT_BOTTOM - (len(lines) - 1) * step) / 2
    for number, line in enumerate(lines):
        sketch.text((_TEXT_LEFT, top + number * step), line, size, INK, _TEXT_WEIGHT, "lm", room=0)
    if drawer is not None:
        sketch.badge(MARKS[drawer], (CARD_WIDTH - 46, 40), 23, rim=INK)
    picture.alpha_composite(sketch.finish())
    picture.alpha_composite(_drawing(card, _ART[0], drawer), _ART_AT)
    if held is Held.IDLE:
        picture.alpha_composite(_struck_through())
    return picture


@kept
def _struck_through() -> Image.Image:
    """A veil over a card that does nothing, and a line through its drawing."""
    sketch = Sketch(CARD_WIDTH, CARD_HEIGHT)
    sketch.rectangle((10, 9), (582, 225), "#fbf6ea99", 15)
    (left, top), (width, height) = _ART_AT, _ART
    for colour, thick in (("#fffdf7", 15), (LOSS, 9)):
        sketch.line([(left + 8, top + height - 8), (left + width - 8, top + 8)], colour, thick)
    return sketch.finish()


@kept
def _drawing(card: Card, width: int, drawer: Seat | None = None) -> Image.Image:
    scale = width / _DRAWING[0]
    height = round(_DRAWING[1] * scale)
    own = _OWN if drawer is None else MARKS[drawer].colour
    picture = art(f"wiedumir/cards/{card.key}", width, height, own=own, other=_OTHER, third=_THIRD)
    if card not in _NUMBERS:
        return picture
    sketch = Sketch(width, height)
    for words, (x, y), size, colour in _NUMBERS[card]:
        for rim, thick in (("#fffdf7", 3.2), (colour, 0.0)):
            for dx, dy in ((-1, -1), (1, -1), (-1, 1), (1, 1)) if thick else ((0, 0),):
                sketch.text(((x + dx * thick) * scale, (y + dy * thick) * scale), words, size * scale, rim, 900, room=0)
    return Image.alpha_composite(picture, sketch.finish())


@kept
def small_card(card: Card, width: int) -> Image.Image:
    """Only the drawing, as it lies on the pile of used cards."""
    inner = width - 14
    drawing = _drawing(card, inner)
    height = drawing.height + 14
    sketch = Sketch(width, height)
    sketch.rectangle((3, 4), (width - 3, height - 4), "#00000055", 10)
    sketch.rectangle((1, 1), (width - 4, height - 4), PAPER, 10, PAPER_EDGE, 2)
    picture = sketch.finish()
    picture.alpha_composite(drawing, (6, 5))
    return picture


def waiting_card(card: Card, say: Speaker) -> Image.Image:
    """Card that waits on the goal: on a signpost, with what it does to chips and its name."""
    return _waiting(card, card_title(card, say))


@kept
def _waiting(card: Card, title: str) -> Image.Image:
    sketch = Sketch(226, 42)
    change = next(on_goal.change for on_goal in IN_ORDER if on_goal.card == card)
    sketch.rectangle((6, 6), (54, 28), GAIN if change > 0 else LOSS, 9)
    sketch.text((33, 20), signed(change), 27, "#ffffff", 900, room=46)
    _write_title(sketch, title, (68, 20), 140, 25, "#3a2211")
    return Image.alpha_composite(art("wiedumir/signpost", 226, 42), sketch.finish())


def _write_title(sketch: Sketch, title: str, left: Point, room: float, size: int, ink: Colour) -> None:
    """In one line; in two smaller ones where one would become small."""
    fitted = fitting(title, size, room, 850)
    if fitted >= size * _SMALLEST_TITLE:
        sketch.text(left, title, fitted, ink, 850, "lm", room=room)
        return
    x, y = left
    small = round(size * _SMALLEST_TITLE)
    while len(lines := list(wrapped(title, small, 850, room))) > 2:
        small -= 1
    for number, line in enumerate(lines):
        sketch.text((x, y + (number - (len(lines) - 1) / 2) * small * 1.02), line, small, ink, 850, "lm", room=0)


def wrapped(text: str, size: int, weight: int, width: float) -> Iterator[str]:
    """The text in lines that are no wider."""
    pen = font(size * SCALE, weight)
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if line and pen.getlength(longer) > width * SCALE:
            yield line
            line = word
        else:
            line = longer
    yield line
