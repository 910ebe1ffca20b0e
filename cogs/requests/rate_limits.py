"""Limits on what one person, or one server, may ask of the bot in a short time, so that nobody keeps others waiting.

What costs (opening tables, verifying, odds, pictures for one person alone …) is rationed for each person and for
each server. Everything else, moves and rolls among it, is rationed for each person only, and so generously that no
hand presses as fast: nobody is refused their own move for what others do.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import discord

from host.refusal import Refused

MOST_BUCKETS = 10_000
"""Beyond this many, those are forgotten that were used longest ago: they have had the most time to fill up."""


@dataclass(frozen=True, slots=True)
class Allowance:
    """A bucket holds ``burst`` tokens, and ``per_second`` of them come back each second."""

    burst: float
    per_second: float

    def part(self, share: float) -> Allowance:
        """Allowance of a process that has this share of all servers."""
        # At least one request at a time, or a small process would wait for ever.
        return Allowance(max(1.0, self.burst * share), self.per_second * share)


class TokenBuckets:
    """A bucket for each key, full at first. Only those that are not full are kept."""

    def __init__(self, allowance: Allowance) -> None:
        self._allowance = allowance
        self._full_at: OrderedDict[int, float] = OrderedDict()

    def __len__(self) -> int:
        return len(self._full_at)

    def wait(self, key: int, tokens: float, now: float) -> float:
        """Seconds until the bucket holds these tokens, 0 if it does. ``now`` is in seconds since any moment."""
        # One number for each bucket: when it will be full tells how much is missing.
        spent = max(0.0, self._full_at.get(key, now) - now) * self._allowance.per_second
        return max(0.0, spent + tokens - self._allowance.burst) / self._allowance.per_second

    def take(self, key: int, tokens: float, now: float) -> None:
        """Takes tokens that are there."""
        self._full_at[key] = max(now, self._full_at.get(key, now)) + tokens / self._allowance.per_second
        self._full_at.move_to_end(key)
        # Full buckets are as good as none. The oldest come first, and the first that is not full ends the search.
        while self._full_at and (len(self._full_at) > MOST_BUCKETS or next(iter(self._full_at.values())) <= now):
            self._full_at.popitem(last=False)


PER_PERSON = Allowance(burst=30, per_second=1)
PER_SERVER = Allowance(burst=150, per_second=8)
ANYTHING = Allowance(burst=60, per_second=6)
COMPLETIONS_PER_PERSON = Allowance(burst=15, per_second=2)
COMPLETIONS_PER_SERVER = Allowance(burst=120, per_second=16)


class Price(NamedTuple):
    """Tokens that a press or command costs the person; ``shared``: they come from the server's allowance, too.

    What others on their server ask for, onlookers among them, must not make those wait who play.
    """

    tokens: int = 1
    shared: bool = True


USUAL_PRICE = Price()


class RateLimits:
    """``clock`` returns seconds since any moment, and never goes back. All memory is lost with the process."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._people = TokenBuckets(PER_PERSON)
        self._servers = TokenBuckets(PER_SERVER)
        self._anything = TokenBuckets(ANYTHING)
        self._completing_people = TokenBuckets(COMPLETIONS_PER_PERSON)
        self._completing_servers = TokenBuckets(COMPLETIONS_PER_SERVER)

    def admit(self, interaction: discord.Interaction[Any], price: Price) -> None:
        """Raises Refused("too-fast", seconds=…) if the person, or their server, has asked for too much."""
        person, cost = interaction.user.id, price.tokens
        shared = cost if price.shared else 0
        server = interaction.guild_id or person
        wait = self._wait((self._anything, person, 1), (self._people, person, cost), (self._servers, server, shared))
        if wait:
            raise Refused("too-fast", seconds=math.ceil(wait))

    def admits_completion(self, interaction: discord.Interaction[Any]) -> bool:
        """Tell whether what somebody types is to be completed."""
        person = interaction.user.id
        server = interaction.guild_id or person
        return not self._wait((self._completing_people, person, 1), (self._completing_servers, server, 1))

    def _wait(self, *asked: tuple[TokenBuckets, int, int]) -> float:
        """Takes the tokens of all buckets, or of none. Returns the seconds to wait until all of them are there."""
        now = self._clock()
        asked = tuple(one for one in asked if one[2])
        wait = max((buckets.wait(key, tokens, now) for buckets, key, tokens in asked), default=0.0)
        if not wait:
            for buckets, key, tokens in asked:
                buckets.take(key, tokens, now)
        return wait
