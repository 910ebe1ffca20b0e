"""The table's pace in a panel of its own, and the way into a thread for a table that would hold a channel for days."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
from discord import ui

from cogs.components.layout import Button, Layout, button, menu, text
from cogs.components.press_id import PressId
from host.match.lobby import less_time
from host.table.public_table import PublicTable
from host.table.status import Status
from host.table.table_preferences import Pace, WhenLate
from localization.catalog import Speaker

PANEL, PACE, WHEN_LATE, OWN_THREAD = "time", "pace", "when-late", "own-thread"
"""The verbs of the buttons and the menu."""


def pace_line(table: PublicTable, say: Speaker) -> str:
    """What is agreed of time, for the invitation; empty for a live table, as usual."""
    if table.preferences.pace is Pace.LIVE:
        return ""
    return say("pace-line", pace=say(f"pace-{table.preferences.pace}"))


def pace_button(table: PublicTable, say: Speaker) -> Button:
    """Leads to the panel of the pace, before the start and in mid-game."""
    label = say("button-pace", pace=say(f"pace-{table.preferences.pace}"))
    return button(label, PressId.at(table, PANEL), emoji="⏳")


def pace_panel(table: PublicTable, say: Speaker, channel: Any, *, leads: bool) -> list[ui.Item[Layout]]:
    """How much time a turn has, and the way into a thread where that helps.

    The leader finds a menu and a button for what can still be chosen.
    """
    preferences = table.preferences
    items: list[ui.Item[Layout]] = [text(f"{say('pace-title')}\n{pace_now(table, say)}")]
    if not leads:
        return items
    offered = [pace for pace in Pace if less_time(table, replace(preferences, pace=pace)) is None]
    paces = [(say(f"pace-{pace}"), pace.value) for pace in offered]
    items.append(menu(PressId.at(table, PACE), paces, present=preferences.pace))
    other = WhenLate.VOTE if preferences.when_late is WhenLate.COMPUTER else WhenLate.COMPUTER
    if less_time(table, replace(preferences, when_late=other)) is None:
        state = say("option-on" if preferences.when_late is WhenLate.COMPUTER else "option-off")
        late = PressId.at(table, WHEN_LATE, other.value)
        items.append(ui.ActionRow(button(say("button-when-late", state=state), late, emoji="🤖")))
    return [*items, *thread_suggestion(table, say)] if suggests_thread(table, channel) else items


def pace_now(table: PublicTable, say: Speaker) -> str:
    """The pace, and what happens when the time is up."""
    preferences = table.preferences
    return say("pace-now", pace=say(f"pace-{preferences.pace}"), late=say(f"when-late-{preferences.when_late}"))


def thread_suggestion(table: PublicTable, say: Speaker) -> list[ui.Item[Layout]]:
    """Why a thread is better, and the button that opens one."""
    opens = button(say("button-own-thread"), PressId.at(table, OWN_THREAD), emoji="🧵")
    return [text(say("pace-suggests-thread")), ui.ActionRow(opens)]


def suggests_thread(table: PublicTable, channel: Any) -> bool:
    """Whether the table would hold a whole channel for days, and can still move: nobody but its leader has joined."""
    is_movable = table.status is Status.LOBBY and len(table.people) == 1 and table.series is None
    return table.preferences.pace.by_correspondence and is_movable and isinstance(channel, discord.TextChannel)
