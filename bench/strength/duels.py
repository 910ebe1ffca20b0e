"""One player against others, sides exchanged and dice paired, with its share of the games and how sure that is."""

from __future__ import annotations

import json
import math
import os
import statistics
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from multiprocessing import Pool
from pathlib import Path
from typing import Generic, TypeVar

from bench.seeded_games import GAMES
from bench.strength.games import Pairing, play
from bench.strength.opponents import share_of_win
from engine.game import OptionValue

RESULTS = Path("var/strength")
"""A file a game, a line a match: what has been played is not played again."""

FIRST_SEED = 50_000
"""Of the matches here. Training has others, so that nothing is measured with what was learned from."""

_TWO_SIDED_95 = 1.96

T = TypeVar("T")
R = TypeVar("R")


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
    return Share(value, _TWO_SIDED_95 * spread / math.sqrt(len(deals)), len(deals) * len(own))


def played(pairings: Iterable[Pairing], processes: int) -> list[tuple[float, ...]]:
    """Each match's shares of the win by seat. Those played before are read, the others played and noted."""
    wanted = list(pairings)
    known: dict[str, tuple[float, ...]] = {}
    for path in {_results_of(pairing.game) for pairing in wanted}:
        if path.exists():
            for line in path.read_text().splitlines():
                entry = json.loads(line)
                known[entry["match"]] = tuple(entry["shares"])
    missing = [pairing for pairing in wanted if _name(pairing) not in known]
    for pairing, shares in in_processes(_shares, missing, processes):
        known[_name(pairing)] = shares
        path = _results_of(pairing.game)
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a") as file:
            file.write(json.dumps({"match": _name(pairing), "shares": shares}) + "\n")
    return [known[_name(pairing)] for pairing in wanted]


def forget(game: str) -> None:
    """What has been played of the game, because its players have changed."""
    _results_of(game).unlink(missing_ok=True)


def in_processes(work: Callable[[T], R], inputs: Sequence[T], processes: int) -> Iterator[tuple[T, R]]:
    """Each input with what the work made of it, as they are done, in processes that give way to everything else."""
    if processes < 2:
        for one in inputs:
            yield one, work(one)
        return
    with Pool(processes, initializer=os.nice, initargs=(10,)) as pool:
        yield from pool.imap_unordered(_With(work), inputs)


class _With(Generic[T, R]):
    """The work, with its input beside what it returns."""

    def __init__(self, work: Callable[[T], R]) -> None:
        self._work = work

    def __call__(self, one: T) -> tuple[T, R]:
        return one, self._work(one)


def _shares(pairing: Pairing) -> tuple[float, ...]:
    outcome = play(pairing)
    return tuple(share_of_win(GAMES[pairing.game], outcome, seat) for seat in range(pairing.seats))


def _results_of(game: str) -> Path:
    return RESULTS / f"{game}.jsonl"


def _name(pairing: Pairing) -> str:
    options = ",".join(f"{key}={value}" for key, value in sorted(pairing.options.items()))
    return f"{pairing.game}|{options}|{'/'.join(pairing.players)}|{pairing.seed}"
