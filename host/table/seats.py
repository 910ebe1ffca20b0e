"""Seats of a table: who holds each, and whose turns were played there.

A seat's turn begins with a decision that follows another seat's decision, or with the first of the match. Acts out of
turn, such as a claim, are not counted. A turn counts for the person if they decided something in it, and for the
computer if one did; where a person left or came back in mid-turn it counts for both. Turns that a computer plays after
a resignation count for neither.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Annotated

from engine.game import NORMAL, Seat

PersonId = Annotated[int, "person"]
"""A person's Discord ID. A field that may hold one has this type, by which it is found (`host.table.people_in`)."""

_UNSTORABLE = re.compile("[\0\ud800-\udfff]")


@dataclass(frozen=True, slots=True)
class Person:
    """``name`` is how a server showed them when they last joined a table; empty if forgotten."""

    id: PersonId
    name: str


SOMEBODY = Person(0, "")
"""Takes the place of a person who has had their data deleted. No Discord ID is 0."""


def storable(text: str) -> str:
    """The text without what no database takes: NUL, and halves of characters."""
    return _UNSTORABLE.sub("", text)


@dataclass(frozen=True, slots=True)
class SeatHolder:
    """Holder of a seat: a person, or a computer player (``person`` is None) of a level that the game has.

    While a person is ``away``, a computer plays their seat; they can take it back until another person takes it over.
    They are ``excused`` if the others voted for that.
    A person who has ``resigned`` is away for good, and their seat counts as lost. ``level`` is that of the computer
    that plays, or has played, the seat. ``since`` is the number of records that the match had when they took the seat.
    ``seed`` is the person's client seed before the match, None for a computer.
    """

    person: Person | None
    seed: str | None = None
    away: bool = False
    excused: bool = False
    level: str = NORMAL
    resigned: bool = False
    since: int = 0

    @property
    def played_by_computer(self) -> bool:
        """Tell whether a computer acts at the seat now: its own, or one for a person who is away."""
        return self.person is None or self.away

    @property
    def person_id(self) -> int | None:
        """Number of the person whose seat it is; None for a computer player's, and for `SOMEBODY`'s."""
        return None if self.person is None or self.person == SOMEBODY else self.person.id

    def belongs_to(self, person_id: int) -> bool:
        return self.person is not None and self.person.id == person_id


@dataclass(frozen=True, slots=True)
class SeatTurns:
    """The turns of one seat: those of the person who holds it, of computers, and of people who held it before."""

    by_person: int = 0
    by_computer: int = 0
    by_others: int = 0


@dataclass(frozen=True, slots=True)
class Turns:
    """``present`` is the seat whose turn it is, None before the first decision; the others count those made in it."""

    seats: tuple[SeatTurns, ...]
    present: Seat | None = None
    person_decisions: int = 0
    computer_decisions: int = 0

    @classmethod
    def none(cls, seats: int) -> Turns:
        return cls((SeatTurns(),) * seats)

    def after_decision(self, seat: Seat, *, by_computer: bool) -> Turns:
        """With a decision of that seat."""
        turns = self if seat == self.present else Turns(self.seats, seat)
        if by_computer:
            turns = replace(turns, computer_decisions=turns.computer_decisions + 1)
            return turns._counted(by_computer=1) if turns.computer_decisions == 1 else turns
        turns = replace(turns, person_decisions=turns.person_decisions + 1)
        return turns._counted(by_person=1) if turns.person_decisions == 1 else turns

    def after_uncounted_decision(self, seat: Seat) -> Turns:
        """With a decision of that seat that does not count."""
        return self if seat == self.present else Turns(self.seats, seat)

    def with_another_person(self, seat: Seat) -> Turns:
        """Another person holds that seat from now on; the present turn begins again for them."""
        counted = self.seats[seat]
        handed_over = SeatTurns(0, counted.by_computer, counted.by_others + counted.by_person)
        seats = (*self.seats[:seat], handed_over, *self.seats[seat + 1 :])
        return replace(self, seats=seats, person_decisions=0 if seat == self.present else self.person_decisions)

    def after_undo(self) -> Turns:
        """Without the person's latest decision, with which the present turn perhaps began."""
        turns = replace(self, person_decisions=self.person_decisions - 1)
        if turns.person_decisions == 0:
            turns = turns._counted(by_person=-1)
        return turns if turns.person_decisions or turns.computer_decisions else Turns(turns.seats)

    def _counted(self, *, by_person: int = 0, by_computer: int = 0) -> Turns:
        """With that many turns more of the seat whose turn it is."""
        assert self.present is not None
        counted = self.seats[self.present]
        counted = replace(
            counted, by_person=counted.by_person + by_person, by_computer=counted.by_computer + by_computer
        )
        return replace(self, seats=(*self.seats[: self.present], counted, *self.seats[self.present + 1 :]))
