"""Discord's servers: those that this process serves, as its gateway knows them, and others, as Discord says when asked.

`/mine` and the tables that somebody watches, for instance, lead to other servers.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable

import discord

from cogs.requests.delivery import NOT_DELIVERED
from store.rows import DIRECT_MESSAGES

REMEMBERED = 500
"""The number of other processes' servers that are kept: those that were asked for last."""

REMEMBERED_SECONDS = 600.0

_UNKNOWN_SECONDS = 60.0
"""A server that Discord did not give is asked for again after this long."""


class Servers:
    """``known`` gives a server from memory, ``fetch`` asks Discord; ``serves``: whether one is this process's.

    ``now`` returns seconds.
    """

    def __init__(
        self,
        known: Callable[[int], discord.Guild | None],
        fetch: Callable[[int], Awaitable[discord.Guild]],
        serves: Callable[[int], bool],
        now: Callable[[], float],
    ) -> None:
        self._known = known
        self._fetch = fetch
        self._serves = serves
        self._now = now
        self._others: OrderedDict[int, tuple[discord.Guild | None, float]] = OrderedDict()

    async def of(self, guild_id: int) -> discord.Guild | None:
        """None for direct messages, and where the bot is not. Other processes' servers have roles, but no channels."""
        if guild_id == DIRECT_MESSAGES or self._serves(guild_id):
            return self._known(guild_id)
        guild, until = self._others.get(guild_id, (None, 0.0))
        if self._now() < until:
            return guild
        try:
            guild, seconds = await self._fetch(guild_id), REMEMBERED_SECONDS
        except NOT_DELIVERED:
            guild, seconds = None, _UNKNOWN_SECONDS
        self._others[guild_id] = (guild, self._now() + seconds)
        self._others.move_to_end(guild_id)
        while len(self._others) > REMEMBERED:
            self._others.popitem(last=False)
        return guild
