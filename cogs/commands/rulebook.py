"""/rules: a game explained in short, with pictures, or the dice, in the person's language."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui

from cogs.command_names import named
from cogs.commands.game_choices import game_choices
from cogs.conversation import Conversation, converse
from cogs.layout import Layout, Message, Picture, text, words
from cogs.services import Services
from host.refusal import Refused

DICE = "dice"
"""Stands among the games for what holds in all of them: how the dice are made fair."""


def rules_command(services: Services) -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=named("command-rules"), description=named("command-rules-description"))
    @app_commands.rename(game=named("command-play-game"))
    @app_commands.describe(game=named("command-rules-game-description"))
    @app_commands.choices(game=[*game_choices(services), app_commands.Choice(name=named("rules-dice"), value=DICE)])
    async def rules(interaction: discord.Interaction[Any], game: str | None = None) -> None:
        async def handle(conversation: Conversation) -> None:
            await show_rules(conversation, game or await _game_of_channel(conversation))

        await converse(services, interaction, handle)

    return rules


async def _game_of_channel(conversation: Conversation) -> str:
    """The game of the channel's latest table; the first of ours where there never was one."""
    try:
        return (await conversation.services.host.latest_table_in(conversation.channel_id)).game_key
    except Refused:
        return next(iter(conversation.services.faces))


async def show_rules(conversation: Conversation, game_key: str) -> None:
    services, say = conversation.services, conversation.say
    if game_key == DICE:
        await conversation.answer(words(say("fair-dice-rules")))
        return
    if game_key not in services.faces:
        raise Refused("unknown-game")
    theme = await services.painter.theme_of(conversation.interaction.guild_id)
    parts = await conversation.drawn(lambda: services.faces[game_key].rules(theme, say))
    items: list[ui.Item[Layout]] = [text(f"## {say(f'game-{game_key}')}")]
    pictures: list[Picture] = []
    for explanation, picture in parts:
        items.append(text(explanation))
        if picture is not None:
            items.append(picture.gallery())
            pictures.append(picture)
    await conversation.answer(Message(Layout(ui.Container(*items)), tuple(pictures)))
