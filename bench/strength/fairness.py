"""Whether some seat is favoured: each seat's share of the wins among equals."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence

from bench.strength.duels import TWO_SIDED_95, Share
from bench.strength.reliability import Watched


def shares_by_seat(matches: Sequence[Watched]) -> tuple[Share, ...]:
    columns = list(zip(*(match.shares for match in matches), strict=True))
    return tuple(
        Share(statistics.fmean(column), TWO_SIDED_95 * statistics.stdev(column) / math.sqrt(len(column)), len(column))
        for column in columns
    )
