"""/rules: the game explained in short, with pictures, in the person's language."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.command_names import named
from cogs.conversation import Conversation, converse
from cogs.games.registry import FACES
from cogs.layout import Layout, Message, Picture, text
from cogs.opening import GAME_CHOICES
from host.refusal import Refused
from render.theme import Theme


class Rulebook(commands.Cog):
    @app_commands.command(name=named("command-rules"), description=named("command-rules-description"))
    @app_commands.rename(game=named("command-play-game"))
    @app_commands.describe(game=named("command-rules-game-description"))
    @app_commands.choices(game=GAME_CHOICES)
    async def rules(self, interaction: discord.Interaction[Any], game: str | None = None) -> None:
        async def handle(conversation: Conversation) -> None:
            await show_rules(conversation, game or await _game_of_channel(conversation))

        await converse(interaction, handle)


async def _game_of_channel(conversation: Conversation) -> str:
    """The game of the channel's latest table; the first of ours where there never was one."""
    try:
        return (await conversation.bot.host.latest_table_in(conversation.channel_id)).game_key
    except Refused:
        return next(iter(FACES))


async def show_rules(conversation: Conversation, game_key: str) -> None:
    if game_key not in FACES:
        raise Refused("unknown-game")
    bot, say = conversation.bot, conversation.say
    theme = Theme.DARK
    if conversation.interaction.guild_id is not None:
        theme = (await bot.preferences.of_server(conversation.interaction.guild_id)).theme
    parts = await bot.painter.off_loop(lambda: FACES[game_key].rules(theme, say))
    items: list[ui.Item[Layout]] = [text(f"## {say(f'game-{game_key}')}")]
    pictures: list[Picture] = []
    for told, picture in parts:
        items.append(text(told))
        if picture is not None:
            items.append(picture.gallery())
            pictures.append(picture)
    await conversation.answer(Message(Layout(ui.Container(*items)), tuple(pictures)))
