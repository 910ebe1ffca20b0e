"""Spreads out what the bot does by itself, so that much of it at once leaves Discord room for what people press."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from cogs.token_buckets import Allowance, TokenBuckets

BY_ITSELF = Allowance(burst=15, a_second=15)
"""Tables shown and people reminded. Discord allows 50 requests a second in all, and each of these takes up to three."""

_ONE_LANE = 0


class Pacing:
    """``clock`` returns seconds since any moment, and never goes back; ``sleep`` waits for that many."""

    def __init__(
        self,
        allowance: Allowance = BY_ITSELF,
        *,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._bucket = TokenBuckets(allowance)
        self._clock = clock
        self._sleep = sleep

    async def turn(self) -> None:
        """Returns when it is the caller's turn. They come in the order in which they asked."""
        now = self._clock()
        wait = self._bucket.wait(_ONE_LANE, 1, now)
        self._bucket.take(_ONE_LANE, 1, now)
        if wait:
            await self._sleep(wait)
