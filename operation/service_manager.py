"""Notifies systemd when the bot is ready, that it still runs, and when it stops (sd_notify(3))."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import Mapping

log = logging.getLogger(__name__)


class ServiceManager:
    """Does nothing where no service manager listens. What cannot be sent is logged, and nothing else happens."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        self._address = environment.get("NOTIFY_SOCKET", "")
        self._watchdog_seconds = _watchdog_seconds(environment)

    @property
    def listens(self) -> bool:
        return bool(self._address)

    def ready(self) -> None:
        self.notify("READY=1")

    def stopping(self) -> None:
        self.notify("STOPPING=1")

    def status(self, line: str) -> None:
        """What ``systemctl status`` shows."""
        self.notify(f"STATUS={' '.join(line.split())}")

    def notify(self, state: str) -> None:
        if not self._address:
            return
        # A name that begins with @ is in the abstract namespace.
        address = f"\0{self._address[1:]}" if self._address.startswith("@") else self._address
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as sender:
                sender.setblocking(False)
                sender.sendto(state.encode(), address)
        except OSError as error:
            log.warning("The service manager was not notified of %s: %s", state, error)

    async def feed_watchdog(self) -> None:
        """Says again and again that the event loop runs. Returns if nobody watches."""
        if not (self._address and self._watchdog_seconds):
            return
        while True:
            self.notify("WATCHDOG=1")
            await asyncio.sleep(self._watchdog_seconds / 3)


def _watchdog_seconds(environment: Mapping[str, str]) -> float | None:
    """None if nobody watches, or another process than this one is watched."""
    period, process = environment.get("WATCHDOG_USEC", ""), environment.get("WATCHDOG_PID", "")
    if not period.isdecimal() or int(period) == 0 or process not in ("", str(os.getpid())):
        return None
    return int(period) / 1_000_000
