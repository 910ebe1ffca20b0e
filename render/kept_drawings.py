"""Drawings that are kept for later: those of all functions share one number of bytes, and the latest used stay."""

from __future__ import annotations

from collections.abc import Callable
from functools import update_wrapper
from typing import Any, Generic, NamedTuple, ParamSpec, TypeVar

from PIL import Image

from render.bounded_cache import BoundedCache
from render.lettering_size import is_larger

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


drawings = Drawings(128 * 2**20)
"""Of all games. What is needed again and again at their boards, in one theme, takes about 100 MB."""


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
