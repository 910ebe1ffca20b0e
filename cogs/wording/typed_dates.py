"""Dates with an hour as people type them: "Fr 20 Uhr", "tomorrow at 8 pm", "24.12. 19:30". Pure.

Numbers and weekdays are read here. Other words are left to dateparser; the first of them take half a second.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from datetime import date, datetime, time, timedelta
from functools import cache

from babel import Locale

from cogs.wording.names import quoted
from cogs.wording.own_times import days_in_numbers, days_of, minute_of_day
from host.nights.recurrence import moment_on
from host.people.absence import zone_of
from host.refusal import Refused
from localization.catalog import Language
from localization.time_zones import month_comes_first

MOST_DATES = 5
_LONGEST = 300
_FARTHEST = timedelta(days=60)

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


def read_dates(
    text: str, language: Language, locale: str, now: float, time_zone: str | None
) -> list[tuple[float, ...]]:
    """The next such moments, in seconds since 1970, in their order and without duplicates: one reading, or two.

    The two are where 12/1 can be a day of January and of December; that of the ``locale``, such as "en-US", is first.

    They are separated by lines, semicolons, commas or "or". Raises Refused("dates-too-many", most=…) or, with the date
    in question as ``typed``, Refused("date-unreadable"), Refused("date-without-hour"), Refused("date-other-weekday"),
    Refused("date-past") or Refused("date-too-far").
    """
    text = unicodedata.normalize("NFKC", text)
    if len(text) > _LONGEST:
        raise Refused("date-unreadable", typed=quoted(text))
    typed = list(_each_typed(text)) or [text]
    if len(typed) > MOST_DATES:
        raise Refused("dates-too-many", most=MOST_DATES)
    readings: dict[tuple[float, ...], None] = {}
    refused = []
    usual = month_comes_first(locale)
    for month_first in (usual, not usual) if "/" in text else (usual,):
        try:
            moments = {_read_date(each, language, now, time_zone, month_first=month_first) for each in typed}
        except Refused as refusal:
            refused.append(refusal)
        else:
            readings[tuple(sorted(moments))] = None
    if not readings:
        raise refused[0]
    return list(readings)


def dates_to_type(moments: Iterable[float], time_zone: str | None) -> str:
    """Such as "2026-12-01 20:00; 2026-12-02 20:00", which has one reading."""
    return "; ".join(f"{datetime.fromtimestamp(moment, zone_of(time_zone)):%Y-%m-%d %H:%M}" for moment in moments)


def _each_typed(text: str) -> Iterator[str]:
    """A comma does not separate dates where no hour stands before it: "Fr, 27.11., 20 Uhr" is one."""
    for line in _SEPARATOR.split(text):
        typed = ""
        for part in line.split(","):
            typed = f"{typed} {part}".strip(" \t\r•*–-")
            if _times(typed.casefold()):
                yield typed
                typed = ""
        if typed:
            yield typed


def _read_date(typed: str, language: Language, now: float, time_zone: str | None, *, month_first: bool) -> float:
    today = datetime.fromtimestamp(now, zone_of(time_zone)).date()
    weekdays, weekday_pattern = _weekdays(language)
    try:
        words, minute = _without_time(" ".join(typed.casefold().split()))
        named = weekday_pattern.search(words)
        weekday = None if named is None else weekdays[named[1]]
        days = _days(weekday_pattern.sub("", words, count=1).strip(), weekday, today, language, month_first=month_first)
    except ValueError:
        days = []
    if not days:
        raise Refused("date-unreadable", typed=quoted(typed))
    if weekday is not None and all(day.weekday() != weekday for day in days):
        raise Refused("date-other-weekday", typed=quoted(typed))
    if minute is None:
        raise Refused("date-without-hour", typed=quoted(typed))
    if days[0] > today + _FARTHEST:
        raise Refused("date-too-far", typed=quoted(typed))
    for day in days:
        if day >= today and weekday in (None, day.weekday()) and (moment := moment_on(day, minute, time_zone)) > now:
            return moment
    raise Refused("date-past", typed=quoted(typed))


def _without_time(words: str) -> tuple[str, int | None]:
    """The other words, and the minute after midnight, if one is said. Raises ValueError."""
    for pattern, plainer in _REWRITTEN:
        words = pattern.sub(plainer, words)
    minute, evening, times = None, _EVENING.search(words), _times(words)
    if len(times) > 1:
        raise ValueError("several times")
    for found in times:
        _, hour, sign, minutes, unit = found.groups()
        # In "20:00 am Freitag" it is no half of a day.
        minute = minute_of_day(hour, minutes, None if (unit or "")[:1] == "a" and int(hour) > 12 else unit)
        words = f"{words[: found.start()]} {words[found.end() :]}"
        # Among friends, "at 8" is in the evening.
        if minute < 12 * 60 and (evening or (sign is None and unit in (None, "o'clock") and 0 < int(hour) < 10)):
            minute += 12 * 60
    return " ".join(_ARTICLE.sub(" ", _EVENING.sub(" ", words)).split()), minute


def _times(words: str) -> list[re.Match[str]]:
    """Not those that are just a number, or a day and a month."""
    return [found for found in _TIME.finditer(words) if found[1] or found[5] or found[3] not in (None, ".")]


@cache
def _weekdays(language: Language) -> tuple[dict[str, int], re.Pattern[str]]:
    """By their names, and the beginnings of those, in the language and in English."""
    names = {
        name[:length].casefold(): day
        for each in (Language.ENGLISH, language)
        for day, name in Locale(each.value).days["format"]["wide"].items()
        for length in range(2, len(name) + 1)
    }
    return names, re.compile(rf"(?:{_COMING} )*\b({'|'.join(names)})\b\.?(?: {_COMING}\b(?! \w))?")


def _days(words: str, weekday: int | None, today: date, language: Language, *, month_first: bool) -> list[date]:
    """Days that may be meant, the earliest first."""
    if weekday is not None and not words:
        coming = today + timedelta(days=(weekday - today.weekday()) % 7)
        return [coming, coming + timedelta(days=7)]
    days = days_in_numbers(words, today, month_first=month_first)
    if days is not None or not any(character.isalpha() for character in words):
        return days or []
    from dateparser.date import DateDataParser  # It takes long, and most dates need no words.

    base, parsers = datetime.combine(today, time()), ["relative-time", "absolute-time"]
    settings = {"RELATIVE_BASE": base, "PREFER_DATES_FROM": "future", "DATE_ORDER": "DMY", "PARSERS": parsers}
    languages = list(dict.fromkeys([language.value, Language.ENGLISH.value]))
    read = DateDataParser(languages=languages, use_given_order=True, settings=settings).get_date_data(words)
    day, parts = read.date_obj, set(read.parts)
    if day is None or day.tzinfo is not None or not {"month", "day"} <= parts or "time" in parts:
        return []
    if read.period == "week" and weekday is not None:
        return [day.date() + timedelta(days=weekday - day.weekday())]
    return days_of(day.year if "year" in parts else None, day.month, day.day, today)
