"""A server's managers begin a new season of its leaderboards, after one more question."""

from __future__ import annotations

import logging

import discord
from discord import ui

from cogs.components.layout import Layout, Message, button, text, text_message
from cogs.components.paging import page_number
from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.press_handlers import on_press
from host.refusal import Refused
from host.results.ratings import BEGINNERS_POINTS

ASK, START, KEEP = "season", "season-start", "season-keep"

audit = logging.getLogger("host.audit")


@on_press(ASK)
async def ask(conversation: Conversation) -> None:
    """Whether the present season is to end. Raises Refused."""
    _require_manager(conversation)
    say = conversation.say
    present = await conversation.services.host.ratings.season_to_end(conversation.guild_id)
    question = say(
        "season-question",
        number=present.number,
        following=present.number + 1,
        began=f"<t:{int(present.began_at)}:D>",
        points=str(BEGINNERS_POINTS),
    )
    # The number says which season ends: a second press does not end the next one, too.
    start = PressId(0, 0, START, (str(present.number),))
    buttons = ui.ActionRow(
        button(say("button-season-start", number=present.number + 1), start, style=discord.ButtonStyle.danger),
        button(say("button-season-keep", number=present.number), PressId(0, 0, KEEP)),
    )
    parts: list[ui.Item[Layout]] = [text(question), buttons]
    await conversation.redraw(Message(Layout(ui.Container(*parts))))


@on_press(START)
async def start(conversation: Conversation, press: PressId) -> None:
    """It is to end. Raises Refused."""
    _require_manager(conversation)
    number = page_number("".join(press.args[:1]))
    if number is None:
        raise Refused("unknown-press")
    begun = await conversation.services.host.ratings.start_season(conversation.guild_id, after=number)
    audit.info("Server %d: season %d begun by person %d", conversation.guild_id, begun, conversation.person.id)
    await conversation.redraw(text_message(conversation.say("season-begun", number=begun)))


@on_press(KEEP)
async def keep(conversation: Conversation) -> None:
    """It goes on."""
    await conversation.redraw(text_message(conversation.say("season-kept")))


def _require_manager(conversation: Conversation) -> None:
    if not conversation.interaction.permissions.manage_guild:
        raise Refused("only-server-managers")
