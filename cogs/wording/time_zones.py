"""Time zones as people name them: by a city, in their language. Pure."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from datetime import UTC, datetime
from functools import cache

from babel import Locale

from host.time.absence import known_zones, offset_of
from localization.catalog import Language


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


def _folded(content: str) -> str:
    """Without accents, case and underscores."""
    decomposed = unicodedata.normalize("NFKD", content.strip().casefold().replace("_", " "))
    return "".join(character for character in decomposed if not unicodedata.combining(character))
