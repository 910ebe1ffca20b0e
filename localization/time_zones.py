"""Time zones by what people call them, and by where people of a language live."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from zoneinfo import available_timezones

from babel import Locale, UnknownLocaleError
from babel.core import get_global

from localization.catalog import Language

DATA = Path(__file__).parent.parent / "data" / "time-zones.tsv"
"""Zones with their countries and large cities; `tools/time_zones.py` says what a line holds."""

_ABBREVIATIONS = {
    "Europe/London": "gmt bst",
    "Europe/Lisbon": "wet west wez wesz",
    "Europe/Berlin": "cet cest mez mesz",
    "Europe/Athens": "eet eest oez oesz",
    "Europe/Moscow": "msk",
    "America/Halifax": "ast adt",
    "America/New_York": "est edt",
    "America/Chicago": "cst cdt",
    "America/Denver": "mst mdt",
    "America/Los_Angeles": "pst pdt la",
    "America/Anchorage": "akst akdt",
    "Pacific/Honolulu": "hst",
    "Africa/Johannesburg": "sast",
    "Asia/Kolkata": "ist",
    "Asia/Singapore": "sgt",
    "Asia/Hong_Kong": "hkt",
    "Asia/Tokyo": "jst",
    "Asia/Seoul": "kst",
    "Australia/Perth": "awst",
    "Australia/Adelaide": "acst acdt",
    "Australia/Sydney": "aest aedt",
    "Pacific/Auckland": "nzst nzdt",
}
"""People say them of where they live, in summer, too. Of several zones with one, it is that of most of our readers.

"LA" is no country here.
"""

LIKELY = ("UTC", *_ABBREVIATIONS)
"""Zones to choose from, where a list must be short."""

_DEFAULT_LOCALE = "en-US"
"""Discord's own, where nobody has chosen another."""


@cache
def known_zones() -> frozenset[str]:
    """The names that can be chosen: those of places, and UTC."""
    return frozenset(name for name in available_timezones() if "/" in name and not name.startswith("Etc/")) | {"UTC"}


def zone_named(typed: str) -> str | None:
    """The IANA name of the zone with that name, or of that city, country or abbreviation; None if there is none.

    Cities and countries are known in all of our languages. Of several cities the largest counts, of a country with
    several zones that of its largest city.
    """
    wanted = folded(typed)
    return _zones_by_name().get(wanted) or _zone_with(_countries().get(wanted) or wanted)


def city_of(zone: str, language: Language) -> str:
    """Such as "Wien"."""
    return _cities(language).get(zone, zone)


@cache
def zone_of_locale(locale: str) -> str | None:
    """Time zone of most people whose Discord has that locale, such as "en-GB"; None if it names no country."""
    try:
        parsed = Locale.parse(locale, sep="-")
        country = parsed.territory or Locale.parse(get_global("likely_subtags")[parsed.language]).territory
    except (KeyError, ValueError, UnknownLocaleError):
        return None
    return _zone_with(country or "")


def telling_locale(locale: str, language: Language | None) -> str:
    """The locale, or the language that was chosen here if it says more about where somebody lives."""
    return locale if language in (None, Language.ENGLISH) or locale != _DEFAULT_LOCALE else str(language)


@cache
def month_comes_first(locale: str) -> bool:
    """Tell whether 12/1 is the first of December there."""
    try:
        pattern = str(Locale.parse(locale, sep="-").date_formats["short"].pattern)
    except (ValueError, UnknownLocaleError):
        return False
    return pattern.index("M") < pattern.index("d")


def folded(content: str) -> str:
    """Without accents, case and underscores."""
    decomposed = unicodedata.normalize("NFKD", content.strip().casefold().replace("_", " "))
    return "".join(character for character in decomposed if not unicodedata.combining(character))


def _zone_with(name: str) -> str | None:
    """The zone in whose line that name stands."""
    text = _data()
    place = -1 if "\t" in name else text.find(f"\t{name}\t")
    return None if place < 0 else text[text.rfind("\n", 0, place) + 1 : place].partition("\t")[0]


@cache
def _data() -> str:
    return DATA.read_text(encoding="utf-8")


@cache
def _zones_by_name() -> Mapping[str, str]:
    zones: dict[str, str] = {}
    for zone in sorted(known_zones()):
        for name in (zone, zone.rpartition("/")[2], *(_cities(language)[zone] for language in Language)):
            zones.setdefault(folded(name), zone)
    return zones | {word: zone for zone, words in _ABBREVIATIONS.items() for word in words.split()}


@cache
def _countries() -> Mapping[str, str]:
    """The ISO codes by names in all of our languages, and by codes."""
    aliases = {alias: codes[0] for alias, codes in get_global("territory_aliases").items() if alias.isalpha()}
    named = {name: code for each in Language for code, name in Locale(each.value).territories.items()}
    countries = {folded(name): code for name, code in (aliases | named).items() if len(code) == 2}
    return countries | {code.casefold(): code for code in countries.values() if code not in aliases}


@cache
def _cities(language: Language) -> Mapping[str, str]:
    """Each zone's city in that language."""
    translated = Locale(language.value).time_zones
    return {
        zone: translated.get(zone, {}).get("city") or zone.rpartition("/")[2].replace("_", " ")
        for zone in sorted(known_zones())
    }
