"""What happened, roll by roll: events with what one must know of the board to tell them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.game import Event, Seat
from engine.mensch.agreement import Agreement
from engine.mensch.board import BASE, LAST_GOAL, LOOP, PAWNS, SIX, START, PawnId, on_loop, square
from engine.mensch.events import CaptureClaimed, DieRolled, NothingMoved, PawnMoved


@dataclass(frozen=True, slots=True)
class Rolled:
    """A pawn is still to be chosen."""

    seat: Seat
    value: int


class Force(StrEnum):
    """Why there was no choice.

    ONLY: nothing else could move. COMPELLED: so the pawn had to leave its wall (P5). CLEARS_START and SIX_ENTERS:
    another pawn could have moved if the rules did not ask for this one (M7, M8).
    """

    ONLY = "only"
    COMPELLED = "compelled"
    CLEARS_START = "clears-start"
    SIX_ENTERS = "six-enters"


@dataclass(frozen=True, slots=True)
class Moved:
    """``mates`` are the other pawns of a wall that was formed (P3). ``force`` is None where there was a choice."""

    value: int
    move: PawnMoved
    mates: tuple[PawnId, ...]
    force: Force | None


@dataclass(frozen=True, slots=True)
class Stayed:
    """No pawn could move. ``values`` are the rolls so far of several tries (M11, P6), and else one."""

    values: tuple[int, ...]
    tries_left: int
    nothing: NothingMoved
    pawns: tuple[int, ...]
    """The owner's progresses."""


@dataclass(frozen=True, slots=True)
class Claimed:
    """The pawn went back to its base from the progress ``start``. ``claimant`` is None where the table claims (P7)."""

    claimant: Seat | None
    pawn: PawnId
    start: int


Fact = Rolled | Moved | Stayed | Claimed | Event


def facts_of(events: Iterable[Event], agreed: Agreement) -> list[Fact]:
    """Each roll with what came of it, and whatever else happened, oldest first."""
    pawns = first_pawns(agreed)
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
            case CaptureClaimed(claimant, pawn):
                facts.append(Claimed(claimant, pawn, pawns[pawn.seat][pawn.pawn]))
                pawns[pawn.seat][pawn.pawn] = BASE
            case _:
                facts.append(event)
    return facts


def first_pawns(agreed: Agreement) -> list[list[int]]:
    """Where everybody's pawns stand before anything happens (M1), as progresses."""
    return [[START, *(BASE,) * (PAWNS - 1)] for _ in range(agreed.seats)]


def _moved(value: int, move: PawnMoved, pawns: Sequence[Sequence[int]], agreed: Agreement) -> Moved:
    mates = _allies_at(move.pawn, move.end, pawns, agreed) if move.wall else ()
    return Moved(value, move, mates, _force(value, move, pawns, agreed) if move.only else None)


def _force(value: int, move: PawnMoved, pawns: Sequence[Sequence[int]], agreed: Agreement) -> Force:
    own = pawns[move.pawn.seat]
    freely = agreed.pairs and value == SIX
    clears_start = move.start == START and BASE in own and not freely
    if (clears_start or (move.start == BASE and not freely)) and _others_could(value, move, own, agreed):
        return Force.CLEARS_START if clears_start else Force.SIX_ENTERS
    leaves = _allies_at(move.pawn, move.start, pawns, agreed)
    return Force.COMPELLED if leaves and not clears_start else Force.ONLY


def _others_could(value: int, move: PawnMoved, own: Sequence[int], agreed: Agreement) -> bool:
    """Whether another of the pawns that have come in could have moved as well, but for walls."""
    return any(
        start not in (BASE, move.start)
        and start + value <= LAST_GOAL
        and (start + value not in own or (agreed.pairs and start + value <= LOOP))
        for start in own
    )


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
