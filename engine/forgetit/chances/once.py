"""Tables that take a moment are worked out once, also where several threads ask for them at the same time."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from threading import RLock
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

# One for all, since tables need one another.
_LOCK = RLock()


def worked_out_once(keep: int | None = None) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Caches the ``keep`` latest results, or all; threads that come while one is worked out wait for it.

    The arguments must be hashable.
    """

    def decorate(work: Callable[P, R]) -> Callable[P, R]:
        cached = lru_cache(maxsize=keep)(work)

        @wraps(work)
        def worked_out(*args: P.args, **kwargs: P.kwargs) -> R:
            with _LOCK:
                # Typeshed wants every argument to be Hashable, which a ParamSpec cannot say.
                return cached(*args, **kwargs)  # type: ignore[arg-type]

        return worked_out

    return decorate
