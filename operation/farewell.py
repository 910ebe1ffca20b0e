"""What people see of a stop: tables say that the bot will be back in a minute, so that nobody presses in vain.

No table is opened any more, and computers rest. Everything is stored already; the next start shows the tables as usual.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging

from cogs.client import GameNightBot

log = logging.getLogger(__name__)

NOTICE_SECONDS = 5.0
"""Discord takes five edits a channel in five seconds, and fifty requests a second in all. Docker kills after ten."""

AT_A_TIME = 16

MOST_TABLES = 200
"""The tables that moved last; at the others nobody is looking."""


async def say_back_soon(bot: GameNightBot) -> None:
    """Shows that on as many tables as `NOTICE_SECONDS` allow."""
    services = bot.services
    services.host.opening.stop()
    services.live_messages.rest()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(NOTICE_SECONDS):
            await services.computers.close()
            tables = iter(await services.host.open_table_ids(MOST_TABLES))

            async def work_through() -> None:
                for table_id in tables:
                    try:
                        await services.live_messages.show_back_soon(table_id)
                    except Exception as error:
                        log.info("Table %d does not say that the bot will be back: %s", table_id, error)

            await asyncio.gather(*(work_through() for _ in range(AT_A_TIME)))
