"""A cache of results that take time: all callers that ask for one in the meantime share its computation."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass
from typing import Generic, TypeVar

from cachetools import LRUCache

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


@dataclass(slots=True)
class _Computation(Generic[V]):
    task: asyncio.Future[V]
    waiting: int = 0


class AsyncLRUCache(Generic[K, V]):
    """Keeps the ``maxsize`` most recently used results. Failures are not kept."""

    def __init__(self, maxsize: int) -> None:
        self._maxsize = maxsize
        self.clear()

    def clear(self) -> None:
        """Drop all results. A computation that is under way reaches those who wait for it, and is not kept."""
        self._results: LRUCache[K, V] = LRUCache(self._maxsize)
        self._under_way: dict[K, _Computation[V]] = {}

    def drop(self, key: K) -> None:
        """Forget one key's value, also one that is being loaded."""
        self._results.pop(key, None)
        self._under_way.pop(key, None)

    async def get(self, key: K, compute: Callable[[], Awaitable[V]]) -> V:
        """The result for the key. A computation is cancelled when its last caller is."""
        if key in self._results:
            return self._results[key]
        computation = self._under_way.get(key)
        if computation is None:
            computation = _Computation(asyncio.ensure_future(self._compute(key, compute)))
            self._under_way[key] = computation
        computation.waiting += 1
        try:
            return await asyncio.shield(computation.task)
        finally:
            computation.waiting -= 1
            if not computation.waiting and not computation.task.done():
                computation.task.cancel()
                # The next caller must not get what has been cancelled.
                self._remove(key, computation.task)

    async def _compute(self, key: K, compute: Callable[[], Awaitable[V]]) -> V:
        try:
            result = await compute()
        finally:
            is_wanted = self._remove(key, asyncio.current_task())
        if is_wanted and self._maxsize:
            self._results[key] = result
        return result

    def _remove(self, key: K, task: asyncio.Future[V] | None) -> bool:
        """The task no longer computes the result. Returns whether it did: dropped, another one may by now."""
        if (computation := self._under_way.get(key)) is None or computation.task is not task:
            return False
        del self._under_way[key]
        return True
