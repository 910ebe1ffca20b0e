"""Good ways to move, offered to a person: what the computer player sees from that person's own view."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum

from engine.game import HARD, NORMAL, Seat
from engine.kaeseschieben.players.computer import rated_ends
from engine.kaeseschieben.players.estimate import Estimate
from engine.kaeseschieben.players.holdings import holdings
from engine.kaeseschieben.players.search import End
from engine.kaeseschieben.view import KaeseschiebenView
from engine.kaeseschieben.walk import Path, Walk

MOST_WAYS = 3


class Merit(StrEnum):
    BEST = "best"
    """What the strongest computer player would do."""
    PUSHES = "pushes"
    """Moves or drops the most cheeses."""
    SAFE = "safe"
    """Leaves the others the least to hope for."""
    GOOD = "good"
    """The best of what is left, where one way has several of these merits."""


def good_ways(view: KaeseschiebenView) -> list[tuple[Merit, Walk]]:
    """At most three complete walks of the seat to move, no two to the same end, the best first."""
    assert view.turn is not None
    start = Walk.of_view(view)
    searched = [end for _, end in rated_ends(view, HARD)]
    paths = {end.path for end in searched}
    ends = [*searched, *(end for _, end in rated_ends(view, NORMAL) if end.path not in paths)]
    walks = {end.path: start.along(end.path) for end in ends}
    estimate = Estimate(*holdings(view))
    hopes = {end.path: _hopes_of_others(estimate, end, view.turn) for end in ends}
    ways: list[tuple[Merit, Walk]] = []
    chosen: set[Path] = set()
    for merit, path in _candidates(start, ends, walks, hopes):
        if len(ways) < MOST_WAYS and path and path not in chosen:
            chosen.add(path)
            ways.append((merit, walks[path]))
    return ways


def _candidates(
    start: Walk, ends: list[End], walks: Mapping[Path, Walk], hopes: Mapping[Path, float]
) -> Iterator[tuple[Merit, Path]]:
    """Of equals the one that is worth more comes first, for that is how ``ends`` are sorted."""
    yield Merit.BEST, ends[0].path
    pushed = {path: _pushed(start, walk) for path, walk in walks.items()}
    if (most := max(pushed.values())) > 0:
        yield Merit.PUSHES, next(end.path for end in ends if pushed[end.path] == most)
    yield Merit.SAFE, min(ends, key=lambda end: hopes[end.path]).path
    for end in ends[:MOST_WAYS]:
        yield Merit.GOOD, end.path


def _hopes_of_others(estimate: Estimate, end: End, seat: Seat) -> float:
    """The points that the others have and that the cheeses' places promise them, to nine digits."""
    points = estimate.promised(end.grid, end.falls)
    return round(sum(points) - points[seat], 9)


def _pushed(start: Walk, walk: Walk) -> int:
    """How many cheeses are not where they were."""
    return sum(walk.cheeses.get(square) != cheese for square, cheese in start.cheeses.items())
