"""Positions of Wie Du mir …, and what comes of a move or a card in them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from engine.game import Event, IllegalAction, Seat, Step
from engine.wiedumir.actions import Action, MovePawn, encode
from engine.wiedumir.board import GOAL, START, Pawn, parse_board
from engine.wiedumir.cards import Card
from engine.wiedumir.chips import CHIPS
from engine.wiedumir.events import CardDecided, CardDrawn, ChipsGiven, ChipsPaid, ChipsSwapped, ChipsTaken, LimitStruck
from engine.wiedumir.rules import WieDuMir
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.view import Phase

BOARD = parse_board("+1 -1 ? +2 -2 ? +3 ? -3 +2 ? -4 +4 ?")
"""Ours (W1), whatever the file holds that the bot plays with."""

WIEDUMIR = WieDuMir(BOARD)

OPEN = WIEDUMIR.spec.default_options()

CLOSED = {**OPEN, "no_comparing": True}
"""W15."""


def position(
    pawns: Sequence[Sequence[int]],
    chips: Sequence[int] = (),
    *,
    turn: Seat = 0,
    roll: int = 1,
    pile: Sequence[Card] = (),
    used: Sequence[Card] = (),
    waiting: Sequence[Card] = (),
    first_home: Seat | None = None,
    **options: bool | str,
) -> WieDuMirState:
    """``pawns[seat]`` are squares. Seat ``turn`` has rolled and is to move; pawns in the goal came seat by seat."""
    state = WIEDUMIR.new({**OPEN, **options}, len(pawns))
    home = [Pawn(seat, n) for seat, row in enumerate(pawns) for n, square in enumerate(row) if square == GOAL]
    return replace(
        state,
        phase=Phase.MOVING,
        turn=turn,
        roll=roll,
        pawns=tuple(map(tuple, pawns)),
        chips=tuple(chips) or state.chips,
        pile=tuple(pile),
        used=tuple(used),
        waiting=tuple(waiting),
        arrivals=tuple(
            tuple(home.index(Pawn(seat, n)) + 1 if Pawn(seat, n) in home else 0 for n in range(len(row)))
            for seat, row in enumerate(pawns)
        ),
        first_home=home[0].seat if home and first_home is None else first_home,
    )


def moved(state: WieDuMirState, seat: Seat, number: int = 0, *, roll: int | None = None) -> Step[WieDuMirState]:
    """After the seat to move has moved that pawn, and everything it set off. Chips are counted on the way."""
    before = replace(state, roll=roll or state.roll)
    step = WIEDUMIR.apply(before, before.turn, MovePawn(Pawn(seat, number)))
    check_ledger(before, step)
    return step


def drawing(
    card: Card,
    pawns: Sequence[Sequence[int]],
    chips: Sequence[int] = (),
    *,
    drawer: Seat = 0,
    number: int = 0,
    **more: Any,
) -> Step[WieDuMirState]:
    """The drawer's pawn ``number`` must stand on a question mark in ``pawns``: it comes there now and draws the card.

    Seat 0 has moved it. What lies under the card is C5.
    """
    here = pawns[drawer][number]
    assert BOARD.values[here - 1] is None, "no question mark"
    occupied = {square for row in pawns for square in row if START < square < GOAL}
    before = max(square for square in range(here) if square not in occupied)
    rows = [list(row) for row in pawns]
    rows[drawer][number] = before
    state = position(rows, chips, roll=1, pile=(card, Card.FINE), **more)
    step = moved(state, drawer, number)
    assert isinstance(step.events[1], CardDrawn), step.events
    return Step(step.state, step.events[2:])


def answered(state: WieDuMirState, action: Action) -> Step[WieDuMirState]:
    [seat] = WIEDUMIR.to_act(state)
    assert action in WIEDUMIR.legal_actions(state, seat)
    step = WIEDUMIR.apply(state, seat, action)
    check_ledger(state, step)
    assert state.drawn is not None
    assert step.events[0] == CardDecided(seat, state.drawn.card, action, forced=False)
    return Step(step.state, step.events[1:])


def refusal(state: WieDuMirState, action: Action) -> str:
    """The code with which the seat to act is refused that action, which is not offered either."""
    [seat] = WIEDUMIR.to_act(state)
    assert action not in WIEDUMIR.legal_actions(state, seat)
    try:
        WIEDUMIR.check(state, seat, action)
    except IllegalAction as refused:
        return refused.code
    raise AssertionError(f"{encode(action)} is accepted")


def offered(state: WieDuMirState) -> set[str]:
    """The codes of everything that the seat to act may do."""
    [seat] = WIEDUMIR.to_act(state)
    return {encode(action) for action in WIEDUMIR.legal_actions(state, seat)}


def balances(chips: Sequence[int], events: Sequence[Event]) -> Iterator[list[int]]:
    """Chips of every seat after each event, by what the events alone tell; the supply comes last."""
    balance = [*chips, CHIPS - sum(chips)]
    for event in events:
        match event:
            case ChipsTaken(seat, amount):
                balance[-1] -= amount
                balance[seat] += amount
            case ChipsPaid(seat, amount) | LimitStruck(seat, amount):
                balance[seat] -= amount
                balance[-1] += amount
            case ChipsGiven(giver, receiver, amount):
                balance[giver] -= amount
                balance[receiver] += amount
            case ChipsSwapped(first, second):
                balance[first], balance[second] = balance[second], balance[first]
        yield list(balance)


def check_ledger(before: WieDuMirState, step: Step[WieDuMirState]) -> None:
    """The 60 chips are there after every single event, nobody has debts, and the events tell what the state says."""
    balance = [*before.chips, before.supply]
    for balance in balances(before.chips, step.events):
        assert sum(balance) == CHIPS
        assert min(balance) >= 0
    if len(step.state.results) == len(before.results):
        assert balance == [*step.state.chips, step.state.supply]
    else:
        assert tuple(balance[:-1]) == step.state.results[-1].chips


def track_in_words(state: WieDuMirState) -> str:
    """Start, the squares with their values or the pawns on them, the goal; then chips and cards."""
    pawns = dict(state.all_pawns)

    def there(square: int) -> str:
        return " ".join(f"{'ABCDEFGH'[pawn.seat]}{pawn.number + 1}" for pawn, at in pawns.items() if at == square)

    squares = [there(square) or value for square, value in enumerate(state.board.code.split(), start=1)]
    chips = " ".join(f"{'ABCDEFGH'[seat]}={count}" for seat, count in enumerate(state.chips))
    waiting = " ".join(card.name for card in state.waiting)
    return f"({there(START)}) {' '.join(squares)} ({there(GOAL)})\n{chips} supply={state.supply}" + (
        f" waiting: {waiting}" if waiting else ""
    )
