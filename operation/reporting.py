"""Writes this process's figures into the database every half minute, so that any process can show the owner all."""

from __future__ import annotations

import asyncio
import contextlib

from cogs.client import GameNightBot
from cogs.health.figures import REPORT_EVERY_SECONDS
from store.errors import DatabaseAway


async def keep_reporting(bot: GameNightBot) -> None:
    """Reports until it is cancelled."""
    while True:
        await asyncio.sleep(REPORT_EVERY_SECONDS)
        with contextlib.suppress(DatabaseAway):
            await bot.figures.report(bot.services.now())
