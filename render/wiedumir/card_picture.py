"""A card as it is held up: its drawing, its name and what it does, in the table's language."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, auto
from functools import lru_cache

from PIL import Image

from engine.game import Seat
from engine.wiedumir.cards import Card
from localization.catalog import Speaker
from render.seat_marks import MARKS
from render.sketch import SCALE, Sketch, font
from render.theme import GOLD
from render.wiedumir.card_art import ART_HEIGHT, ART_WIDTH, draw_art
from render.wiedumir.sprites import ASK, GIVE, INK

CARD_WIDTH, CARD_HEIGHT = 1000, 208

_PAPER, _PAPER_EDGE, _BAND = "#fbf6ea", "#b9ac93", ASK
_TEXT_LEFT, _TEXT_WIDTH = ART_WIDTH + 34, CARD_WIDTH - ART_WIDTH - 60
_TITLE, _TEXT, _TEXT_WEIGHT = 44, 34, 600


def card_title(card: Card, say: Speaker) -> str:
    return say(f"wiedumir-card-{card.key}")


def card_text(card: Card, say: Speaker) -> str:
    return say(f"wiedumir-card-{card.key}-does")


def card_lines(card: Card, say: Speaker) -> list[str]:
    """What it does, in lines as they stand on the card; there is room for three."""
    return list(wrapped(card_text(card, say), _TEXT, _TEXT_WEIGHT, _TEXT_WIDTH))


class Held(Enum):
    """ASKING: its drawer has to decide. DONE: it has been carried out. IDLE: it could not be."""

    ASKING = auto()
    DONE = auto()
    IDLE = auto()


def card_picture(card: Card, say: Speaker, drawer: Seat | None, held: Held) -> Image.Image:
    """``drawer`` is the seat whose card it is."""
    return _card(card, card_title(card, say), tuple(card_lines(card, say)), drawer, held)


@lru_cache(maxsize=96)
def _card(card: Card, title: str, lines: tuple[str, ...], drawer: Seat | None, held: Held) -> Image.Image:
    sketch = Sketch(CARD_WIDTH, CARD_HEIGHT)
    edge, width = (GOLD, 8) if held is Held.ASKING else (_PAPER_EDGE, 3)
    sketch.rectangle((2, 2), (CARD_WIDTH - 4, CARD_HEIGHT - 4), _PAPER, 22, edge, width)
    sketch.rectangle((ART_WIDTH + 14, 16), (4, CARD_HEIGHT - 32), _PAPER_EDGE, 2)
    sketch.text((_TEXT_LEFT, 38), title, _fitting(title, _TITLE, _TEXT_WIDTH - 70, 850), _BAND, 850, "lm")
    top = 70 + (CARD_HEIGHT - 70 - 16 - len(lines) * 40) / 2 + 20
    for number, line in enumerate(lines):
        sketch.text((_TEXT_LEFT, top + number * 40), line, _TEXT, INK, _TEXT_WEIGHT, "lm")
    if drawer is not None:
        sketch.badge(MARKS[drawer], (CARD_WIDTH - 44, 42), 25, rim=INK)
    picture = sketch.finish()
    picture.alpha_composite(_art(card), (12, (CARD_HEIGHT - ART_HEIGHT) // 2))
    if held is Held.IDLE:
        picture.alpha_composite(_struck_through())
    return picture


@lru_cache(maxsize=1)
def _struck_through() -> Image.Image:
    """A veil over a card that does nothing, and a line through its drawing."""
    sketch = Sketch(CARD_WIDTH, CARD_HEIGHT)
    sketch.rectangle((5, 5), (CARD_WIDTH - 10, CARD_HEIGHT - 10), "#fbf6ea99", 20)
    sketch.line([(34, CARD_HEIGHT - 34), (ART_WIDTH - 6, 34)], GIVE, 9)
    return sketch.finish()


@lru_cache(maxsize=32)
def _art(card: Card) -> Image.Image:
    sketch = Sketch(ART_WIDTH, ART_HEIGHT)
    draw_art(sketch, card)
    return sketch.finish()


@lru_cache(maxsize=32)
def small_card(card: Card, width: int, height: int) -> Image.Image:
    """Only the drawing, as it lies on the board."""
    sketch = Sketch(width, height)
    sketch.rectangle((1, 1), (width - 2, height - 2), _PAPER, 12, _PAPER_EDGE, 3)
    picture = sketch.finish()
    inner = min((width - 12) / ART_WIDTH, (height - 8) / ART_HEIGHT)
    art = _art(card).resize((round(ART_WIDTH * inner), round(ART_HEIGHT * inner)), Image.Resampling.LANCZOS)
    picture.alpha_composite(art, ((width - art.width) // 2, (height - art.height) // 2))
    return picture


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


def _fitting(text: str, size: int, width: float, weight: int) -> float:
    """The size at which the text is no wider."""
    return min(float(size), size * width * SCALE / font(size * SCALE, weight).getlength(text))
