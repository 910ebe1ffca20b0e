"""What is measured of each game by itself: enough that the figures say something, and no more."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Programme:
    """``duels[seats]`` are pairs of players with their number of deals, each of which is played from every side.

    ``fairness`` is the number of seats at which equal players meet. ``reliability[seats]`` are matches, of which
    ``positions`` each are looked at. ``timed`` is how many games are timed.
    """

    duels: Mapping[int, tuple[tuple[str, str, int], ...]]
    fairness: int
    reliability: Mapping[int, int]
    positions: int
    timed: int


def _two_sides(strongest: str, simulation: str, *deals: int) -> tuple[tuple[str, str, int], ...]:
    against = ("random", "greedy", "normal", simulation)
    return (
        *((strongest, opponent, number) for opponent, number in zip(against, deals, strict=True)),
        ("normal", "easy", deals[2]),
        ("easy", "random", deals[0]),
    )


PROGRAMMES: Mapping[str, Programme] = {
    "kaeseschieben": Programme(
        duels={
            2: _two_sides("hard", "playouts:200:40", 20, 50, 100, 50),
            4: _two_sides("hard", "playouts:200:40", 5, 25, 50, 25),
        },
        fairness=4,
        reliability={2: 600, 4: 300},
        positions=8,
        timed=6,
    ),
    "mensch": Programme(
        duels={
            2: _two_sides("hard", "playouts:200", 100, 200, 500, 50),
            4: _two_sides("hard", "playouts:200", 50, 50, 150, 25),
        },
        fairness=4,
        reliability={2: 1_000, 4: 1_000},
        positions=8,
        timed=20,
    ),
    "einigkeit": Programme(
        duels={4: _two_sides("hard", "playouts:200", 100, 200, 500, 50)},
        fairness=4,
        reliability={4: 1_000},
        positions=8,
        timed=20,
    ),
    "wiedumir": Programme(
        duels={
            2: _two_sides("hard", "playouts:200", 25, 50, 200, 100),
            4: _two_sides("hard", "playouts:200", 10, 25, 250, 25),
        },
        fairness=4,
        reliability={2: 260, 4: 2_000},
        positions=8,
        timed=20,
    ),
    "forgetit": Programme(
        duels={
            2: _two_sides("perfect", "playouts:200", 10, 25, 75, 20),
            4: _two_sides("perfect", "playouts:200", 5, 10, 25, 8),
        },
        fairness=4,
        reliability={2: 300, 4: 300},
        positions=8,
        timed=4,
    ),
}
