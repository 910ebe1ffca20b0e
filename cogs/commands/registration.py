"""All commands that the bot registers."""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Awaitable, Callable, Iterator
from functools import cache
from importlib import import_module
from typing import Any

import discord
from discord import app_commands

import cogs.commands
from cogs.command_handlers import COMMANDS, Command, Complete, named, named_options
from cogs.command_tree import Completions
from cogs.commands.leadership import retry_without_absent_leader
from cogs.components.press_id import Interaction
from cogs.conversation import Conversation
from cogs.games.controls import Choices
from cogs.interactions import converse
from cogs.services import Services
from host.refusal import Refused

_FIRST = ("play", "join", "help")
"""Commands that people look for when they have just typed "/"."""

AppCommand = app_commands.Command[Any, ..., None]

# Handlers register their commands and presses when they are imported.
for module in pkgutil.iter_modules(cogs.commands.__path__, "cogs.commands."):
    import_module(module.name)


def registered_commands(
    services: Services, *, for_owner: bool = False
) -> Iterator[AppCommand | app_commands.Group | app_commands.ContextMenu]:
    """Commands for everybody, or for the owner's server."""
    groups: dict[str, app_commands.Group] = {}
    completions = Completions()
    for declared, handle in sorted(COMMANDS, key=lambda each: each[0].name not in _FIRST):
        if declared.for_owner != for_owner:
            continue
        callback = _callback(services, declared, handle)
        if declared.is_menu:
            yield app_commands.ContextMenu(name=named(declared.key), callback=callback)
            continue
        command = _command(services, declared, callback)
        for option, complete in declared.completions.items():
            command.autocomplete(option)(_completing(services, completions, complete))
        group, _, is_in_group = declared.name.partition(" ")
        if not is_in_group:
            yield command
            continue
        if group not in groups:
            # Nobody else on the owner's server need even see that there are commands for owners.
            rights = discord.Permissions(administrator=True) if for_owner else None
            key = f"command-{group}"
            groups[group] = app_commands.Group(
                name=named(key), description=named(f"{key}-description"), default_permissions=rights
            )
        groups[group].add_command(command)
    yield from groups.values()


def _callback(services: Services, declared: Command, handle: Callable[..., Awaitable[Any]]) -> Any:
    """Callback for discord.py: it has the options of the handler's as its own."""
    signature = _signature(handle)
    needs_table = "table" in signature.parameters

    async def callback(interaction: Interaction, *target: Any, **options: Any) -> None:
        async def carry_out(conversation: Conversation) -> None:
            if declared.for_owner and not await interaction.client.is_owner(interaction.user):
                raise Refused("only-owners")
            if needs_table:
                table = await conversation.named_at(await conversation.table_here())
                await retry_without_absent_leader(
                    conversation, table, lambda table: handle(conversation, table=table, **options)
                )
            else:
                await handle(conversation, *target, **options)

        await converse(services, interaction, carry_out, even_if_blocked=declared.if_blocked, price=declared.cost)

    options = [each for each in signature.parameters.values() if each.name not in ("conversation", "table", "press")]
    for_interaction = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD)
    callback.__signature__ = signature.replace(parameters=[for_interaction, *options])  # type: ignore[attr-defined]
    return app_commands.guild_only(callback) if declared.is_menu and declared.on_servers_only else callback


@cache
def _signature(handle: Callable[..., Any]) -> inspect.Signature:
    """Its annotations are text until they are evaluated, which takes a while."""
    return inspect.signature(handle, eval_str=True)


def _command(services: Services, declared: Command, callback: Any) -> AppCommand:
    options = [name for name in inspect.signature(callback).parameters if name != "interaction"]
    callback = named_options(declared.key, *options)(callback)
    callback = app_commands.choices(**{name: [*offer(services)] for name, offer in declared.choices.items()})(callback)
    if declared.on_servers_only:
        callback = app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)(callback)
    if declared.anywhere:
        callback = app_commands.allowed_installs(guilds=True, users=True)(callback)
        callback = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(callback)
    return app_commands.Command(
        name=named(declared.key), description=named(f"{declared.key}-description"), callback=callback
    )


def _completing(services: Services, completions: Completions, complete: Complete) -> Any:
    async def answer(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        async def find() -> Choices:
            if not await services.admits_completion(interaction):
                return []
            conversation = Conversation(services, interaction)
            await conversation.recognize()
            return await complete(conversation, typed)

        return await completions.answer(interaction, find)

    return answer
