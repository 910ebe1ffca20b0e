"""What is kept of drawings, bounded, for each size of lettering."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from functools import update_wrapper
from threading import Lock
from typing import Any, Generic, NamedTuple, ParamSpec, TypeVar

from cachetools import LRUCache
from PIL import Image

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


V = TypeVar("V")


class BoundedCache(Generic[V]):
    """Keeps the values that were used last, for several threads; ``bytes_of`` says how large one is."""

    def __init__(self, most_bytes: int, bytes_of: Callable[[V], int]) -> None:
        self._values: LRUCache[Hashable, V] = LRUCache(most_bytes, bytes_of)
        self._lock = Lock()

    def get(self, key: Hashable) -> V | None:
        with self._lock:
            return self._values.get(key)

    def put(self, key: Hashable, value: V) -> None:
        # What is larger than all that may be kept is not kept.
        with self._lock, suppress(ValueError):
            self._values[key] = value

    def cache_clear(self) -> None:
        """Forgets all of them; named as `functools` does."""
        with self._lock:
            self._values.clear()

    def discard(self, unwanted: Callable[[Hashable], bool]) -> None:
        """Forgets what has such keys."""
        with self._lock:
            for key in [key for key in self._values if unwanted(key)]:
                del self._values[key]

    def __len__(self) -> int:
        return len(self._values)

    @property
    def bytes(self) -> float:
        """How many are kept."""
        return self._values.currsize


P = ParamSpec("P")
R = TypeVar("R")

_AN_ENTRY = 400
"""About the bytes that a drawing takes with its arguments, besides its pixels."""


class _Drawing(NamedTuple):
    """What a function has returned, and the number of bytes it takes."""

    result: Any
    bytes: int


class Drawings(BoundedCache[_Drawing]):
    """Drawings by their functions, the size of their letters, and their arguments."""

    def __init__(self, most_bytes: int) -> None:
        super().__init__(most_bytes, lambda drawing: drawing.bytes)


drawings = Drawings(56 * 2**20)
"""Of all games. All that their boards need in one theme takes 100 MB: more than hosts with 512 MB can spare."""


class Kept(Generic[P, R]):
    """A function whose pictures are shared by all who ask for the same: do not change them.

    For drawings with letters, too: pictures of either `lettering_size` are kept apart.
    """

    def __init__(self, draw: Callable[P, R], among: Drawings) -> None:
        self._draw = draw
        self._among = among
        update_wrapper(self, draw)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        key = (self, is_larger(), args, *kwargs.items())
        known = self._among.get(key)
        if known is None:
            result = self._draw(*args, **kwargs)
            known = _Drawing(result, _AN_ENTRY + _bytes_of(result))
            self._among.put(key, known)
        drawn: R = known.result
        return drawn

    def cache_clear(self) -> None:
        """Everything is drawn again when it is needed next; named as `functools` does."""
        self._among.discard(lambda key: isinstance(key, tuple) and key[0] is self)


def kept(draw: Callable[P, R]) -> Kept[P, R]:
    """Keeps what the function draws among the drawings of all games."""
    return Kept(draw, drawings)


def kept_among(others: Drawings) -> Callable[[Callable[P, R]], Kept[P, R]]:
    """Keeps what the function draws there."""

    def keep(draw: Callable[P, R]) -> Kept[P, R]:
        return Kept(draw, others)

    return keep


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
