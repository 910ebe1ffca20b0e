"""What everybody may know of a game of For-Get-It, which is all of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.forgetit.hand import Hand
from engine.forgetit.scoring import Sheet
from engine.game import Seat


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
