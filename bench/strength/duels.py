"""One player against others, sides exchanged and dice paired, with its share of the games and how sure that is."""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bench.seeded_games import GAMES
from bench.strength.games import Pairing
from bench.strength.matches import Found, found_of, shares_of
from engine.game import OptionValue

FIRST_SEED = 50_000
"""Of the matches here. Training has others, so that nothing is measured with what was learned from."""

TWO_SIDED_95 = 1.96
"""Standard errors to either side of a mean that make its interval of 95 %."""


@dataclass(frozen=True, slots=True)
class Duel:
    """``player`` has one side, ``opponent`` all the others. ``deals`` are the dice; each is played from every side."""

    game: str
    seats: int
    player: str
    opponent: str
    deals: int
    options: Mapping[str, OptionValue]

    @property
    def sides(self) -> int:
        return len(GAMES[self.game].sides(self.seats))

    @property
    def fair_share(self) -> float:
        return 1 / self.sides

    @property
    def pairings(self) -> Iterator[Pairing]:
        """Deal by deal; within one, the player's side goes through all of them."""
        for seed in range(FIRST_SEED, FIRST_SEED + self.deals):
            for own in GAMES[self.game].sides(self.seats):
                players = tuple(self.player if seat in own else self.opponent for seat in range(self.seats))
                yield Pairing(self.game, self.options, players, seed)


@dataclass(frozen=True, slots=True)
class Share:
    """A share of ``games`` games, between 0 and 1, and half the width of its interval of 95 %."""

    value: float
    margin: float
    games: int

    def __str__(self) -> str:
        return f"{100 * self.value:.1f} ± {100 * self.margin:.1f}"


def share_of(duel: Duel, results: Sequence[Sequence[float]]) -> Share:
    """From each match's shares of the win by seat, in the order of `Duel.pairings`.

    Matches with the same dice are one observation, so that what the dice do to all sides alike does not count.
    """
    own = GAMES[duel.game].sides(duel.seats)
    deals = [
        statistics.fmean(shares[side[0]] for shares, side in zip(results[start:], own, strict=False))
        for start in range(0, len(results) - len(own) + 1, len(own))
    ]
    value = statistics.fmean(deals)
    # Where all deals went alike, one more of each outcome says how little that proves.
    spread = statistics.stdev(deals) if len(set(deals)) > 1 else math.sqrt(2 / (len(deals) + 4))
    return Share(value, TWO_SIDED_95 * spread / math.sqrt(len(deals)), len(deals) * len(own))


def played(pairings: Sequence[Pairing], processes: int) -> list[Sequence[float]]:
    """Each match's shares of the win by seat; all are of one game. Those played before are not played again."""
    return [found["shares"] for found in found_of(pairings[0].game, _shares, pairings, processes)]


def _shares(pairing: Pairing) -> Found:
    return {"shares": shares_of(pairing)}
