"""The whole truth of a match of Wie Du mir …, the pile's order included, and how it changes. Only the rules see it."""

from collections.abc import Iterable
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any

from engine.game import Event, Seat, Step
from engine.wiedumir.board import GOAL, Pawn
from engine.wiedumir.cards import Card
from engine.wiedumir.chips import CHIPS, kept, possible_change
from engine.wiedumir.events import ChipsGiven, ChipsPaid, ChipsSwapped, ChipsTaken, LimitStruck, PawnMoved
from engine.wiedumir.remembering import RAISING, with_seen
from engine.wiedumir.view import OpenState


@dataclass(frozen=True, slots=True, kw_only=True)
class WieDuMirState(OpenState):
    """``turn`` rolls and moves; it means nothing before the starter is drawn.

    The first card of the ``pile`` is on top. ``drawing`` is the pawn whose owner draws as soon as the pile is shuffled
    (`Phase.RESHUFFLING`).
    """

    turn: Seat
    chips: tuple[int, ...]
    pile: tuple[Card, ...]
    drawing: Pawn | None

    @property
    def supply(self) -> int:
        """Chips that no seat has: so many can still be paid out (W4)."""
        return CHIPS - sum(self.chips)

    @property
    def all_home(self) -> bool:
        return all(self.is_home(seat) for seat in range(self.seats))

    @property
    def on_the_way(self) -> int:
        """Number of pawns that are not in the goal."""
        return sum(square != GOAL for row in self.pawns for square in row)

    def is_home(self, seat: Seat) -> bool:
        return all(square == GOAL for square in self.pawns[seat])

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats clockwise, from the left neighbour on."""
        return tuple((seat + step) % self.seats for step in range(1, self.seats))

    def others_in_goal(self, seat: Seat) -> tuple[Seat, ...]:
        """Seats of `others` that have a pawn in the goal."""
        return tuple(other for other in self.others(seat) if GOAL in self.pawns[other])


_FIELDS = tuple(field.name for field in fields(WieDuMirState))
_SETTERS = {name: getattr(WieDuMirState, name).__set__ for name in _FIELDS}
_values_of = attrgetter(*_FIELDS)


def changed(state: WieDuMirState, **changes: Any) -> WieDuMirState:
    """`dataclasses.replace`, more than twice as quick: computer players do little else. Raises KeyError."""
    new = object.__new__(WieDuMirState)
    for put, value in zip(_SETTERS.values(), _values_of(state), strict=True):
        put(new, value)
    for name, value in changes.items():
        _SETTERS[name](new, value)
    return new


class Resolution:
    """Changes a copy of the state in place, unlike everything else in the rules; it lives no longer than its caller.

    ``landing`` is the pawn that has been put on a square which has yet to do what it does (W4).
    """

    def __init__(self, state: WieDuMirState) -> None:
        self.state = changed(state)
        self.landing: Pawn | None = None
        self._events: list[Event] = []

    @property
    def step(self) -> Step[WieDuMirState]:
        return Step(self.state, tuple(self._events))

    def report(self, event: Event) -> None:
        """Append an event; where counts are secret, the table also remembers a transfer (W15)."""
        self._events.append(event)
        if self.state.no_comparing:
            remembered = with_seen(self.state.remembered, event)
            if remembered is not self.state.remembered:
                self.change(remembered=remembered)

    def change(self, **changes: Any) -> None:
        """Gives fields of the state other values. Raises KeyError."""
        for name, value in changes.items():
            _SETTERS[name](self.state, value)

    # Pawns

    def put(self, mover: Seat, pawn: Pawn, square: int, card: Card | None, *, forced: bool = False) -> None:
        """Puts the pawn on another square, where it is then landing."""
        origin, self.landing = self.state.square_of(pawn), pawn
        row = with_entry(self.state.pawns[pawn.seat], pawn.number, square)
        self.change(pawns=with_entry(self.state.pawns, pawn.seat, row))
        self.report(PawnMoved(mover, pawn, origin, square, card, forced))

    # Chips. The limit is applied when a transfer is complete (W5).

    def take(self, seat: Seat, wanted: int, card: Card | None = None) -> None:
        """Takes chips from the supply, as many as there are (W4)."""
        amount = possible_change(wanted, self.state.chips[seat], self.state.supply)
        self._move(None, seat, amount)
        tells = self.state.no_comparing and card in RAISING and amount < wanted
        self.report(ChipsTaken(seat, amount, None if tells else wanted, card))
        self._apply_limit([seat])

    def pay(self, seat: Seat, wanted: int, card: Card | None = None) -> None:
        """Gives chips back to the supply, as many as the seat has (W4)."""
        amount = -possible_change(-wanted, self.state.chips[seat], self.state.supply)
        self._move(seat, None, amount)
        self.report(ChipsPaid(seat, amount, wanted, card))

    def give(self, transfers: Iterable[tuple[Seat, Seat, int]], card: Card) -> None:
        """Carries out a whole distribution: giver, receiver and amount of each part."""
        receivers = []
        for giver, receiver, amount in transfers:
            if amount:
                self._move(giver, receiver, amount)
                self.report(ChipsGiven(giver, receiver, amount, card))
                receivers.append(receiver)
        self._apply_limit(receivers)

    def swap(self, first: Seat, second: Seat, card: Card) -> None:
        """Swap all chips of two seats; secret ones go from closed hand to closed hand (W15)."""
        amounts = self.state.chips[first], self.state.chips[second]
        self._move(first, second, amounts[0] - amounts[1])
        self.report(ChipsSwapped(first, second, None if self.state.no_comparing else amounts, card))
        self._apply_limit([first, second])

    def _apply_limit(self, seats: Iterable[Seat]) -> None:
        """W5, for the seats that a transfer concerned."""
        for seat in dict.fromkeys(seats):
            returned = self.state.chips[seat] - kept(self.state.chips[seat], no_limits=self.state.no_limits)
            if returned:
                self._move(seat, None, returned)
                self.report(LimitStruck(seat, returned))

    def _move(self, giver: Seat | None, receiver: Seat | None, amount: int) -> None:
        """None is the supply, which is what the seats do not have."""
        if amount:
            chips = list(self.state.chips)
            if giver is not None:
                chips[giver] -= amount
            if receiver is not None:
                chips[receiver] += amount
            self.change(chips=tuple(chips))


def with_entry(row: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    """Row with one entry replaced."""
    return (*row[:index], value, *row[index + 1 :])
