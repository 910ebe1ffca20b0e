"""What a seat, or an onlooker, may know of a game of Käseschieben."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.game import Seat
from engine.kaeseschieben.board import Cheese, Cheeses, Edge, Size, Square


class Phase(StrEnum):
    PLACING_LARGE_WORMS = "placing-large-worms"
    PLACING_MEDIUM_WORMS = "placing-medium-worms"
    DRAWING_STARTER = "drawing-starter"
    TO_ROLL = "to-roll"
    ROLLING = "rolling"
    MOVING = "moving"
    BONUS = "bonus"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Collected:
    """A cheese that a seat owns. ``wormy`` is None where the viewer must not know."""

    cheese: Cheese
    wormy: bool | None


@dataclass(frozen=True, slots=True)
class RevealedCheese:
    cheese: Cheese
    wormy: bool

    @property
    def points(self) -> int:
        return 0 if self.wormy else self.cheese.size.points


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A finished round, worms and all (K12).

    ``piles[seat]`` are the seat's cheeses in the order they came; ``unowned`` fell over nobody's
    edge, ``on_board`` were left when a vote ended the round (K15). ``winners`` is empty if nobody scored (K13).
    """

    piles: tuple[tuple[RevealedCheese, ...], ...]
    unowned: tuple[RevealedCheese, ...]
    on_board: tuple[RevealedCheese, ...]
    points: tuple[int, ...]
    winners: tuple[Seat, ...]
    by_vote: bool


@dataclass(frozen=True, slots=True)
class KaeseschiebenView:
    """``viewer`` is None for an onlooker, who knows of no worm before a round's end.

    ``faces`` are the throws of the roll in hand (None is a star) and ``steps`` what it grants;
    both are empty and 0 outside `Phase.MOVING`. ``piles[seat]`` holds worms for the viewer's own
    cheeses only, and with closed lids (K14) for none. ``results`` are the finished rounds.
    """

    viewer: Seat | None
    seats: int
    edges: tuple[Edge, ...]
    rounds: int
    closed_lids: bool
    round: int
    phase: Phase
    turn: Seat | None
    faces: tuple[int | None, ...]
    steps: int
    mice: tuple[Square, ...]
    cheeses: Cheeses
    piles: tuple[tuple[Collected, ...], ...]
    unowned: tuple[Size, ...]
    results: tuple[RoundResult, ...]
    winners: tuple[Seat, ...]

    @property
    def other_mice(self) -> frozenset[Square]:
        """The squares of all mice but that of the seat to move, which cannot enter them (K7)."""
        return frozenset(square for seat, square in enumerate(self.mice) if seat != self.turn)
