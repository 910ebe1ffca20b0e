"""Dates that come again at the same hour of the local clock, in seconds since 1970. Pure."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from enum import StrEnum

from host.people.absence import zone_of


class Rule(StrEnum):
    NONE = "none"
    WEEKLY = "weekly"
    FORTNIGHTLY = "fortnightly"
    MONTHLY = "monthly"
    """On the same weekday of the month, such as the first Friday. After a fifth one it is always the last."""


def next_occurrence(rule: Rule, first: float, after: float, time_zone: str | None) -> float | None:
    """The earliest moment later than ``after`` of those that begin with ``first``; None if there is none."""
    if after < first or rule is Rule.NONE:
        return first if after < first else None
    zone = zone_of(time_zone)
    begin, since = datetime.fromtimestamp(first, zone), datetime.fromtimestamp(after, zone)
    day = since.date() - timedelta(days=(since.weekday() - begin.weekday()) % 7)
    while True:
        if _comes(rule, begin.date(), day):
            moment = moment_on(day, begin.hour * 60 + begin.minute, time_zone)
            if moment > after:
                return moment
        day += timedelta(days=7)


def _comes(rule: Rule, first: date, day: date) -> bool:
    """For days of the same weekday."""
    if rule is not Rule.MONTHLY:
        return rule is Rule.WEEKLY or (day - first).days % 14 == 0
    if first.day > 28:
        return (day + timedelta(days=7)).month != day.month
    return (day.day - 1) // 7 == (first.day - 1) // 7


def moment_on(day: date, minute: int, time_zone: str | None) -> float:
    """Moment at which the local clock shows that minute after midnight.

    An hour that the clock leaves out counts on from before; of an hour that comes twice, it is the first.
    """
    shown = datetime(day.year, day.month, day.day) + timedelta(minutes=minute)
    return shown.replace(tzinfo=zone_of(time_zone)).timestamp()
