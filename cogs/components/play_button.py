"""The button that opens a table of a game, from /help and elsewhere."""

from __future__ import annotations

import discord

from cogs.components.layout import Button, button
from cogs.components.press_id import PressId
from localization.catalog import Speaker

PLAY = "help-play"
"""Opens a table of the game that is the argument."""


def play_button(game: str, say: Speaker) -> Button:
    return button(say("help-button-play"), PressId(0, 0, PLAY, (game,)), style=discord.ButtonStyle.primary, emoji="🎲")
