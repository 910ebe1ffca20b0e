"""The state of a table: its status, why it was cancelled, its series of rematches, its lesson."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, replace
from enum import StrEnum

from host.refusal import Refused
from host.table.seats import Person, PersonId, storable


class Status(StrEnum):
    """CLOSED: given up in the lobby. CANCELLED: given up in mid-game. FINISHED: played to the end.

    RETIRED: ended by us in mid-game, because the edition of its rules is gone or its record is damaged.
    """

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    CANCELLED = "cancelled"
    CLOSED = "closed"
    RETIRED = "retired"

    @property
    def is_open(self) -> bool:
        return self in (Status.LOBBY, Status.PLAYING)


LONGEST_REASON = 200
"""Characters."""


@dataclass(frozen=True, slots=True)
class Cancellation:
    """Why a match was cancelled, in a person's own words, which are public. Their author is not kept."""

    reason: str
    by_moderator: bool


def given_reason(asker: Person, reason: str, *, leader: int, moderator: bool) -> Cancellation | None:
    """The reason in one line, composed (NFC), None if there is none; a leader gives theirs as leader.

    Raises Refused("reason-too-long").
    """
    line = " ".join(unicodedata.normalize("NFC", storable(reason)).split())
    if len(line) > LONGEST_REASON:
        raise Refused("reason-too-long", most=LONGEST_REASON)
    return Cancellation(line, by_moderator=moderator and asker.id != leader) if line else None


@dataclass(frozen=True, slots=True)
class Series:
    """``former`` are the tables of the matches before this one, oldest first.

    ``seats`` are those of the match before that are to be taken again: by a person, or None for a computer player.
    """

    former: tuple[int, ...]
    seats: tuple[PersonId | None, ...]

    @property
    def people(self) -> tuple[int, ...]:
        """People who are asked whether they play again."""
        return tuple(person for person in self.seats if person is not None)

    def without_person(self, person_id: int) -> Series:
        """Without a seat for that person, who is not asked any more."""
        return replace(self, seats=tuple(person for person in self.seats if person != person_id))


@dataclass(frozen=True, slots=True)
class LessonProgress:
    """``place`` counts the acts of its course that are done, ``page`` the explanations there that have been read.

    ``free``: the course is over, or was left. An ``exercise`` has no course: it goes on from another match's position.
    """

    place: int = 0
    free: bool = False
    page: int = 0
    exercise: bool = False
