"""Who started the bot: a person at a terminal, or something that will start it again when it ends."""

from __future__ import annotations

import os
from collections.abc import Mapping


def runs_as_service(environment: Mapping[str, str], *, at_terminal: bool) -> bool:
    """Whether a service manager or a container runs it, so that nobody would see a playground.

    systemd sets INVOCATION_ID, which every terminal of a desktop that it has started inherits. NOTIFY_SOCKET is for
    the service alone. Podman sets ``container``; our image does it for Docker.
    """
    if environment.get("NOTIFY_SOCKET") or environment.get("container"):
        return True
    return bool(environment.get("INVOCATION_ID")) and not at_terminal


def writes_to_journal(environment: Mapping[str, str], descriptor: int) -> bool:
    """Whether that file descriptor leads to systemd's journal (systemd.exec(5), JOURNAL_STREAM)."""
    device, colon, inode = environment.get("JOURNAL_STREAM", "").partition(":")
    if not (colon and device.isdecimal() and inode.isdecimal()):
        return False
    try:
        status = os.fstat(descriptor)
    except OSError:
        return False
    return (status.st_dev, status.st_ino) == (int(device), int(inode))
