"""Removing a table's former messages."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass

import discord

from cogs.messages.painter import TablePainter
from cogs.requests.delivery import NOT_DELIVERED, may_pass, retry
from host.host import Host
from host.match import showing
from host.table.display import Posted
from host.table.public_table import PublicTable

log = logging.getLogger(__name__)


@dataclass(eq=False)
class Leftovers:
    """``channel_of`` gives a channel by its server's id, None for direct messages, and its own.

    Deleting its own messages is a right that every bot has. What cannot be deleted loses picture and buttons. What
    fails is remembered with the table, and tried again by the caretaker.
    """

    host: Host
    painter: TablePainter
    channel_of: Callable[[int | None, int], discord.PartialMessageable]

    async def remove(self, table: PublicTable) -> None:
        """Removes what can be removed of the table's leftovers now. Raises nothing but what the database does."""
        removed = [message for message in table.display.leftovers if await self._remove(table, message)]
        if removed:
            await self.host.note(table.id, showing.removed, removed)

    async def _remove(self, table: PublicTable, message: Posted) -> bool:
        """Returns False if it should be tried again later."""
        guild_id = table.guild_id if message.channel_id == table.channel_id else None
        partial = self.channel_of(guild_id, message.channel_id).get_partial_message(message.message_id)
        try:
            await retry(partial.delete)
            return True
        except discord.NotFound:
            return True
        except NOT_DELIVERED as error:
            log.info("A former message of table %d cannot be deleted: %s", table.id, error)
            if may_pass(error):
                return False
        stub = await self.painter.moved_on(table)
        try:
            await retry(lambda: partial.edit(view=stub.layout, attachments=[]))
        except discord.NotFound:
            return True
        except NOT_DELIVERED as error:
            log.info("A former message of table %d stays as it is for now: %s", table.id, error)
            return False
        return True
