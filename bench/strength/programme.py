"""What is measured of each game by itself: what decides whether it is good enough, and no more."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.game import OptionValue


@dataclass(frozen=True, slots=True)
class Variant:
    """A duel at a table with other options than usual."""

    name: str
    options: Mapping[str, OptionValue]
    seats: int
    player: str
    opponent: str
    deals: int


@dataclass(frozen=True, slots=True)
class Programme:
    """``duels[seats]`` are pairs of players with their number of deals, each of which is played from every side.

    ``reliability[seats]`` are matches between equals, of which ``positions`` each are looked at; those at ``fairness``
    seats also say whether a seat is favoured. ``timed`` is how many games are timed.
    """

    title: str
    duels: Mapping[int, tuple[tuple[str, str, int], ...]]
    fairness: int
    reliability: Mapping[int, int]
    positions: int
    timed: int
    variants: tuple[Variant, ...] = ()


def _two_sides(strongest: str, simulation: str, *deals: int) -> tuple[tuple[str, str, int], ...]:
    against = ("random", "greedy", "normal", simulation)
    return (
        *((strongest, opponent, number) for opponent, number in zip(against, deals, strict=True)),
        ("normal", "easy", deals[2]),
        ("easy", "random", deals[0]),
    )


PROGRAMMES: Mapping[str, Programme] = {
    "kaeseschieben": Programme(
        title="Käseschieben",
        duels={
            2: (("hard", "playouts:200:40", 10), ("hard", "normal", 50), ("normal", "easy", 24)),
            4: (("hard", "playouts:200:40", 4),),
        },
        fairness=4,
        reliability={2: 790, 4: 1_500},
        positions=8,
        timed=3,
    ),
    "mensch": Programme(
        title="Mensch ärgere Dich nicht",
        duels={
            2: (("hard", "playouts:200", 100), ("hard", "normal", 100), ("normal", "easy", 200)),
            4: (("hard", "playouts:200", 13),),
        },
        fairness=4,
        reliability={2: 400, 4: 1_200},
        positions=8,
        timed=3,
    ),
    "einigkeit": Programme(
        title="Einigkeit macht stark",
        duels={4: (("hard", "playouts:200", 60), ("hard", "normal", 60), ("normal", "easy", 100))},
        fairness=4,
        reliability={4: 400},
        positions=8,
        timed=3,
    ),
    "wiedumir": Programme(
        title="Wie Du mir …",
        duels={
            2: (("hard", "playouts:200", 100), ("hard", "normal", 100), ("normal", "easy", 200)),
            4: (("hard", "playouts:200", 500), ("hard", "normal", 50), ("normal", "easy", 50)),
        },
        fairness=4,
        reliability={2: 260, 4: 1_000},
        positions=8,
        timed=5,
        variants=(Variant("without limits", {"no_limits": True}, 2, "hard", "normal", 50),),
    ),
    "forgetit": Programme(
        title="For-Get-It",
        duels={
            2: _two_sides("perfect", "playouts:200", 10, 25, 75, 20),
            4: _two_sides("perfect", "playouts:200", 5, 10, 25, 8),
        },
        fairness=4,
        reliability={2: 300, 4: 1_000},
        positions=8,
        timed=4,
    ),
}
