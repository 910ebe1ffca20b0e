"""Times of a person's own as they type and read them: quiet hours and days of a holiday. Pure."""

from __future__ import annotations

import re
from datetime import date, datetime, timedelta

from babel.dates import format_date

from host.holidays import LONGEST_DAYS
from host.quiet_hours import MINUTES_PER_DAY, QuietHours, zone_of
from host.refusal import Refused
from localization.catalog import Language

NO_QUIET_HOURS = "off"
"""What stands for no quiet hours; "-" does, too, as for everything that is typed in the settings."""

_NONE = frozenset({NO_QUIET_HOURS, "-", "none", "aus", "keine", "aucune", "non"})
"""People also type what they read there."""

SUGGESTED_HOURS = ("22:00–07:00", "21:00–07:00", "22:00–08:00", "23:00–08:00", "23:00–09:00")

_HOURS = re.compile(r"(\d{1,2})(?:[:.h](\d{2})?)?\s*(?:-|–|—|to|bis|à)\s*(\d{1,2})(?:[:.h](\d{2})?)?")
_ISO_DAY = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")


def parse_quiet_hours(typed: str) -> QuietHours | None:
    """Such as "22-7" or "22:30–07:00"; None for "off" or "-". Raises Refused("unknown-hours")."""
    typed = typed.strip().casefold()
    if typed in _NONE:
        return None
    found = _HOURS.fullmatch(typed)
    if found is None:
        raise Refused("unknown-hours")
    begin, begin_minute, end, end_minute = (int(number or 0) for number in found.groups())
    if begin > 24 or end > 24 or begin_minute > 59 or end_minute > 59:
        raise Refused("unknown-hours")
    hours = QuietHours((begin * 60 + begin_minute) % MINUTES_PER_DAY, (end * 60 + end_minute) % MINUTES_PER_DAY)
    if not hours.length:
        raise Refused("unknown-hours")
    return hours


def quiet_hours_text(hours: QuietHours) -> str:
    return f"{_time(hours.begin)}–{_time(hours.end)}"


def parse_day(typed: str, time_zone: str | None, now: float) -> float:
    """The end of that day, where the person lives: a date such as "2026-12-24", or a number of days from today.

    Raises Refused("unknown-day").
    """
    today = datetime.fromtimestamp(now, zone_of(time_zone)).date()
    typed = typed.strip()
    try:
        if found := _ISO_DAY.fullmatch(typed):
            day = date(*(int(number) for number in found.groups()))
        elif typed.isascii() and typed.isdecimal() and len(typed) <= 3:
            day = today + timedelta(days=int(typed))
        else:
            raise Refused("unknown-day")
        following = day + timedelta(days=1)
    except (ValueError, OverflowError) as error:
        raise Refused("unknown-day") from error
    return datetime(following.year, following.month, following.day, tzinfo=zone_of(time_zone)).timestamp()


def days_to_choose(typed: str, time_zone: str | None, now: float, language: Language) -> list[tuple[str, str]]:
    """The days that a holiday can end with and that fit what was typed: how each is read, and what is sent."""
    today = datetime.fromtimestamp(now, zone_of(time_zone)).date()
    days = (today + timedelta(days=number) for number in range(1, LONGEST_DAYS + 1))
    labels = ((_day_in_words(day, language), day.isoformat()) for day in days)
    wanted = typed.strip().casefold()
    return [(label, value) for label, value in labels if wanted in label.casefold() or wanted in value]


def _day_in_words(day: date, language: Language) -> str:
    words = format_date(day, "full", locale=language.value)
    # Unicode's data have no ordinal for the first of a month in French.
    return words.replace(" 1 ", " 1er ") if language is Language.FRENCH else words


def _time(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"
