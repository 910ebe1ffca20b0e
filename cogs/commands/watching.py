"""An onlooker follows a table, and is notified when it ends."""

from __future__ import annotations

import discord
from discord import ui

from cogs.components.layout import TEXT_LIMIT, Layout, Message, jump_url, lines_within, text
from cogs.components.press_id import PressId, id_in
from cogs.conversation import Conversation
from cogs.permissions.visibility import visible_among
from cogs.press_handlers import on_press
from cogs.wording.clock_times import in_time
from cogs.wording.game_name import game_name
from host.people.watching import WatchNotice
from host.refusal import Refused
from host.table.public_table import PublicTable
from host.table.status import Status
from localization.catalog import Speaker

WATCH, LIST, UNWATCH, NOTICE = "watch", "watched", "unwatch", "watch-notice"

_NO_TABLE = 0

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
        await conversation.services.host.watching.unwatch(number, conversation.person.id)
    await show_list(conversation)


@on_press(NOTICE)
async def choose_notice(conversation: Conversation) -> None:
    """How the person is notified of the end of what they watch."""
    chosen = conversation.chosen_values
    if len(chosen) != 1 or chosen[0] not in list(WatchNotice):
        raise Refused("unknown-press")
    await conversation.services.host.watching.choose_notice(conversation.person.id, WatchNotice(chosen[0]))
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
    parts.append(ui.ActionRow(_notice_menu(await watching.notice_of(conversation.person.id), say)))
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
        custom_id=str(PressId(_NO_TABLE, 0, UNWATCH)),
        placeholder=say("watch-stop"),
        options=options,
        max_values=len(options),
    )


def _notice_menu(present: WatchNotice, say: Speaker) -> ui.Select[Layout]:
    return ui.Select(
        custom_id=str(PressId(_NO_TABLE, 0, NOTICE)),
        options=[
            discord.SelectOption(label=say(f"watch-notice-{each}"), value=each.value, default=each is present)
            for each in WatchNotice
        ],
    )
