"""Time that a table gives a person for a decision, and the consequence when it is up."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.game import NORMAL
from render.theme import Theme

_MINUTE, _HOUR, _DAY = 60.0, 3600.0, 86400.0

_LIVE_REMINDER = 10 * _MINUTE
_LIVE_LIMIT = 20 * _MINUTE


class Pace(StrEnum):
    """LIVE: everybody is there. The others are by correspondence: the number of days for a decision."""

    LIVE = "live"
    ONE_DAY = "1"
    TWO_DAYS = "2"
    THREE_DAYS = "3"
    FOUR_DAYS = "4"
    FIVE_DAYS = "5"
    SIX_DAYS = "6"
    SEVEN_DAYS = "7"

    @property
    def by_correspondence(self) -> bool:
        """Tell whether people have days for a decision, and need not sit at the table meanwhile."""
        return self is not Pace.LIVE

    @property
    def days(self) -> int:
        """Days for a decision, 0 for a live table."""
        return int(self.value) if self.by_correspondence else 0

    @property
    def limit_seconds(self) -> float:
        """After this long the others need not wait any longer."""
        return self.days * _DAY if self.by_correspondence else _LIVE_LIMIT

    @property
    def reminder_seconds(self) -> tuple[float, ...]:
        """After how long the person is reminded: by correspondence at half, and when a tenth is left."""
        limit = self.limit_seconds
        return (limit / 2, limit * 0.9) if self.by_correspondence else (_LIVE_REMINDER,)


class WhenLate(StrEnum):
    """Fate of the seat of a person whose time is up.

    VOTE: the others may hand it to a computer player. COMPUTER: it goes to one by itself.
    """

    VOTE = "vote"
    COMPUTER = "computer"


@dataclass(frozen=True, slots=True)
class TablePreferences:
    """``motion``: moves may be animated, where the server wants that. ``theme`` None follows the server.

    ``stand_in`` is the level of the computers that play for people who are away; `NORMAL` plays where the game has no
    such level. ``substitutes``: seats of computers and absent people may be taken over in mid-match.
    ``help``: in games that can, people are shown what the computers would do; the match is not rated then.
    ``pace`` is the time for a decision, ``when_late`` what happens when that is up.
    """

    motion: bool = True
    theme: Theme | None = None
    stand_in: str = NORMAL
    substitutes: bool = True
    help: bool = False
    pace: Pace = Pace.LIVE
    when_late: WhenLate = WhenLate.VOTE
