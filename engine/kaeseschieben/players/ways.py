"""Good ways to move, offered to a person: what the computer player sees from that person's own view."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from engine.kaeseschieben.players.values import Values
from engine.kaeseschieben.view import KaeseschiebenView
from engine.kaeseschieben.walk import Walk, distinct_ends

MOST_WAYS = 3


class Merit(StrEnum):
    BEST = "best"
    """What the computer player would do."""
    PUSHES = "pushes"
    """Moves or drops the most cheeses."""
    SAFE = "safe"
    """Leaves the others the least to hope for."""
    GOOD = "good"
    """The best of what is left, where one way has several of these merits."""


def good_ways(view: KaeseschiebenView) -> list[tuple[Merit, Walk]]:
    """At most three complete walks of the seat to move, no two to the same end, the best first."""
    start, values = Walk.of_view(view), Values(view)
    ends = sorted(distinct_ends(start), key=values.of_end, reverse=True)
    ways: list[tuple[Merit, Walk]] = []
    for merit, walk in _candidates(start, ends, values):
        if len(ways) < MOST_WAYS and walk.path and all(walk is not chosen for _, chosen in ways):
            ways.append((merit, walk))
    return ways


def _candidates(start: Walk, ends: list[Walk], values: Values) -> Iterator[tuple[Merit, Walk]]:
    """Of equals the one that is worth more comes first, for that is how ``ends`` are sorted."""
    yield Merit.BEST, ends[0]
    if (most := max(_pushed(start, walk) for walk in ends)) > 0:
        yield Merit.PUSHES, next(walk for walk in ends if _pushed(start, walk) == most)
    yield Merit.SAFE, min(ends, key=values.of_rivals)
    for walk in ends[:MOST_WAYS]:
        yield Merit.GOOD, walk


def _pushed(start: Walk, walk: Walk) -> int:
    """How many cheeses are not where they were."""
    return sum(walk.cheeses.get(square) != cheese for square, cheese in start.cheeses.items())
