"""When a person is not waited for or written to: their holidays and quiet hours. Pure.

During a holiday the person's clocks at tables by correspondence stand still. Live tables do not wait. Times are in
seconds since 1970.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from math import floor
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from host.refusal import Refused

_DAY = 86400.0

LONGEST_DAYS = 28
"""Of one holiday."""

MOST_DAYS_PER_YEAR = 42

_LONGEST_SECONDS = (LONGEST_DAYS + 1) * _DAY + 3600.0
"""The last day counts to its end, and one of the days may have an hour more, when clocks are put back."""

YEAR_SECONDS = 365 * _DAY


@dataclass(frozen=True, slots=True)
class Holiday:
    begin: float
    end: float


Holidays = tuple[Holiday, ...]
"""Those of the last year, in their order; only the last one may be running."""


def running(holidays: Holidays, now: float) -> Holiday | None:
    """The holiday in which ``now`` lies."""
    return next((holiday for holiday in holidays if holiday.begin <= now < holiday.end), None)


def extended(holidays: Holidays, now: float, until: float) -> Holidays:
    """With a holiday from now on, or the running one, until then.

    Raises Refused("holiday-past"), ("holiday-too-long", days=…) or ("holidays-spent", days=…) with what is left.
    """
    former = ended(holidays, now)
    present = running(holidays, now)
    begin = now if present is None else present.begin
    if until <= now:
        raise Refused("holiday-past")
    if until - begin > _LONGEST_SECONDS:
        raise Refused("holiday-too-long", days=LONGEST_DAYS)
    if until - now > seconds_left(holidays, now):
        raise Refused("holidays-spent", days=floor(seconds_left(holidays, now) / _DAY))
    if present is not None:
        former = former[:-1]
    return (*former, Holiday(begin, until))


def ended(holidays: Holidays, now: float) -> Holidays:
    """Without what is left of the running one, and without those of more than a year ago."""
    recent = (holiday for holiday in holidays if holiday.end > now - YEAR_SECONDS and holiday.begin <= now)
    return tuple(Holiday(holiday.begin, min(holiday.end, now)) for holiday in recent)


def seconds_left(holidays: Holidays, now: float) -> float:
    """How much of a year's holidays can still be taken from now on. The day of the last one counts to its end."""
    since = now - YEAR_SECONDS
    taken = sum(holiday.end - max(holiday.begin, since) for holiday in ended(holidays, now))
    return max(0.0, (MOST_DAYS_PER_YEAR + 1) * _DAY - taken)


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
    """When the quiet hours end in which ``now`` lies, in seconds since 1970; None outside of them.

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
    """The time zone of that name, UTC if nobody knows it any more."""
    try:
        return ZoneInfo(name or "UTC")
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")


@cache
def known_zones() -> frozenset[str]:
    """The names that can be chosen: those of places, and UTC."""
    return frozenset(name for name in available_timezones() if "/" in name and not name.startswith("Etc/")) | {"UTC"}


def offset_of(name: str, now: float) -> timedelta:
    """How far the zone's clock is ahead of UTC at that moment."""
    return datetime.fromtimestamp(now, UTC).astimezone(zone_of(name)).utcoffset() or timedelta()
