"""Events from Discord that cannot be read are left out: discord.py would end the bot over a single one.

Discord changes what it sends from time to time, and all other events still mean something.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import discord

log = logging.getLogger(__name__)

_INDISPENSABLE = frozenset({"READY", "RESUMED"})
"""Without these there is no session, which discord.py must notice."""


def leave_out_unreadable_events(client: discord.Client) -> None:
    # discord.py offers no hook between an event's arrival and its being read.
    parsers = client._connection.parsers
    for event in parsers.keys() - _INDISPENSABLE:
        parsers[event] = _guarded(event, parsers[event])


def _guarded(event: str, parse: Callable[[Any], None]) -> Callable[[Any], None]:
    def parse_if_readable(content: Any) -> None:
        try:
            if event == "INTERACTION_CREATE":
                _require_person(content)
            parse(content)
        except Exception:
            log.exception("Discord has sent an event that cannot be read: %s", event)

    return parse_if_readable


def _require_person(interaction: Any) -> None:
    """Raises KeyError for what nobody has pressed or typed. On servers Discord names a member, elsewhere a user."""
    interaction["member" if interaction.get("guild_id") else "user"]
