"""Changes of stored values of every kind: one at a time, tried again if stale; a bad row stops nobody."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Iterable
from typing import Protocol, TypeVar
from weakref import WeakValueDictionary

from store.errors import Stale

log = logging.getLogger(__name__)

_PAUSES = (0.0, 0.02, 0.05, 0.1, 0.2, 0.5)
"""Seconds at most before each further try. People press at the same moment, but not for long."""


class _Stored(Protocol):
    @property
    def id(self) -> int: ...


S = TypeVar("S", bound=_Stored)
T = TypeVar("T")


class OneAtATime:
    """Changes of one kind of stored value, by number: those of the same number wait for each other."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def change(self, number: int, attempt: Callable[[], Awaitable[T]]) -> T:
        """Awaits the attempt, which reads, changes and stores; begins again where another process came first.

        Raises what the attempt raises: Stale only where it is so every time.
        """
        for pause in _PAUSES:
            try:
                return await self._alone(number, attempt)
            except Stale:
                log.info("Number %d was changed by another process", number)
                # Two that try in step would be in each other's way again.
                await asyncio.sleep(random.uniform(0, pause))  # noqa: S311 - no secret
        # Everybody else has had their turn by now: what is still stale is a defect, and is raised.
        return await self._alone(number, attempt)

    async def _alone(self, number: int, attempt: Callable[[], Awaitable[T]]) -> T:
        async with self._locks.setdefault(number, asyncio.Lock()):
            return await attempt()


def those_readable(stored: Iterable[S], read: Callable[[S], T]) -> tuple[list[T], list[S]]:
    """Reads each of them. Returns what could be read, and the rows that cannot: they are logged, and stop nobody."""
    found, unreadable = list[T](), list[S]()
    for row in stored:
        try:
            found.append(read(row))
        except Exception:
            log.exception("%s %d cannot be read", type(row).__name__, row.id)
            unreadable.append(row)
    return found, unreadable
