"""The button that leads to a game's leaderboard, from results and elsewhere."""

from __future__ import annotations

from cogs.components.layout import Button, button
from cogs.components.press_id import PressId
from localization.catalog import Speaker

SHOW = "leaderboard"
"""Shows the page of a leaderboard that the arguments name: game, season, page."""

PRESENT = "0"
"""Stands for the season that is going on."""


def leaderboard_button(game: str, say: Speaker) -> Button:
    """To the first page of the present season."""
    return button(say("button-leaderboard"), PressId(0, 0, SHOW, (game, PRESENT, "0")), emoji="🏆")
