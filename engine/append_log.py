"""A sequence that only ever grows, as a value."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, TypeVar, overload

T = TypeVar("T")


class AppendLog(Sequence[T]):
    """Items in order. `with_more` gives a longer log and leaves this one as it is, in a time that does not depend on
    how long it is.

    All logs that grew from one share one list, of which each knows the stretch that is its own. If a log is to grow for
    a second time, the list belongs to its first successor, and what it has is copied. No two threads may make logs that
    share a list grow at once; to read them is always safe. A log equals a tuple of the same items.
    """

    __slots__ = ("_end", "_first", "_list")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._list = list(items)
        self._first = 0
        self._end = len(self._list)

    def with_more(self, items: Iterable[T], most: int | None = None) -> AppendLog[T]:
        """This log and the items after it; only the latest of them all, if they would be more than ``most``."""
        shared, first = self._list, self._first
        if len(shared) > self._end or first > self._end - first:
            shared, first = shared[first : self._end], 0
        shared += items
        longer: AppendLog[T] = _new(AppendLog)
        longer._list = shared
        longer._end = end = len(shared)
        longer._first = first if most is None or end - first <= most else end - most
        return longer

    @overload
    def __getitem__(self, place: int) -> T: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[T, ...]: ...

    def __getitem__(self, place: int | slice) -> T | tuple[T, ...]:
        found = range(self._first, self._end)[place]
        if isinstance(found, int):
            return self._list[found]
        return tuple([self._list[each] for each in found])

    def __len__(self) -> int:
        return self._end - self._first

    def __iter__(self) -> Iterator[T]:
        return islice(self._list, self._first, self._end)

    def __eq__(self, other: object) -> bool:
        return tuple(self) == tuple(other) if isinstance(other, AppendLog | tuple) else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return repr(tuple(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return AppendLog, (tuple(self),)


_new = object.__new__
