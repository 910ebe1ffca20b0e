"""Discord, as the caretaker of the tables sees it."""

from __future__ import annotations

from collections.abc import Callable

import discord

from cogs.delivery import NOT_DELIVERED
from cogs.live_messages import Shown
from cogs.services import Services
from host.public_table import PublicTable

_GONE = (10007, 10013)
"""Discord's codes for an unknown member and an unknown user."""


class DiscordSurroundings:
    """``guild_of`` gives the servers that the bot is on."""

    def __init__(self, services: Services, guild_of: Callable[[int], discord.Guild | None]) -> None:
        self._services = services
        self._guild_of = guild_of

    def serves(self, guild_id: int) -> bool:
        return self._guild_of(guild_id) is not None

    async def is_member(self, guild_id: int, person_id: int) -> bool | None:
        guild = self._guild_of(guild_id)
        if guild is None:
            return None
        try:
            await guild.fetch_member(person_id)
        except discord.NotFound as error:
            return False if error.code in _GONE else None
        except NOT_DELIVERED:
            return None
        return True

    async def show(self, table: PublicTable) -> bool:
        return await self._services.show_change(table) is not Shown.FAILED
