"""What everyone may know of a game of For-Get-It, which is all of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.forgetit.events import Busted, TurnEnded, TurnStopped
from engine.forgetit.hand import Hand, Sheet
from engine.game import Event, Seat


class Phase(StrEnum):
    """CHOOSING: dice may be set aside. DECIDING: roll on, or stop. TO_ROLL: a turn begins."""

    DRAWING_STARTER = "drawing-starter"
    TO_ROLL = "to-roll"
    ROLLING = "rolling"
    CHOOSING = "choosing"
    DECIDING = "deciding"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class ForGetItView:
    """``round`` counts from 1. ``turn`` is the seat whose hand it is, None before the draw and at the end.

    ``sheet[seat][round - 1]`` is noted once the seat has had its turn. ``order`` are the seats as they follow each
    other in a round. ``by_vote``: a vote ended the match early.
    """

    viewer: Seat | None
    seats: int
    odds: str
    round: int
    phase: Phase
    turn: Seat | None
    order: tuple[Seat, ...]
    hand: Hand
    sheet: Sheet
    by_vote: bool


def last_turn(recent: Sequence[tuple[Event, ...]]) -> TurnEnded | None:
    """How the turn that was finished last ended; ``recent`` are the latest events, one tuple for each record."""
    for event in (event for events in reversed(recent) for event in reversed(events)):
        if isinstance(event, TurnStopped | Busted):
            return event
    return None
