"""Dice that anyone can check.

Before the first roll a match publishes the SHA-256 of a secret of 32 bytes. Public values that the
host cannot choose (ids that Discord gave to people's presses after that) are fixed at the start.
Every draw follows from both, so nobody can pick results: the host is bound by the commitment, the
players do not know the secret. ``docs/record.md`` tells a third party how to recompute a draw.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from engine.chance import Chance, ChanceResult, Roll, Sample, Shuffle

SECRET_BYTES = 32
_WORD = 2**32


def commitment_to(secret: bytes) -> str:
    """The hexadecimal SHA-256 that binds the host to the secret."""
    return hashlib.sha256(secret).hexdigest()


@dataclass(frozen=True, slots=True)
class FairDice:
    """Draws number 0, 1, 2, … of one match. The secret is kept out of ``repr``."""

    secret: bytes = field(repr=False)
    public_values: tuple[str, ...]

    def draw(self, index: int, request: Chance) -> ChanceResult:
        """The result of draw ``index``; the same arguments give the same result for ever."""
        words = self._words(index)
        match request:
            case Roll(sides, dice):
                return tuple(1 + _below(sides, words) for _ in range(dice))
            case Shuffle(size):
                return tuple(_shuffled(size, words))
            case Sample(size, take):
                return tuple(sorted(_shuffled(size, words)[:take]))

    def _words(self, index: int) -> Iterator[int]:
        """Unsigned 32-bit numbers: HMAC-SHA256(secret, "values|index|block") for block 0, 1, 2, …"""
        values = ",".join(self.public_values)
        block = 0
        while True:
            digest = hmac.digest(self.secret, f"{values}|{index}|{block}".encode(), "sha256")
            for start in range(0, len(digest), 4):
                yield int.from_bytes(digest[start : start + 4], "big")
            block += 1


def _below(limit: int, words: Iterator[int]) -> int:
    """A number below ``limit``, without the bias of a plain remainder: surplus words are rejected."""
    surplus_from = _WORD - _WORD % limit
    return next(word for word in words if word < surplus_from) % limit


def _shuffled(size: int, words: Iterator[int]) -> Sequence[int]:
    """Fisher and Yates's shuffle, from the last place down."""
    order = list(range(size))
    for last in range(size - 1, 0, -1):
        other = _below(last + 1, words)
        order[last], order[other] = order[other], order[last]
    return order
