"""Time zones as people look for them: by a city, in their language, or by how far its clock is ahead. Pure."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from functools import cache

from babel import Locale

from host.time.absence import known_zones, offset_of
from localization.catalog import Language

MOST = 25

_USUAL: Mapping[Language, tuple[str, ...]] = {
    Language.GERMAN: ("Europe/Berlin", "Europe/Vienna", "Europe/Zurich", "Europe/Luxembourg", "Europe/Rome"),
    Language.ENGLISH: (
        "Europe/London",
        "Europe/Dublin",
        "America/New_York",
        "America/Chicago",
        "America/Denver",
        "America/Los_Angeles",
        "Australia/Sydney",
    ),
    Language.FRENCH: ("Europe/Paris", "Europe/Brussels", "Europe/Zurich", "Europe/Luxembourg", "America/Montreal"),
}

_OFFSET = re.compile(r"(?:utc|gmt)?\s*([+\-−])\s*(\d{1,2})(?::?(\d{2}))?")


def matching_zones(typed: str, language: Language, now: float) -> list[tuple[str, str]]:
    """The zones that fit what was typed: how each is read, such as "Wien (UTC+1, 14:05)", and its IANA name.

    Nothing typed gives those that are usual where the language is spoken.
    """
    cities = _cities(language)
    wanted = _folded(typed)
    if not wanted:
        found = [zone for zone in _USUAL[language] if zone in cities]
    elif (offset := _offset(wanted)) is not None:
        found = sorted((zone for zone in cities if offset_of(zone, now) == offset), key=lambda zone: cities[zone])
        usual = set(_USUAL[language])
        found.sort(key=lambda zone: zone not in usual)
    else:
        fits = (zone for zone in cities if wanted in _folded(cities[zone]) or wanted in _folded(zone))
        found = sorted(fits, key=lambda zone: (not _folded(cities[zone]).startswith(wanted), cities[zone]))
    # Some zones have more than one name.
    labelled = {f"{cities[zone]} ({clock_of(zone, now)})": zone for zone in reversed(found)}
    return list(reversed(labelled.items()))[:MOST]


def zone_named(typed: str) -> str | None:
    """The IANA name of the zone with that name, or with that city in any of our languages; None if there is none."""
    wanted = _folded(typed)
    for zone in sorted(known_zones()):
        cities = {_cities(language)[zone] for language in Language}
        if wanted in {_folded(name) for name in (zone, zone.rpartition("/")[2], *cities)}:
            return zone
    return None


def city_of(zone: str, language: Language) -> str:
    """Such as "Wien"."""
    return _cities(language).get(zone, zone)


def zone_text(zone: str, language: Language, now: float) -> str:
    """Such as "Wien (UTC+1, 14:05)"."""
    return f"{city_of(zone, language)} ({clock_of(zone, now)})"


def clock_of(zone: str, now: float) -> str:
    """Such as "UTC+1, 14:05"."""
    offset = offset_of(zone, now)
    minutes = round(offset.total_seconds() / 60)
    hours, rest = divmod(abs(minutes), 60)
    ahead = "" if not minutes else f"{'+' if minutes > 0 else '−'}{hours}{f':{rest:02}' if rest else ''}"
    local = datetime.fromtimestamp(now, UTC) + offset
    return f"UTC{ahead}, {local:%H:%M}"


@cache
def _cities(language: Language) -> Mapping[str, str]:
    """Each zone's city in that language."""
    translated = Locale(language.value).time_zones
    return {
        zone: translated.get(zone, {}).get("city") or zone.rpartition("/")[2].replace("_", " ")
        for zone in sorted(known_zones())
    }


def _offset(wanted: str) -> timedelta | None:
    found = _OFFSET.fullmatch(wanted)
    if found is None:
        return None
    sign, hours, minutes = found.groups()
    ahead = timedelta(hours=int(hours), minutes=int(minutes or 0))
    return ahead if sign == "+" else -ahead


def _folded(content: str) -> str:
    """Without accents, case and underscores."""
    decomposed = unicodedata.normalize("NFKD", content.strip().casefold().replace("_", " "))
    return "".join(character for character in decomposed if not unicodedata.combining(character))
