"""Whether the chances to win are true: what was said of a side, and how often such sides won."""

from __future__ import annotations

import random
import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from bench.seeded_games import GAMES
from bench.strength.games import Pairing
from bench.strength.matches import Found, found_of, shares_of
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


@dataclass(frozen=True, slots=True)
class Watched:
    """A match between equals: every seat's share of the win, and by position what was said of every side."""

    shares: Sequence[float]
    said: Sequence[Sequence[Said]]


def watched(
    game: str,
    seats: int,
    level: str,
    matches: int,
    positions: int,
    options: Mapping[str, OptionValue],
    processes: int,
) -> list[Watched]:
    """Matches between players of the level, ``positions`` of each looked at, as the seat to act sees them."""
    pairings = [Pairing(game, options, (level,) * seats, FIRST_SEED + number) for number in range(matches)]
    found = found_of(f"{game}-chances", partial(_watched, positions), pairings, processes)
    return [Watched(one["shares"], [[Said(*side) for side in position] for position in one["said"]]) for one in found]


def reliability(matches: Sequence[Watched]) -> Reliability:
    """Of positions in which the win is still open: Mensch ärgere Dich nicht goes on for the other places."""
    positions = [position for match in matches for position in match.said if max(side.chance for side in position) < 1]
    return Reliability(len(positions), len(matches), binned([side for position in positions for side in position]))


def binned(said: Sequence[Said]) -> tuple[Bin, ...]:
    bins: list[list[Said]] = [[] for _ in range(BINS)]
    for one in said:
        bins[min(int(one.chance * BINS), BINS - 1)].append(one)
    return tuple(
        Bin(statistics.fmean(one.chance for one in found), statistics.fmean(one.won for one in found), len(found))
        for found in bins
        if found
    )


def _watched(positions: int, pairing: Pairing) -> Found:
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

    shares = shares_of(pairing, watch)
    game = GAMES[pairing.game]
    won = [shares[side[0]] for side in game.sides(pairing.seats)]
    chances = [game.win_chances(view) for view in views]
    said = [list(zip(found, won, strict=True)) for found in chances if found is not None]
    return {"shares": shares, "said": said}
