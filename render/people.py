"""What is kept for later of drawings with people's names and avatars, so that all of it can be forgotten at once."""

from __future__ import annotations

from typing import Protocol, TypeVar


class _Cache(Protocol):
    """Such as a function with `functools.lru_cache`."""

    def cache_clear(self) -> None: ...


C = TypeVar("C", bound=_Cache)

_caches: list[_Cache] = []


def keeps_people(cache: C) -> C:
    """For every cache whose keys or values may have somebody's name or avatar: `forget_people` empties it."""
    _caches.append(cache)
    return cache


def forget_people() -> None:
    """No name and no avatar is kept any more. What is needed again is drawn again."""
    for cache in _caches:
        cache.cache_clear()
