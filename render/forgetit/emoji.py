"""The dice's words as emoji."""

from functools import partial

from engine.forgetit.hand import Die, Word
from render.emoji import SIDE, Emoji
from render.forgetit.sprites import die_sprite
from render.theme import Theme

EMOJI = {f"word_{word.name}": Emoji(partial(die_sprite, Die(word, None), SIDE, Theme.DARK)) for word in Word}
