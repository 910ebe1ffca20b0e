"""Somebody at a table."""

from __future__ import annotations

import re
from dataclasses import dataclass

from engine.game import NORMAL

_UNSTORABLE = re.compile("[\0\ud800-\udfff]")


@dataclass(frozen=True, slots=True)
class Person:
    """``name`` is how a server showed them when they last joined a table; empty if forgotten."""

    id: int
    name: str


SOMEBODY = Person(0, "")
"""Takes the place of a person who has had their data deleted. No Discord ID is 0."""


def storable(text: str) -> str:
    """The text without what no database takes: NUL, and halves of characters."""
    return _UNSTORABLE.sub("", text)


@dataclass(frozen=True, slots=True)
class SeatHolder:
    """Who holds a seat: a person, or a computer player (``person`` is None) of a level that the game has.

    While a person is ``away``, a computer plays their seat; it stays theirs to take back until somebody else takes it.
    A person who has ``resigned`` is away for good, and their seat counts as lost. ``level`` is that of the computer
    that plays, or has played, the seat. ``since`` is the number of records that the match had when they took the seat.
    ``seed`` is the person's client seed before the match, None for a computer. Under protocol 1 it is the id that
    Discord gave to their joining.
    """

    person: Person | None
    seed: str | None = None
    away: bool = False
    level: str = NORMAL
    resigned: bool = False
    since: int = 0

    @property
    def played_by_computer(self) -> bool:
        return self.person is None or self.away

    @property
    def person_id(self) -> int | None:
        """Whose seat it is; None for a computer player's, and for `SOMEBODY`'s."""
        return None if self.person is None or self.person == SOMEBODY else self.person.id

    def belongs_to(self, person_id: int) -> bool:
        return self.person is not None and self.person.id == person_id
