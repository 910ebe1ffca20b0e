"""Dates that come again at the same hour of the local clock. Pure.

Times are in seconds since 1970.
"""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Iterator
from datetime import date, datetime, timedelta
from enum import StrEnum

from host.time.absence import zone_of


class Rule(StrEnum):
    NONE = "none"
    WEEKLY = "weekly"
    FORTNIGHTLY = "fortnightly"
    MONTHLY = "monthly"
    """On the same weekday of the month, such as the first Friday. After a fifth one it is always the last."""


_DAYS_BETWEEN = {Rule.WEEKLY: 7, Rule.FORTNIGHTLY: 14}


def next_occurrence(rule: Rule, first: float, after: float, time_zone: str | None) -> float | None:
    """The earliest moment later than ``after`` of those that begin with ``first``; None if there is none."""
    if after < first:
        return first
    if rule is Rule.NONE:
        return None
    zone = zone_of(time_zone)
    begin = datetime.fromtimestamp(first, zone)
    since = datetime.fromtimestamp(after, zone).date()
    days = _monthly(begin.date(), since) if rule is Rule.MONTHLY else _every(_DAYS_BETWEEN[rule], begin.date(), since)
    seconds = begin.second + begin.microsecond / 1e6
    moments = (moment_on(day, begin.hour * 60 + begin.minute, time_zone) + seconds for day in days)
    return next(moment for moment in moments if moment > after)


def moment_on(day: date, minute: int, time_zone: str | None) -> float:
    """When the local clock shows that minute after midnight; 24 hours and more are of the following day.

    An hour that the clock leaves out counts on from before; of an hour that it goes through twice, it is the first.
    """
    shown = datetime(day.year, day.month, day.day) + timedelta(minutes=minute)
    return shown.replace(tzinfo=zone_of(time_zone)).timestamp()


def _every(days: int, first: date, since: date) -> Iterator[date]:
    day = first + timedelta(days=(since - first).days // days * days)
    while True:
        yield day
        day += timedelta(days=days)


def _monthly(first: date, since: date) -> Iterator[date]:
    weeks, year, month = (first.day - 1) // 7, since.year, since.month
    while True:
        weekday, length = monthrange(year, month)
        day = 1 + (first.weekday() - weekday) % 7 + 7 * weeks
        yield date(year, month, day if day <= length else day - 7)
        year, month = year + month // 12, month % 12 + 1
