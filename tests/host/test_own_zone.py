"""Time zones of people and servers: what they chose, else where people of their language live."""

import pytest

from host.people.own_zone import zone_of_person, zone_of_server
from host.people.preferences import Daily, PersonPreferences, ServerPreferences
from localization.catalog import Language


@pytest.mark.parametrize(
    ("own", "server", "language", "locale", "expected"),
    [
        ("Asia/Tokyo", "Europe/Berlin", None, "fr", "Asia/Tokyo"),
        (None, "Europe/Berlin", None, "fr", "Europe/Berlin"),
        (None, None, None, "de", "Europe/Berlin"),
        (None, None, None, "fr", "Europe/Paris"),
        (None, None, None, "en-GB", "Europe/London"),
        (None, None, None, "en-US", "America/New_York"),
        (None, None, None, "sv-SE", "Europe/Stockholm"),
        (None, None, Language.GERMAN, "en-US", "Europe/Berlin"),
        (None, None, Language.ENGLISH, "de", "Europe/Berlin"),
        (None, None, None, "es-419", "UTC"),
        (None, None, None, "new one", "UTC"),
    ],
)
def test_own_zone_then_the_servers_then_the_languages(
    own: str | None, server: str | None, language: Language | None, locale: str, expected: str
) -> None:
    person = PersonPreferences(time_zone=own, language=language)
    assert zone_of_person(person, ServerPreferences(puzzle_at=Daily(9, server)), locale) == expected
    if own is None:
        assert zone_of_server(ServerPreferences(language=language, puzzle_at=Daily(9, server)), locale) == expected
