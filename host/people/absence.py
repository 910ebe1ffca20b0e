"""Times when a person is not waited for or written to: their holidays and quiet hours. Pure.

During a holiday the person's clocks at tables by correspondence stand still. Live tables do not wait. Times are in
seconds since 1970.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from host.refusal import Refused

LONGEST_DAYS = 28
"""Of one holiday, so that a match is not held up for good."""

_LONGEST_SECONDS = (LONGEST_DAYS + 1) * 86400.0 + 3600.0
"""The last day counts to its end, and one of the days may have an hour more, when clocks are put back."""


@dataclass(frozen=True, slots=True)
class Holiday:
    begin: float
    end: float


def running(holiday: Holiday | None, now: float) -> Holiday | None:
    """The holiday, if ``now`` lies in it."""
    return holiday if holiday is not None and holiday.begin <= now < holiday.end else None


def extended(holiday: Holiday | None, now: float, until: float) -> Holiday:
    """The running holiday, or one that begins now, until then.

    Raises Refused("holiday-past") or Refused("holiday-too-long", days=…).
    """
    present = running(holiday, now)
    begin = now if present is None else present.begin
    if until <= now:
        raise Refused("holiday-past")
    if until - begin > _LONGEST_SECONDS:
        raise Refused("holiday-too-long", days=LONGEST_DAYS)
    return Holiday(begin, until)


MINUTES_PER_DAY = 24 * 60


@dataclass(frozen=True, slots=True)
class QuietHours:
    """From ``begin`` to ``end``, in minutes after midnight; over midnight where ``end`` comes first."""

    begin: int
    end: int

    @property
    def length(self) -> int:
        """In minutes. The same time twice is no time at all."""
        return (self.end - self.begin) % MINUTES_PER_DAY


def quiet_until(hours: QuietHours | None, time_zone: str | None, now: float) -> float | None:
    """End of the quiet hours in which ``now`` lies, in seconds since 1970; None outside of them.

    Without a known time zone it is UTC. Where the clocks change meanwhile, the wall clock counts.
    """
    if hours is None or not hours.length:
        return None
    zone = zone_of(time_zone)
    local = datetime.fromtimestamp(now, zone)
    minute = local.hour * 60 + local.minute
    if (minute - hours.begin) % MINUTES_PER_DAY >= hours.length:
        return None
    midnight = local.replace(hour=0, minute=0, second=0, microsecond=0, fold=0)
    end = midnight + timedelta(minutes=hours.end)
    if hours.end <= minute:
        end += timedelta(days=1)
    until = end.timestamp()
    # In the hour that a clock goes through twice, its first time round may be over already.
    return until if until > now else end.replace(fold=1).timestamp()


def zone_of(name: str | None) -> ZoneInfo:
    """The time zone of that name, UTC if it is unknown."""
    try:
        return ZoneInfo(name or "UTC")
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")
