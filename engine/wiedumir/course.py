"""What one decision or one draw sets off, while it happens: the state as it becomes, and the events so far."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from engine.game import Event, Seat, Step
from engine.wiedumir.board import Pawn
from engine.wiedumir.cards import Card
from engine.wiedumir.events import ChipsGiven, ChipsPaid, ChipsSwapped, ChipsTaken, LimitStruck, PawnMoved
from engine.wiedumir.reckoning import limited, real_change
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.view import Hop, Transfer


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

    def note(self, **changes: Any) -> None:
        """What happened lately, for those who see no events."""
        self.change(lately=replace(self.state.lately, **changes))

    # Pawns

    def put(self, mover: Seat, pawn: Pawn, square: int, card: Card | None, *, forced: bool = False) -> None:
        """The pawn changes its square; what the square does is not its business."""
        state = self.state
        origin = state.square_of(pawn)
        row = _with(state.pawns[pawn.seat], pawn.number, square)
        self.change(pawns=_with(state.pawns, pawn.seat, row))
        self.note(hops=(*state.lately.hops, Hop(mover, pawn, origin, square, card)))
        self.tell(PawnMoved(mover, pawn, origin, square, card, forced))

    # Chips. The limit is applied when a transfer is complete (W5).

    def take(self, seat: Seat, wanted: int, card: Card | None = None) -> None:
        """From the supply, as many as there are (W4)."""
        amount = real_change(wanted, self.state.chips[seat], self.state.supply)
        self._move(None, seat, amount)
        self.tell(ChipsTaken(seat, amount, wanted, card))
        self.limit([seat])

    def pay(self, seat: Seat, wanted: int, card: Card | None = None) -> None:
        """To the supply, as many as one has (W4)."""
        amount = -real_change(-wanted, self.state.chips[seat], self.state.supply)
        self._move(seat, None, amount)
        self.tell(ChipsPaid(seat, amount, wanted, card))

    def give(self, transfers: Iterable[tuple[Seat, Seat, int]], card: Card) -> None:
        """A whole distribution: giver, receiver and amount of each part."""
        receivers = []
        for giver, receiver, amount in transfers:
            if amount:
                self._move(giver, receiver, amount)
                self.tell(ChipsGiven(giver, receiver, amount, card))
                receivers.append(receiver)
        self.limit(receivers)

    def swap(self, first: Seat, second: Seat, card: Card) -> None:
        """Where counts are secret, the chips go from closed hand to closed hand (W15)."""
        secret = self.state.no_comparing
        amounts = self.state.chips[first], self.state.chips[second]
        self._move(first, second, amounts[0], secret=secret)
        self._move(second, first, amounts[1], secret=secret)
        self.tell(ChipsSwapped(first, second, None if secret else amounts, card))
        self.limit([first, second])

    def limit(self, seats: Iterable[Seat]) -> None:
        """W5, for the seats that a transfer concerned."""
        for seat in dict.fromkeys(seats):
            chips = self.state.chips[seat]
            kept = limited(chips, no_limits=self.state.no_limits)
            if kept < chips:
                self._move(seat, None, chips - kept)
                self.note(struck=(*self.state.lately.struck, (seat, chips)))
                self.tell(LimitStruck(seat, chips - kept))

    def _move(self, giver: Seat | None, receiver: Seat | None, amount: int, *, secret: bool = False) -> None:
        chips = list(self.state.chips)
        if giver is not None:
            chips[giver] -= amount
        if receiver is not None:
            chips[receiver] += amount
        self.change(chips=tuple(chips))
        if amount or secret:
            transfer = Transfer(giver, receiver, None if secret else amount)
            self.note(transfers=(*self.state.lately.transfers, transfer))


def _with(row: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    """The same with one entry exchanged."""
    return (*row[:index], value, *row[index + 1 :])
