"""/settings: the server's language and look, people's pictures, and how I am notified of my turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.command_names import named
from cogs.conversation import Conversation, converse
from cogs.layout import words
from cogs.services import Services
from host.preferences import Notice, PersonPreferences, ServerPreferences
from host.refusal import Refused
from localization.catalog import Language
from render.theme import Theme

LIKE_SERVER = "auto"

LANGUAGES = [
    app_commands.Choice(name=named("language-auto"), value=LIKE_SERVER),
    *(app_commands.Choice(name=named(f"language-{language}"), value=language.value) for language in Language),
]
NOTICES = [app_commands.Choice(name=named(f"notice-{notice}"), value=notice.value) for notice in Notice]
THEMES = [app_commands.Choice(name=named(f"theme-{theme}"), value=theme.value) for theme in Theme]


class Settings(commands.Cog):
    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(name=named("command-settings"), description=named("command-settings-description"))
    @app_commands.rename(
        language=named("command-settings-language"),
        theme=named("command-settings-theme"),
        avatars=named("command-settings-avatars"),
        motion=named("command-settings-motion"),
        own_motion=named("command-settings-own-motion"),
        ping=named("command-settings-ping"),
    )
    @app_commands.describe(
        language=named("command-settings-language-description"),
        theme=named("command-settings-theme-description"),
        avatars=named("command-settings-avatars-description"),
        motion=named("command-settings-motion-description"),
        own_motion=named("command-settings-own-motion-description"),
        ping=named("command-settings-ping-description"),
    )
    @app_commands.choices(language=LANGUAGES, theme=THEMES, ping=NOTICES)
    @app_commands.guild_only()
    async def settings(
        self,
        interaction: discord.Interaction[Any],
        language: str | None = None,
        theme: str | None = None,
        avatars: bool | None = None,
        motion: bool | None = None,
        ping: str | None = None,
        own_motion: bool | None = None,
    ) -> None:
        def choose(former: ServerPreferences) -> ServerPreferences:
            if language is not None:
                former = replace(former, language=None if language == LIKE_SERVER else Language(language))
            if theme is not None:
                former = replace(former, theme=Theme(theme))
            if avatars is not None:
                former = replace(former, avatars=avatars)
            return former if motion is None else replace(former, motion=motion)

        def choose_own(former: PersonPreferences) -> PersonPreferences:
            if ping is not None:
                former = replace(former, notice=Notice(ping))
            return former if own_motion is None else replace(former, motion=own_motion)

        for_server = any(value is not None for value in (language, theme, avatars, motion))
        await converse(
            self._services,
            interaction,
            lambda conversation: _change(conversation, choose if for_server else None, choose_own),
        )


async def _change(
    conversation: Conversation,
    choose: Callable[[ServerPreferences], ServerPreferences] | None,
    choose_own: Callable[[PersonPreferences], PersonPreferences],
) -> None:
    """Changes what was given, then shows how everything stands."""
    preferences, say = conversation.services.preferences, conversation.say
    server = await preferences.servers.of(conversation.guild_id)
    if choose is not None:
        if not conversation.interaction.permissions.manage_guild:
            raise Refused("only-server-managers")
        server = await preferences.servers.change(conversation.guild_id, choose)
        await _redraw_table_here(conversation)
    person = await preferences.people.change(conversation.person.id, choose_own)
    summary = say(
        "settings-now",
        language=say(f"language-{server.language or LIKE_SERVER}"),
        theme=say(f"theme-{server.theme}"),
        avatars=say("option-on" if server.avatars else "option-off"),
        motion=say("option-on" if server.motion else "option-off"),
        ping=say(f"notice-{person.notice}"),
        own_motion=say("option-on" if person.motion else "option-off"),
    )
    await conversation.answer(words(summary))


async def _redraw_table_here(conversation: Conversation) -> None:
    """The channel's open table as it looks now, if there is one."""
    try:
        table = await conversation.table_here()
    except Refused:
        return
    await conversation.services.live_messages.show(table)
