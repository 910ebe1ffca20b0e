"""Channels, roles and what new tables begin with, by command: each of these is a list, and no single value."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import AppCommandChannel

from cogs.components.game_choices import game_choices
from cogs.conversation import Conversation, converse
from cogs.games.controls import Choices
from cogs.services import Services
from cogs.settings import panel
from cogs.settings.completing import SettingCompletions
from cogs.settings.panel import ACCESS, DEFAULTS
from cogs.settings.picked import MOST, Picked
from cogs.settings.server import CHANNELS, ROLES, still_there
from cogs.settings.setting import Listed, Place
from cogs.wording.command_names import named
from host.people.preferences import ServerPreferences
from host.refusal import Refused

Command = app_commands.Command[Any, ..., None]


def channels_command(services: Services) -> Command:
    @app_commands.command(name=named("command-settings-channels"), description=named("setting-channels-description"))
    @app_commands.rename(
        allow=named("command-settings-allow"),
        forbid=named("command-settings-forbid"),
        everywhere=named("command-settings-everywhere"),
    )
    @app_commands.describe(
        allow=named("command-settings-allow-channel-description"),
        forbid=named("command-settings-forbid-channel-description"),
        everywhere=named("command-settings-everywhere-description"),
    )
    async def channels(
        interaction: discord.Interaction[Any],
        allow: AppCommandChannel | None = None,
        forbid: AppCommandChannel | None = None,
        everywhere: bool | None = None,
    ) -> None:
        async def handle(conversation: Conversation) -> None:
            await _pick(conversation, CHANNELS, allow, forbid, clear=everywhere is True)

        await converse(services, interaction, handle)

    return channels


def roles_command(services: Services) -> Command:
    @app_commands.command(name=named("command-settings-roles"), description=named("setting-roles-description"))
    @app_commands.rename(
        allow=named("command-settings-allow"),
        forbid=named("command-settings-forbid"),
        everybody=named("command-settings-everybody"),
    )
    @app_commands.describe(
        allow=named("command-settings-allow-role-description"),
        forbid=named("command-settings-forbid-role-description"),
        everybody=named("command-settings-everybody-description"),
    )
    async def roles(
        interaction: discord.Interaction[Any],
        allow: discord.Role | None = None,
        forbid: discord.Role | None = None,
        everybody: bool | None = None,
    ) -> None:
        async def handle(conversation: Conversation) -> None:
            await _pick(conversation, ROLES, allow, forbid, clear=everybody is True)

        await converse(services, interaction, handle)

    return roles


async def _pick(
    conversation: Conversation,
    setting: Picked,
    allow: AppCommandChannel | discord.Role | None,
    forbid: AppCommandChannel | discord.Role | None,
    *,
    clear: bool,
) -> None:
    """One more, one less, or none; without any of these, the message is opened."""
    place = await ACCESS.find(conversation)

    def picked(present: ServerPreferences) -> ServerPreferences:
        """Of how it stands at this moment: somebody else may pick at the same time."""
        after = set() if clear else set(setting.value(still_there(conversation, present)))
        after |= set() if allow is None else {allow.id}
        after -= set() if forbid is None else {forbid.id}
        if len(after) > MOST:
            raise Refused("too-many-picked", most=MOST)
        return setting.with_value(present, tuple(sorted(after)))

    if clear or allow is not None or forbid is not None:
        await ACCESS.change(conversation, place, picked)
    await panel.show(conversation, place)


def defaults_command(services: Services) -> Command:
    @app_commands.command(
        name=named("command-settings-defaults"), description=named("command-settings-defaults-description")
    )
    @app_commands.rename(
        game=named("command-play-game"),
        setting=named("command-settings-setting"),
        value=named("command-settings-value"),
    )
    @app_commands.describe(
        game=named("command-play-game-description"),
        setting=named("command-settings-setting-description"),
        value=named("command-settings-value-description"),
    )
    @app_commands.choices(game=game_choices(services.faces))
    async def defaults(
        interaction: discord.Interaction[Any], game: str, setting: str | None = None, value: str | None = None
    ) -> None:
        async def handle(conversation: Conversation) -> None:
            await DEFAULTS.find(conversation)
            place = Place(DEFAULTS.key, game=game)
            if setting is not None:
                chosen = await _default_setting(conversation, game, setting)
                if value is not None:
                    await panel.store(conversation, place, [(chosen, chosen.chosen(value, conversation.say))])
                place = await panel.place_with(conversation, place, chosen)
            await panel.show(conversation, place)

        await converse(services, interaction, handle)

    completions = SettingCompletions(services)

    @defaults.autocomplete("setting")
    async def complete_setting(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        async def offers(conversation: Conversation) -> Choices:
            game = str(interaction.namespace.game)
            if game not in services.faces:
                return []
            settings = await DEFAULTS.settings(conversation, Place(DEFAULTS.key, game=game))
            return [(each.title(conversation.say), each.key) for each in settings]

        return await completions.answer(interaction, typed, offers)

    @defaults.autocomplete("value")
    async def complete_value(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        async def offers(conversation: Conversation) -> Choices:
            game, setting = str(interaction.namespace.game), str(interaction.namespace.setting)
            chosen = await _default_setting(conversation, game, setting)
            return [(label, value) for value, label in chosen.choices(conversation.say).items()]

        return await completions.answer(interaction, typed, offers)

    return defaults


async def _default_setting(conversation: Conversation, game: str, typed: str) -> Listed[Any]:
    """By its key, or by what it is called. Raises Refused."""
    for setting in await DEFAULTS.settings(conversation, Place(DEFAULTS.key, game=game)):
        if typed.casefold() in (setting.key, setting.title(conversation.say).casefold()):
            return setting
    raise Refused("unknown-option", option=typed[:40])
