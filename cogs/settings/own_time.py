"""Quiet hours and the time zone that they are in, as settings that people type."""

from __future__ import annotations

from typing import Any

from cogs.conversation import Conversation
from cogs.settings.setting import Words
from cogs.wording.own_times import parse_quiet_hours, quiet_hours_text
from cogs.wording.time_zones import city_of, zone_named
from host.people.preferences import PersonPreferences
from host.refusal import Refused
from localization.catalog import Speaker

_LONGEST = 60


def _zone(conversation: Conversation, typed: str) -> str:
    """The IANA name of the zone with that name or city. Raises Refused("unknown-time-zone")."""
    zone = zone_named(typed)
    if zone is None:
        raise Refused("unknown-time-zone")
    return zone


class _Hours(Words[PersonPreferences]):
    def text(self, value: Any, say: Speaker) -> str:
        return quiet_hours_text(value)

    def in_words(self, value: Any, say: Speaker) -> str:
        return super().in_words(value, say) if value is None else self.text(value, say)


class _Zone(Words[PersonPreferences]):
    def text(self, value: Any, say: Speaker) -> str:
        return city_of(value, say.language)


QUIET_HOURS = _Hours("quiet-hours", lambda _, typed: parse_quiet_hours(typed), longest=_LONGEST)
TIME_ZONE = _Zone("time-zone", _zone, longest=_LONGEST)
