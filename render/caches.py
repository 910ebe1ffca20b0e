"""Caches of drawings, bounded, for each size of lettering."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from functools import wraps
from threading import Lock
from typing import Any, Generic, NamedTuple, ParamSpec, TypeVar

from cachetools import LRUCache
from PIL import Image
from zlib_ng import zlib_ng

_GROWTH, _LARGE_ENOUGH = 1.4, 42.0
"""Small letters grow by this factor, up to this size in pixels: 16 on a phone, where pictures are 400 wide."""

_larger: ContextVar[bool] = ContextVar("larger_lettering", default=False)


@contextmanager
def lettering(*, larger: bool) -> Iterator[None]:
    """Letter all that is drawn inside in that size."""
    token = _larger.set(larger)
    try:
        yield
    finally:
        _larger.reset(token)


def is_larger() -> bool:
    """Tell whether the pictures made here and now are for somebody who wants larger letters."""
    return _larger.get()


def lettered(size: float) -> float:
    """The size in pixels at which letters of that usual size are written now."""
    return max(size, min(size * _GROWTH, _LARGE_ENOUGH)) if _larger.get() else size


V = TypeVar("V")

_every: list[BoundedCache[Any]] = []


class BoundedCache(Generic[V]):
    """Keeps the values that were used last, for several threads; ``bytes_of`` says how large one is."""

    def __init__(self, most_bytes: int, bytes_of: Callable[[V], int]) -> None:
        self._values: LRUCache[Hashable, V] = LRUCache(most_bytes, bytes_of)
        self._lock = Lock()
        _every.append(self)

    def get(self, key: Hashable) -> V | None:
        with self._lock:
            return self._values.get(key)

    def put(self, key: Hashable, value: V) -> None:
        """Keep the value, and drop those that were used longest ago to make room."""
        # What is larger than all that may be kept is not kept.
        with self._lock, suppress(ValueError):
            self._values[key] = value

    def clear(self) -> None:
        with self._lock:
            self._values.clear()

    def __len__(self) -> int:
        return len(self._values)


def forget_everything() -> None:
    """No name and no avatar is kept any more, nor anything else. What is needed again is drawn again."""
    for cache in _every:
        cache.clear()


_AN_ENTRY = 400
"""About the bytes that a drawing takes with its arguments, besides its pixels."""


def _bytes_of(result: object) -> int:
    """As Pillow holds pictures: four bytes a pixel, unless it has a single channel."""
    match result:
        case Image.Image():
            return result.width * result.height * (1 if len(result.getbands()) == 1 else 4)
        case bytes():
            return len(result)
        case tuple():
            return sum(map(_bytes_of, result))
        case _:
            return 0


class _Packed(NamedTuple):
    mode: str
    size: tuple[int, int]
    content: bytes


def _packed(result: object) -> object:
    match result:
        case Image.Image():
            return _Packed(result.mode, result.size, zlib_ng.compress(result.tobytes(), 1))
        case tuple() if type(result) is tuple:
            return tuple(map(_packed, result))
        case _:
            return result


def _unpacked(result: Any) -> Any:
    match result:
        case _Packed(mode, size, content):
            return Image.frombytes(mode, size, zlib_ng.decompress(content))
        case tuple() if type(result) is tuple:
            return tuple(map(_unpacked, result))
        case _:
            return result


drawings, packed_drawings = (
    BoundedCache[Any](size * 2**20, lambda result: _AN_ENTRY + _bytes_of(result)) for size in (36, 14)
)
"""Of all games: the latest as Pillow holds them, and many more packed, which takes a fourteenth.

All that the boards need in one theme takes 140 MB, and 10 packed; unpacking takes a millisecond a megabyte.
"""

P = ParamSpec("P")
R = TypeVar("R")


def kept(draw: Callable[P, R]) -> Callable[P, R]:
    """A function whose pictures are shared by all who ask for the same: do not change them.

    For drawings with letters, too: pictures of either size of `lettering` are kept apart.
    """

    @wraps(draw)
    def drawn(*args: P.args, **kwargs: P.kwargs) -> R:
        key = (draw, is_larger(), args, *kwargs.items())
        known: R | None = drawings.get(key)
        if known is None:
            packed = packed_drawings.get(key)
            known = draw(*args, **kwargs) if packed is None else _unpacked(packed)
            if packed is None:
                packed_drawings.put(key, _packed(known))
            drawings.put(key, known)
        return known

    return drawn
