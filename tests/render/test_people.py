"""People can be forgotten: none of the drawings that are kept for later have their names or avatars then."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from typing import Any

import pytest

from render.lettering import text_width
from render.lettering_size import Kept
from render.people import forget_people
from render.theme import Theme
from tests.render.pictures import PICTURES
from tests.render.samples import EVERYBODY

NAMES = [repr(each.name) for each in EVERYBODY]


def kept() -> Iterator[str]:
    """What the caches of functions are asked by, and their answers, in every module that draws."""
    for name, module in list(sys.modules.items()):
        for value in vars(module).values() if name.startswith("render.") else ():
            caches: list[Any] = list(value._drawings.values()) if isinstance(value, Kept) else [value]
            for cache in caches:
                if isinstance(cache, _lru_cache_wrapper):
                    yield f"{cache.__qualname__}: {gc.get_referents(cache)}"


def with_names() -> set[str]:
    return {line.partition(":")[0] for line in kept() if any(name in line for name in NAMES)}


@pytest.mark.parametrize("name", PICTURES)
def test_no_name_stays_in_any_cache(name: str) -> None:
    PICTURES[name](Theme.DARK)
    forget_people()
    assert with_names() == set()


def test_names_in_caches_are_found_here() -> None:
    text_width(EVERYBODY[0].name, 20)
    assert with_names() == {"text_width", "_letters"}
