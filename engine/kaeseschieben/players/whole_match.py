"""What winning a round is worth for the match (K13)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp, factorial, prod

from engine.game import Seat
from engine.kaeseschieben.scoring import rounds_won, total_points
from engine.kaeseschieben.view import KaeseschiebenView

_POINTS_THAT_COUNT = 0.25
"""How much a point more of all rounds so far adds to the logarithm of the odds to have most in the end."""

Chances = tuple[float, ...]


def after_round(view: KaeseschiebenView) -> tuple[Chances, ...]:
    """For each seat that may win the round in hand alone, every seat's chance to win the match.

    All seats are as likely to win each later round. Equal rounds are decided by points, of which those noted so far
    are an indication.
    """
    won, points = rounds_won(view.results, view.seats), total_points(view.results, view.seats)
    later = view.rounds - view.round
    return tuple(
        _after(tuple(had + (seat == winner) for seat, had in enumerate(won)), points, later)
        for winner in range(view.seats)
    )


def in_match(of_round: Chances, worth: Sequence[Chances]) -> Chances:
    """The chances to win the match, from those to win its round in hand and what `after_round` says."""
    if all(chances[seat] == 1 for seat, chances in enumerate(worth)):
        return of_round
    seats = range(len(of_round))
    return tuple(sum(likely * chances[seat] for likely, chances in zip(of_round, worth, strict=True)) for seat in seats)


def _after(won: tuple[int, ...], points: tuple[int, ...], later: int) -> Chances:
    chances = [0.0] * len(won)
    steepness = _POINTS_THAT_COUNT / (later + 1) ** 0.5
    for more in _shared_out(later, len(won)):
        likely = factorial(later) / prod(map(factorial, more)) / len(won) ** later
        final = [had + new for had, new in zip(won, more, strict=True)]
        level: list[Seat] = [seat for seat, rounds in enumerate(final) if rounds == max(final)]
        weights = [exp(steepness * (points[seat] - max(points))) for seat in level]
        for seat, weight in zip(level, weights, strict=True):
            chances[seat] += likely * weight / sum(weights)
    return tuple(chances)


def _shared_out(rounds: int, seats: int) -> Iterator[tuple[int, ...]]:
    """Every way in which that many rounds can be won."""
    if seats == 1:
        yield (rounds,)
        return
    for first in range(rounds + 1):
        for rest in _shared_out(rounds - first, seats - 1):
            yield (first, *rest)
