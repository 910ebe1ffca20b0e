"""Time zones of people and servers: the one rule for puzzles, nights, quiet hours and holidays. Pure.

A person's own time zone counts, else the server's, else that of their Discord's locale or of the language that was
chosen. The server's is the one of the hour of its puzzle, else that of its own locale or language. ``locale`` is
Discord's, such as "en-GB".
"""

from host.people.preferences import PersonPreferences, ServerPreferences
from localization.catalog import Language
from localization.time_zones import telling_locale, zone_of_locale


def zone_of_person(own: PersonPreferences, server: ServerPreferences, locale: str) -> str:
    """An IANA name. In direct messages no ``server`` has chosen anything."""
    return own.time_zone or server.puzzle_at.time_zone or _guessed(own.language, locale)


def zone_of_server(server: ServerPreferences, locale: str) -> str:
    """An IANA name."""
    return server.puzzle_at.time_zone or _guessed(server.language, locale)


def _guessed(language: Language | None, locale: str) -> str:
    return zone_of_locale(telling_locale(locale, language)) or "UTC"
