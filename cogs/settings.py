"""/settings: the server's language and look, and whether I am mentioned when my turn comes."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.command_names import named
from cogs.conversation import Conversation, converse
from cogs.layout import words
from host.refusal import Refused
from localization.catalog import Language
from render.theme import Theme

LIKE_SERVER = "auto"

LANGUAGES = [
    app_commands.Choice(name=named("language-auto"), value=LIKE_SERVER),
    *(app_commands.Choice(name=named(f"language-{language}"), value=language.value) for language in Language),
]
THEMES = [app_commands.Choice(name=named(f"theme-{theme}"), value=theme.value) for theme in Theme]


class Settings(commands.Cog):
    @app_commands.command(name=named("command-settings"), description=named("command-settings-description"))
    @app_commands.rename(
        language=named("command-settings-language"),
        theme=named("command-settings-theme"),
        ping=named("command-settings-ping"),
    )
    @app_commands.describe(
        language=named("command-settings-language-description"),
        theme=named("command-settings-theme-description"),
        ping=named("command-settings-ping-description"),
    )
    @app_commands.choices(language=LANGUAGES, theme=THEMES)
    @app_commands.guild_only()
    async def settings(
        self,
        interaction: discord.Interaction[Any],
        language: str | None = None,
        theme: str | None = None,
        ping: bool | None = None,
    ) -> None:
        await converse(interaction, lambda conversation: _change(conversation, language, theme, ping))


async def _change(conversation: Conversation, language: str | None, theme: str | None, ping: bool | None) -> None:
    """Changes what was given, then tells how everything stands."""
    preferences, say = conversation.bot.preferences, conversation.say
    server = await preferences.of_server(conversation.guild_id)
    if language is not None or theme is not None:
        if not conversation.interaction.permissions.manage_guild:
            raise Refused("only-server-managers")
        if language is not None:
            spoken = None if language == LIKE_SERVER else Language(language)
            server = await preferences.change_server(conversation.guild_id, language=spoken)
        if theme is not None:
            server = await preferences.change_server(conversation.guild_id, theme=Theme(theme))
        await conversation.bot.redraw_table_in(conversation.channel_id)
    person = await preferences.of_person(conversation.person.id)
    if ping is not None:
        person = await preferences.change_person(conversation.person.id, ping=ping)
    told = say(
        "settings-now",
        language=say(f"language-{server.language or LIKE_SERVER}"),
        theme=say(f"theme-{server.theme}"),
        ping=say("option-on" if person.ping else "option-off"),
    )
    await conversation.answer(words(told))
