"""What Discord takes away: channels, threads, servers and people. Nobody is asked, and no other table is touched.

What cannot be stored while the database is away is found out by the caretaker when it next looks at the table.
"""

from __future__ import annotations

from contextlib import suppress

import discord
from discord.ext import commands

from cogs.services import Services
from store.errors import DatabaseAway


class Departures(commands.Cog):
    def __init__(self, services: Services) -> None:
        self._services = services

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        with suppress(DatabaseAway):
            await self._services.host.upkeep.abandon_channel(channel.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        with suppress(DatabaseAway):
            await self._services.host.upkeep.abandon_server(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        with suppress(DatabaseAway):
            await self._services.host.upkeep.server_returned(guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        with suppress(DatabaseAway):
            await self._services.host.upkeep.abandon_channel(payload.thread_id)

    @commands.Cog.listener()
    async def on_raw_member_remove(self, payload: discord.RawMemberRemoveEvent) -> None:
        """Arrives only where the owner switched the members intent on."""
        with suppress(DatabaseAway):
            await person_left_server(self._services, payload.guild_id, payload.user.id)


async def person_left_server(services: Services, guild_id: int, person_id: int) -> None:
    """Hands the person's seats on that server to computer players."""
    for table in await services.host.upkeep.person_left(guild_id, person_id):
        await services.show_change(table)
