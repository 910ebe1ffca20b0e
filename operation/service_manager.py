"""The service manager that started the bot, if one did: it is notified when the bot is ready, runs and stops."""

import asyncio
import logging
import os
import socket
from collections.abc import Mapping

log = logging.getLogger(__name__)


class ServiceManager:
    """Speaks to systemd (sd_notify(3)), and does nothing where it does not listen. What cannot be sent is logged."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        self._address = environment.get("NOTIFY_SOCKET", "")
        self._watchdog_seconds = _watchdog_seconds(environment)

    @property
    def listens(self) -> bool:
        """Tell whether systemd started the process and wants to hear from it."""
        return bool(self._address)

    def ready(self) -> None:
        self.notify("READY=1")

    def stopping(self) -> None:
        self.notify("STOPPING=1")

    def status(self, line: str) -> None:
        """Set the line that ``systemctl status`` shows."""
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


def runs_as_service(environment: Mapping[str, str], *, at_terminal: bool) -> bool:
    """Tell whether a service manager or a container runs it, so that nobody would see a playground.

    systemd sets INVOCATION_ID, which every terminal of a desktop that it has started inherits. NOTIFY_SOCKET is for
    the service alone. Podman sets ``container``; our image does it for Docker.
    """
    if environment.get("NOTIFY_SOCKET") or environment.get("container"):
        return True
    return bool(environment.get("INVOCATION_ID")) and not at_terminal


def _watchdog_seconds(environment: Mapping[str, str]) -> float | None:
    """None if nobody watches, or another process than this one is watched."""
    period, process = environment.get("WATCHDOG_USEC", ""), environment.get("WATCHDOG_PID", "")
    if not period.isdecimal() or int(period) == 0 or process not in ("", str(os.getpid())):
        return None
    return int(period) / 1_000_000
