"""The cover, with nine dice around the title."""

from PIL import Image

from engine.forgetit.hand import Die, Word
from render.cartouche import TitleLook, packaged_font
from render.cover import Cover
from render.forgetit.sprites import die_sprite
from render.theme import Theme

_WORDS_UP = (1, 3, 8)
"""The ones of the nine dice that show their words."""


def _put_dice(picture: Image.Image, theme: Theme) -> None:
    """Nine dice: three of each word, some of them with it up."""
    for number, (x, y, side) in enumerate(
        ((24, 30, 78), (112, 64, 70), (30, 126, 84), (128, 160, 76), (58, 222, 66), (830, 48, 76), (922, 28, 84),
         (836, 156, 84), (934, 190, 72))
    ):  # fmt: skip
        word = list(Word)[number % 3]
        die = die_sprite(Die(word, None if number in _WORDS_UP else number % 5 + 1), side, theme)
        picture.alpha_composite(die.rotate((number * 37) % 24 - 12, Image.Resampling.BICUBIC), (x, y))


COVER = Cover(
    "forgetit/cover",
    TitleLook(packaged_font("bungee", "Bungee-Regular.ttf"), "#22303c", "#c9973f", "#ffd76a", raised=True),
    _put_dice,
)
