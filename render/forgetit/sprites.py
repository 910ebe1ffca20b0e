"""The dice and the three words, drawn once for each size."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from PIL import Image, ImageEnhance

from engine.forgetit.dice import Die, Word
from render.sketch import Point, Sketch
from render.theme import GOLD, Colour, Theme

WORD_COLOURS: Mapping[Word, Colour] = {Word.FOR: "#2f6fb5", Word.GET: "#d1495b", Word.IT: "#2a9d77"}
"""Red, blue and green of the seats, which everyone can tell apart; the words themselves stand there too."""

_IVORY, _IVORY_EDGE, _PIP = "#fbf6ea", "#b9ac93", "#2d2620"

_PIPS: Mapping[int, tuple[Point, ...]] = {
    1: ((0.5, 0.38),),
    2: ((0.3, 0.53), (0.7, 0.23)),
    3: ((0.26, 0.59), (0.5, 0.38), (0.74, 0.17)),
    4: ((0.28, 0.2), (0.72, 0.2), (0.28, 0.56), (0.72, 0.56)),
    5: ((0.26, 0.18), (0.74, 0.18), (0.5, 0.38), (0.26, 0.58), (0.74, 0.58)),
}
"""In sides of the die; the band with the word is below."""


@lru_cache(maxsize=256)
def die_sprite(die: Die, side: int, *, marked: bool = False, dim: bool = False) -> Image.Image:
    """A die ``side`` pixels wide. ``marked``: set aside for the number collected. ``dim``: of a turn that is over."""
    sketch = Sketch(side, side)
    colour = WORD_COLOURS[die.word]
    edge = side * 0.03
    inner = side - 2 * edge
    if die.number is None:
        sketch.rectangle((edge, edge), (inner, inner), colour, side * 0.18, "#ffffff", side * 0.035)
        sketch.text((side / 2, side * 0.5), die.word.name, side * 0.36, "#ffffff", 900)
    else:
        outline, width = (GOLD, side * 0.055) if marked else (_IVORY_EDGE, side * 0.025)
        sketch.rectangle((edge, edge), (inner, inner), colour, side * 0.18)
        sketch.rectangle((edge, edge), (inner, inner * 0.74), _IVORY, side * 0.18)
        sketch.rectangle((edge, side * 0.4), (inner, inner * 0.36), _IVORY)
        sketch.rectangle((edge, edge), (inner, inner), None, side * 0.18, outline, width)
        for x, y in _PIPS[die.number]:
            sketch.ellipse((x * side, (y + 0.03) * side), (side * 0.075, side * 0.075), _PIP)
        sketch.text((side / 2, side * 0.855), die.word.name, side * 0.19, "#ffffff", 900)
    sprite = sketch.finish()
    return _dimmed(sprite) if dim else sprite


@lru_cache(maxsize=32)
def word_sprite(word: Word, width: int, height: int, lit: bool, theme: Theme) -> Image.Image:
    """One of the words above the dice; it lights up once it lies aside."""
    sketch = Sketch(width, height)
    ground = theme.ground
    radius = height * 0.22
    if lit:
        sketch.rectangle((2, 2), (width - 4, height - 4), WORD_COLOURS[word], radius, "#ffffff", 5)
        ink = "#ffffff"
    else:
        sketch.rectangle((2, 2), (width - 4, height - 4), ground.tray, radius, ground.line, 4)
        ink = ground.line
    sketch.text((width / 2, height / 2), word.name, height * 0.66, ink, 900)
    return sketch.finish()


def _dimmed(sprite: Image.Image) -> Image.Image:
    grey = ImageEnhance.Color(sprite.convert("RGB")).enhance(0.35)
    grey.putalpha(sprite.getchannel("A").point(lambda value: value * 5 // 10))
    return grey
