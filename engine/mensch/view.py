"""What everybody may know of a game, which is all of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from engine.game import Seat
from engine.mensch.agreement import Agreement
from engine.mensch.board import PawnId
from engine.mensch.events import PawnMoved
from engine.mensch.obstacle import Obstacle


class Phase(StrEnum):
    """ROLLING_FOR_START: chance decides who begins. TO_ROLL: a seat is to roll. MOVING: it has a choice of pawns."""

    ROLLING_FOR_START = "rolling-for-start"
    TO_ROLL = "to-roll"
    ROLLING = "rolling"
    MOVING = "moving"
    OVER = "over"


class Tally(NamedTuple):
    """``captures`` made, ``losses`` of own pawns (to captures and claims), and ``sixes`` rolled."""

    captures: int = 0
    losses: int = 0
    sixes: int = 0


class Claim(NamedTuple):
    """P7: ``seat`` has just overlooked that these pawns, all of one owner, could have captured."""

    seat: Seat
    pawns: tuple[PawnId, ...]


class Destination(NamedTuple):
    """Where a pawn may go now, as progresses; whom that sends back to their base, and whether it forms a wall (P3)."""

    pawn: PawnId
    start: int
    end: int
    captured: tuple[PawnId, ...]
    wall: bool


@dataclass(frozen=True, slots=True)
class MenschView:
    """``pawns[seat][pawn]`` are progresses (see `engine.mensch.board`).

    ``turn`` is the seat to roll or move, None before the start and at the end; ``owner`` the seat whose pawns it
    moves, which is its partner if it helps (P8). ``die`` is what it has to move, or 0. ``attempt`` is the number of its
    next or present roll in this turn, of ``attempts`` at most. ``destinations`` are what it may choose from and
    ``obstacles[pawn]`` why the owner's other pawns may not; both are empty outside `Phase.MOVING`. ``trail`` are the
    latest moves, one turn of each seat at most. ``start_rolls`` are the rounds of the roll-off (M2). ``finished`` are
    the seats with all pawns home, in order. ``claim`` may be raised by its seat's opponents until the next roll.
    """

    viewer: Seat | None
    agreed: Agreement
    phase: Phase
    turn: Seat | None
    owner: Seat | None
    die: int
    attempt: int
    attempts: int
    pawns: tuple[tuple[int, ...], ...]
    destinations: tuple[Destination, ...]
    obstacles: tuple[Obstacle | None, ...]
    trail: tuple[PawnMoved, ...]
    start_rolls: tuple[tuple[tuple[Seat, int], ...], ...]
    finished: tuple[Seat, ...]
    tallies: tuple[Tally, ...]
    claim: Claim | None
    places: tuple[int, ...]
    by_vote: bool

    @property
    def seats(self) -> int:
        return self.agreed.seats
