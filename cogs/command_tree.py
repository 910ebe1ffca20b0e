"""Commands are carried out only with options that Discord could have sent; completions while somebody types.

discord.py does not look at options again. Of completions only the latest keystroke counts.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord
from discord import AppCommandOptionType, app_commands
from discord.app_commands import AppCommandError

from cogs.components.press_id import Interaction
from cogs.games.controls import Choices
from cogs.requests.delivery import NOT_DELIVERED
from cogs.wording.names import shortened
from engine.game import IllegalAction
from host.refusal import Refused
from store.errors import DatabaseAway

_TYPES: Mapping[AppCommandOptionType, Any] = {
    AppCommandOptionType.string: str,
    AppCommandOptionType.integer: int,
    AppCommandOptionType.boolean: bool,
    AppCommandOptionType.attachment: discord.Attachment,
    AppCommandOptionType.user: discord.abc.User,
    AppCommandOptionType.channel: (app_commands.AppCommandChannel, app_commands.AppCommandThread),
    AppCommandOptionType.role: discord.Role,
}


_WITHIN = (AppCommandOptionType.subcommand.value, AppCommandOptionType.subcommand_group.value)
"""Kinds of options that hold the options themselves."""


class UnfitOption(AppCommandError):
    """An option has a value that the command does not offer."""


class CheckingTree(app_commands.CommandTree[Any]):
    """Checks types, choices and limits before a command's own code runs."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Raises UnfitOption; what is still being typed is completed with nothing instead."""
        command = interaction.command
        fits = not isinstance(command, app_commands.Command) or _all_fit(command, interaction)
        if interaction.type is not discord.InteractionType.autocomplete:
            if not fits:
                raise UnfitOption
            return True
        if fits and isinstance(command, app_commands.Command) and _completes(command, interaction):
            return True
        await complete_with_nothing(interaction)
        return False


async def complete_with_nothing(interaction: Interaction) -> None:
    """Without an answer, Discord would say that something has failed."""
    with contextlib.suppress(*NOT_DELIVERED):
        await interaction.response.autocomplete([])


def _all_fit(command: app_commands.Command[Any, ..., Any], interaction: Interaction) -> bool:
    # Forms and outdated apps may send what the present command does not offer.
    given = dict(iter(interaction.namespace))
    # An option that is left out has its default.
    return all(
        parameter.display_name not in given or _fits(parameter, given[parameter.display_name])
        for parameter in command.parameters
    )


def _completes(command: app_commands.Command[Any, ..., Any], interaction: Interaction) -> bool:
    """Tell whether the option that is being typed is one that the command completes: it may have been another once."""
    options: Any = dict(interaction.data or {}).get("options", [])
    while options and options[0]["type"] in _WITHIN:
        options = options[0].get("options", [])
    typed = next((option["name"] for option in options if option.get("focused")), None)
    return any(each.autocomplete for each in command.parameters if each.display_name == typed)


def _fits(parameter: app_commands.Parameter, value: Any) -> bool:
    expected = _TYPES.get(parameter.type)
    # To Python, True is a whole number.
    if expected is not None and (not isinstance(value, expected) or (expected is int and isinstance(value, bool))):
        return False
    if parameter.choices and value not in [choice.value for choice in parameter.choices]:
        return False
    # Limits are of a text's length or of a number, as Discord has it.
    size = len(value) if isinstance(value, str) else value
    least, most = parameter.min_value, parameter.max_value
    return (least is None or size >= least) and (most is None or size <= most)


log = logging.getLogger(__name__)

PATIENCE = 2.0
"""Seconds after which the answer is that there is nothing to choose. Discord takes none after three."""

_MOST_CHOICES = 25
_LONGEST_CHOICE = 100

Find = Callable[[], Awaitable[Choices]]


class Completions:
    """Completions of what every person is typing at the moment."""

    def __init__(self) -> None:
        self._finding: dict[int, asyncio.Task[Choices]] = {}

    async def answer(self, interaction: Interaction, find: Find) -> list[app_commands.Choice[str]]:
        """Sends what ``find`` finds for the keystroke, or nothing if it comes too late."""
        choices = [
            app_commands.Choice(name=shortened(label, _LONGEST_CHOICE), value=value[:_LONGEST_CHOICE])
            for label, value in (await self._found(interaction.user.id, find))[:_MOST_CHOICES]
        ]
        try:
            await interaction.response.autocomplete(choices)
        except NOT_DELIVERED as error:
            log.info("Nobody waits for completion %d any more: %s", interaction.id, error)
            # discord.py would try the same once more, and log an error. This ends the task of this one keystroke.
            raise asyncio.CancelledError from error
        return choices

    async def _found(self, person_id: int, find: Find) -> Choices:
        """Nothing if the person has gone on typing, or if it takes too long."""
        # One search a person: of fast typing only the last keystroke matters.
        former = self._finding.get(person_id)
        if former is not None:
            former.cancel()
        finding = asyncio.ensure_future(_nothing_if_refused(find))
        self._finding[person_id] = finding
        try:
            await asyncio.wait([finding], timeout=PATIENCE)
        finally:
            finding.cancel()
            # A later keystroke may have put its own there.
            if self._finding.get(person_id) is finding:
                del self._finding[person_id]
        return finding.result() if finding.done() and not finding.cancelled() else []


async def _nothing_if_refused(find: Find) -> Choices:
    try:
        return await find()
    except (Refused, IllegalAction, DatabaseAway):
        return []
