"""The chip as an emoji."""

from functools import partial

from render.emoji import SIDE, Emoji
from render.wiedumir.pieces import chip

EMOJI = {"chip": Emoji(partial(chip, SIDE), "🪙")}
