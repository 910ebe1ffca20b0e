"""Buttons that several messages have: arrows between pages, a new table, a leaderboard."""

from __future__ import annotations

from collections.abc import Callable

import discord

from cogs.components.layout import Button, button
from cogs.components.press_id import PressId
from localization.catalog import Speaker

_NOWHERE = "no-page"
"""Custom id of a button that leads nowhere: Discord wants each one to have an id of its own."""


def page_count(entries: int, page_size: int) -> int:
    """At least one, which is empty if there is nothing to show."""
    return max(1, -(-entries // page_size))


def page_within(page: int, pages: int) -> int:
    """The page, counted from 0, or the nearest one that there is."""
    return max(0, min(page, pages - 1))


def page_number(argument: str) -> int | None:
    """The page that a press names; None for what no button of ours says."""
    return int(argument) if argument.isascii() and argument.isdecimal() and len(argument) < 10 else None


def buttons_between_pages(page: int, pages: int, to: Callable[[int], PressId], say: Speaker) -> list[Button]:
    """The arrows of a page, counted from 0. ``to`` makes the press that leads to another."""
    return page_buttons(to(page - 1) if page > 0 else None, to(page + 1) if page + 1 < pages else None, say)


def page_buttons(back: PressId | None, on: PressId | None, say: Speaker) -> list[Button]:
    """Two arrows. Where one leads is None if there is nothing; it cannot be pressed then."""
    return [_arrow("◀️", say("button-page-back"), "back", back), _arrow("▶️", say("button-page-on"), "on", on)]


def _arrow(emoji: str, label: str, name: str, press: PressId | None) -> Button:
    return button(label, press or PressId.anywhere(_NOWHERE, name), emoji=emoji, disabled=press is None)


PLAY = "help-play"
"""Opens a table of the game that is the argument."""

PLAN_NIGHT = "night-plan"
"""Opens the form that plans a game night."""


def play_button(game: str, say: Speaker) -> Button:
    return button(say("help-button-play"), PressId.anywhere(PLAY, game), style=discord.ButtonStyle.primary, emoji="🎲")


SHOW = "leaderboard"
"""Shows the page of a leaderboard that the arguments name: game, season, page."""

PRESENT = "0"
"""Stands for the season that is going on."""


def leaderboard_button(game: str, say: Speaker) -> Button:
    """To the first page of the present season."""
    return button(say("button-leaderboard"), PressId.anywhere(SHOW, game, PRESENT, "0"), emoji="🏆")
