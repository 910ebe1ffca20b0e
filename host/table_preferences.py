"""What a table chooses besides its game's options: it changes nothing about the rules."""

from __future__ import annotations

from dataclasses import dataclass

from engine.game import NORMAL
from host.pace import Pace, WhenLate
from render.theme import Theme


@dataclass(frozen=True, slots=True)
class TablePreferences:
    """``motion``: moves may be animated, where the server wants that. ``theme`` None follows the server.

    ``stand_in`` is the level of the computers that play for people who are away; `NORMAL` plays where the game has no
    such level. ``substitutes``: anybody may take the seat of a computer, or of somebody who is away, in mid-match.
    ``suggestions``: in games that can, people are offered good moves beside all others.
    ``pace`` is the time for a decision, ``when_late`` what happens when that is up.
    """

    motion: bool = True
    theme: Theme | None = None
    stand_in: str = NORMAL
    substitutes: bool = True
    suggestions: bool = True
    pace: Pace = Pace.LIVE
    when_late: WhenLate = WhenLate.VOTE
