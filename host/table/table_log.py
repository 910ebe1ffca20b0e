"""Log of the people at a table while the match runs: public, and beside the record of the match. Pure.

The record says what plays a seat, never who; this says who. So it is the table's, and people can be taken out of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.game import Event, Seat
from host.table.seats import Person

MOST = 200
"""The number of happenings of one match that are kept, the latest: a person may leave and come back without end."""


class Change(StrEnum):
    """Fate of a seat. VOTED: the others agreed on a computer; TIME_UP: the clock brought one in."""

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
    """Proposal that cannot pass any more, because of those who ``objected``.

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
