"""Matches that play themselves the same way every time, as long as rules and computer players stay as they are."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import count

from engine.game import NORMAL, AnyGame, OptionValue
from engine.match import Match
from tests.engine.playing import begin, computer, dice_of, play, random_mover

RUNNING = "running"
"""In place of a stop scope: the match is left in mid-turn."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """Way to play a match: every third decision of seat 1 is a random one, all others a computer player's.

    ``level`` is that of the computer players; if it is None, every decision is random. After ``stopped`` decisions
    a vote ends ``scope``, which may also be ``CANCELLED`` or `RUNNING`; what then still goes on is played to its end.
    """

    name: str
    seats: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    seed: int = 1
    level: str | None = NORMAL
    stopped: int | None = None
    scope: str = "match"

    def play(self, game: AnyGame) -> Match:
        randomness = random.Random(self.seed)
        weak = random_mover(randomness)
        strong = weak if self.level is None else computer(randomness, self.level)
        decisions = count()

        def choose(match: Match, seat: int) -> str:
            return (weak if seat == 1 and next(decisions) % 3 == 0 else strong)(match, seat)

        match = begin(game, seats=self.seats, seed=self.seed, options=self.options)
        if self.stopped is not None:
            match = play(match, choose, seed=self.seed, actions=self.stopped)
            if self.scope == RUNNING:
                return match
            match = match.stop(self.scope, dice_of(self.seed).draw)
        return play(match, choose, seed=self.seed)
