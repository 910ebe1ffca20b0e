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
    """``present`` is the seat whose turn it is, None before the first decision; the others say who decided in it."""

    seats: tuple[SeatTurns, ...]
    present: Seat | None = None
    person_decided: bool = False
    computer_decided: bool = False

    @classmethod
    def none(cls, seats: int) -> Turns:
        return cls((SeatTurns(),) * seats)

    def after_decision(self, seat: Seat, *, by_computer: bool) -> Turns:
        """With a decision of that seat."""
        turns = self if seat == self.present else Turns(self.seats, seat)
        counted = turns.seats[seat]
        if by_computer:
            if not turns.computer_decided:
                counted = replace(counted, by_computer=counted.by_computer + 1)
            turns = replace(turns, computer_decided=True)
        else:
            if not turns.person_decided:
                counted = replace(counted, by_person=counted.by_person + 1)
            turns = replace(turns, person_decided=True)
        return replace(turns, seats=(*turns.seats[:seat], counted, *turns.seats[seat + 1 :]))

    def after_uncounted_decision(self, seat: Seat) -> Turns:
        """With a decision of that seat that is nobody's."""
        return self if seat == self.present else Turns(self.seats, seat)

    def with_another_person(self, seat: Seat) -> Turns:
        """Somebody else holds that seat from now on; a turn that is in hand begins again for them."""
        counted = self.seats[seat]
        handed_over = SeatTurns(0, counted.by_computer, counted.by_others + counted.by_person)
        seats = (*self.seats[:seat], handed_over, *self.seats[seat + 1 :])
        return replace(self, seats=seats, person_decided=self.person_decided and seat != self.present)
