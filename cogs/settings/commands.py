"""/settings: every setting as an option of a command, made from the same list as the message with menus.

Without options, each command opens that message at its section.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import AppCommandChannel

from cogs.command_names import named
from cogs.commands.game_choices import game_choices
from cogs.conversation import Conversation, converse
from cogs.services import Services
from cogs.settings import mine, panel, table
from cogs.settings.panel import ACCESS, DEFAULTS, MINE, SERVER, TABLE
from cogs.settings.picked import MOST, Picked
from cogs.settings.section import AnySection
from cogs.settings.server import CHANNELS, LOOK, PERMISSIONS, ROLES
from cogs.settings.setting import CommandSetting, Listed, Place
from host.refusal import Refused

_PLACES_TO_PLAY = (discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.category)

_MOST_COMPLETIONS = 25

AnySetting = CommandSetting[Any]
Command = app_commands.Command[Any, ..., None]


def settings_commands(services: Services) -> app_commands.Group:
    group = app_commands.Group(
        name=named("command-settings"),
        description=named("command-settings-description"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
    )
    group.add_command(_command(services, "mine", {MINE: mine.SETTINGS}))
    group.add_command(_command(services, "table", {TABLE: table.SETTINGS}))
    group.add_command(_command(services, "server", {SERVER: LOOK, ACCESS: PERMISSIONS}))
    group.add_command(_channels(services))
    group.add_command(_roles(services))
    group.add_command(_defaults(services))
    return group


def _command(services: Services, name: str, sections: dict[Any, Sequence[AnySetting]]) -> Command:
    """One option for each setting; the sections are those in which they are kept."""
    settings = {setting.field: setting for each in sections.values() for setting in each}

    async def carry_out(interaction: discord.Interaction[Any], **given: Any) -> None:
        async def handle(conversation: Conversation) -> None:
            named_settings = {field: value for field, value in given.items() if value is not None}
            opened: AnySection = next(iter(sections))
            for section, own in sections.items():
                place = await section.find(conversation)
                values = [
                    (setting, setting.given(conversation, named_settings[setting.field]))
                    for setting in own
                    if setting.field in named_settings
                ]
                if values:
                    opened = section
                    await panel.store(conversation, place, values)
            await panel.show(conversation, await opened.find(conversation))

        await converse(services, interaction, handle)

    carry_out.__signature__ = _signature(settings)  # type: ignore[attr-defined]
    callback: Any = carry_out
    callback = app_commands.rename(**{key: named(f"setting-{each.key}-option") for key, each in settings.items()})(
        callback
    )
    callback = app_commands.describe(
        **{key: named(f"setting-{each.key}-description") for key, each in settings.items()}
    )(callback)
    callback = app_commands.choices(
        **{key: each.command_choices for key, each in settings.items() if each.command_choices}
    )(callback)
    return app_commands.Command(
        name=named(f"command-settings-{name}"),
        description=named(f"command-settings-{name}-description"),
        callback=callback,
    )


def _signature(settings: dict[str, AnySetting]) -> inspect.Signature:
    """What discord.py makes the command's options of."""
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    options = (
        inspect.Parameter(key, kind, default=None, annotation=setting.annotation | None)
        for key, setting in settings.items()
    )
    interaction = inspect.Parameter("interaction", kind, annotation=discord.Interaction)
    return inspect.Signature([interaction, *options])


def _channels(services: Services) -> Command:
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
            if allow is not None and allow.type not in _PLACES_TO_PLAY:
                raise Refused("no-channel-to-play")
            await _pick(conversation, CHANNELS, allow, forbid, clear=everywhere is True)

        await converse(services, interaction, handle)

    return channels


def _roles(services: Services) -> Command:
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
    before = setting.value(await ACCESS.present(conversation, place))
    after = set() if clear else set(before)
    after |= set() if allow is None else {allow.id}
    after -= set() if forbid is None else {forbid.id}
    if len(after) > MOST:
        raise Refused("too-many-picked", most=MOST)
    if after != set(before):
        await panel.store(conversation, place, [(setting, tuple(sorted(after)))])
    await panel.show(conversation, place)


def _defaults(services: Services) -> Command:
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
    @app_commands.choices(game=game_choices(services))
    async def defaults(
        interaction: discord.Interaction[Any], game: str, setting: str | None = None, value: str | None = None
    ) -> None:
        async def handle(conversation: Conversation) -> None:
            await DEFAULTS.find(conversation)
            place = Place(DEFAULTS.key, game=game)
            if setting is not None and value is not None:
                chosen = _default_setting(conversation, game, setting)
                await panel.store(conversation, place, [(chosen, chosen.chosen(value, conversation.say))])
            await panel.show(conversation, place)

        await converse(services, interaction, handle)

    @defaults.autocomplete("setting")
    async def complete_setting(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        conversation = await _completing(services, interaction)
        game = str(interaction.namespace.game)
        if conversation is None or game not in services.faces:
            return []
        settings = DEFAULTS.settings(conversation, Place(DEFAULTS.key, game=game))
        return _matching(((each.title(conversation.say), each.key) for each in settings), typed)

    @defaults.autocomplete("value")
    async def complete_value(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        conversation = await _completing(services, interaction)
        if conversation is None:
            return []
        try:
            chosen = _default_setting(conversation, str(interaction.namespace.game), str(interaction.namespace.setting))
        except Refused:
            return []
        return _matching(((label, value) for value, label in chosen.choices(conversation.say).items()), typed)

    return defaults


def _default_setting(conversation: Conversation, game: str, typed: str) -> Listed[Any]:
    """By its key, or by what it is called. Raises Refused."""
    for setting in DEFAULTS.settings(conversation, Place(DEFAULTS.key, game=game)):
        if typed.casefold() in (setting.key, setting.title(conversation.say).casefold()):
            return setting
    raise Refused("unknown-option", option=typed[:40])


async def _completing(services: Services, interaction: discord.Interaction[Any]) -> Conversation | None:
    """None if this person has asked for too much."""
    if not services.rate_limits.admits_completion(interaction):
        return None
    conversation = Conversation(services, interaction)
    await conversation.recognize()
    return conversation


def _matching(offers: Iterable[tuple[str, str]], typed: str) -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=label[:100], value=value)
        for label, value in offers
        if typed.casefold() in label.casefold()
    ][:_MOST_COMPLETIONS]
