"""The whole truth of a match. The rules know nothing that onlookers could not work out.

States are tuples rather than dataclasses, and `step` makes them without their own constructor: several are made for
every roll, and that takes a fifth of the time.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.game import Event, Seat, Step
from engine.mensch.agreement import Agreement
from engine.mensch.board import PawnId, Pawns
from engine.mensch.view import Phase, SeatTally, Window


class Past(NamedTuple):
    """What seldom changes. ``start_rolls`` are the rounds of the roll-off, ``finished`` the seats that are home."""

    start_rolls: tuple[tuple[tuple[Seat, int], ...], ...] = ()
    finished: tuple[Seat, ...] = ()
    by_vote: bool = False


class Choice(NamedTuple):
    """A number to be moved with: whose pawns (P8), and which of them may."""

    die: int
    owner: Seat
    pawns: tuple[int, ...]


class MenschState(NamedTuple):
    """``turn`` means nothing before the start and after the end. ``choice`` is there in `Phase.MOVING` only.

    ``tries`` counts the rolls of this turn that moved nothing, where three are granted. ``window`` is the move that may
    be objected to (P7).
    """

    agreed: Agreement
    phase: Phase
    turn: Seat
    choice: Choice | None
    tries: int
    pawns: Pawns
    window: Window | None
    tallies: tuple[SeatTally, ...]
    past: Past


def step(
    agreed: Agreement,
    phase: Phase,
    turn: Seat,
    choice: Choice | None,
    tries: int,
    pawns: Pawns,
    window: Window | None,
    tallies: tuple[SeatTally, ...],
    past: Past,
    events: tuple[Event, ...],
) -> Step[MenschState]:
    """The step to a state of these parts."""
    state = _make(MenschState, (agreed, phase, turn, choice, tries, pawns, window, tallies, past))
    return _make(Step, (state, events))


_make = tuple.__new__


def with_capture(tallies: tuple[SeatTally, ...], seat: Seat, captured: Iterable[PawnId]) -> tuple[SeatTally, ...]:
    for loser, _ in captured:
        captures, losses, sixes = tallies[seat]
        tallies = with_loss(_with_tally(tallies, seat, SeatTally(captures + 1, losses, sixes)), loser)
    return tallies


def with_loss(tallies: tuple[SeatTally, ...], loser: Seat) -> tuple[SeatTally, ...]:
    """A pawn went back to its base."""
    captures, losses, sixes = tallies[loser]
    return _with_tally(tallies, loser, SeatTally(captures, losses + 1, sixes))


def with_six(tallies: tuple[SeatTally, ...], seat: Seat) -> tuple[SeatTally, ...]:
    captures, losses, sixes = tallies[seat]
    return _with_tally(tallies, seat, SeatTally(captures, losses, sixes + 1))


def _with_tally(tallies: tuple[SeatTally, ...], seat: Seat, tally: SeatTally) -> tuple[SeatTally, ...]:
    changed = list(tallies)
    changed[seat] = tally
    return tuple(changed)
