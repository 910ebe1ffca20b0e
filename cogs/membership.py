"""Notices people who have left the server, without the privileged intent that would tell at once.

A game must not wait for somebody who is gone, so whoever is to act is looked up: when their turn
has lasted a little, and now and then after that.
"""

from __future__ import annotations

import logging
from collections.abc import Callable

import discord
from discord.ext import commands, tasks

from cogs.departures import person_left_server
from cogs.services import Services
from host.host import Wait

log = logging.getLogger(__name__)

FIRST_LOOK_SECONDS = 30
LAST_LOOK_SECONDS = 24 * 3600

_GONE = (10007, 10013)
"""Discord's codes for an unknown member and an unknown user."""


class Membership(commands.Cog):
    def __init__(self, services: Services, guild_of: Callable[[int], discord.Guild | None]) -> None:
        self._services = services
        self._guild_of = guild_of
        self._next_look: dict[int, float] = {}

    async def cog_load(self) -> None:
        self.look_around.start()

    async def cog_unload(self) -> None:
        self.look_around.cancel()

    @tasks.loop(seconds=FIRST_LOOK_SECONDS)
    async def look_around(self) -> None:
        """Looks for those who are awaited; each time after twice as long a wait."""
        now = self._services.now()
        waits = self._services.host.waits()
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
        guild = self._guild_of(wait.guild_id)
        if guild is None:
            return
        try:
            await guild.fetch_member(wait.person_id)
        except discord.NotFound as error:
            if error.code in _GONE:
                await person_left_server(self._services, wait.guild_id, wait.person_id)
