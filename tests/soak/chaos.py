"""Random mishaps on Discord's side."""

import random
from dataclasses import dataclass
from enum import Enum, auto


class Mishap(Enum):
    REFUSED = auto()
    """500, and nothing happened."""
    UNCONFIRMED = auto()
    """502, and it happened all the same."""
    LIMITED = auto()
    """429: later."""
    DROPPED = auto()
    """The connection ends without a reply, and nothing happened."""
    LOST = auto()
    """The connection ends without a reply, and it happened."""
    GARBLED = auto()
    """A proxy answers in Discord's place, and it happened."""
    SLOW = auto()


@dataclass
class Chaos:
    """``rate`` is the share of requests that go wrong while it is ``on``."""

    randomness: random.Random
    rate: float
    on: bool = True
    happened: int = 0

    def next(self) -> Mishap | None:
        if not self.on or self.randomness.random() >= self.rate:
            return None
        self.happened += 1
        return self.randomness.choice(list(Mishap))
