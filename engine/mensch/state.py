"""The whole truth of a match. The rules know nothing that onlookers do not.

States are tuples rather than dataclasses, and `step` makes them without their own constructor: several are made for
every roll, and that takes a fifth of the time.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.game import Event, Seat, Step
from engine.mensch.agreement import Agreement
from engine.mensch.events import PawnMoved
from engine.mensch.tally import Counts
from engine.mensch.view import Claim, Phase

Pawns = tuple[bytes, ...]
"""``pawns[seat][pawn]`` is a progress."""


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

    ``tries`` counts the rolls of this turn that moved nothing, where three are granted. ``trail`` are the latest moves.
    """

    agreed: Agreement
    phase: Phase
    turn: Seat
    choice: Choice | None
    tries: int
    pawns: Pawns
    claim: Claim | None
    trail: tuple[PawnMoved, ...]
    counts: Counts
    past: Past


def step(
    agreed: Agreement,
    phase: Phase,
    turn: Seat,
    choice: Choice | None,
    tries: int,
    pawns: Pawns,
    claim: Claim | None,
    trail: tuple[PawnMoved, ...],
    counts: Counts,
    past: Past,
    events: tuple[Event, ...],
) -> Step[MenschState]:
    """The state of these parts, with what led to it."""
    state = _make(MenschState, (agreed, phase, turn, choice, tries, pawns, claim, trail, counts, past))
    return _make(Step, (state, events))


_make = tuple.__new__
