"""The process itself: what started it, how much memory it keeps, and how long its event loop may pause."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import os
import sys
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


_FULL_AFTER = 50
"""A full collection comes after this many of the middle generation; Python's own number is 10."""

_SWITCH_SECONDS = 0.002
"""How long a thread that draws may keep the loop waiting at each of its turns; Python's own number is 5 ms."""


def keep_pauses_short() -> None:
    """To be called once, when everything is imported: that stays to the end, and no collection looks at it again."""
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, _FULL_AFTER)
    sys.setswitchinterval(_SWITCH_SECONDS)


_M_ARENA_MAX, _ARENAS = -8, 2
_M_MMAP_THRESHOLD, _LARGE = -3, 2**20
"""Options of mallopt(3), by their numbers, and what they are set to."""


def keep_little_memory() -> None:
    """Call it before any threads start.

    By default glibc keeps freed memory in an arena for each thread, and pictures leave holes in it. Two arenas suffice,
    and blocks as large as pictures go back to the system as soon as they are freed.
    """
    with contextlib.suppress(AttributeError, OSError):
        libc = ctypes.CDLL(None)
        libc.mallopt(_M_ARENA_MAX, _ARENAS)
        libc.mallopt(_M_MMAP_THRESHOLD, _LARGE)
