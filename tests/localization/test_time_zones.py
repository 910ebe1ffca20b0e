"""Time zones by what people call where they live."""

import pytest

from localization.time_zones import known_zones, zone_named


@pytest.mark.parametrize(
    ("zone", "typed"),
    [
        ("Europe/Berlin", "München|munchen|Muenchen|Munich|Köln|Cologne|Nürnberg|Nuremberg|Frankfurt|europe/berlin"),
        ("Europe/Berlin", "Deutschland|Germany|Allemagne|DE|CET|cest|MEZ|MESZ"),
        ("Europe/Vienna", "Wien|Vienna|Vienne|Graz|Österreich|Austria|Autriche"),
        ("Europe/Zurich", "Genf|Geneva|Genève|Bâle|Basel|Schweiz|Suisse"),
        ("Europe/Paris", "Straßburg|Strasbourg|Lyon|Frankreich|France"),
        ("Europe/London", "GMT|BST|UK|United Kingdom|Royaume-Uni|Manchester|Birmingham"),
        ("America/New_York", "EST|New York|NYC|Boston|USA|Vereinigte Staaten|États-Unis"),
        ("America/Los_Angeles", "PST|PDT|San Francisco|LA"),
        ("Atlantic/Reykjavik", "Iceland|Island|Islande"),
        ("Europe/Luxembourg", "Luxemburg"),
        ("Asia/Tbilisi", "Georgia"),
        ("UTC", "utc"),
        (None, "Atlantis|Europe||\t|Etc/GMT+5|../../etc/passwd|EU|Germany\tDE"),
    ],
)
def test_cities_countries_and_abbreviations_are_known_in_three_languages(zone: str | None, typed: str) -> None:
    for each in typed.split("|"):
        assert zone_named(each) == zone, each


def test_every_zone_can_be_named() -> None:
    assert {zone_named(zone) for zone in known_zones()} == known_zones()
