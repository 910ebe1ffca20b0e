"""Dates with an hour as people type them: "Fr 20 Uhr", "tomorrow at 8 pm", "24.12. 19:30". Pure.

Numbers and weekdays are read here. Other words are left to dateparser; the first of them take half a second.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from contextlib import suppress
from datetime import date, datetime, time, timedelta
from functools import cache

from babel import Locale

from cogs.wording.names import quoted
from cogs.wording.own_times import day_in_numbers, minute_of_day
from host.refusal import Refused
from host.time.absence import zone_of
from host.time.recurrence import moment_on
from localization.catalog import Language

MOST_DATES = 5
_LONGEST = 60
"""Characters of one date."""

_FARTHEST = timedelta(days=366)

_SEPARATOR = re.compile(r"[\n;]|\b(?:oder|or|ou|und|and|et)\b", re.IGNORECASE)

_HOURS = ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"]

_REWRITTEN = [
    (re.compile(r"(?<=\d)t(?=\d)"), " "),
    (re.compile(r"\b(?:tonight|this evening)\b"), "today evening"),
    (re.compile(r"\bce soir\b"), "aujourd'hui soir"),
    (re.compile(r"\bsonnabend"), "samstag"),  # Not the evening of a Sunday.
    (re.compile(r"\bn[aä]chste[nr] woche"), "nächste woche"),
    # "Halb acht" is half past seven, and games are played in the evening.
    *((re.compile(rf"\bhalb {word}\b"), f"{number or 12}:30 pm") for number, word in enumerate(_HOURS)),
]

_TIME = re.compile(
    r"(?:\b(um|ab|gegen|at|from|à|a|vers) )?"
    r"(?<![\w.:/-])(\d{1,2})(?: ?(:|\.|h|uhr|heures?) ?(\d{2})(?!\d|[./]\d))?"
    r" ?(uhr|h|heures?|o'clock|[ap]\.?m\b\.?)?(?![\w:])"
)
_EVENING = re.compile(r"(?:\bdu |\bin the )?(?:abends?|evening|night|soir|nachmittags?|afternoon|après-midi)\b")
_ARTICLE = re.compile(r"\b(?:am|an|den|der|dem|on|of|the|le|du|de|ce)\b")
_COMING = r"(?:next|this|coming|n[aä]chste[nrs]?|kommende[nrs]?|diese[nrs]?|prochain)"


def read_dates(text: str, language: Language, now: float, time_zone: str | None) -> tuple[float, ...]:
    """The next such moments, in seconds since 1970, in their order and without duplicates.

    They are separated by lines, semicolons, commas or "or". Raises Refused("dates-missing"),
    Refused("dates-too-many", most=…) or, with the date in question as ``typed``, Refused("date-unreadable"),
    Refused("date-without-hour"), Refused("date-other-weekday"), Refused("date-past") or Refused("date-too-far").
    """
    typed = list(_each_typed(text))
    if not typed:
        raise Refused("dates-missing")
    if len(typed) > MOST_DATES:
        raise Refused("dates-too-many", most=MOST_DATES)
    return tuple(sorted({_read_date(each, language, now, time_zone) for each in typed}))


def _each_typed(text: str) -> Iterator[str]:
    """A comma does not separate dates where no hour stands before it: "Fr, 27.11., 20 Uhr" is one."""
    for line in _SEPARATOR.split(unicodedata.normalize("NFKC", text)):
        date_typed = ""
        for part in line.split(","):
            date_typed = f"{date_typed} {part}".strip(" \t\r•*–-")
            if len(date_typed) > _LONGEST or any(_times(date_typed.casefold())):
                yield date_typed
                date_typed = ""
        if date_typed:
            yield date_typed


def _read_date(typed: str, language: Language, now: float, time_zone: str | None) -> float:
    today = datetime.fromtimestamp(now, zone_of(time_zone)).date()
    try:
        words, minute = _without_time(typed)
        words, weekday = _without_weekday(words, language)
        days = list(_days(words, weekday, today, language))
    except ValueError:
        days = []
    if not days:
        raise Refused("date-unreadable", typed=quoted(typed))
    if weekday is not None and all(day.weekday() != weekday for day in days):
        raise Refused("date-other-weekday", typed=quoted(typed))
    if minute is None:
        raise Refused("date-without-hour", typed=quoted(typed))
    if min(days) > today + _FARTHEST:
        raise Refused("date-too-far", typed=quoted(typed))
    for day in days:
        if day >= today and weekday in (None, day.weekday()) and (moment := moment_on(day, minute, time_zone)) > now:
            return moment
    raise Refused("date-past", typed=quoted(typed))


def _without_time(typed: str) -> tuple[str, int | None]:
    """The other words, and the minute after midnight, if one is said. Raises ValueError."""
    if len(typed) > _LONGEST:
        raise ValueError("too long")
    words = " ".join(typed.casefold().replace("’", "'").split())
    for pattern, plainer in _REWRITTEN:
        words = pattern.sub(plainer, words)
    times = list(_times(words))
    if len(times) > 1:
        raise ValueError("several times")
    minute, evening = None, _EVENING.search(words) is not None
    for found in times:
        _, hour, sign, minutes, unit = found.groups()
        # In "20:00 am Freitag" it is no half of a day.
        half = None if unit is not None and unit[0] == "a" and int(hour) > 12 else unit
        minute = minute_of_day(hour, minutes, half)
        # Among friends, "at 8" is in the evening.
        evening |= sign is None and unit in (None, "o'clock") and 0 < int(hour) < 10
        words = f"{words[: found.start()]} {words[found.end() :]}"
    if minute is not None and minute < 12 * 60 and evening:
        minute += 12 * 60
    return " ".join(_ARTICLE.sub(" ", _EVENING.sub(" ", words)).split()), minute


def _times(words: str) -> Iterator[re.Match[str]]:
    """What is not just a number, or a day and a month."""
    for found in _TIME.finditer(words):
        before, _, sign, _, unit = found.groups()
        if before or unit or sign not in (None, "."):
            yield found


def _without_weekday(words: str, language: Language) -> tuple[str, int | None]:
    pattern, weekdays = _weekdays(language)
    found = pattern.search(words)
    if found is None:
        return words, None
    return f"{words[: found.start()]} {words[found.end() :]}".strip(), weekdays[found[1]]


@cache
def _weekdays(language: Language) -> tuple[re.Pattern[str], dict[str, int]]:
    """Their names and the beginnings of those, in the language and in English."""
    names = {
        name[:length].casefold(): day
        for each in (Language.ENGLISH, language)
        for day, name in Locale(each.value).days["format"]["wide"].items()
        for length in range(2, len(name) + 1)
    }
    return re.compile(rf"(?:{_COMING} )*\b({'|'.join(names)})\b\.?(?: {_COMING}\b(?! \w))?"), names


def _days(words: str, weekday: int | None, today: date, language: Language) -> Iterator[date]:
    """Those that may be meant, the earliest first. Raises ValueError."""
    if weekday is not None and not words:
        coming = today + timedelta(days=(weekday - today.weekday()) % 7)
        yield from (coming, coming + timedelta(days=7))
    elif numbers := day_in_numbers(words):
        yield from _in_years(*numbers, today)
    elif any(character.isalpha() for character in words):
        from dateparser.date import DateDataParser  # It takes long, and most dates need no words.

        languages = dict.fromkeys([language.value, Language.ENGLISH.value])
        settings = {
            "RELATIVE_BASE": datetime.combine(today, time()),
            "PREFER_DATES_FROM": "future",
            "DATE_ORDER": "DMY",
            "TIMEZONE": "UTC",
            "PARSERS": ["relative-time", "absolute-time"],
        }
        read = DateDataParser(languages=list(languages), use_given_order=True, settings=settings).get_date_data(words)
        day, parts = read.date_obj, set(read.parts)
        if day is None or day.tzinfo is not None or not {"month", "day"} <= parts or "time" in parts:
            return
        if read.period == "week" and weekday is not None:
            yield day.date() + timedelta(days=weekday - day.weekday())
        else:
            yield from _in_years(day.year if "year" in parts else None, day.month, day.day, today)


def _in_years(year: int | None, month: int, day: int, today: date) -> Iterator[date]:
    for each in (today.year, today.year + 1) if year is None else (year,):
        with suppress(ValueError):
            yield date(each, month, day)
