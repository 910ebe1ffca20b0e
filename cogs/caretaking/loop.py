"""The caretaker's clock: discord.py's own loop, which ends with the bot."""

from __future__ import annotations

import asyncio

import discord
from discord.ext import commands, tasks

from host.time.caretaker import PAUSE_SECONDS, Caretaker


class Caretaking(commands.Cog):
    """Tells the caretaker, too, when what could not be shown for lack of a right may be shown again."""

    def __init__(self, caretaker: Caretaker) -> None:
        self._caretaker = caretaker

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        await self._caretaker.rights_changed(after.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _before: discord.Role, after: discord.Role) -> None:
        await self._caretaker.rights_changed(after.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _before: discord.Member, after: discord.Member) -> None:
        """Roles that the bot itself was given or lost: that arrives without the members intent."""
        if after.id == after.guild.me.id:
            await self._caretaker.rights_changed(after.guild.id)

    @commands.Cog.listener()
    async def on_thread_update(self, _before: discord.Thread, after: discord.Thread) -> None:
        await self._caretaker.rights_changed(after.guild.id)

    @commands.Cog.listener()
    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Also one that was archived and is open again."""
        await self._caretaker.rights_changed(thread.guild.id)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Only now are all servers known. It is said again after a lost connection."""
        if not self.look.is_running():
            self.look.start()

    async def cog_unload(self) -> None:
        """Returns when nothing is being looked at any more."""
        if (looking := self.look.get_task()) is not None:
            self.look.cancel()
            await asyncio.wait([looking])

    @tasks.loop(seconds=PAUSE_SECONDS)
    async def look(self) -> None:
        await self._caretaker.look()

    @look.before_loop
    async def resume(self) -> None:
        await self._caretaker.resume()
