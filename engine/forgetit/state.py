"""The whole truth of a match of For-Get-It. The rules know nothing that onlookers do not."""

from __future__ import annotations

from dataclasses import dataclass

from engine.forgetit.hand import Hand
from engine.forgetit.scoring import ROUNDS, Sheet
from engine.forgetit.view import Phase
from engine.game import Seat


@dataclass(frozen=True, slots=True)
class ForGetItState:
    """``odds`` is the table's option. ``turn`` means nothing before ``starter`` is drawn and after the end."""

    seats: int
    odds: str
    phase: Phase
    starter: Seat
    turn: Seat
    hand: Hand
    sheet: Sheet
    by_vote: bool

    @property
    def round(self) -> int:
        """The round that is being played, counted from 1; the last one at the end."""
        return min(ROUNDS, 1 + min(len(column) for column in self.sheet))
