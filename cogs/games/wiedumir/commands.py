"""/decide: the same as the buttons and menus of a card, typed."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.command_names import named
from cogs.conversation import Conversation, converse
from cogs.games.wiedumir.labels import plain_names
from cogs.games.wiedumir.panel import own_view
from cogs.games.wiedumir.typed import complete_answer, read_answer
from cogs.turns import open_table_of, play_move
from engine.game import IllegalAction
from engine.wiedumir.actions import encode
from host.refusal import Refused

KEY = "wiedumir"


class WieDuMirCommands(commands.Cog):
    @app_commands.command(name=named("command-decide"), description=named("command-decide-description"))
    @app_commands.rename(answer=named("command-decide-answer"))
    @app_commands.describe(answer=named("command-decide-answer-description"))
    @app_commands.guild_only()
    async def decide(self, interaction: discord.Interaction[Any], answer: str) -> None:
        async def handle(conversation: Conversation) -> None:
            table = await open_table_of(conversation, KEY)
            view = await own_view(conversation, table)
            action = read_answer(view, answer, plain_names(table, conversation.say), conversation.say)
            await play_move(conversation, table.id, encode(action), table.version)

        await converse(interaction, handle)

    @decide.autocomplete("answer")
    async def complete_decision(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        conversation = Conversation(interaction)
        try:
            table = await open_table_of(conversation, KEY)
            view = await own_view(conversation, table)
        except (Refused, IllegalAction):
            return []
        pairs = complete_answer(view, current, plain_names(table, conversation.say), conversation.say)
        return [app_commands.Choice(name=label[:100], value=value[:100]) for label, value in pairs]
