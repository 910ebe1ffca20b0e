"""Quiet hours and the time zone that they are in, as settings that people type."""

from __future__ import annotations

from typing import Any

from cogs.conversation import Conversation
from cogs.settings.setting import Words
from cogs.wording.own_times import parse_quiet_hours, quiet_hours_text
from host.preferences import PersonPreferences
from host.quiet_hours import known_zones
from host.refusal import Refused
from localization.catalog import Speaker

_LONGEST = 60


def _zone(conversation: Conversation, typed: str) -> str:
    """The IANA name of the zone with that name or city. Raises Refused("unknown-time-zone")."""
    wanted = _folded(typed)
    for zone in sorted(known_zones()):
        if wanted in (_folded(zone), _folded(_city(zone))):
            return zone
    raise Refused("unknown-time-zone")


def _folded(name: str) -> str:
    return name.replace("_", " ").casefold()


def _city(zone: str) -> str:
    return zone.rpartition("/")[2].replace("_", " ")


class _Hours(Words[PersonPreferences]):
    def text(self, value: Any) -> str:
        return quiet_hours_text(value)

    def in_words(self, value: Any, say: Speaker) -> str:
        return super().in_words(value, say) if value is None else self.text(value)


class _Zone(Words[PersonPreferences]):
    def text(self, value: Any) -> str:
        return _city(value)


QUIET_HOURS = _Hours("quiet-hours", lambda _, typed: parse_quiet_hours(typed), longest=_LONGEST)
TIME_ZONE = _Zone("time-zone", _zone, longest=_LONGEST)
