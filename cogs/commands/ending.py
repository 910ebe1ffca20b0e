"""Ending early: the vote, and giving a table up."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.command_names import named
from cogs.commands.leadership import led
from cogs.commands.putting_out import put_out
from cogs.conversation import Conversation, converse
from cogs.server_rules import may_cancel
from cogs.services import Services
from host.public_table import PublicTable

SCOPES = [app_commands.Choice(name=named(f"scope-{scope}"), value=scope) for scope in ("round", "match")]


@app_commands.guild_only()
class Ending(
    commands.GroupCog, group_name=named("command-table"), group_description=named("command-table-description")
):
    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(name=named("command-table-end"), description=named("command-table-end-description"))
    @app_commands.rename(what=named("command-table-end-what"))
    @app_commands.describe(what=named("command-table-end-what-description"))
    @app_commands.choices(what=SCOPES)
    async def end(self, interaction: discord.Interaction[Any], what: str | None = None) -> None:
        async def handle(conversation: Conversation) -> None:
            table = await conversation.table_here()
            usual = table.edition.spec.stop_scopes[0] if table.vote is None and table.edition.spec.stop_scopes else None
            await vote(conversation, table, scope=what or usual, agrees=True)

        await converse(self._services, interaction, handle)

    @app_commands.command(name=named("command-table-cancel"), description=named("command-table-cancel-description"))
    async def cancel(self, interaction: discord.Interaction[Any]) -> None:
        async def handle(conversation: Conversation) -> None:
            await led(conversation, await conversation.table_here(), lambda table: give_up(conversation, table))

        await converse(self._services, interaction, handle)

    @app_commands.command(name=named("command-table-remove"), description=named("command-table-remove-description"))
    @app_commands.rename(person=named("command-table-remove-person"))
    @app_commands.describe(person=named("command-table-remove-person-description"))
    async def remove(self, interaction: discord.Interaction[Any], person: discord.User) -> None:
        async def handle(conversation: Conversation) -> None:
            table = await conversation.table_here()
            await led(conversation, table, lambda table: put_out(conversation, table, person.id))

        await converse(self._services, interaction, handle)


async def vote(conversation: Conversation, before: PublicTable, *, scope: str | None, agrees: bool) -> None:
    """Opens the vote of K15 or votes in it."""
    table = await conversation.services.host.vote(
        before.id, conversation.person.id, scope=scope, agrees=agrees, press=conversation.press_number
    )
    await conversation.show_change(table)


async def give_up(conversation: Conversation, table: PublicTable) -> None:
    """Closes an invitation or cancels a match that stands still."""
    host, may = conversation.services.host, await may_cancel(conversation, table)
    closed = await host.give_up(table.id, conversation.person, moderator=may)
    await conversation.show_change(closed)
