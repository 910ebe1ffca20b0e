"""The mouse and the cheeses as emoji."""

from functools import partial

from engine.kaeseschieben.board import Size
from render.art import art
from render.emoji import SIDE, Emoji
from render.kaeseschieben.sprites import cheese

EMOJI = {
    **{f"{size}_cheese": Emoji(partial(cheese, size, SIDE)) for size in Size},
    "mouse": Emoji(partial(art, "kaeseschieben/mouse-south", SIDE, body="#9a8f86"), "🐭"),
}
