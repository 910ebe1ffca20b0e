"""Stopping on signals: after the first one the bot says goodbye, after the second it ends at once."""

from __future__ import annotations

import asyncio
import logging
import signal

from cogs.client import GameNightBot
from store.errors import DatabaseAway

log = logging.getLogger(__name__)

NOTICE_SECONDS = 5.0
"""Discord takes five edits a channel in five seconds, and fifty requests a second in all. Docker kills after ten."""

AT_A_TIME = 16

MOST_TABLES = 200
"""The tables that moved last; at the others nobody is looking."""


class StopRequest:
    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.at_once = asyncio.Event()

    def ask(self) -> None:
        """Once for a stop with notice, twice for one at once."""
        if self.asked.is_set():
            self.at_once.set()
        self.asked.set()

    def listen(self, *, hangs_up: bool) -> None:
        """Stops at Ctrl-C and SIGTERM. ``hangs_up``: also at SIGHUP, as is expected when a terminal is closed."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.ask)
        if hangs_up:
            loop.add_signal_handler(signal.SIGHUP, self.ask)
        else:
            ignored = "SIGHUP is ignored: settings are read at the start only. Restart the bot to change them."
            loop.add_signal_handler(signal.SIGHUP, log.warning, ignored)


async def say_back_soon(bot: GameNightBot) -> None:
    """Shows that on as many tables as `NOTICE_SECONDS` allow. Mistakes are logged: the bot stops all the same."""
    services = bot.services
    services.host.opening.stop()
    services.live_messages.rest()
    services.nights.messages.rest()
    try:
        async with asyncio.timeout(NOTICE_SECONDS):
            await services.computers.close()
            tables = iter(await bot.store.open_table_ids(MOST_TABLES))

            async def work_through() -> None:
                for table_id in tables:
                    try:
                        await services.live_messages.show_back_soon(table_id)
                    except Exception as error:
                        log.info("Table %d does not say that the bot will be back: %s", table_id, error)

            await asyncio.gather(*(work_through() for _ in range(AT_A_TIME)))
    except (TimeoutError, DatabaseAway):
        pass
    except Exception:
        log.exception("Tables do not say that the bot will be back")
