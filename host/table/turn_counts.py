"""Who played how many turns of a match, counted as it is played.

A seat's turn begins with a decision that follows another seat's decision, or with the first of the match. Acts out of
turn, such as a claim, are not counted. A turn counts for the person if they decided something in it, and for the
computer if one did; where a person left or came back in mid-turn it counts for both. Turns that a computer plays after
a resignation are nobody's.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.game import Seat


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
        """With a decision of that seat that is nobody's."""
        return self if seat == self.present else Turns(self.seats, seat)

    def with_another_person(self, seat: Seat) -> Turns:
        """Somebody else holds that seat from now on; a turn that is in hand begins again for them."""
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
