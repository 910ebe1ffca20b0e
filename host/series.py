"""Matches at the same table, one after the other."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Series:
    """``former`` are the tables of the matches before this one, oldest first.

    ``seats`` are those of the match before that are to be taken again: by a person, or None for a computer player.
    """

    former: tuple[int, ...]
    seats: tuple[int | None, ...]

    @property
    def people(self) -> tuple[int, ...]:
        """Those who are asked whether they play again."""
        return tuple(person for person in self.seats if person is not None)

    def without_person(self, person_id: int) -> Series:
        """Without a seat for that person, who is not asked any more."""
        return replace(self, seats=tuple(person for person in self.seats if person != person_id))
