"""How large letters and numbers are in the picture that is being drawn: as usual, or larger for somebody who asked.

The layout of a picture is the same for both, so what is written grows only where it is small, and no further than the
shapes that hold it. Drawing runs through hundreds of small functions; which lettering they use belongs to the moment,
as a pen belongs to the hand, and is no parameter of each. What they keep for later is kept for each size.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache, partial, update_wrapper
from typing import Any, Generic, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

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


class Kept(Generic[P, R]):
    """`functools.lru_cache` for what is drawn with letters: pictures of either lettering are kept apart."""

    def __init__(self, draw: Callable[P, R], maxsize: int) -> None:
        self._drawings: dict[bool, Any] = {larger: lru_cache(maxsize=maxsize)(draw) for larger in (False, True)}
        update_wrapper(self, draw)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        drawn: R = self._drawings[_larger.get()](*args, **kwargs)
        return drawn

    def cache_clear(self) -> None:
        """Everything is drawn again when it is needed next; named as `functools` does."""
        for drawn in self._drawings.values():
            drawn.cache_clear()


def kept(maxsize: int) -> Callable[[Callable[P, R]], Kept[P, R]]:
    """Keeps the drawings of a function that were asked for last, that many of each lettering."""
    return partial(Kept, maxsize=maxsize)
