"""Spreads out requests: all of them, as Discord demands; and what the bot does by itself leaves room for the others.

What Discord allows a bot, new sessions with its gateway among it, is shared by its processes through the database, as
each needs it. What a process does by itself has no hurry, and is divided by the shards that they serve.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import aiohttp
import discord

from cogs.requests.rate_limits import Allowance, TokenBuckets
from store.errors import DatabaseAway
from store.processes import PAUSE_SECONDS

BY_ITSELF = Allowance(burst=15, per_second=15)
"""Tables shown and people reminded. Discord allows 50 requests a second in all, and each of these takes up to three."""

log = logging.getLogger(__name__)

_MOST_AT_ONCE = 10
"""A process that has much to send leaves room in between for the others."""

_ONE_LANE = 0
"""The key of the one bucket: everybody waits in the same queue."""

Reserve = Callable[..., Awaitable[float]]
"""`store.processes.RequestBudget.reserve`."""


def requests(per_second: float) -> Allowance:
    """Never more than ``per_second`` in any one second."""
    # Less than allowed: a burst on top of the steady stream falls into one second, too.
    return Allowance(burst=max(1.0, per_second / 10), per_second=per_second * 0.9)


class Pacing:
    def __init__(self, allowance: Allowance) -> None:
        self._bucket = TokenBuckets(allowance)

    async def turn(self) -> None:
        """Returns when it is the caller's turn. They come in the order in which they asked."""
        now = time.monotonic()
        wait = self._bucket.wait(_ONE_LANE, 1, now)
        # Taken before the wait, so that those who ask meanwhile come later.
        self._bucket.take(_ONE_LANE, 1, now)
        if wait:
            await asyncio.sleep(wait)


class SharedPacing:
    """One queue for the requests of all processes. What waits here at the same moment is reserved together.

    ``reserve`` is `store.request_budget.RequestBudget.reserve`. While the database is away, each process keeps to its
    ``share`` of the allowance.
    """

    def __init__(self, allowance: Allowance, share: float, reserve: Reserve) -> None:
        self._allowance = allowance
        self._alone = Pacing(allowance.part(share))
        self._reserve = reserve
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._reserving: asyncio.Task[None] | None = None

    async def turn(self) -> None:
        """Wait for one's turn; the turns of all processes together stay below Discord's limit."""
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(waiting)
        if self._reserving is None:
            self._reserving = asyncio.create_task(self._work_off(), name="request-pacing")
        await waiting

    async def _work_off(self) -> None:
        loop, allowance = asyncio.get_running_loop(), self._allowance
        try:
            while self._waiting:
                # One reservation for all who wait now spares the database a transaction for each request.
                group = [self._waiting.popleft() for _ in range(min(len(self._waiting), _MOST_AT_ONCE))]
                try:
                    wait = await self._reserve(len(group), burst=allowance.burst, per_second=allowance.per_second)
                except Exception as error:
                    if not isinstance(error, DatabaseAway):
                        log.exception("Requests could not be reserved")
                    for waiting in group:
                        await self._alone.turn()
                        _let_go(waiting)
                    continue
                # No task of its own for each: a timer lets it go.
                for place, waiting in enumerate(group):
                    loop.call_later(max(0.0, wait + place / allowance.per_second), _let_go, waiting)
        finally:
            self._reserving = None
            # Left only when the loop is torn down; nobody may wait for ever.
            while self._waiting:
                self._waiting.popleft().cancel()


def _let_go(waiting: asyncio.Future[None]) -> None:
    """Unless nobody waits for it any more."""
    if not waiting.done():
        waiting.set_result(None)


_MILLISECONDS = 1000


@dataclass(eq=False)
class SessionGate:
    """Begins sessions as Discord wants it: one after the other, and not too many a day. A bot that begins more than
    Discord grants it gets a new token, which its owner must then find out.

    ``limits`` asks Discord; ``take`` is `store.session_starts.SessionStarts.take`, which all processes share."""

    limits: Callable[[], Awaitable[discord.SessionStartLimits]]
    take: Callable[[int], Awaitable[float]]
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep

    async def pass_through(self, shard: int) -> None:
        """Returns when a session of that shard may begin."""
        at_once = await self._concurrency()
        try:
            # Discord begins sessions by the shard's remainder: those of different ones do not wait for each other.
            while (wait := await self.take(shard % at_once)) > 0:
                await self.sleep(wait)
        except DatabaseAway:
            # People who press are informed of that, but only by a bot that is there.
            await self.sleep(PAUSE_SECONDS)

    async def _concurrency(self) -> int:
        """Number of shards that may begin at the same time; asked each time, since all processes use up one number."""
        while True:
            try:
                limits = await self.limits()
            except (discord.GatewayNotFound, aiohttp.ClientError, OSError) as error:
                log.warning("Discord does not say how many sessions may begin: %s", error)
                # The cautious answer: one after the other always is allowed.
                return 1
            if limits.remaining > 0:
                return max(1, limits.max_concurrency)
            log.warning(
                "Discord lets no further session begin for %d s: all %d of the day are used up",
                limits.reset_after / _MILLISECONDS,
                limits.total,
            )
            # A moment more, since both clocks are rounded.
            await self.sleep(limits.reset_after / _MILLISECONDS + 1)
