"""Notices people who have left the server, without the privileged intent that would tell at once.

A game must not wait for somebody who is gone, so whoever is to act is looked up: when their turn
has lasted a little, and now and then after that.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from discord.ext import commands

if TYPE_CHECKING:
    from cogs.client import GameNightBot

log = logging.getLogger(__name__)

FIRST_LOOK_SECONDS = 30
LAST_LOOK_SECONDS = 24 * 3600
_UNKNOWN_MEMBER = 10007


class Membership(commands.Cog):
    def __init__(self, bot: GameNightBot) -> None:
        self._bot = bot
        self._looked_at: dict[int, tuple[int, float]] = {}

    async def cog_load(self) -> None:
        self.look_around.start()

    async def cog_unload(self) -> None:
        self.look_around.cancel()
