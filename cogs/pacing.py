"""Spreads out requests: all of them, as Discord demands; and what the bot does by itself leaves room for the others.

What Discord allows a bot is divided among its processes by the shards that they serve. That takes no word between them
at each request, and little is lost: Discord spreads servers evenly over shards.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from cogs.token_buckets import Allowance, TokenBuckets

BY_ITSELF = Allowance(burst=15, a_second=15)
"""Tables shown and people reminded. Discord allows 50 requests a second in all, and each of these takes up to three."""

REQUESTS_A_SECOND = 50
"""What Discord allows a bot, unless it has raised that for a large one."""

_ONE_LANE = 0


def requests(a_second: float) -> Allowance:
    """Never more than ``a_second`` in any one second, but for a process with a small share one at a time."""
    return Allowance(burst=max(1.0, a_second / 10), a_second=a_second * 0.9)


def by_itself(share: float) -> Allowance:
    """What a process with that share of the servers does by itself."""
    return Allowance(burst=max(1.0, BY_ITSELF.burst * share), a_second=BY_ITSELF.a_second * share)


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
