"""Events of the game, and their causes. Nothing in it is secret."""

from dataclasses import dataclass
from enum import StrEnum

from engine.game import Event, Milestone, Seat
from engine.mensch.board import BASE, SIX, PawnId


class Force(StrEnum):
    """Why a seat had no choice.

    ONLY: nothing else could move. COMPELLED: so the pawn had to leave its wall (P5). CLEARS_START and SIX_ENTERS:
    another pawn could have moved if the rules did not ask for this one (M7, M8).
    """

    ONLY = "only"
    COMPELLED = "compelled"
    CLEARS_START = "clears-start"
    SIX_ENTERS = "six-enters"


class Obstacle(StrEnum):
    """Why a pawn may not move now.

    NEEDS_SIX: it stands on its base. START_TAKEN: an own pawn stands on the start square. OWN_PAWN: one stands on the
    target. WALL: a wall stands on the way, on the target, or on the start square (P3). TOO_FAR: the goal is shorter
    (M10). START_FIRST: the pawn on the start square must move (M7, M8). BASE_FIRST: a pawn must be set in (M8).
    ALIKE: a pawn with a lower number stands on the same place and moves instead.
    """

    NEEDS_SIX = "needs-six"
    START_TAKEN = "start-taken"
    OWN_PAWN = "own-pawn"
    WALL = "wall"
    TOO_FAR = "too-far"
    START_FIRST = "start-first"
    BASE_FIRST = "base-first"
    ALIKE = "alike"


class Stuck(StrEnum):
    """Why no pawn could move. NO_SIX: those that have not come as far as they can wait on the base. BLOCKED: others."""

    NO_SIX = "no-six"
    BLOCKED = "blocked"


@dataclass(frozen=True, slots=True)
class StartRolled(Event):
    """M2: the seats that roll for the first turn, with what each rolled. Those with the highest roll again if tied."""

    rolls: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True)
class StarterFound(Event):
    """M2."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DieRolled(Event):
    """``attempt`` counts from 1 to ``attempts``, which is 3 where three tries are granted (M11, P6)."""

    seat: Seat
    value: int
    attempt: int
    attempts: int


@dataclass(frozen=True, slots=True)
class WallFell(Event):
    """P4: ``seat`` rolled a 6 with a pawn of ``owner`` on its base; the ``masons`` on its start square went back."""

    seat: Seat
    owner: Seat
    masons: tuple[PawnId, ...]


@dataclass(frozen=True, slots=True)
class PawnMoved(Event):
    """``seat`` moved the pawn, which is its partner's if it helps (P8). ``start`` and ``end`` are progresses.

    ``captured`` went back to their base. ``mates`` are the other pawns
    of the wall that it forms now (P3). ``reason`` is None where there was a choice.
    """

    seat: Seat
    pawn: PawnId
    start: int
    end: int
    captured: tuple[PawnId, ...] = ()
    mates: tuple[PawnId, ...] = ()
    reason: Force | None = None

    @property
    def die(self) -> int:
        """The number that it moved with."""
        return SIX if self.start == BASE else self.end - self.start


@dataclass(frozen=True, slots=True)
class NothingMoved(Event):
    """No pawn of ``owner`` could move by ``value``.

    It was the ``attempt``-th roll of the turn, counted from 1 and again after each 6, and ``tries_left`` are granted
    still (M11, P6). ``obstacles[pawn]`` is what kept the pawn from moving; None for those that are home for good.
    """

    seat: Seat
    owner: Seat
    value: int
    attempt: int
    tries_left: int
    reason: Stuck
    obstacles: tuple[Obstacle | None, ...]

    @property
    def again(self) -> bool:
        """Tell whether the seat rolls again (M6, M11)."""
        return self.value == SIX or self.tries_left > 0


@dataclass(frozen=True, slots=True)
class SeatFinished(Event):
    """All four pawns are home. ``place`` counts from 1; 0 in the partner game, where only pairs have places."""

    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class CaptureOverlooked(Event):
    """P7: the seat could have captured and did not. Only where the table says so, or claims by itself.

    ``pawns`` are those that could have; empty where the table keeps that to itself.
    """

    seat: Seat
    pawns: tuple[PawnId, ...]


@dataclass(frozen=True, slots=True)
class CaptureClaimed(Event):
    """P7: the pawn went back to its base from the progress ``start``.

    ``claimant`` is None where the table claims by itself.
    """

    claimant: Seat | None
    pawn: PawnId
    start: int


@dataclass(frozen=True, slots=True)
class MatchDecided(Milestone):
    """``places[seat]``, 1 for winners (M12, P9)."""

    places: tuple[int, ...]
    by_vote: bool
