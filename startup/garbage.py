"""Fewer and shorter pauses of the garbage collector, in which everybody waits."""

from __future__ import annotations

import gc

_FULL_AFTER = 50
"""A full collection comes after this many of the middle generation; Python's own number is 10."""


def spare_what_stays() -> None:
    """What was imported stays to the end: no collection looks at it again. To be called once, when all is loaded."""
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, _FULL_AFTER)
