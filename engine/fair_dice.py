"""Dice that anyone can check.

Before anyone joins, a table publishes the SHA-256 of a secret of 32 bytes (the *server seed* of provably fair games),
so the host is bound by it. Every draw of a match follows from the secret and from public values; players do not know
the secret, so no one can choose a result.

The values of a draw are the *client seeds* in force, words of the players' own that everybody sees and may change at
any time, and the id that Discord gave to the press which caused the draw. Nothing can be worked out ahead by reading
what is stored before the press has come. ``docs/record.md`` tells a third party how to recompute a draw,
``docs/fair-dice.md`` says what that proves and what it does not.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from itertools import islice
from struct import Struct

from engine.chance import Chance, ChanceResult, Roll, Sample, Shuffle
from engine.game import Seat
from engine.picking import Pick, shuffled
from engine.transcript import PROTOCOL, CorruptRecord, Header

_WORD = 2**32
_EIGHT_WORDS = Struct(">8I")
_PICKS = 64
"""Words for one decision of a computer player, which takes one or two."""

_NOTHING = "-"
"""Stands for a seat without a person, and for a draw that no press caused."""


def commitment_to(secret: bytes) -> str:
    """The hexadecimal SHA-256 that binds the host to the secret."""
    return hashlib.sha256(secret).hexdigest()


@dataclass(frozen=True, slots=True)
class FairDice:
    """Draws of one match that share their public values. The secret is kept out of ``repr``."""

    secret: bytes = field(repr=False)
    public_values: tuple[str, ...]

    def draw(self, index: int, request: Chance) -> ChanceResult:
        """The result of draw ``index``; the same arguments give the same result for ever."""
        words = _words(self.secret, f"{','.join(self.public_values)}|{index}")
        match request:
            case Roll(sides, dice):
                return tuple([1 + _below(sides, words) for _ in range(dice)])
            case Shuffle(size):
                return tuple(shuffled(range(size), partial(_below, words=words)))
            case Sample(size, take):
                return tuple(sorted(shuffled(range(size), partial(_below, words=words))[:take]))


def dice_of(secret: bytes, header: Header, seeds: Sequence[str | None], cause: str | None) -> FairDice:
    """The dice for what a press sets off: ``seeds`` are the client seeds in force, ``cause`` is the id of the press.

    Raises CorruptRecord if the header names a protocol that is not known here.
    """
    if header.protocol != PROTOCOL:
        raise CorruptRecord(f"protocol {header.protocol}")
    hashes = [_NOTHING if seed is None else _hash_of(seed) for seed in seeds]
    return FairDice(secret, (*hashes, _NOTHING if cause is None else cause))


@lru_cache(maxsize=1 << 10)
def _hash_of(seed: str) -> str:
    """Hashing a seed keeps the words that people choose from being taken for something else."""
    return hashlib.sha256(seed.encode()).hexdigest()


def pick_of(secret: bytes, version: int, seat: Seat) -> Pick:
    """The chance that a computer player has for its decision at that version of the match.

    It follows from the secret alone, numbered apart from the draws: no one can steer it, and anyone who knows the
    secret afterwards can repeat the decision. What is returned has been drawn beforehand and does not hold the secret,
    so that it can go where the computer player thinks.
    """
    words = islice(_words(secret, f"choice|{seat}|{version}"), _PICKS)
    return partial(_below, words=iter(tuple(words)))


def _words(secret: bytes, message: str) -> Iterator[int]:
    """Unsigned 32-bit numbers: HMAC-SHA256(secret, "message|block") for block 0, 1, 2, …"""
    block = 0
    while True:
        # `hmac.digest` gives the interpreter's lock away, and would wait for the thread that draws.
        digest = hmac.new(secret, f"{message}|{block}".encode(), hashlib.sha256).digest()
        yield from _EIGHT_WORDS.unpack(digest)
        block += 1


def _below(limit: int, words: Iterator[int]) -> int:
    """A number below ``limit``, without the bias of a plain remainder: surplus words are rejected."""
    surplus_from = _WORD - _WORD % limit
    word = next(words)
    while word >= surplus_from:
        word = next(words)
    return word % limit
