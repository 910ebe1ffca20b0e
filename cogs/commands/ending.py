"""What is done about a whole table: proposing its end, answering what is proposed, and giving it up."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.command_names import named
from cogs.commands.cancelling import give_up
from cogs.commands.leadership import led
from cogs.commands.proposals import answer, propose
from cogs.commands.putting_out import put_out
from cogs.conversation import Conversation, converse
from cogs.services import Services
from host.cancelling import LONGEST_REASON
from host.proposal import WHOLE_MATCH, EndEarly
from host.public_table import PublicTable

SCOPES = [app_commands.Choice(name=named(f"scope-{scope}"), value=scope) for scope in ("round", "match")]


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
            await propose(conversation, table, EndEarly(what or _usual_scope(table)))

        await converse(self._services, interaction, handle)

    @app_commands.command(name=named("command-table-agree"), description=named("command-table-agree-description"))
    async def agree(self, interaction: discord.Interaction[Any]) -> None:
        async def handle(conversation: Conversation) -> None:
            await answer(conversation, await conversation.table_here(), agrees=True)

        await converse(self._services, interaction, handle)

    @app_commands.command(name=named("command-table-object"), description=named("command-table-object-description"))
    async def object_to(self, interaction: discord.Interaction[Any]) -> None:
        async def handle(conversation: Conversation) -> None:
            await answer(conversation, await conversation.table_here(), agrees=False)

        await converse(self._services, interaction, handle)

    @app_commands.command(name=named("command-table-cancel"), description=named("command-table-cancel-description"))
    @app_commands.rename(reason=named("command-table-cancel-reason"))
    @app_commands.describe(reason=named("command-table-cancel-reason-description"))
    async def cancel(
        self, interaction: discord.Interaction[Any], reason: app_commands.Range[str, 1, LONGEST_REASON] | None = None
    ) -> None:
        async def handle(conversation: Conversation) -> None:
            here = await conversation.table_here()
            await led(conversation, here, lambda table: give_up(conversation, table, reason or ""))

        await converse(self._services, interaction, handle)

    @app_commands.command(name=named("command-table-remove"), description=named("command-table-remove-description"))
    @app_commands.rename(person=named("command-table-remove-person"))
    @app_commands.describe(person=named("command-table-remove-person-description"))
    async def remove(self, interaction: discord.Interaction[Any], person: discord.User) -> None:
        async def handle(conversation: Conversation) -> None:
            table = await conversation.table_here()
            await led(conversation, table, lambda table: put_out(conversation, table, person.id))

        await converse(self._services, interaction, handle)


def _usual_scope(table: PublicTable) -> str:
    """What is meant where nothing is said: what is proposed already, else what the game usually ends."""
    if table.proposal is not None and isinstance(table.proposal.what, EndEarly):
        return table.proposal.what.scope
    return next(iter(table.edition.spec.stop_scopes), WHOLE_MATCH)
