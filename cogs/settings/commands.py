"""/settings: every setting as an option of a command, made from the same list as the message with menus.

Without options, each of them opens that message at its section.
"""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from cogs.conversation import Conversation, converse
from cogs.games.controls import Choices
from cogs.services import Services
from cogs.settings import my_settings, panel, table
from cogs.settings.completing import SettingCompletions
from cogs.settings.panel import ACCESS, MINE, SERVER, TABLE
from cogs.settings.section import AnySection
from cogs.settings.server import LOOK, PERMISSIONS
from cogs.settings.server_commands import channels_command, defaults_command, roles_command
from cogs.settings.setting import CommandSetting, Listed
from cogs.wording.command_names import named
from host.refusal import Refused

AnySetting = CommandSetting[Any]
Command = app_commands.Command[Any, ..., None]


def settings_commands(services: Services) -> app_commands.Group:
    group = app_commands.Group(
        name=named("command-settings"),
        description=named("command-settings-description"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
    )
    group.add_command(_command(services, "mine", {MINE: my_settings.SETTINGS}))
    group.add_command(_command(services, "table", {TABLE: table.SETTINGS}))
    group.add_command(_command(services, "server", {SERVER: LOOK, ACCESS: PERMISSIONS}))
    group.add_command(channels_command(services))
    group.add_command(roles_command(services))
    group.add_command(defaults_command(services))
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
                there = {each.field: each for each in await section.settings(conversation, place)}
                if not there.keys() >= named_settings.keys() & {each.field for each in own}:
                    raise Refused("only-in-servers")
                values = [
                    (there[each.field], there[each.field].given(conversation, named_settings[each.field]))
                    for each in own
                    if each.field in named_settings
                ]
                if values:
                    opened = section
                    await panel.store(conversation, place, values)
            await panel.show(conversation, await opened.find(conversation))

        await converse(services, interaction, handle)

    # discord.py reads a command's options from its signature, which follows from the list of settings here.
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
    command: Command = app_commands.Command(
        name=named(f"command-settings-{name}"),
        description=named(f"command-settings-{name}-description"),
        callback=callback,
    )
    completions = SettingCompletions(services)
    for section, own in sections.items():
        for setting in own:
            if setting.completed:
                command.autocomplete(setting.field)(_completion(completions, section, setting.key))
    return command


def _completion(completions: SettingCompletions, section: AnySection, key: str) -> Any:
    """Offers what there is at the place to which the section leads from here."""

    async def complete(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        async def offers(conversation: Conversation) -> Choices:
            setting = await section.setting(conversation, await section.find(conversation), key)
            if not isinstance(setting, Listed):
                return []
            return [(label, word) for word, label in setting.choices(conversation.say).items()]

        return await completions.answer(interaction, typed, offers)

    return complete


def _signature(settings: dict[str, AnySetting]) -> inspect.Signature:
    """What discord.py makes the command's options of."""
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    options = (
        inspect.Parameter(key, kind, default=None, annotation=setting.annotation | None)
        for key, setting in settings.items()
    )
    interaction = inspect.Parameter("interaction", kind, annotation=discord.Interaction)
    return inspect.Signature([interaction, *options])
