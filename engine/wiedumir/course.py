"""What one decision or one draw sets off, while it happens: the state as it becomes, and the events so far."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from engine.game import Event, Seat, Step
from engine.wiedumir.board import Pawn
from engine.wiedumir.cards import Card
from engine.wiedumir.events import ChipsGiven, ChipsPaid, ChipsSwapped, ChipsTaken, LimitStruck, PawnMoved
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.view import AFTER_LIMIT, LIMIT, Hop


class Course:
    """The one thing here that changes in place; it lives no longer than the call that makes it."""

    def __init__(self, state: WieDuMirState) -> None:
        self.state = state
        self._events: list[Event] = []

    @property
    def step(self) -> Step[WieDuMirState]:
        return Step(self.state, tuple(self._events))

    def tell(self, event: Event) -> None:
        self._events.append(event)

    def change(self, **changes: Any) -> None:
        self.state = replace(self.state, **changes)

    # Pawns

    def put(self, mover: Seat, pawn: Pawn, square: int, card: Card | None, *, forced: bool = False) -> None:
        """The pawn changes its square; what the square does is not its business."""
        state = self.state
        origin = state.square_of(pawn)
        row = state.pawns[pawn.seat]
        row = (*row[: pawn.number], square, *row[pawn.number + 1 :])
        hops = (*state.lately.hops, Hop(pawn, origin, square, card))
        self.change(pawns=_with(state.pawns, pawn.seat, row), lately=replace(state.lately, hops=hops))
        self.tell(PawnMoved(mover, pawn, origin, square, card, forced))

    # Chips. The limit is applied when a transfer is complete (W5).

    def take(self, seat: Seat, wanted: int, card: Card | None = None) -> None:
        """From the supply, as many as there are (W4)."""
        amount = min(wanted, self.state.supply)
        self._add(seat, amount)
        self.tell(ChipsTaken(seat, amount, wanted, card))
        self.limit([seat])

    def pay(self, seat: Seat, wanted: int, card: Card | None = None) -> None:
        """To the supply, as many as one has (W4)."""
        amount = min(wanted, self.state.chips[seat])
        self._add(seat, -amount)
        self.tell(ChipsPaid(seat, amount, wanted, card))

    def give(self, transfers: Iterable[tuple[Seat, Seat, int]], card: Card) -> None:
        """A whole distribution: giver, receiver and amount of each part."""
        receivers = []
        for giver, receiver, amount in transfers:
            if amount:
                self._add(giver, -amount)
                self._add(receiver, amount)
                self.tell(ChipsGiven(giver, receiver, amount, card))
                receivers.append(receiver)
        self.limit(receivers)

    def swap(self, first: Seat, second: Seat, card: Card) -> None:
        state = self.state
        amounts = state.chips[first], state.chips[second]
        self._add(first, amounts[1] - amounts[0])
        self._add(second, amounts[0] - amounts[1])
        if state.no_comparing:
            changes = _with(_with(self.state.lately.changes, first, None), second, None)
            self.change(lately=replace(self.state.lately, changes=changes))
        self.tell(ChipsSwapped(first, second, None if state.no_comparing else amounts, card))
        self.limit([first, second])

    def limit(self, seats: Iterable[Seat]) -> None:
        """W5, for the seats that a transfer concerned."""
        for seat in dict.fromkeys(seats):
            chips = self.state.chips[seat]
            if chips > LIMIT and not self.state.no_limits:
                self._add(seat, AFTER_LIMIT - chips)
                lately = self.state.lately
                self.change(lately=replace(lately, struck=(*lately.struck, seat)))
                self.tell(LimitStruck(seat, chips - AFTER_LIMIT))

    def _add(self, seat: Seat, amount: int) -> None:
        state = self.state
        change = state.lately.changes[seat]
        changes = _with(state.lately.changes, seat, None if change is None else change + amount)
        chips = _with(state.chips, seat, state.chips[seat] + amount)
        self.change(chips=chips, lately=replace(state.lately, changes=changes))


def _with(row: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    """The same with one entry exchanged."""
    return (*row[:index], value, *row[index + 1 :])
