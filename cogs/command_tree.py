"""Commands are carried out only with options that Discord could have sent. discord.py does not look at them again."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from typing import Any

import discord
from discord import AppCommandOptionType, app_commands
from discord.app_commands import AppCommandError

from cogs.requests.delivery import NOT_DELIVERED

_TYPES: Mapping[AppCommandOptionType, Any] = {
    AppCommandOptionType.string: str,
    AppCommandOptionType.integer: int,
    AppCommandOptionType.boolean: bool,
    AppCommandOptionType.attachment: discord.Attachment,
    AppCommandOptionType.user: discord.abc.User,
    AppCommandOptionType.channel: (app_commands.AppCommandChannel, app_commands.AppCommandThread),
    AppCommandOptionType.role: discord.Role,
}


class UnfitOption(AppCommandError):
    """An option has a value that the command does not offer."""


class CheckingTree(app_commands.CommandTree[Any]):
    """Checks types, choices and limits before a command's own code runs."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Raises UnfitOption; what is still being typed is completed with nothing instead."""
        command = interaction.command
        if not isinstance(command, app_commands.Command) or _all_fit(command, interaction):
            return True
        if interaction.type is not discord.InteractionType.autocomplete:
            raise UnfitOption
        with contextlib.suppress(*NOT_DELIVERED):
            await interaction.response.autocomplete([])
        return False


def _all_fit(command: app_commands.Command[Any, ..., Any], interaction: discord.Interaction[Any]) -> bool:
    try:
        given = dict(iter(interaction.namespace))
    except Exception:
        # What was forged need not even have the shape of options.
        return False
    # An option that is left out has its default.
    return all(
        parameter.display_name not in given or _fits(parameter, given[parameter.display_name])
        for parameter in command.parameters
    )


def _fits(parameter: app_commands.Parameter, value: Any) -> bool:
    expected = _TYPES.get(parameter.type)
    if expected is not None and (not isinstance(value, expected) or (expected is int and isinstance(value, bool))):
        return False
    if parameter.choices and value not in [choice.value for choice in parameter.choices]:
        return False
    size = len(value) if isinstance(value, str) else value
    least, most = parameter.min_value, parameter.max_value
    return (least is None or size >= least) and (most is None or size <= most)
