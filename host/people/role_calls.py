"""Limit on calls of a server's role to invitations: every half hour, whoever calls and however often they ask.

When it was called last is stored with what the server has chosen, so a restart forgets nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import ceil

from host.people.preferences import Preferences, ServerPreferences
from host.refusal import Refused

PAUSE_SECONDS = 30 * 60.0
"""Between two calls of one role on one server."""


class RoleCalls:
    """``now`` returns seconds since 1970."""

    def __init__(self, preferences: Preferences, now: Callable[[], float]) -> None:
        self._servers = preferences.servers
        self._now = now

    async def take(self, guild_id: int, role_id: int) -> None:
        """The role is about to be called. Raises Refused("role-called-lately", minutes=…) if it is too soon."""
        now = self._now()

        def taken(server: ServerPreferences) -> ServerPreferences:
            recent = {role: at for role, at in server.called_at.items() if 0 <= now - at < PAUSE_SECONDS}
            if (at := recent.get(role_id)) is not None:
                raise Refused("role-called-lately", minutes=ceil((at + PAUSE_SECONDS - now) / 60))
            return replace(server, called_at={**recent, role_id: now})

        await self._servers.change(guild_id, taken)

    async def give_back(self, guild_id: int, role_id: int) -> None:
        """Nobody was called."""

        def given_back(server: ServerPreferences) -> ServerPreferences:
            return replace(server, called_at={role: at for role, at in server.called_at.items() if role != role_id})

        await self._servers.change(guild_id, given_back)
