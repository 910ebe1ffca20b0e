"""Begins sessions with Discord's gateway as Discord wants it: one after the other, and not too many a day.

A bot that begins more than Discord grants it gets a new token, which its owner must then find out.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import aiohttp
import discord

from store.errors import DatabaseAway
from store.processes import PAUSE_SECONDS

log = logging.getLogger(__name__)

_MILLISECONDS = 1000


@dataclass(eq=False)
class SessionGate:
    """``limits`` asks Discord; ``take`` is `store.session_starts.SessionStarts.take`, which all processes share."""

    limits: Callable[[], Awaitable[discord.SessionStartLimits]]
    take: Callable[[int], Awaitable[float]]
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep

    async def pass_through(self, shard: int) -> None:
        """Returns when a session of that shard may begin."""
        at_once = await self._concurrency()
        try:
            while (wait := await self.take(shard % at_once)) > 0:
                await self.sleep(wait)
        except DatabaseAway:
            # People who press are informed of that, but only by a bot that is there.
            await self.sleep(PAUSE_SECONDS)

    async def _concurrency(self) -> int:
        """How many shards may begin at the same time; asked each time, since all processes use up the same number."""
        while True:
            try:
                limits = await self.limits()
            except (discord.GatewayNotFound, aiohttp.ClientError, OSError) as error:
                log.warning("Discord does not say how many sessions may begin: %s", error)
                return 1
            if limits.remaining > 0:
                return max(1, limits.max_concurrency)
            log.warning(
                "Discord lets no further session begin for %d s: all %d of the day are used up",
                limits.reset_after / _MILLISECONDS,
                limits.total,
            )
            await self.sleep(limits.reset_after / _MILLISECONDS + 1)
