"""What the owner of a host sets: how many tables may be open, and for how long they wait and are kept."""

from __future__ import annotations

from dataclasses import dataclass

from host.time.schedule import INVITATION_SECONDS, UNFINISHED_SECONDS


@dataclass(frozen=True, slots=True)
class TableLimits:
    """The most open tables at which one person sits, on one server, and in all, when another is opened.

    An invitation that nobody has pressed for ``invitation_seconds`` is closed, a match that has waited for
    ``unfinished_seconds`` cancelled. Matches are deleted ``finished_seconds`` after their end; None is never.
    """

    per_person: int = 10
    per_server: int = 50
    in_total: int = 1000
    invitation_seconds: float = INVITATION_SECONDS
    unfinished_seconds: float = UNFINISHED_SECONDS
    finished_seconds: float | None = None
