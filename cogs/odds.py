"""/odds: chances in the present position, in private."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.command_names import named
from cogs.conversation import Conversation, converse
from cogs.layout import words
from host.refusal import Refused


class Odds(commands.Cog):
    @app_commands.command(name=named("command-odds"), description=named("command-odds-description"))
    @app_commands.guild_only()
    async def odds(self, interaction: discord.Interaction[Any]) -> None:
        async def handle(conversation: Conversation) -> None:
            table = await conversation.bot.host.open_table_in(conversation.channel_id)
            await show_odds(conversation, table.id)

        await converse(interaction, handle)


async def show_odds(conversation: Conversation, table_id: int) -> None:
    """What the game's face knows to tell. Working it out may take a second, for which nobody else has to wait."""
    table = await conversation.bot.host.table(table_id)
    if table.view is None:
        raise Refused("not-started")
    face = conversation.bot.faces[table.game_key]
    seat = table.seat_of(conversation.person.id)
    told = await asyncio.to_thread(face.odds, table.view, seat, conversation.say)
    await conversation.answer(words(told))
