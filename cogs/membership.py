"""Notices people who have left the server, without the privileged intent that would tell at once.

A game must not wait for somebody who is gone, so whoever is to act is looked up: when their turn
has lasted a little, and now and then after that.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord
from discord.ext import commands, tasks

from host.host import Wait

if TYPE_CHECKING:
    from cogs.client import GameNightBot

log = logging.getLogger(__name__)

FIRST_LOOK_SECONDS = 30
LAST_LOOK_SECONDS = 24 * 3600

_GONE = (10007, 10013)
"""Discord's codes for an unknown member and an unknown user."""


class Membership(commands.Cog):
    def __init__(self, bot: GameNightBot) -> None:
        self._bot = bot
        self._next_look: dict[int, float] = {}

    async def cog_load(self) -> None:
        self.look_around.start()

    async def cog_unload(self) -> None:
        self.look_around.cancel()

    @tasks.loop(seconds=FIRST_LOOK_SECONDS)
    async def look_around(self) -> None:
        """Looks for those who are awaited; each time after twice as long a wait."""
        now = self._bot.now()
        waits = self._bot.host.waits()
        self._next_look = {table_id: at for table_id, at in self._next_look.items() if table_id in waits}
        for table_id, wait in waits.items():
            waited = now - wait.since
            due = max(self._next_look.get(table_id, 0.0), wait.since + FIRST_LOOK_SECONDS)
            if now < due or waited > LAST_LOOK_SECONDS:
                continue
            self._next_look[table_id] = wait.since + 2 * waited
            try:
                await self._look_for(wait)
            except Exception:
                log.exception("Could not look for who is awaited at table %d", table_id)

    async def _look_for(self, wait: Wait) -> None:
        guild = self._bot.get_guild(wait.guild_id)
        if guild is None:
            return
        try:
            await guild.fetch_member(wait.person_id)
        except discord.NotFound as error:
            if error.code in _GONE:
                await self._bot.person_left_server(wait.guild_id, wait.person_id)
