"""Times of a person's own as they type and read them: quiet hours, days of a holiday, and the zone. Pure."""

import re
from contextlib import suppress
from datetime import MAXYEAR, date, datetime, timedelta

from babel.dates import format_date, format_skeleton

from host.nights.recurrence import moment_on
from host.people.absence import LONGEST_DAYS, MINUTES_PER_DAY, QuietHours, zone_of
from host.refusal import Refused
from localization.catalog import Language, Speaker
from localization.time_zones import city_of, month_comes_first

NO_QUIET_HOURS = "off"
"""Word for no quiet hours; "-" does, too, as for everything that is typed in the settings."""

_NONE = frozenset({NO_QUIET_HOURS, "-", "none", "aus", "keine", "aucune", "non"})
"""People also type what they read there."""

_TIME = r"(\d{1,2})(?:[:.h](\d{2})?)?\s*(uhr|a\.?m\.?|p\.?m\.?)?"
_HOURS = re.compile(rf"(?:(?:from|von|de)\s+)?{_TIME}\s*(?:-|–|—|to|bis|à)\s*{_TIME}")
_ISO_DAY = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_DAY_AND_MONTH = re.compile(r"(\d{1,2})(?:\.\s?|/)(\d{1,2})(?:(?:\.\s?|/)(\d{4}|\d{2})|\.)?")


def parse_quiet_hours(typed: str) -> QuietHours | None:
    """Such as "22-7", "22:30–07:00" or "10 pm to 7 am"; None for "off" or "-". Raises Refused("unknown-hours")."""
    typed = typed.strip().casefold()
    if typed in _NONE:
        return None
    found = _HOURS.fullmatch(typed)
    if found is not None:
        with suppress(ValueError):
            begin, end = minute_of_day(*found.groups()[:3]), minute_of_day(*found.groups()[3:])
            hours = QuietHours(begin % MINUTES_PER_DAY, end % MINUTES_PER_DAY)
            if hours.length:
                return hours
    raise Refused("unknown-hours")


def minute_of_day(hour: str, minute: str | None, half: str | None) -> int:
    """``half`` is such as "am" or "p.m."; 24 o'clock belongs to the following day. Raises ValueError for no time."""
    hours, minutes, half = int(hour), int(minute or 0), (half or "")[:1]
    if half in ("a", "p"):
        if not 1 <= hours <= 12:
            raise ValueError(hour)
        hours = hours % 12 + (12 if half == "p" else 0)
    if hours > 24 or minutes > 59:
        raise ValueError(hour, minute)
    return hours * 60 + minutes


def quiet_hours_text(hours: QuietHours) -> str:
    return f"{_time(hours.begin)}–{_time(hours.end)}"


def parse_day(typed: str, locale: str, time_zone: str | None, now: float) -> float:
    """The end of that day, where the person lives.

    It is a date such as "2026-12-24", "24.12." or "24/12/26", or a number of days from today.

    Raises Refused("unknown-day").
    """
    today = datetime.fromtimestamp(now, zone_of(time_zone)).date()
    typed = typed.strip()
    days = days_in_numbers(typed, today, month_first=month_comes_first(locale))
    if days is None and typed.isascii() and typed.isdecimal() and len(typed) <= 3:
        days = [today + timedelta(days=int(typed))]
    if not days or days[0].year == MAXYEAR:
        raise Refused("unknown-day")
    return moment_on(next((day for day in days if day >= today), days[0]), MINUTES_PER_DAY, time_zone)


def days_in_numbers(typed: str, today: date, *, month_first: bool) -> list[date] | None:
    """The days that "2026-12-24", "24.12." or "24/12/26" may mean; none if there is no such day.

    ``month_first`` is about slashes; where it makes no month, the order is the other one.
    """
    if found := _ISO_DAY.fullmatch(typed):
        return days_of(int(found[1]), int(found[2]), int(found[3]), today)
    if not (found := _DAY_AND_MONTH.fullmatch(typed)):
        return None
    day, month, year = int(found[1]), int(found[2]), found[3]
    if "/" in typed and (day <= 12 if month_first else month > 12):
        day, month = month, day
    return days_of(None if year is None else int(year) + (2000 if len(year) == 2 else 0), month, day, today)


def days_of(year: int | None, month: int, day: int, today: date) -> list[date]:
    """Dates of that day in that year; where none is said, in this one and the next. Without days that do not exist."""
    days = []
    for each in (today.year, today.year + 1) if year is None else (year,):
        with suppress(ValueError):
            days.append(date(each, month, day))
    return days


def days_to_choose(time_zone: str | None, now: float, language: Language) -> list[tuple[str, str]]:
    """The days that a holiday can end with: how each is read, and what is sent."""
    today = datetime.fromtimestamp(now, zone_of(time_zone)).date()
    days = [today + timedelta(days=number) for number in range(1, LONGEST_DAYS + 1)]
    return [(_day_in_words(day, language), day.isoformat()) for day in days]


def _day_in_words(day: date, language: Language) -> str:
    words = format_date(day, "full", locale=language.value)
    # Unicode's data have no ordinal for the first of a month in French.
    return words.replace(" 1 ", " 1er ") if language is Language.FRENCH else words


def _time(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"


def date_in_words(moment: float, time_zone: str | None, language: Language) -> str:
    """Such as "Fri, Nov 27 20:00", for places where Discord draws no time stamps."""
    local = datetime.fromtimestamp(moment, zone_of(time_zone))
    return f"{format_skeleton('MMMEd', local, locale=language.value)} {local:%H:%M}"


def in_time(moment: float) -> str:
    """Such as "in 3 days" or "5 minutes ago"."""
    return f"<t:{int(moment)}:R>"


def on_day(moment: float) -> str:
    """Such as "24 December 2026"."""
    return f"<t:{int(moment)}:D>"


def zone_in_words(zone: str, now: float, say: Speaker) -> str:
    """Such as "Berlin (UTC+1, 20:14 there)"."""
    local = datetime.fromtimestamp(now, zone_of(zone))
    minutes = int((local.utcoffset() or timedelta()).total_seconds()) // 60
    hours, rest = divmod(abs(minutes), 60)
    offset = f"{'−' if minutes < 0 else '+'}{hours}{f':{rest:02}' if rest else ''}" if minutes else ""
    return say("time-zone-present", city=city_of(zone, say.language), offset=f"UTC{offset}", time=f"{local:%H:%M}")
