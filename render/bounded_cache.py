"""What was used last, up to a number of bytes; threads may share it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

V = TypeVar("V")


class BoundedCache(Generic[V]):
    """Keeps values by hashable keys; ``bytes_of`` says how large a value is."""

    def __init__(self, most_bytes: int, bytes_of: Callable[[V], int]) -> None:
        self._most_bytes = most_bytes
        self._bytes_of = bytes_of
        self._bytes = 0
        self._values: OrderedDict[Hashable, V] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable) -> V | None:
        with self._lock:
            value = self._values.get(key)
            if value is not None:
                self._values.move_to_end(key)
            return value

    def put(self, key: Hashable, value: V) -> None:
        with self._lock:
            known = self._values.pop(key, None)
            self._values[key] = value
            self._bytes += self._bytes_of(value) - (0 if known is None else self._bytes_of(known))
            while self._bytes > self._most_bytes:
                self._bytes -= self._bytes_of(self._values.popitem(last=False)[1])

    def cache_clear(self) -> None:
        """Forgets all of them; named as `functools` does."""
        with self._lock:
            self._values.clear()
            self._bytes = 0

    def discard(self, unwanted: Callable[[Hashable], bool]) -> None:
        """Forgets what has such keys."""
        with self._lock:
            for key in [key for key in self._values if unwanted(key)]:
                self._bytes -= self._bytes_of(self._values.pop(key))

    def __len__(self) -> int:
        return len(self._values)

    @property
    def bytes(self) -> int:
        """How many are kept."""
        return self._bytes
