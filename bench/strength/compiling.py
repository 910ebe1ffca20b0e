"""What measuring compiles to machine code, since it would take days otherwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar, cast

import numba
import numpy as np
from numpy.typing import NDArray

Bytes: TypeAlias = NDArray[np.uint8]
Ints: TypeAlias = NDArray[np.int64]
Bools: TypeAlias = NDArray[np.bool_]
Floats: TypeAlias = NDArray[np.float64]

C = TypeVar("C", bound=Callable[..., Any])


def compiled(function: C) -> C:
    """Kept on disk: a process after the first has it at once."""
    return cast("C", numba.njit(cache=True)(function))


def compiled_here(function: C) -> C:
    """Compiled by every process again: what numba keeps on disk of functions that call themselves crashes."""
    return cast("C", numba.njit(function))


@compiled
def seed(number: int) -> None:
    """Of what is compiled alone."""
    np.random.seed(number)
