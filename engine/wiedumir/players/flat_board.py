"""The game as a few lists of numbers that change in place, for players that try out thousands of positions a decision.

It knows the same rules as `engine.wiedumir.turns` and `engine.wiedumir.cards`; the tests compare the two.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.wiedumir.board import GOAL, START, forward
from engine.wiedumir.cards import Card
from engine.wiedumir.cards.on_goal import FIRST_GAINS, LAST_PAYS, TOLL
from engine.wiedumir.chips import AFTER_LIMIT, CHIPS, LIMIT
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.view import WieDuMirView

NOBODY = -1

TOLL_WAITS, LAST_PAYS_WAITS, FIRST_GAINS_WAITS = 1, 2, 4
WAITING_BITS = {Card.TOLL: TOLL_WAITS, Card.LAST_PAYS: LAST_PAYS_WAITS, Card.FIRST_GAINS: FIRST_GAINS_WAITS}
"""Cards on the goal as bits of one number."""

PawnNumber = int
"""Pawns are counted through, seat by seat."""


class Setting(NamedTuple):
    """What stays the same during a game.

    ``pawns`` are those of each seat; ``values[square]`` is None on a question mark, 0 on start and goal.
    """

    seats: int
    pawns: int
    values: tuple[int | None, ...]
    no_limits: bool
    no_measure: bool


class FlatBoard:
    """A position that changes in place. `WieDuMirState` says what the names mean.

    ``squares`` and ``arrivals`` are by pawn. ``turn`` is the seat that moves or is about to roll. ``waiting`` are bits.
    """

    __slots__ = ("arrivals", "arrived", "chips", "first_home", "setting", "squares", "turn", "waiting")

    def __init__(self, setting: Setting) -> None:
        pawns = setting.seats * setting.pawns
        self.setting = setting
        self.squares = [START] * pawns
        self.chips = [AFTER_LIMIT] * setting.seats
        self.arrivals = [0] * pawns
        self.arrived = 0
        self.first_home = NOBODY
        self.waiting = 0
        self.turn = 0

    @classmethod
    def of(cls, view: WieDuMirView | WieDuMirState, chips: Sequence[int]) -> FlatBoard:
        """The position of a view or of a sampled state, during a game, with these chips."""
        assert view.turn is not None
        setting = Setting(view.seats, len(view.pawns[0]), (0, *view.board.values, 0), view.no_limits, view.no_measure)
        board = cls(setting)
        board.squares = [square for row in view.pawns for square in row]
        board.chips = list(chips)
        board.arrivals = [number for row in view.arrivals for number in row]
        board.arrived = max(board.arrivals)
        board.first_home = NOBODY if view.first_home is None else view.first_home
        board.waiting = sum(WAITING_BITS[card] for card in view.waiting)
        board.turn = view.turn
        return board

    def copy(self) -> FlatBoard:
        other = FlatBoard.__new__(FlatBoard)
        other.setting = self.setting
        other.squares = self.squares[:]
        other.chips = self.chips[:]
        other.arrivals = self.arrivals[:]
        other.arrived = self.arrived
        other.first_home = self.first_home
        other.waiting = self.waiting
        other.turn = self.turn
        return other

    @property
    def over(self) -> bool:
        return min(self.squares) == GOAL

    def owner(self, pawn: PawnNumber) -> int:
        return pawn // self.setting.pawns

    def is_home(self, seat: int) -> bool:
        start = seat * self.setting.pawns
        return min(self.squares[start : start + self.setting.pawns]) == GOAL

    def others(self, seat: int) -> list[int]:
        """Clockwise, from the left neighbour on."""
        seats = self.setting.seats
        return [(seat + step) % seats for step in range(1, seats)]

    def movable(self) -> list[PawnNumber]:
        """Those that the die can move; of a seat's pawns on one square only the first."""
        squares = self.squares
        if self.setting.pawns == 1:
            return [pawn for pawn, square in enumerate(squares) if square != GOAL]
        # With two pawns each, the second of a seat has an odd number.
        return [
            pawn
            for pawn, square in enumerate(squares)
            if square != GOAL and not (pawn & 1 and squares[pawn - 1] == square)
        ]

    def may_take(self, roll: int) -> bool:
        """W16."""
        return self.setting.no_measure and roll == 1 and sum(self.chips) < CHIPS and self.is_home(self.turn)

    def moved(self, pawn: PawnNumber, roll: int) -> tuple[FlatBoard, bool]:
        """A board on which the seat in turn has moved the pawn, and what `move` returns."""
        other = self.copy()
        return other, other.move(pawn, roll)

    def move(self, pawn: PawnNumber, roll: int) -> bool:
        """The seat in turn moves the pawn. Returns whether its owner draws a card; else the turn is over."""
        self.squares[pawn] = forward(self.squares[pawn], roll, self.squares)
        return self.land(pawn)

    def pass_turn(self) -> None:
        self.turn = (self.turn + 1) % self.setting.seats

    # What a landing does

    def land(self, pawn: PawnNumber) -> bool:
        """What the square does to the pawn's owner (W4). Returns whether that is to draw a card."""
        square = self.squares[pawn]
        if square == GOAL:
            self._arrive(pawn)
            return False
        value = self.setting.values[square]
        if value is None:
            return True
        self.change(pawn // self.setting.pawns, value)
        return False

    def _arrive(self, pawn: PawnNumber) -> None:
        """W12."""
        seat = pawn // self.setting.pawns
        self.arrived += 1
        self.arrivals[pawn] = self.arrived
        if self.first_home == NOBODY:
            self.first_home = seat
        waiting = self.waiting
        if not waiting:
            return
        if waiting & FIRST_GAINS_WAITS:
            self.change(seat, FIRST_GAINS.change)
        if waiting & TOLL_WAITS:
            self.change(seat, TOLL.change)
        self.waiting = waiting & LAST_PAYS_WAITS
        if waiting & LAST_PAYS_WAITS and min(self.squares) == GOAL:
            self.change(seat, LAST_PAYS.change)
            self.waiting = 0

    def change(self, seat: int, amount: int) -> None:
        """From the supply, as many as there are, or back to it, as many as one has (W4); then the limit (W5)."""
        chips = self.chips
        if amount > 0:
            had = chips[seat]
            chips[seat] = had + min(amount, CHIPS - sum(chips))
            if chips[seat] > LIMIT and not self.setting.no_limits:
                chips[seat] = AFTER_LIMIT
        elif amount:
            chips[seat] = max(0, chips[seat] + amount)

    def limit(self, seat: int) -> None:
        """W5."""
        if self.chips[seat] > LIMIT and not self.setting.no_limits:
            self.chips[seat] = AFTER_LIMIT
