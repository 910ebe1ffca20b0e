"""Holidays: until a day that a person names, their clocks at tables by correspondence stand still. Pure.

What is live does not wait for them. So that nobody holds a match up for good, there are limits to a holiday, and to
those of a year. Times are in seconds since 1970.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import floor

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
