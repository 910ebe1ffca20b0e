"""View of a game of For-Get-It, in which everyone may know everything."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.forgetit.events import Busted, TurnEnded, TurnStopped
from engine.forgetit.hand import ROUNDS, Hand, Sheet
from engine.game import Event, Seat


class Phase(StrEnum):
    """CHOOSING: dice may be set aside. DECIDING: roll on, or stop. TO_ROLL: a turn begins."""

    DRAWING_STARTER = "drawing-starter"
    TO_ROLL = "to-roll"
    ROLLING = "rolling"
    CHOOSING = "choosing"
    DECIDING = "deciding"
    OVER = "over"


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenState:
    """The state and all views have this in common. ``odds`` is the table's option; ``starter`` is the first in a round.

    ``sheet[seat][round - 1]`` is noted once the seat has had its turn. ``by_vote``: a vote ended the match early.
    """

    seats: int
    odds: str
    phase: Phase
    starter: Seat
    hand: Hand
    sheet: Sheet
    by_vote: bool

    @property
    def round(self) -> int:
        """The round that is being played, counted from 1; the last one at the end."""
        return min(ROUNDS, 1 + min(len(column) for column in self.sheet))


@dataclass(frozen=True, slots=True, kw_only=True)
class ForGetItView(OpenState):
    """``turn`` is the seat whose hand it is, None before the draw and at the end."""

    viewer: Seat | None
    turn: Seat | None

    @property
    def to_come(self) -> Sequence[Seat] | None:
        """Seats that have their last turn after this one, in their order; None before the last round and at the end."""
        if self.turn is None or self.round < ROUNDS:
            return None
        after = [(self.turn + further) % self.seats for further in range(1, self.seats)]
        return [seat for seat in after if len(self.sheet[seat]) < ROUNDS]


def last_turn(recent: Sequence[tuple[Event, ...]]) -> TurnEnded | None:
    """Result of the turn that was finished last; ``recent`` are the latest events, one tuple for each record."""
    for event in (event for events in reversed(recent) for event in reversed(events)):
        if isinstance(event, TurnStopped | Busted):
            return event
    return None
