"""What happened, roll by roll: events with what one must know of the board to tell them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.game import Event, Seat
from engine.mensch.agreement import Agreement
from engine.mensch.board import BASE, PAWNS, SIX, START, PawnId, on_loop, square
from engine.mensch.events import CaptureClaimed, DieRolled, NothingMoved, PawnMoved


@dataclass(frozen=True, slots=True)
class Rolled:
    """A pawn is still to be chosen."""

    seat: Seat
    value: int


@dataclass(frozen=True, slots=True)
class Moved:
    """``mates`` are the other pawns of a wall that was formed (P3).

    ``compelled``: the pawn had to leave a wall, because nothing else could move (P5).
    """

    value: int
    move: PawnMoved
    mates: tuple[PawnId, ...]
    compelled: bool


@dataclass(frozen=True, slots=True)
class Stayed:
    """No pawn could move. ``values`` are the rolls so far of several tries (M11, P6), and else one."""

    values: tuple[int, ...]
    tries_left: int
    nothing: NothingMoved
    pawns: tuple[int, ...]
    """The owner's progresses."""


Fact = Rolled | Moved | Stayed | Event


def facts_of(events: Iterable[Event], agreed: Agreement) -> list[Fact]:
    """Each roll with what came of it, and whatever else happened, oldest first."""
    pawns = [[START, *(BASE,) * (PAWNS - 1)] for _ in range(agreed.seats)]
    facts: list[Fact] = []
    rolled: DieRolled | None = None
    for event in events:
        match event:
            case DieRolled():
                rolled = event
                facts.append(Rolled(event.seat, event.value))
            case PawnMoved() if rolled is not None:
                facts[-1] = _moved(rolled.value, event, pawns, agreed)
                pawns[event.pawn.seat][event.pawn.pawn] = event.end
                for seat, pawn in event.captured:
                    pawns[seat][pawn] = BASE
            case NothingMoved() if rolled is not None:
                facts.pop()
                stayed = _stayed(rolled, event, pawns[event.owner])
                if rolled.attempt > 1 and facts and isinstance(before := facts[-1], Stayed):
                    facts.pop()
                    stayed = Stayed((*before.values, event.value), stayed.tries_left, event, stayed.pawns)
                facts.append(stayed)
            case CaptureClaimed(_, pawn):
                pawns[pawn.seat][pawn.pawn] = BASE
                facts.append(event)
            case _:
                facts.append(event)
    return facts


def _moved(value: int, move: PawnMoved, pawns: Sequence[Sequence[int]], agreed: Agreement) -> Moved:
    leaves = _allies_at(move.pawn, move.start, pawns, agreed)
    mates = _allies_at(move.pawn, move.end, pawns, agreed) if move.wall else ()
    # M7 asks for the pawn on the start square even if others could move.
    clears_start = move.start == START and value != SIX and BASE in pawns[move.pawn.seat]
    return Moved(value, move, mates, compelled=move.only and bool(leaves) and not clears_start)


def _stayed(rolled: DieRolled, nothing: NothingMoved, own: Sequence[int]) -> Stayed:
    tries_left = 0 if nothing.value == SIX else rolled.attempts - rolled.attempt
    return Stayed((nothing.value,), tries_left, nothing, tuple(own))


def _allies_at(pawn: PawnId, progress: int, pawns: Sequence[Sequence[int]], agreed: Agreement) -> tuple[PawnId, ...]:
    """The other pawns of the pair on the square of the loop that the pawn reaches with the progress."""
    if not agreed.pairs or not on_loop(progress):
        return ()
    there = square(agreed.corners[pawn.seat], progress)
    return tuple(
        PawnId(ally, number)
        for ally in agreed.allies(pawn.seat)
        for number, at in enumerate(pawns[ally])
        if (ally, number) != pawn and on_loop(at) and square(agreed.corners[ally], at) == there
    )
