"""What a table chooses besides its game's options: it changes nothing about the rules."""

from __future__ import annotations

from dataclasses import dataclass

from host.pace import Pace, WhenLate
from render.theme import Theme


@dataclass(frozen=True, slots=True)
class TablePreferences:
    """``motion``: moves may be animated, where the server wants that. ``theme`` None follows the server.

    ``pace`` is the time for a decision, ``when_late`` what happens when that is up.
    """

    motion: bool = True
    theme: Theme | None = None
    pace: Pace = Pace.LIVE
    when_late: WhenLate = WhenLate.VOTE
