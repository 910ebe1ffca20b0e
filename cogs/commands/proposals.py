"""Proposing something to the people of a table, and answering, by command and by button."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.command_names import named
from cogs.conversation import Conversation, converse
from cogs.press_id import PressId
from cogs.services import Services
from host.proposal import What
from host.public_table import PublicTable


class Undo(commands.Cog):
    def __init__(self, services: Services) -> None:
        self._services = services

    @app_commands.command(name=named("command-undo"), description=named("command-undo-description"))
    async def undo(self, interaction: discord.Interaction[Any]) -> None:
        async def handle(conversation: Conversation) -> None:
            await take_back(conversation, await conversation.table_here())

        await converse(self._services, interaction, handle)


async def take_back(conversation: Conversation, table: PublicTable) -> None:
    """Asks to take back the person's last decision, or agrees to somebody else's asking."""
    host = conversation.services.host
    asked = await host.take_back(table.id, conversation.person.id, press=conversation.press_number)
    await conversation.close_panel()
    await conversation.show_change(asked)


async def propose(conversation: Conversation, table: PublicTable, what: What) -> None:
    """Proposes it, or agrees if the same is proposed already."""
    proposed = await conversation.services.host.propose(
        table.id, conversation.person.id, what, press=conversation.press_number
    )
    await conversation.show_change(proposed)


async def answer(conversation: Conversation, table: PublicTable, *, agrees: bool, proposal: str | None = None) -> None:
    """Agrees or objects to what is proposed, by that press if it says which one is meant."""
    answered = await conversation.services.host.answer(
        table.id, conversation.person.id, agrees=agrees, proposal=proposal, press=conversation.press_number
    )
    await conversation.show_change(answered)


async def agree(conversation: Conversation, press: PressId, table: PublicTable) -> None:
    await answer(conversation, table, agrees=True, proposal=_meant(press))


async def object_to(conversation: Conversation, press: PressId, table: PublicTable) -> None:
    await answer(conversation, table, agrees=False, proposal=_meant(press))


def _meant(press: PressId) -> str:
    """The press that made the proposal. It is empty for votes of before there were proposals."""
    return next(iter(press.args), "")
