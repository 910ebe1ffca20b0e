"""Whether some seat is favoured: games of equal players, and each seat's share of the wins."""

from __future__ import annotations

import math
import statistics
from collections.abc import Mapping

from bench.strength.duels import FIRST_SEED, Share, played
from bench.strength.games import Pairing
from engine.game import OptionValue


def shares_by_seat(
    game: str, seats: int, level: str, games: int, options: Mapping[str, OptionValue], processes: int
) -> tuple[Share, ...]:
    """Each seat's share of the wins, of all with the same level."""
    pairings = [Pairing(game, options, (level,) * seats, FIRST_SEED + number) for number in range(games)]
    results = played(pairings, processes)
    columns = list(zip(*results, strict=True))
    return tuple(
        Share(statistics.fmean(column), 1.96 * statistics.stdev(column) / math.sqrt(games), games) for column in columns
    )
