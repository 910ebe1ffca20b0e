"""Posts in the channel that a server has chosen for them when they are due: once, and late rather than never."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import ClassVar

import discord

from cogs.messages.painter import TablePainter
from cogs.requests.delivery import NOT_DELIVERED, may_pass
from host.background.due_work import attempt, each
from store.people import ServerSettings

log = logging.getLogger(__name__)

AT_A_TIME = 4
"""The number of servers that are looked after at the same time."""

POST_SECONDS = 60.0
"""A server that takes longer than this is tried again a minute later."""


@dataclass(eq=False)
class ServerPoster(ABC):
    """A day is noted once it is posted; what was posted and not noted is looked for first.

    ``channel_of`` gives channels. ``setting`` is the key of the channel among a server's settings, and ``what`` is
    posted there, for the log.
    """

    painter: TablePainter
    settings: ServerSettings
    channel_of: Callable[[int | None, int], discord.PartialMessageable]
    _looked_at: int = field(default=0, init=False)
    setting: ClassVar[str]
    what: ClassVar[str]

    async def look(self) -> None:
        """Once a minute, posts what is due on servers of this process. Does not raise."""
        minute = int(self.painter.now() // 60)
        if minute != self._looked_at and not await attempt(self._look(), f"Not every {self.what} could be posted"):
            self._looked_at = minute

    async def _look(self) -> None:
        await each(await self.settings.owners_with(self.setting), self._look_at, AT_A_TIME)

    async def _look_at(self, guild_id: int) -> None:
        failed = f"The {self.what} could not be posted on server %d"
        await attempt(self._post_due(guild_id), failed, guild_id, seconds=POST_SECONDS)

    @abstractmethod
    async def _post_due(self, guild_id: int) -> None:
        """Post what is due there, and note that."""

    async def _is_settled(self, guild_id: int, channel_id: int, posting: Awaitable[None]) -> bool:
        """Post it. Returns False if that may succeed another time."""
        servers = self.painter.languages.servers
        try:
            await posting
        except NOT_DELIVERED as error:
            log.info("The %s could not be posted on server %d: %s", self.what, guild_id, error)
            return not may_pass(error) and servers.is_gone(channel_id, error) is not False
        servers.found(channel_id)
        return True
