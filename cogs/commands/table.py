"""/table: what changes the whole table, typed: its end, its seats, a decision taken back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.ending import ask_to_resign, end, give_up
from cogs.commands.leadership import led
from cogs.commands.proposals import take_back
from cogs.commands.seats import LETTERS, kick
from cogs.conversation import Conversation, converse
from cogs.services import Services
from cogs.wording.command_names import named, named_options
from host.match import lobby
from host.table.public_table import PublicTable
from host.table.status import LONGEST_REASON

SCOPES = [app_commands.Choice(name=named(f"scope-{scope}"), value=scope) for scope in ("round", "match")]

Interaction = discord.Interaction[Any]
Handle = Callable[[Conversation, PublicTable], Awaitable[None]]


class TableCommands(
    commands.GroupCog, group_name=named("command-table"), group_description=named("command-table-description")
):
    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(name=named("command-table-end"), description=named("command-table-end-description"))
    @named_options("command-table-end", "what")
    @app_commands.choices(what=SCOPES)
    async def end(self, interaction: Interaction, what: str | None = None) -> None:
        await self._here(interaction, lambda conversation, table: end(conversation, table, what))

    @app_commands.command(name=named("command-table-undo"), description=named("command-table-undo-description"))
    async def undo(self, interaction: Interaction) -> None:
        await self._here(interaction, take_back)

    @app_commands.command(name=named("command-table-resign"), description=named("command-table-resign-description"))
    async def resign(self, interaction: Interaction) -> None:
        await self._here(interaction, ask_to_resign)

    @app_commands.command(name=named("command-table-cancel"), description=named("command-table-cancel-description"))
    @named_options("command-table-cancel", "reason")
    async def cancel(
        self, interaction: Interaction, reason: app_commands.Range[str, 1, LONGEST_REASON] | None = None
    ) -> None:
        await self._here_led(interaction, lambda conversation, table: give_up(conversation, table, reason or ""))

    @app_commands.command(name=named("command-table-remove"), description=named("command-table-remove-description"))
    @named_options("command-table-remove", "person")
    async def remove(self, interaction: Interaction, person: discord.User) -> None:
        await self._here_led(interaction, lambda conversation, table: kick(conversation, table, person.id))

    @app_commands.command(name=named("command-table-swap"), description=named("command-table-swap-description"))
    @app_commands.rename(one=named("command-table-swap-one"), other=named("command-table-swap-other"))
    @app_commands.describe(
        one=named("command-table-swap-seat-description"), other=named("command-table-swap-seat-description")
    )
    @app_commands.choices(one=LETTERS, other=LETTERS)
    async def swap(self, interaction: Interaction, one: int, other: int) -> None:
        async def handle(conversation: Conversation, table: PublicTable) -> None:
            swapped = await conversation.services.host.change(
                table.id, lobby.swap_seats, conversation.person, one, other
            )
            await conversation.show_change(swapped)

        await self._here_led(interaction, handle)

    async def _here(self, interaction: Interaction, handle: Handle) -> None:
        async def handle_here(conversation: Conversation) -> None:
            await handle(conversation, await conversation.table_here())

        await converse(self._services, interaction, handle_here)

    async def _here_led(self, interaction: Interaction, handle: Handle) -> None:
        """The same for what only a leader may do, who may have left the server."""

        async def attempt(conversation: Conversation, table: PublicTable) -> None:
            await led(conversation, table, lambda table: handle(conversation, table))

        await self._here(interaction, attempt)
