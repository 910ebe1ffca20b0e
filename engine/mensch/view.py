"""View of a game, in which everybody may know everything."""

from enum import StrEnum
from typing import NamedTuple

from engine.game import Seat
from engine.mensch.agreement import Agreement
from engine.mensch.board import PawnId, Pawns
from engine.mensch.events import Obstacle


class Phase(StrEnum):
    """ROLLING_FOR_START: chance decides who begins. TO_ROLL: a seat is to roll. MOVING: it has a choice of pawns."""

    ROLLING_FOR_START = "rolling-for-start"
    TO_ROLL = "to-roll"
    ROLLING = "rolling"
    MOVING = "moving"
    OVER = "over"


class SeatTally(NamedTuple):
    """``captures`` made, ``losses`` of own pawns (to captures, claims and fallen walls), and ``sixes`` rolled."""

    captures: int = 0
    losses: int = 0
    sixes: int = 0


class Window(NamedTuple):
    """P7: a move without a capture that opponents of the ``seat`` may object to, as all have seen it.

    With the number on the ``die`` it moved the pawn while ``pawns`` stood as they say and those in ``choices`` of the
    same owner could move, counted from 0. What could have captured follows from that, and may be nothing.
    """

    seat: Seat
    pawn: PawnId
    die: int
    pawns: Pawns
    choices: tuple[int, ...]


class Destination(NamedTuple):
    """Destination of a pawn, as progresses; the pawns that it sends back to base, and whether it forms a wall (P3)."""

    pawn: PawnId
    start: int
    end: int
    captured: tuple[PawnId, ...]
    wall: bool


class MenschView(NamedTuple):
    """``pawns[seat][pawn]`` are progresses (see `engine.mensch.board`).

    ``turn`` is the seat to roll or move, None before the start and at the end; ``owner`` the seat whose pawns it
    moves, which is its partner if it helps (P8). ``die`` is what it has to move, or 0. ``attempt`` is the number of its
    next or present roll in this turn, of ``attempts`` at most. ``destinations`` are what it may choose from and
    ``obstacles[pawn]`` why the owner's other pawns may not; both are empty outside `Phase.MOVING`. ``start_rolls`` are
    the rounds of the roll-off (M2). ``finished`` are the seats with all pawns home, in order.

    ``window`` is the move that opponents may object to now, if there is one (P7): under `BY_PLAYERS` after every move
    without a capture, under `HINT` only if something was missed.
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
    start_rolls: tuple[tuple[tuple[Seat, int], ...], ...]
    finished: tuple[Seat, ...]
    tallies: tuple[SeatTally, ...]
    window: Window | None
    places: tuple[int, ...]
    by_vote: bool

    @property
    def seats(self) -> int:
        return self.agreed.seats
