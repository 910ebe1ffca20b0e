"""Token buckets: how much somebody may ask for at once, and how soon again."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

MOST_BUCKETS = 10_000
"""Beyond this many, those are forgotten that were used longest ago: they have had the most time to fill up."""


@dataclass(frozen=True, slots=True)
class Allowance:
    """A bucket holds ``burst`` tokens, and ``per_second`` of them come back each second."""

    burst: float
    per_second: float


class TokenBuckets:
    """A bucket for each key, full at first. Only those that are not full are kept."""

    def __init__(self, allowance: Allowance) -> None:
        self._allowance = allowance
        self._full_at: OrderedDict[int, float] = OrderedDict()

    def __len__(self) -> int:
        return len(self._full_at)

    def wait(self, key: int, tokens: float, now: float) -> float:
        """Seconds until the bucket holds these tokens, 0 if it does. ``now`` is in seconds since any moment."""
        spent = max(0.0, self._full_at.get(key, now) - now) * self._allowance.per_second
        return max(0.0, spent + tokens - self._allowance.burst) / self._allowance.per_second

    def take(self, key: int, tokens: float, now: float) -> None:
        """Takes tokens that are there."""
        self._full_at[key] = max(now, self._full_at.get(key, now)) + tokens / self._allowance.per_second
        self._full_at.move_to_end(key)
        while self._full_at and (len(self._full_at) > MOST_BUCKETS or next(iter(self._full_at.values())) <= now):
            self._full_at.popitem(last=False)
