"""Discord, as the caretaker of the tables sees it."""

from __future__ import annotations

from collections.abc import Callable

import discord

from cogs.membership import is_member
from cogs.services import Services
from host.public_table import PublicTable
from store.rows import DIRECT_MESSAGES


class DiscordSurroundings:
    """``guild_of`` gives the servers that the bot is on."""

    def __init__(self, services: Services, guild_of: Callable[[int], discord.Guild | None]) -> None:
        self._services = services
        self._guild_of = guild_of

    def serves(self, guild_id: int) -> bool:
        return guild_id == DIRECT_MESSAGES or self._guild_of(guild_id) is not None

    async def is_member(self, guild_id: int, person_id: int) -> bool | None:
        if guild_id == DIRECT_MESSAGES:
            return True  # Nobody leaves their own direct messages.
        guild = self._guild_of(guild_id)
        return None if guild is None else await is_member(guild, person_id)

    async def show(self, table: PublicTable) -> None:
        await self._services.show_change(table)

    async def notify_watchers(self, table_id: int) -> None:
        await self._services.watch_notices.notify(table_id)
