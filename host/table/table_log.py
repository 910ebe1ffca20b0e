"""What happens among the people of a table while the match runs: public, and beside the record of the match. Pure.

The record says what plays a seat, never who; this says who. So it is the table's, and people can be taken out of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from engine.game import Event, Seat
from host.table.proposal import EndEarly, Proposal, StandIn, TakeBack
from host.table.seats import SOMEBODY, Person

MOST = 200
"""The number of happenings of one match that are kept, the latest: a person may leave and come back without end."""


class Change(StrEnum):
    """What becomes of a seat. VOTED: the others agreed on a computer; TIME_UP: the clock brought one in."""

    LEFT = "left"
    CAME_BACK = "came-back"
    RESIGNED = "resigned"
    TOOK_OVER = "took-over"
    VOTED = "voted"
    TIME_UP = "time-up"


@dataclass(frozen=True, slots=True)
class SeatChanged(Event):
    """``person`` is who left, came back or took over; ``former``, whose seat they took over, None for a computer's."""

    change: Change
    seat: Seat
    person: Person
    former: Person | None = None


@dataclass(frozen=True, slots=True)
class LeaderChanged(Event):
    """The table has another leader."""

    person: Person


@dataclass(frozen=True, slots=True)
class ProposalRefused(Event):
    """What was proposed cannot pass any more, because of those who ``objected``.

    ``what`` is such as "end-round", "stand-in" or "undo"; ``about`` is the person whom a computer would have replaced,
    or who wanted to take something back, None for anything else.
    """

    what: str
    objected: tuple[Person, ...]
    about: Person | None = None


@dataclass(frozen=True, slots=True)
class ProposalWithdrawn(Event):
    """``person`` proposed it and no longer does. ``what`` and ``about`` are those of `ProposalRefused`."""

    what: str
    person: Person
    about: Person | None = None


TableEvent = SeatChanged | LeaderChanged | ProposalRefused | ProposalWithdrawn


@dataclass(frozen=True, slots=True)
class Entry:
    """``at`` is the number of records without notes that the match had by then (`engine.match.Match.version`)."""

    at: int
    event: TableEvent


TableLog = tuple[Entry, ...]
"""The oldest first."""


def refusal(proposal: Proposal, objected: tuple[Person, ...], holder_of: Callable[[Seat], Person | None]) -> TableEvent:
    """That the proposal is off; ``holder_of`` says whose a seat is."""
    return ProposalRefused(_subject(proposal), objected, _about(proposal, holder_of))


def withdrawal(proposal: Proposal, person: Person, holder_of: Callable[[Seat], Person | None]) -> TableEvent:
    """That the person who made the proposal has withdrawn it; ``holder_of`` says whose a seat is."""
    return ProposalWithdrawn(_subject(proposal), person, _about(proposal, holder_of))


def _subject(proposal: Proposal) -> str:
    match proposal.what:
        case EndEarly(scope):
            return f"{proposal.what.kind}-{scope}"
        case StandIn() | TakeBack():
            return proposal.what.kind


def _about(proposal: Proposal, holder_of: Callable[[Seat], Person | None]) -> Person | None:
    match proposal.what:
        case EndEarly():
            return None
        case StandIn(seat, _) | TakeBack(seat, _):
            return holder_of(seat)


def people_in(table_log: TableLog) -> frozenset[Person]:
    """Everybody whom it names."""
    return frozenset(person for entry in table_log for person in _people(entry.event) if person != SOMEBODY)


def with_people(table_log: TableLog, change: Callable[[Person], Person]) -> TableLog:
    """The log with what ``change`` makes of each person in it."""
    return tuple(replace(entry, event=_with_people(entry.event, change)) for entry in table_log)


def _people(event: TableEvent) -> Iterator[Person]:
    match event:
        case SeatChanged(_, _, person, former):
            yield person
            if former is not None:
                yield former
        case LeaderChanged(person):
            yield person
        case ProposalRefused(_, objected, about):
            yield from objected
            if about is not None:
                yield about
        case ProposalWithdrawn(_, person, about):
            yield person
            if about is not None:
                yield about


def _with_people(event: TableEvent, changed: Callable[[Person], Person]) -> TableEvent:
    match event:
        case SeatChanged(_, _, person, former):
            return replace(event, person=changed(person), former=former and changed(former))
        case LeaderChanged(person):
            return LeaderChanged(changed(person))
        case ProposalRefused(_, objected, about):
            return replace(event, objected=tuple(map(changed, objected)), about=about and changed(about))
        case ProposalWithdrawn(_, person, about):
            return replace(event, person=changed(person), about=about and changed(about))
