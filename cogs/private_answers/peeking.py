"""What only one person may know: by direct message, or in a private answer where direct messages are closed."""

from __future__ import annotations

import logging

import discord
from discord import ui

from cogs.components.layout import NO_MENTIONS, Layout, Message, Picture, jump_url, link, text, text_message
from cogs.conversation import Conversation
from cogs.press_handlers import on_press
from cogs.requests.delivery import NOT_DELIVERED
from cogs.wording.names import plain
from host.refusal import Refused
from host.table.public_table import PublicTable

log = logging.getLogger(__name__)


@on_press("peek")
async def peek(conversation: Conversation, table: PublicTable) -> None:
    """Sends the person what their own seat may know. Raises Refused where nothing is secret."""
    services, say = conversation.services, conversation.say
    if not table.readable:
        raise Refused("table-retired")
    if not table.edition.spec.has_secrets:
        raise Refused("nothing-secret")
    scene = await conversation.own_scene(table)
    face = services.faces[table.game_key]
    picture, in_words = await conversation.drawn(lambda: face.draw_own(scene))
    if picture is None:
        await conversation.answer(text_message(in_words))
        return
    if conversation.in_direct_messages:
        await conversation.answer(Message(Layout(ui.Container(picture.gallery(), text(in_words))), (picture,)))
        return
    try:
        await conversation.interaction.user.send(
            view=_direct_message(conversation, table, picture, in_words).layout,
            files=[picture.file()],
            allowed_mentions=NO_MENTIONS,
        )
    except discord.Forbidden:
        reason = "peek-here-dms-closed"
    except NOT_DELIVERED as error:
        log.warning("A direct message failed: %s", error)
        reason = "peek-here-dm-failed"
    else:
        await conversation.tell("peek-sent")
        return
    here = Layout(ui.Container(text(say(reason)), picture.gallery(), text(in_words)))
    await conversation.answer(Message(here, (picture,)))


def _direct_message(conversation: Conversation, table: PublicTable, picture: Picture, in_words: str) -> Message:
    """Which game and channel it is about, the picture, and the way back."""
    say = conversation.say
    # Direct messages do not always spell out the mention of a channel; its name is always text.
    name = getattr(conversation.interaction.channel, "name", None)
    channel = f"<#{table.channel_id}>" if name is None else f"#{plain(name)}"
    title = say("peek-title", game=say(f"game-{table.game_key}"), channel=channel)
    back = link(say("button-back-to-table"), jump_url(table.guild_id, table.channel_id, table.message_id))
    container = ui.Container(text(title), picture.gallery(), text(in_words), ui.ActionRow(back))
    return Message(Layout(container), (picture,))
