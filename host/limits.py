"""What the owner of a host sets: how many tables may be open, and for how long an invitation waits."""

from __future__ import annotations

from dataclasses import dataclass

from host.schedule import INVITATION_SECONDS


@dataclass(frozen=True, slots=True)
class TableLimits:
    """The most open tables at which one person sits, on one server, and in all, when another is opened.

    An invitation that nobody has pressed for ``invitation_seconds`` is closed.
    """

    a_person: int = 10
    a_server: int = 50
    in_all: int = 1000
    invitation_seconds: float = INVITATION_SECONDS
