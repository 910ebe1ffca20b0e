"""Pieces that are drawn once and pasted, and the palette."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image, ImageEnhance

from engine.forgetit.hand import Die, Word
from engine.game import Seat
from render.art import art, shade
from render.caches import kept
from render.figures import Figure, draw_badge
from render.people import MARKS
from render.png import Palette
from render.sketch import Point, Sketch
from render.theme import GOLD, Colour, Theme

PALETTE = Palette("forgetit")
encode = PALETTE.encode


HEAT: Mapping[Word, Colour] = {Word.FOR: "#d99413", Word.GET: "#dd5a17", Word.IT: "#b9151f"}
"""Amber, orange, red: no seat's colours, each hotter and darker than the one before."""

_BAND_INK: Mapping[Word, Colour] = {Word.FOR: "#ffd166", Word.GET: "#ff9d5c", Word.IT: "#ff7a6b"}
"""Inks of the heats for letters on a dark band."""

_UNLIT, _RIM, _PIP = "#a3978b", "#a8916a", "#2d2620"

_PIPS: Mapping[int, tuple[Point, ...]] = {
    1: ((0.48, 0.335),),
    2: ((0.27, 0.48), (0.69, 0.19)),
    3: ((0.25, 0.5), (0.48, 0.335), (0.71, 0.17)),
    4: ((0.28, 0.19), (0.68, 0.19), (0.28, 0.48), (0.68, 0.48)),
    5: ((0.26, 0.17), (0.7, 0.17), (0.48, 0.335), (0.26, 0.5), (0.7, 0.5)),
}
"""In sides of the die; the band with the word is below."""


def heat_of(word: Word, theme: Theme) -> Colour:
    """Darker in high contrast, so that the word can be read even where it glows."""
    return shade(HEAT[word], "#000000", 0.4 if theme is Theme.CONTRAST else 0)


@kept
def die_sprite(die: Die, side: int, theme: Theme, *, marked: bool = False, dim: bool = False) -> Image.Image:
    """A die ``side`` pixels wide. ``marked``: set aside for the number collected. ``dim``: not rolled yet."""
    sketch = Sketch(side, side)
    if die.number is None:
        cube = art("forgetit/word-die", side, side, heat=heat_of(die.word, theme))
        sketch.text((side * 0.48, side * 0.47), die.word.name, side * 0.36, "#ffffff", 900, room=side * 0.8)
    else:
        cube = art("forgetit/die", side, side, rim=GOLD if marked else _RIM)
        for x, y in _PIPS[die.number]:
            sketch.ellipse((x * side, y * side), (side * 0.074, side * 0.074), _PIP)
        sketch.text(
            (side * 0.48, side * 0.755), die.word.name, side * 0.235, _BAND_INK[die.word], 900, room=side * 0.62
        )
    sprite = Image.alpha_composite(cube, sketch.finish())
    return _dimmed(sprite) if dim else sprite


@kept
def _standing_dice(seat: Seat, side: int) -> Image.Image:
    """Two dice, and on them one of the seat's colour with its mark."""
    picture = Image.new("RGBA", (side, side))
    small = side // 2
    for left, die in ((0, Die(Word.FOR, 5)), (small, Die(Word.IT, 5))):
        picture.alpha_composite(die_sprite(die, small, Theme.DARK), (left, small - 2))
    top = Sketch(small, small)
    top.art("forgetit/word-die", (0, 0), small, heat=MARKS[seat].colour)
    draw_badge(top, seat, (small * 0.48, small * 0.47), small * 0.34)
    picture.alpha_composite(top.finish(), (side // 4, 4))
    return picture


FIGURE = Figure(_standing_dice, 0.94)


@kept
def lamp_sprite(word: Word, width: int, height: int, theme: Theme, *, lit: bool) -> Image.Image:
    """One of the words above the dice; it lights up once it lies aside."""
    sketch = Sketch(width, height)
    lamp = art("forgetit/lamp-lit" if lit else "forgetit/lamp", width, height, heat=heat_of(word, theme))
    ink = "#ffffff" if lit else shade(_UNLIT, "#ffffff", 0.5 if theme is Theme.CONTRAST else 0)
    sketch.text((width / 2, height * 0.5), word.name, height * 0.6, ink, 900)
    return Image.alpha_composite(lamp, sketch.finish())


def _dimmed(sprite: Image.Image) -> Image.Image:
    grey = ImageEnhance.Color(sprite.convert("RGB")).enhance(0.75)
    grey.putalpha(sprite.getchannel("A").point(lambda value: value * 7 // 10))
    return grey
