"""The whole truth of a match of Käseschieben, worms included. Only the rules see it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.game import Seat
from engine.kaeseschieben.board import Cheese, Cheeses, Square
from engine.kaeseschieben.view import Phase, RoundResult


@dataclass(frozen=True, slots=True)
class KaeseschiebenState:
    """``worms`` are the ids of this round's wormy cheeses; ``turn`` is the seat to act.

    ``tied_starters`` are the seats among which the starter is drawn. ``winners`` is empty until
    the match is decided. ``faces`` are the throws of the roll in hand, None for each star.
    """

    seats: int
    rounds: int
    closed_lids: bool
    round: int
    phase: Phase
    worms: frozenset[int]
    turn: Seat
    tied_starters: tuple[Seat, ...]
    faces: tuple[int | None, ...]
    mice: tuple[Square, ...]
    cheeses: Cheeses
    piles: tuple[tuple[Cheese, ...], ...]
    unowned: tuple[Cheese, ...]
    results: tuple[RoundResult, ...]
    winners: tuple[Seat, ...]

    @property
    def steps(self) -> int:
        """K6: what the finished roll grants."""
        if self.phase is not Phase.MOVING:
            return 0
        number = self.faces[-1] or 0
        return number * (2 if None in self.faces else 1)
