"""What handlers of presses and commands need. The bot builds it once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from cogs.avatars import Avatars
from cogs.games.face import GameFace
from cogs.live_messages import LiveMessages, Shown
from cogs.painter import TablePainter
from cogs.rate_limits import RateLimits
from host.computers import ComputerPlayers
from host.host import Host
from host.preferences import Preferences
from host.public_table import PublicTable
from localization.catalog import Language, Speaker


@dataclass(frozen=True, slots=True)
class Services:
    """``faces`` are the games by key, all that can be played; ``now`` returns seconds since 1970."""

    host: Host
    faces: Mapping[str, GameFace[Any]]
    painter: TablePainter
    avatars: Avatars
    live_messages: LiveMessages
    preferences: Preferences
    computers: ComputerPlayers
    speakers: Mapping[Language, Speaker]
    now: Callable[[], float]
    rate_limits: RateLimits

    async def show_change(self, table: PublicTable, *, post_again: bool = False) -> Shown:
        """Shows a stored change in the channel, and lets computer players go on."""
        self.computers.wake(table.id)
        return await self.live_messages.show(table, post_again=post_again)
