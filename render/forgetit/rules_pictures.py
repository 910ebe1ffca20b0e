"""Illustrations for the rules: the dice, what is kept and scored, and the leaflet's example roll by roll."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PIL import Image

from engine.forgetit.hand import NUMBERS, Die, Word
from render.caches import kept
from render.forgetit.sprites import die_sprite, encode, lamp_sprite
from render.forgetit.worked_example import worked_example
from render.sketch import Sketch
from render.theme import Theme

_WIDTH, _HEIGHT = 768, 128
_DIE, _SMALL_DIE = 96, 56
_ROLLED, _ROLL_STEP, _ROLL_LEFT = 74, 82, 20


@kept
def draw_rule(name: str, theme: Theme) -> bytes:
    """The illustration as a PNG; its name is one of `RULES`."""
    return encode(RULES[name](theme), theme)


def _words(theme: Theme) -> Image.Image:
    picture = Sketch(_WIDTH, _HEIGHT, theme.ground.backdrop).finish()
    for word, left, width in ((Word.FOR, 40, 250), (Word.GET, 314, 250), (Word.IT, 588, 140)):
        picture.alpha_composite(lamp_sprite(word, width, 84, theme, lit=True), (left, 22))
    return picture


def _keep(theme: Theme) -> Image.Image:
    picture = Sketch(_WIDTH, _HEIGHT, theme.ground.backdrop).finish()
    kept = [Die(Word.FOR, 3), Die(Word.GET, 3), Die(Word.IT, 3)]
    left = 24
    for die in kept:
        picture.alpha_composite(die_sprite(die, _DIE, theme, marked=True), (left, 16))
        left += _DIE + 12
    left += 48
    for die in (Die(Word.FOR, 2), Die(Word.GET, 2), Die(Word.IT, 5)):
        picture.alpha_composite(die_sprite(die, _DIE, theme, dim=True), (left, 16))
        left += _DIE + 12
    return picture


def _score(theme: Theme) -> Image.Image:
    sketch = Sketch(_WIDTH, 176, theme.ground.backdrop)
    for row, formula in enumerate(("4 × 3 × 2 = 24", "6 × 3 × 4 = 72")):
        sketch.text((_WIDTH - 28, 50 + row * 76), formula, 40, theme.ground.ink, 800, "rm")
    picture = sketch.finish()
    words = (Word.FOR, Word.FOR, Word.GET, Word.IT, Word.IT, Word.GET)
    for row, count in enumerate((4, 6)):
        for place in range(count):
            sprite = die_sprite(Die(words[place], 3), _SMALL_DIE, theme, marked=True)
            picture.alpha_composite(sprite, (24 + place * (_SMALL_DIE + 8), 22 + row * 76))
    return picture


def _dice(theme: Theme) -> Image.Image:
    """All sides of the dice: a row for each word."""
    picture = Sketch(_WIDTH, 3 * (_DIE + 14) + 14, theme.ground.backdrop).finish()
    for row, word in enumerate(Word):
        for column, number in enumerate((*NUMBERS, None)):
            left = 58 + column * (_DIE + 14)
            picture.alpha_composite(die_sprite(Die(word, number), _DIE, theme), (left, 14 + row * (_DIE + 14)))
    return picture


def _example_first(theme: Theme) -> Image.Image:
    """Until all nine dice lie aside."""
    rolls = [throw.dice for throw in worked_example() if throw.passes == 1]
    alone = [dice for dice in rolls if len(dice) == 1]
    return _rolls([*rolls[: -len(alone)], [die for dice in alone for die in dice]], theme)


def _example_again(theme: Theme) -> Image.Image:
    return _rolls([throw.dice for throw in worked_example() if throw.passes == 2], theme)


def _example_score(theme: Theme) -> Image.Image:
    hand = worked_example()[-1].hand
    sketch = Sketch(_WIDTH, 170, theme.ground.backdrop)
    sketch.text((_WIDTH / 2, 126), f"{hand.collected} × {hand.number} × 4 = {hand.score}", 50, theme.ground.ink, 800)
    picture = sketch.finish()
    assert hand.number is not None
    for place, word in enumerate((Word.FOR,) * 3 + (Word.GET,) * 2 + (Word.IT,) * 4):
        sprite = die_sprite(Die(word, hand.number), _ROLLED, theme, marked=True)
        picture.alpha_composite(sprite, (_ROLL_LEFT + place * _ROLL_STEP, 14))
    return picture


def _afresh(theme: Theme) -> Image.Image:
    """All nine aside, and the roll that follows, from which a single die is kept (F6)."""
    throws = worked_example()
    all_aside = next(throw.hand for throw in reversed(throws) if throw.passes == 1)
    aside = [
        *((die, True) for word in Word for die in [Die(word, all_aside.number)] * all_aside.numbers[word]),
        *((die, True) for word in Word for die in [Die(word, None)] * all_aside.words[word]),
    ]
    again = next(throw.dice for throw in throws if throw.passes == 2)
    picture = _rolls([aside, again], theme, gap=54)
    sketch = Sketch(picture.width, picture.height)
    middle, top = picture.width / 2, 14 + _ROLLED + 8
    sketch.line([(middle, top), (middle, top + 22)], theme.ground.ink, 10)
    sketch.polygon([(middle - 20, top + 20), (middle + 20, top + 20), (middle, top + 42)], theme.ground.ink)
    return Image.alpha_composite(picture, sketch.finish())


def _rolls(rolls: Sequence[Sequence[tuple[Die, bool]]], theme: Theme, gap: int = 14) -> Image.Image:
    """A roll in each row; what was not set aside is dim."""
    step = _ROLLED + gap
    picture = Sketch(_WIDTH, len(rolls) * step - gap + 28, theme.ground.backdrop).finish()
    for row, dice in enumerate(rolls):
        for place, (die, aside) in enumerate(dice):
            sprite = die_sprite(die, _ROLLED, theme, marked=aside and die.number is not None, dim=not aside)
            picture.alpha_composite(sprite, (_ROLL_LEFT + place * _ROLL_STEP, 14 + row * step))
    return picture


RULES: Mapping[str, Callable[[Theme], Image.Image]] = {
    "dice": _dice,
    "words": _words,
    "keep": _keep,
    "afresh": _afresh,
    "score": _score,
    "example-first": _example_first,
    "example-again": _example_again,
    "example-score": _example_score,
}
