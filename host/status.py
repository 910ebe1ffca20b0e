"""How far a table has come."""

from __future__ import annotations

from enum import StrEnum


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
