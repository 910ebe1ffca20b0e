"""The whole truth of a match of Wie Du mir …, the pile's order included. Only the rules see it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.game import Seat
from engine.wiedumir.board import GOAL, Board, Pawn, Standing
from engine.wiedumir.cards import Card
from engine.wiedumir.chips import CHIPS
from engine.wiedumir.remembering import Transfer
from engine.wiedumir.view import DrawnCard, GameResult, Length, Phase


@dataclass(frozen=True, slots=True)
class WieDuMirState(Standing):
    """``turn`` rolls and moves; it means nothing before the starter is drawn.

    The first card of the ``pile`` is on top, of the ``used`` ones it is the last. ``drawn`` is the card in hand,
    ``drawing`` the pawn whose owner draws as soon as the pile is shuffled (`Phase.RESHUFFLING`).
    ``arrivals[seat][number]`` numbers the pawn's latest arrival at the goal in this game, 0 while there was none;
    ``arrived`` counts them all. ``remembered`` are the latest public transfers where counts are secret (W15).
    """

    seats: int
    board: Board
    length: Length
    auto_move: bool
    no_limits: bool
    no_comparing: bool
    no_measure: bool
    game: int
    phase: Phase
    turn: Seat
    roll: int | None
    pawns: tuple[tuple[int, ...], ...]
    chips: tuple[int, ...]
    pile: tuple[Card, ...]
    used: tuple[Card, ...]
    waiting: tuple[Card, ...]
    drawn: DrawnCard | None
    drawing: Pawn | None
    arrivals: tuple[tuple[int, ...], ...]
    arrived: int
    first_home: Seat | None
    remembered: tuple[Transfer, ...]
    results: tuple[GameResult, ...]
    winners: tuple[Seat, ...]
    by_vote: bool

    @property
    def supply(self) -> int:
        return CHIPS - sum(self.chips)

    @property
    def all_home(self) -> bool:
        return all(self.is_home(seat) for seat in range(self.seats))

    @property
    def on_the_way(self) -> int:
        """How many pawns are not in the goal."""
        return sum(square != GOAL for row in self.pawns for square in row)

    def is_home(self, seat: Seat) -> bool:
        return all(square == GOAL for square in self.pawns[seat])

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats clockwise, from the left neighbour on."""
        return tuple((seat + step) % self.seats for step in range(1, self.seats))

    def others_in_goal(self, seat: Seat) -> tuple[Seat, ...]:
        """Those of `others` that have a pawn in the goal."""
        return tuple(other for other in self.others(seat) if GOAL in self.pawns[other])
