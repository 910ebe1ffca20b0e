"""How the bot is asked to stop: after the first signal it says goodbye, after the second it ends at once."""

from __future__ import annotations

import asyncio
import logging
import signal

log = logging.getLogger(__name__)


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
            loop.add_signal_handler(signal.SIGHUP, _ignore_hang_up)


def _ignore_hang_up() -> None:
    log.warning("SIGHUP is ignored: settings are read at the start only. Restart the bot to change them.")
