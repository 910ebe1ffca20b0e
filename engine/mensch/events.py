"""What can happen. Nothing in it is secret."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from engine.game import Event, Milestone, Seat
from engine.mensch.board import PawnId
from engine.mensch.obstacle import Obstacle


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
class PawnMoved(Event):
    """``seat`` moved the pawn, which is its partner's if it helps (P8). ``start`` and ``end`` are progresses.

    ``captured`` went back to their base, both masons of a wall that fell (P4). ``wall``: it forms one now (P3).
    ``only``: no other pawn could move.
    """

    seat: Seat
    pawn: PawnId
    start: int
    end: int
    captured: tuple[PawnId, ...] = ()
    wall: bool = False
    only: bool = False


@dataclass(frozen=True, slots=True)
class NothingMoved(Event):
    """No pawn of ``owner`` could move by ``value``, each for its reason. ``again``: it rolls again (M6, M11, P6)."""

    seat: Seat
    owner: Seat
    value: int
    obstacles: tuple[Obstacle | None, ...]
    again: bool


@dataclass(frozen=True, slots=True)
class SeatFinished(Event):
    """All four pawns are home. ``place`` counts from 1; 0 in the partner game, where only pairs have places."""

    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class CaptureOverlooked(Event):
    """P7: one of these pawns could have captured; opponents may claim one until the next roll."""

    seat: Seat
    pawns: tuple[PawnId, ...]


@dataclass(frozen=True, slots=True)
class CaptureClaimed(Event):
    """P7: the pawn went back to its base. ``claimant`` is None where the table claims by itself."""

    claimant: Seat | None
    pawn: PawnId


@dataclass(frozen=True, slots=True)
class MatchDecided(Milestone):
    """``places[seat]``, 1 for winners (M12, P9)."""

    places: tuple[int, ...]
    by_vote: bool


@lru_cache(maxsize=1 << 12)
def nothing_moved(
    seat: Seat, owner: Seat, value: int, obstacles: tuple[Obstacle | None, ...], again: bool
) -> NothingMoved:
    """Made once and kept, like `plain_move`."""
    return NothingMoved(seat, owner, value, obstacles, again)


@cache
def plain_move(seat: Seat, pawn: int, start: int, end: int, only: bool) -> PawnMoved:
    """An own pawn goes from one square to another and nothing else happens: made once and kept, being so frequent."""
    return PawnMoved(seat, PawnId(seat, pawn), start, end, only=only)
