"""🔔 at the table: how I am notified of my turn and reminded before my time is up, and what I watch."""

from __future__ import annotations

from dataclasses import replace

import discord
from discord import ui

from cogs.commands.watching import LIST, WATCH
from cogs.components.layout import Layout, Message, button, text
from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.press_handlers import on_press
from cogs.settings.panel import OPEN
from cogs.settings.setting import Place
from host.people.preferences import Notice, PersonPreferences, Reminder
from host.refusal import Refused
from host.table import showing
from host.table.public_table import PublicTable

REMINDER = "reminder"
"""The verb of the menu of reminders."""


@on_press("bell")
async def show_bell(conversation: Conversation, table: PublicTable) -> None:
    """A private panel with the choices, for anybody."""
    person = await conversation.services.preferences.people.of(conversation.person.id)
    await conversation.redraw(_panel(table, person, conversation))


@on_press("notice")
async def choose_notice(conversation: Conversation, table: PublicTable) -> None:
    """A choice in the panel. Nobody is notified of the turn in which they ask to be notified."""
    chosen = conversation.chosen_values
    if len(chosen) != 1 or chosen[0] not in list(Notice):
        raise Refused("unknown-press")
    notice, people = Notice(chosen[0]), conversation.services.preferences.people
    person = await people.change(conversation.person.id, lambda former: replace(former, notice=notice))
    if table.waiting_for == conversation.person.id:
        await conversation.services.host.note(table.id, showing.notified, conversation.person.id, table.display.mention)
    await conversation.redraw(_panel(table, person, conversation))


@on_press(REMINDER)
async def choose_reminder(conversation: Conversation, table: PublicTable) -> None:
    """A choice in the panel."""
    chosen = conversation.chosen_values
    if len(chosen) != 1 or chosen[0] not in list(Reminder):
        raise Refused("unknown-press")
    reminder, people = Reminder(chosen[0]), conversation.services.preferences.people
    person = await people.change(conversation.person.id, lambda former: replace(former, reminder=reminder))
    await conversation.redraw(_panel(table, person, conversation))


def _panel(table: PublicTable, present: PersonPreferences, conversation: Conversation) -> Message:
    say = conversation.say
    notices: ui.Select[Layout] = ui.Select(
        custom_id=str(PressId(table.id, table.version, "notice")),
        options=[
            discord.SelectOption(label=say(f"notice-{notice}"), value=notice.value, default=notice is present.notice)
            for notice in Notice
        ],
    )
    reminders: ui.Select[Layout] = ui.Select(
        custom_id=str(PressId(table.id, table.version, REMINDER)),
        options=[
            discord.SelectOption(label=say(f"reminder-{way}"), value=way.value, default=way is present.reminder)
            for way in Reminder
        ],
    )
    watching = [button(say("button-watched"), PressId(table.id, table.version, LIST), emoji="👁️")]
    if table.status.is_open and not table.is_direct and not table.plays(conversation.person.id):
        watching = [button(say("button-watch"), PressId(table.id, table.version, WATCH), emoji="👁️")]
    others = button(say("button-my-settings"), Place("mine").press(OPEN), emoji="⚙️")
    return Message(
        Layout(
            text(say("notice-title")),
            ui.ActionRow(notices),
            text(say("reminder-title")),
            ui.ActionRow(reminders),
            text(say("reminder-more")),
            ui.ActionRow(*watching, others),
        )
    )
