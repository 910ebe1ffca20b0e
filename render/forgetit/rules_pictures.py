"""Small illustrations for the rules: the words, what is kept, and what it scores."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PIL import Image

from engine.forgetit.dice import Die, Word
from render.forgetit.palette import encode
from render.forgetit.sprites import die_sprite, lamp_sprite
from render.lettering_size import kept
from render.sketch import Sketch
from render.theme import Theme

_WIDTH, _HEIGHT = 768, 128
_DIE, _SMALL_DIE = 96, 56


@kept(maxsize=8)
def draw_rule(name: str, theme: Theme) -> bytes:
    """The illustration as a PNG; its name is one of `RULES`."""
    return encode(RULES[name](theme), theme)


def _words(theme: Theme) -> Image.Image:
    picture = Sketch(_WIDTH, _HEIGHT, theme.ground.backdrop).finish()
    for word, left, width in ((Word.FOR, 40, 250), (Word.GET, 314, 250), (Word.IT, 588, 140)):
        picture.alpha_composite(lamp_sprite(word, width, 84, lit=True), (left, 22))
    return picture


def _keep(theme: Theme) -> Image.Image:
    picture = Sketch(_WIDTH, _HEIGHT, theme.ground.backdrop).finish()
    kept = [Die(Word.FOR, 3), Die(Word.GET, 3), Die(Word.IT, 3)]
    left = 24
    for die in kept:
        picture.alpha_composite(die_sprite(die, _DIE, marked=True), (left, 16))
        left += _DIE + 12
    left += 48
    for die in (Die(Word.FOR, 2), Die(Word.GET, 2), Die(Word.IT, 5)):
        picture.alpha_composite(die_sprite(die, _DIE, dim=True), (left, 16))
        left += _DIE + 12
    return picture


def _score(theme: Theme) -> Image.Image:
    sketch = Sketch(_WIDTH, 176, theme.ground.backdrop)
    for row, formula in enumerate(("3 × 4 × 2 = 24", "3 × 6 × 4 = 72")):
        sketch.text((_WIDTH - 28, 50 + row * 76), formula, 40, theme.ground.ink, 800, "rm")
    picture = sketch.finish()
    words = (Word.FOR, Word.FOR, Word.GET, Word.IT, Word.IT, Word.GET)
    for row, count in enumerate((4, 6)):
        for place in range(count):
            sprite = die_sprite(Die(words[place], 3), _SMALL_DIE, marked=True)
            picture.alpha_composite(sprite, (24 + place * (_SMALL_DIE + 8), 22 + row * 76))
    return picture


RULES: Mapping[str, Callable[[Theme], Image.Image]] = {"words": _words, "keep": _keep, "score": _score}
