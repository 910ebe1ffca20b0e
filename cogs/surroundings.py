"""Discord, as the caretaker of the tables sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from cogs.delivery import NOT_DELIVERED
from cogs.live_messages import Shown
from host.public_table import PublicTable

if TYPE_CHECKING:
    from cogs.client import GameNightBot

_GONE = (10007, 10013)
"""Discord's codes for an unknown member and an unknown user."""


class DiscordSurroundings:
    def __init__(self, bot: GameNightBot) -> None:
        self._bot = bot

    def serves(self, guild_id: int) -> bool:
        return self._bot.get_guild(guild_id) is not None

    async def is_member(self, guild_id: int, person_id: int) -> bool | None:
        guild = self._bot.get_guild(guild_id)
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
        self._bot.computers.wake(table.id)
        return await self._bot.live_messages.show(table) is not Shown.FAILED
