"""Discord, as the caretaker of the tables sees it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import discord

from cogs.requests.pacing import Pacing, by_itself
from cogs.servers.membership import is_member
from cogs.services import Services
from host.discord_port import Sent
from host.table.public_table import PublicTable
from store.rows import DIRECT_MESSAGES


class DiscordAdapter:
    """``guild_of`` gives the servers that the bot is on, of those that this process serves: ``share`` of all."""

    def __init__(self, services: Services, guild_of: Callable[[int], discord.Guild | None], share: float) -> None:
        self._services = services
        self._pacing = Pacing(by_itself(share))
        self._guild_of = guild_of

    def serves(self, guild_id: int) -> bool:
        if guild_id == DIRECT_MESSAGES or not self._services.host.serves(guild_id):
            return True  # Whether the bot is on another process's server, only that one knows.
        return self._guild_of(guild_id) is not None

    async def is_member(self, guild_id: int, person_id: int) -> bool | None:
        if guild_id == DIRECT_MESSAGES:
            return True  # Nobody leaves their own direct messages.
        guild = self._guild_of(guild_id)
        return None if guild is None else await is_member(guild, person_id)

    async def show(self, table: PublicTable) -> None:
        await self._pacing.turn()
        await self._services.show_change(table)

    async def remind_directly(self, person_id: int, tables: Sequence[PublicTable]) -> Sent | None:
        await self._pacing.turn()
        return await self._services.turn_notices.remind_directly(person_id, tables)

    async def remind_at(self, table: PublicTable, person_id: int) -> Sent | None:
        await self._pacing.turn()
        return await self._services.turn_notices.remind_at(table, person_id)

    async def notify_watchers(self, table_id: int) -> None:
        await self._services.watch_notices.notify(table_id)
