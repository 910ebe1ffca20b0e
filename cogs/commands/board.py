"""/board: the table's message once more, or the position in words."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.components.layout import Layout, Message, Picture, text, words
from cogs.conversation import Conversation, converse
from cogs.messages.table_message import table_title
from cogs.press_handlers import on_press
from cogs.services import Services
from cogs.wording.command_names import named
from host.table.public_table import PublicTable


class Board(commands.Cog):
    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(name=named("command-board"), description=named("command-board-description"))
    @app_commands.rename(text=named("command-board-text"), private=named("command-board-private"))
    @app_commands.describe(
        text=named("command-board-text-description"), private=named("command-board-private-description")
    )
    async def board(self, interaction: discord.Interaction[Any], text: bool = False, private: bool = False) -> None:
        handle = _describe if text else _show_here_alone if private else _show
        await converse(self._services, interaction, handle)


async def _describe(conversation: Conversation) -> None:
    services = conversation.services
    table = await services.host.latest_table_in(conversation.channel_id)
    scene = await conversation.scene(table)
    face = services.faces[table.game_key]
    await conversation.answer(words(await services.painter.off_loop(lambda: face.words(scene))))


async def _show_here_alone(conversation: Conversation) -> None:
    await show_alone(conversation, await conversation.services.host.latest_table_in(conversation.channel_id))


@on_press("board-alone")
async def show_alone(conversation: Conversation, table: PublicTable) -> None:
    """The position for this person alone, in their language and lettered as they want it."""
    scene = await conversation.scene(table)
    face = conversation.services.faces[table.game_key]

    def make() -> tuple[Picture, str, str]:
        return face.picture(scene), face.headline(scene), face.story(scene)

    picture, headline, story = await conversation.drawn(make)
    parts: list[ui.Item[Layout]] = [text(table_title(table, conversation.say, headline)), picture.gallery()]
    if story:
        parts.append(text(story))
    await conversation.answer(Message(Layout(ui.Container(*parts)), (picture,)))


async def _show(conversation: Conversation) -> None:
    services = conversation.services
    table = await services.host.latest_table_in(conversation.channel_id)
    if not table.status.is_open:
        await conversation.answer(await services.painter.table_message(table, larger=conversation.own.larger_text))
        return
    # Nothing that an onlooker does moves the table; the link leads there, too.
    if table.seat_of(conversation.person.id) is not None or table.message_id is None:
        await conversation.show_change(table, post_again=True)
    else:
        await conversation.lead_to(table)
