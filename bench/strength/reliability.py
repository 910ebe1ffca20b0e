"""Whether the chances to win are true: what was said of a side, and how often such sides won."""

from __future__ import annotations

import random
import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from bench.seeded_games import GAMES
from bench.strength.duels import in_processes
from bench.strength.games import Pairing, play
from bench.strength.opponents import share_of_win
from engine.game import AnyGame, OptionValue

FIRST_SEED = 500_000
"""Of matches that neither training nor the duels have played."""

BINS = 10

FEWEST = 30
"""A bin with fewer sides than this says nothing, and is left out of the errors."""


class Said(NamedTuple):
    """A chance that was said of a side, and what it had of the win in the end."""

    chance: float
    won: float


@dataclass(frozen=True, slots=True)
class Bin:
    """The sides of which a chance within the same tenth was said: the means of what was said and won."""

    said: float
    won: float
    sides: int

    @property
    def error(self) -> float:
        return abs(self.said - self.won)


@dataclass(frozen=True, slots=True)
class Reliability:
    """``positions`` from ``matches``; ``bins`` are those in which something was said, in order."""

    positions: int
    matches: int
    bins: tuple[Bin, ...]

    @property
    def counted(self) -> tuple[Bin, ...]:
        return tuple(one for one in self.bins if one.sides >= FEWEST)

    @property
    def mean_error(self) -> float:
        return statistics.fmean(one.error for one in self.counted)

    @property
    def worst_error(self) -> float:
        return max(one.error for one in self.counted)


def reliability(
    game: str,
    seats: int,
    level: str,
    matches: int,
    positions: int,
    options: Mapping[str, OptionValue],
    processes: int,
) -> Reliability:
    """Of matches between players of the level, ``positions`` each, seen by the seat to act."""
    pairings = [Pairing(game, options, (level,) * seats, FIRST_SEED + number) for number in range(matches)]
    said = [one for _, found in in_processes(partial(_said, positions), pairings, processes) for one in found]
    return Reliability(
        sum(map(len, said)) // len(said[0]), matches, binned([one for all_sides in said for one in all_sides])
    )


def binned(said: Sequence[Said]) -> tuple[Bin, ...]:
    bins: list[list[Said]] = [[] for _ in range(BINS)]
    for one in said:
        bins[min(int(one.chance * BINS), BINS - 1)].append(one)
    return tuple(
        Bin(statistics.fmean(one.chance for one in found), statistics.fmean(one.won for one in found), len(found))
        for found in bins
        if found
    )


def _said(positions: int, pairing: Pairing) -> list[list[Said]]:
    """By position, what was said of every side."""
    views: list[Any] = []
    seen = 0
    randomness = random.Random(pairing.seed)

    def watch(game: AnyGame, state: Any) -> None:
        # Reservoir sampling: every position of the match is as likely to be among those kept.
        nonlocal seen
        seen += 1
        place = len(views) if len(views) < positions else randomness.randrange(seen)
        if place < positions:
            view = game.view(state, game.to_act(state)[0])
            views[place : place + 1] = [view]

    outcome = play(pairing, watch)
    game = GAMES[pairing.game]
    won = [share_of_win(game, outcome, side[0]) for side in game.sides(pairing.seats)]
    chances = [game.win_chances(view) for view in views]
    return [
        [Said(chance, share) for chance, share in zip(found, won, strict=True)]
        for found in chances
        if found is not None
    ]
