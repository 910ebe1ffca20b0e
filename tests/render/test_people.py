"""People can be forgotten: none of the drawings that are kept for later have their names or avatars then."""

import gc
import sys
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from typing import Any, cast

from render.caches import drawings, forget_everything
from render.theme import Theme
from tests.render.pictures import PICTURES
from tests.render.samples import EVERYBODY

DRAWN = (
    "forgetit-scored",
    "forgetit-sheet-3-seats",
    "kaeseschieben-own-cheeses",
    "kaeseschieben-start-2-seats",
    "mensch-start-2-seats",
    "wiedumir-own-chips",
    "wiedumir-result",
    "wiedumir-start-2-seats",
)
"""Pictures of every kind that has people."""

NAMES = [repr(each.name) for each in EVERYBODY]


def kept() -> Iterator[str]:
    """Arguments and results of cached functions, in every module that draws."""
    for name, module in list(sys.modules.items()):
        for value in vars(module).values() if name.startswith("render.") else ():
            if isinstance(value, _lru_cache_wrapper):
                yield f"{value.__qualname__}: {gc.get_referents(value)}"
    for (function, *asked), drawing in cast(dict[tuple[Any, ...], Any], drawings._values).items():
        yield f"{function.__qualname__}: {asked} {drawing}"


def with_names() -> set[str]:
    return {line.partition(":")[0] for line in kept() if any(name in line for name in NAMES)}


def test_no_name_stays_in_any_cache() -> None:
    for name in DRAWN:
        PICTURES[name](Theme.DARK)
    assert with_names()
    forget_everything()
    assert with_names() == set()
