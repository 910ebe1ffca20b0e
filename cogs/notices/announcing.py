"""One text of the owner's to the channels of all open tables: each once, slowly, and pinging nobody."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

import discord

from cogs.components.layout import NO_MENTIONS, text_message
from cogs.requests.delivery import NOT_DELIVERED
from cogs.servers.languages import Languages
from host.host import Host
from host.refusal import Refused
from store.errors import DatabaseAway

log = logging.getLogger(__name__)

PAUSE_SECONDS = 0.5
"""Between two channels: two a second leave most of what Discord allows, fifty a second, to the games."""


class Announcer:
    def __init__(
        self,
        host: Host,
        languages: Languages,
        channel_of: Callable[..., discord.PartialMessageable],
        *,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._host = host
        self._languages = languages
        self._channel_of = channel_of
        self._sleep = sleep
        self._busy = False

    @asynccontextmanager
    async def begun(self) -> AsyncIterator[Sequence[int]]:
        """The tables that `send` will reach; meanwhile a second announcement raises Refused("announcing")."""
        if self._busy:
            raise Refused("announcing")
        self._busy = True
        try:
            yield await self._host.open_table_ids(everywhere=True)
        finally:
            self._busy = False

    async def send(self, tables: Sequence[int], content: str) -> int:
        """Returns the number of channels that took it. Channels that refuse it are passed over."""
        sent = 0
        for table_id in tables:
            sent += await self._send_to(table_id, content)
            await self._sleep(PAUSE_SECONDS)
        return sent

    async def _send_to(self, table_id: int, content: str) -> bool:
        try:
            table = await self._host.table(table_id)
            say = await self._languages.speaker_of(table)
            message = text_message(f"{say('owner-announcement')}\n{content}")
            channel = self._channel_of(table.channel_id, guild_id=table.guild_id or None)
            await channel.send(view=message.layout, allowed_mentions=NO_MENTIONS)
        except (*NOT_DELIVERED, Refused, DatabaseAway) as error:
            log.info("The announcement did not reach table %d: %s", table_id, error)
            return False
        return True
