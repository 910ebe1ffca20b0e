"""/keep, /stop and /score: the same as the buttons, typed."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.command_names import named
from cogs.conversation import Conversation, converse
from cogs.games.forgetit.dice_text import complete_keep, read_keep_code
from cogs.games.forgetit.sheet import show_sheet
from cogs.turns import open_table_of, play_move, require_game, require_turn
from engine.forgetit.actions import Stop, encode
from engine.forgetit.rules import FORGETIT
from engine.game import IllegalAction
from host.refusal import Refused

KEY = FORGETIT.spec.key


class ForGetItCommands(commands.Cog):
    @app_commands.command(name=named("command-keep"), description=named("command-keep-description"))
    @app_commands.rename(dice=named("command-keep-dice"))
    @app_commands.describe(dice=named("command-keep-dice-description"))
    @app_commands.guild_only()
    async def keep(self, interaction: discord.Interaction[Any], dice: str) -> None:
        async def handle(conversation: Conversation) -> None:
            table = await open_table_of(conversation, KEY)
            require_turn(conversation, table)
            await play_move(conversation, table.id, read_keep_code(table.view, dice), table.version)

        await converse(interaction, handle)

    @keep.autocomplete("dice")
    async def complete_dice(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        conversation = Conversation(interaction)
        try:
            table = await open_table_of(conversation, KEY)
            require_turn(conversation, table)
        except (Refused, IllegalAction):
            return []
        pairs = complete_keep(table.view, current, conversation.say)
        return [app_commands.Choice(name=label[:100], value=value[:100]) for label, value in pairs]

    @app_commands.command(name=named("command-stop"), description=named("command-stop-description"))
    @app_commands.guild_only()
    async def stop(self, interaction: discord.Interaction[Any]) -> None:
        async def handle(conversation: Conversation) -> None:
            table = await open_table_of(conversation, KEY)
            await play_move(conversation, table.id, encode(Stop()), None)

        await converse(interaction, handle)

    @app_commands.command(name=named("command-score"), description=named("command-score-description"))
    @app_commands.guild_only()
    async def score(self, interaction: discord.Interaction[Any]) -> None:
        async def handle(conversation: Conversation) -> None:
            table = await conversation.bot.host.latest_table_in(conversation.channel_id)
            await show_sheet(conversation, require_game(conversation, table, KEY))

        await converse(interaction, handle)
