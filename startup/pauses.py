"""Shorter pauses of the event loop, in which everybody waits: those of the garbage collector and those for threads."""

from __future__ import annotations

import gc
import sys

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
