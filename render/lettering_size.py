"""How large letters and numbers are in the picture that is being drawn: as usual, or larger for somebody who asked.

The layout of a picture is the same for both, so what is written grows only where it is small, and no further than the
shapes that hold it. Drawing runs through hundreds of small functions; which lettering they use belongs to the moment,
as a pen belongs to the hand, and is no parameter of each.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_GROWTH, _LARGE_ENOUGH = 1.4, 42.0
"""Small letters grow by this factor, up to this size in pixels: 16 on a phone, where pictures are 400 wide."""

_larger: ContextVar[bool] = ContextVar("larger_lettering", default=False)


@contextmanager
def lettering(*, larger: bool) -> Iterator[None]:
    """What is drawn inside is lettered in that size."""
    token = _larger.set(larger)
    try:
        yield
    finally:
        _larger.reset(token)


def is_larger() -> bool:
    return _larger.get()


def lettered(size: float) -> float:
    """The size in pixels at which letters of that usual size are written now."""
    return max(size, min(size * _GROWTH, _LARGE_ENOUGH)) if _larger.get() else size
