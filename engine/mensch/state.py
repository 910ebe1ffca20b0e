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
from engine.mensch.view import Phase, Tally, Window

Counts = tuple[int, ...]
"""All seats' captures, then all their losses, then all their sixes: flat, since sixes and captures are frequent."""


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
    counts: Counts
    past: Past


def step(
    agreed: Agreement,
    phase: Phase,
    turn: Seat,
    choice: Choice | None,
    tries: int,
    pawns: Pawns,
    window: Window | None,
    counts: Counts,
    past: Past,
    events: tuple[Event, ...],
) -> Step[MenschState]:
    """The state of these parts, with what led to it."""
    state = _make(MenschState, (agreed, phase, turn, choice, tries, pawns, window, counts, past))
    return _make(Step, (state, events))


_make = tuple.__new__


# What the result says of each seat, counted as the match goes on


def no_counts(seats: int) -> Counts:
    return (0,) * (3 * seats)


def with_capture(counts: Counts, seat: Seat, captured: Iterable[PawnId]) -> Counts:
    seats = len(counts) // 3
    changed = list(counts)
    for loser, _ in captured:
        changed[seat] += 1
        changed[seats + loser] += 1
    return tuple(changed)


def with_loss(counts: Counts, loser: Seat) -> Counts:
    """A pawn that went back without a capture (P4, P7)."""
    return _incremented(counts, len(counts) // 3 + loser)


def with_six(counts: Counts, seat: Seat) -> Counts:
    return _incremented(counts, 2 * len(counts) // 3 + seat)


def by_seat(counts: Counts) -> tuple[Tally, ...]:
    seats = len(counts) // 3
    return tuple(map(Tally, counts[:seats], counts[seats : 2 * seats], counts[2 * seats :]))


def _incremented(counts: Counts, place: int) -> Counts:
    return (*counts[:place], counts[place] + 1, *counts[place + 1 :])
