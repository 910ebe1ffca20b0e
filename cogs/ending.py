"""Ending early: the vote, giving a table up; and the channels, people and servers that vanish."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.command_names import named
from cogs.conversation import Conversation, converse

SCOPES = [app_commands.Choice(name=named(f"scope-{scope}"), value=scope) for scope in ("round", "match")]


@app_commands.guild_only()
class Ending(
    commands.GroupCog, group_name=named("command-table"), group_description=named("command-table-description")
):
    @app_commands.command(name=named("command-table-end"), description=named("command-table-end-description"))
    @app_commands.rename(what=named("command-table-end-what"))
    @app_commands.describe(what=named("command-table-end-what-description"))
    @app_commands.choices(what=SCOPES)
    async def end(self, interaction: discord.Interaction[Any], what: str | None = None) -> None:
        async def handle(conversation: Conversation) -> None:
            table = await conversation.bot.host.open_table_in(conversation.channel_id)
            usual = table.edition.spec.stop_scopes[0] if table.vote is None and table.edition.spec.stop_scopes else None
            await vote(conversation, table.id, scope=what or usual, agrees=True)

        await converse(interaction, handle)

    @app_commands.command(name=named("command-table-cancel"), description=named("command-table-cancel-description"))
    async def cancel(self, interaction: discord.Interaction[Any]) -> None:
        async def handle(conversation: Conversation) -> None:
            table = await conversation.bot.host.open_table_in(conversation.channel_id)
            await give_up(conversation, table.id)

        await converse(interaction, handle)


async def vote(conversation: Conversation, table_id: int, *, scope: str | None, agrees: bool) -> None:
    """Opens the vote of K15 or votes in it."""
    before = await conversation.bot.host.table(table_id)
    table = await conversation.bot.host.vote(table_id, conversation.person.id, scope=scope, agrees=agrees)
    if table.vote is not None:
        await conversation.confirm("vote-counted" if before.vote else "vote-opened")
    else:
        await conversation.confirm("vote-passed" if table.version > before.version else "vote-failed")
    await conversation.bot.table_changed(table, conversation)


async def give_up(conversation: Conversation, table_id: int) -> None:
    """Closes an invitation or cancels a match that stands still."""
    table = await conversation.bot.host.give_up(table_id, conversation.person, moderator=conversation.is_moderator)
    await conversation.confirm("table-given-up")
    await conversation.bot.table_changed(table, conversation)


class Vanishing(commands.Cog):
    """What Discord takes away: nobody is asked, and nothing of other tables is touched."""

    def __init__(self, bot: Any) -> None:
        self._bot = bot

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._bot.host.abandon_channel(channel.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self._bot.host.abandon_server(guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self._bot.host.abandon_channel(payload.thread_id)

    @commands.Cog.listener()
    async def on_raw_member_remove(self, payload: discord.RawMemberRemoveEvent) -> None:
        """Arrives only where the owner switched the members intent on."""
        await self._bot.person_left_server(payload.guild_id, payload.user.id)
