"""🔔 at the table: how I am notified and reminded of my turn, and which matches I watch."""

from __future__ import annotations

from discord import ui

from cogs.components.layout import (
    TEXT_LIMIT,
    Component,
    button,
    jump_url,
    lines_within,
    menu,
    text,
    text_message,
    unframed,
)
from cogs.components.press_id import PressId, id_in
from cogs.conversation import Conversation
from cogs.permissions import visible_among
from cogs.press_handlers import on_press
from cogs.settings import my_settings
from cogs.settings.panel import MINE
from cogs.settings.setting import OPEN, Place
from cogs.wording.names import game_name
from cogs.wording.own_times import in_time
from host.keeping.watching import WatchNotice
from host.people.preferences import Notice, Reminder
from host.refusal import Refused
from host.table.public_table import PublicTable
from host.table.status import Status
from localization.catalog import Speaker

_OWN_NOTICE, _REMINDER = "notice", "reminder"
"""The verbs are the keys of the settings."""

WATCH, LIST, UNWATCH, NOTICE = "watch", "watched", "unwatch", "watch-notice"


_MENU = 25
"""The number of entries that a menu may have."""


@on_press(WATCH, price=2)
async def watch_table(conversation: Conversation, table: PublicTable) -> None:
    """The person follows the table from now on, and sees what else they follow. Raises Refused."""
    await conversation.host.watching.watch(table.id, conversation.person_id)
    await show_list(conversation)


@on_press(UNWATCH, price=2)
async def stop_watching(conversation: Conversation) -> None:
    """The tables that were chosen in the list are watched no more."""
    for chosen in conversation.chosen_values:
        if (number := id_in(chosen)) is None:
            raise Refused("unknown-press")
        await conversation.host.watching.watchers.remove(number, conversation.person_id)
    await show_list(conversation)


@on_press(NOTICE, price=2)
async def choose_watch_notice(conversation: Conversation) -> None:
    """Choose how the person is notified of the end of what they watch."""
    chosen = "".join(conversation.chosen_values)
    if chosen not in list(WatchNotice):
        raise Refused("unknown-press")
    await conversation.host.watching.choose_notice(conversation.person_id, WatchNotice(chosen))
    await show_list(conversation)


@on_press(LIST, price=2)
async def show_list(conversation: Conversation) -> None:
    """A private list of what the person watches, as far as they may know of it now."""
    say, watching = conversation.say, conversation.host.watching
    watched = await watching.watched_by(conversation.person_id)
    # A channel that they no longer see is not shown to them, nor is anything of it.
    seen = await visible_among(conversation, watched)
    if not watched:
        await conversation.redraw(text_message(f"{say('watch-title')}\n{say('watch-none')}"))
        return
    lines = [_line(table, say) for table in seen]
    if len(seen) < len(watched):
        lines.append(say("watch-elsewhere", count=len(watched) - len(seen)))
    shown = lines_within("\n".join([say("watch-title"), *lines]), TEXT_LIMIT // 2)
    parts: list[Component] = [text(shown)]
    if stops := [(f"{game_name(table.game_key, say)} {table.id}", str(table.id)) for table in seen[:_MENU]]:
        parts.append(menu(PressId.anywhere(UNWATCH), stops, placeholder=say("watch-stop"), most=len(stops)))
    notices = [(say(f"watch-notice-{each}"), each.value) for each in WatchNotice]
    present = await watching.notice_of(conversation.person_id)
    parts.append(menu(PressId.anywhere(NOTICE), notices, present=present))
    await conversation.redraw(unframed(*parts))


def _line(table: PublicTable, say: Speaker) -> str:
    """Line on a table: which game and where, with the way there, and since when it has waited as it does."""
    url = jump_url(table.guild_id, table.channel_id, table.message_id)
    since = "" if table.status is not Status.PLAYING else f" · {say('watch-since', when=in_time(table.waiting_since))}"
    return f"- [{game_name(table.game_key, say)} {table.id}]({url}){since}"


@on_press("bell")
async def show_bell(conversation: Conversation, table: PublicTable) -> None:
    """A private panel with the choices, for anybody."""
    say, present = conversation.say, conversation.preferences
    notices = [(say(f"notice-{notice}"), notice.value) for notice in Notice]
    reminders = [(say(f"reminder-{way}"), way.value) for way in Reminder]
    watching = [button(say("button-watched"), PressId.at(table, LIST), emoji="👁️")]
    if table.status.is_open and not table.is_direct and not table.plays(conversation.person_id):
        watching = [button(say("button-watch"), PressId.at(table, WATCH), emoji="👁️")]
    others = button(say("button-my-settings"), Place(MINE.key).press(OPEN), emoji="⚙️")
    parts = (
        text(say("notice-title")),
        menu(PressId.at(table, _OWN_NOTICE), notices, present=present.notice),
        text(say("reminder-title")),
        menu(PressId.at(table, _REMINDER), reminders, present=present.reminder),
        text(say("reminder-more")),
        ui.ActionRow(*watching, others),
    )
    await conversation.redraw(unframed(*parts))


@on_press(_OWN_NOTICE, _REMINDER)
async def choose_own(conversation: Conversation, press: PressId, table: PublicTable) -> None:
    """A choice in the panel: it has some of the person's settings, which are the same from everywhere."""
    setting = next(each for each in my_settings.SETTINGS if each.key == press.verb)
    value = setting.pressed(conversation, press.args)
    await MINE.change(conversation, Place(MINE.key), lambda former: setting.with_value(former, value))
    await show_bell(conversation, table)
