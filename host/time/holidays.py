"""Holidays: until a day that a person names, their clocks at tables by correspondence stand still. Pure.

What is live does not wait for them. One holiday has a greatest length, so that it holds no match up for good. Times are
in seconds since 1970.
"""

from __future__ import annotations

from dataclasses import dataclass

from host.refusal import Refused

_DAY = 86400.0

LONGEST_DAYS = 28

_LONGEST_SECONDS = (LONGEST_DAYS + 1) * _DAY + 3600.0
"""The last day counts to its end, and one of the days may have an hour more, when clocks are put back."""


@dataclass(frozen=True, slots=True)
class Holiday:
    begin: float
    end: float

    def is_running(self, now: float) -> bool:
        return self.begin <= now < self.end


def running(holiday: Holiday | None, now: float) -> Holiday | None:
    """The holiday if it is running."""
    return holiday if holiday is not None and holiday.is_running(now) else None


def extended(holiday: Holiday | None, now: float, until: float) -> Holiday:
    """A holiday from now on, or the running one, until then.

    Raises Refused("holiday-past") or ("holiday-too-long", days=…).
    """
    present = running(holiday, now)
    begin = now if present is None else present.begin
    if until <= now:
        raise Refused("holiday-past")
    if until - begin > _LONGEST_SECONDS:
        raise Refused("holiday-too-long", days=LONGEST_DAYS)
    return Holiday(begin, until)
