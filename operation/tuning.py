"""Settings of Python and glibc that keep pauses short and memory small."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import gc
import sys

_FULL_AFTER = 50
"""A full collection comes after this many of the middle generation; Python's own number is 10."""

_SWITCH_SECONDS = 0.002
"""Seconds that a drawing thread may keep the loop waiting at each of its turns; Python's own number is 5 ms."""

_M_ARENA_MAX, _ARENAS = -8, 2
_M_MMAP_THRESHOLD, _LARGE = -3, 2**21
_M_TRIM_THRESHOLD, _SPARE = -1, 2**22
"""Options of mallopt(3), by their numbers, and what they are set to."""

_RETURN_EVERY_SECONDS = 10.0


def keep_pauses_short() -> None:
    """To be called once, when everything is imported: that stays to the end, and no collection looks at it again."""
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, _FULL_AFTER)
    sys.setswitchinterval(_SWITCH_SECONDS)


def keep_little_memory() -> None:
    """Call it before any threads start.

    By default glibc keeps freed memory in an arena for each thread, and pictures leave holes in it. Two arenas suffice,
    and blocks as large as pictures in RGB go back to the system as soon as they are freed. Those with one channel come
    from what each arena may keep to spare: fetching their pages would take a fifth of an animation's time.
    """
    with contextlib.suppress(AttributeError, OSError):
        libc = ctypes.CDLL(None)
        libc.mallopt(_M_ARENA_MAX, _ARENAS)
        libc.mallopt(_M_MMAP_THRESHOLD, _LARGE)
        libc.mallopt(_M_TRIM_THRESHOLD, _SPARE)


async def return_memory() -> None:
    """Gives what is free between blocks in use back to the system, in some milliseconds, until it is cancelled."""
    with contextlib.suppress(AttributeError, OSError):
        libc = ctypes.CDLL(None)
        while True:
            await asyncio.sleep(_RETURN_EVERY_SECONDS)
            libc.malloc_trim(0)
