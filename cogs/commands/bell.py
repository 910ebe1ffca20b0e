"""🔔 at the table: how I am notified and reminded of my turn, and which matches I watch."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

import discord
from discord import ui

from cogs.components.layout import TEXT_LIMIT, Layout, Message, button, jump_url, lines_within, menu, text
from cogs.components.press_id import PressId, id_in
from cogs.conversation import Conversation
from cogs.permissions import visible_among
from cogs.press_handlers import on_press
from cogs.settings.panel import OPEN
from cogs.settings.setting import Place
from cogs.wording.names import game_name
from cogs.wording.own_times import in_time
from host.people.preferences import Notice, PersonPreferences, Reminder
from host.people.watching import WatchNotice
from host.refusal import Refused
from host.table import showing
from host.table.public_table import PublicTable
from host.table.status import Status
from localization.catalog import Speaker

T = TypeVar("T")

WATCH, LIST, UNWATCH, NOTICE = "watch", "watched", "unwatch", "watch-notice"


_MENU = 25
"""The number of entries that a menu may have."""


@on_press(WATCH)
async def watch_table(conversation: Conversation, table: PublicTable) -> None:
    """The person follows the table from now on, and sees what else they follow. Raises Refused."""
    await conversation.services.host.watching.watch(table.id, conversation.person.id)
    await show_list(conversation)


@on_press(UNWATCH)
async def stop_watching(conversation: Conversation) -> None:
    """The tables that were chosen in the list are watched no more."""
    for chosen in conversation.chosen_values:
        if (number := id_in(chosen)) is None:
            raise Refused("unknown-press")
        await conversation.services.host.watching.watchers.remove(number, conversation.person.id)
    await show_list(conversation)


@on_press(NOTICE)
async def choose_watch_notice(conversation: Conversation) -> None:
    """How the person is notified of the end of what they watch."""
    notice = _chosen(conversation, WatchNotice)
    await conversation.services.host.watching.choose_notice(conversation.person.id, notice)
    await show_list(conversation)


@on_press(LIST)
async def show_list(conversation: Conversation) -> None:
    """A private list of what the person watches, as far as they may know of it now."""
    say, watching = conversation.say, conversation.services.host.watching
    watched = await watching.watched_by(conversation.person.id)
    # A channel that they no longer see is not shown to them, nor is anything of it.
    seen = await visible_among(conversation, watched)
    if not watched:
        await conversation.redraw(Message(Layout(text(f"{say('watch-title')}\n{say('watch-none')}"))))
        return
    lines = [_line(table, say) for table in seen]
    if len(seen) < len(watched):
        lines.append(say("watch-elsewhere", count=len(watched) - len(seen)))
    shown = lines_within("\n".join([say("watch-title"), *lines]), TEXT_LIMIT // 2)
    parts: list[ui.Item[Layout]] = [text(shown)]
    if seen:
        parts.append(ui.ActionRow(_stop_menu(seen, say)))
    notices = [(say(f"watch-notice-{each}"), each.value) for each in WatchNotice]
    present = await watching.notice_of(conversation.person.id)
    parts.append(menu(PressId.anywhere(NOTICE), notices, present=present))
    await conversation.redraw(Message(Layout(*parts)))


def _line(table: PublicTable, say: Speaker) -> str:
    """Which game and where, with the way there, and since when it has waited as it does."""
    url = jump_url(table.guild_id, table.channel_id, table.message_id)
    since = "" if table.status is not Status.PLAYING else f" · {say('watch-since', when=in_time(table.waiting_since))}"
    return f"- [{game_name(table.game_key, say)} {table.id}]({url}){since}"


def _stop_menu(tables: list[PublicTable], say: Speaker) -> ui.Select[Layout]:
    options = [
        discord.SelectOption(label=f"{game_name(table.game_key, say)} {table.id}", value=str(table.id))
        for table in tables[:_MENU]
    ]
    return ui.Select(
        custom_id=str(PressId.anywhere(UNWATCH)),
        placeholder=say("watch-stop"),
        options=options,
        max_values=len(options),
    )


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
    notice, people = _chosen(conversation, Notice), conversation.services.preferences.people
    person = await people.change(conversation.person.id, lambda former: replace(former, notice=notice))
    if table.waiting_for == conversation.person.id:
        await conversation.services.host.note(table.id, showing.notified, conversation.person.id, table.display.mention)
    await conversation.redraw(_panel(table, person, conversation))


@on_press(REMINDER)
async def choose_reminder(conversation: Conversation, table: PublicTable) -> None:
    """A choice in the panel."""
    reminder, people = _chosen(conversation, Reminder), conversation.services.preferences.people
    person = await people.change(conversation.person.id, lambda former: replace(former, reminder=reminder))
    await conversation.redraw(_panel(table, person, conversation))


def _chosen(conversation: Conversation, kind: Callable[[str], T]) -> T:
    """The entry of a menu that was chosen. Raises Refused for what no menu of ours holds."""
    try:
        return kind("".join(conversation.chosen_values))
    except ValueError:
        raise Refused("unknown-press") from None


def _panel(table: PublicTable, present: PersonPreferences, conversation: Conversation) -> Message:
    say = conversation.say
    notices = [(say(f"notice-{notice}"), notice.value) for notice in Notice]
    reminders = [(say(f"reminder-{way}"), way.value) for way in Reminder]
    watching = [button(say("button-watched"), PressId.at(table, LIST), emoji="👁️")]
    if table.status.is_open and not table.is_direct and not table.plays(conversation.person.id):
        watching = [button(say("button-watch"), PressId.at(table, WATCH), emoji="👁️")]
    others = button(say("button-my-settings"), Place("mine").press(OPEN), emoji="⚙️")
    return Message(
        Layout(
            text(say("notice-title")),
            menu(PressId.at(table, "notice"), notices, present=present.notice),
            text(say("reminder-title")),
            menu(PressId.at(table, REMINDER), reminders, present=present.reminder),
            text(say("reminder-more")),
            ui.ActionRow(*watching, others),
        )
    )
