"""Places from merits: the one ranking of all games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def places(merits: Sequence[Any]) -> tuple[int, ...]:
    """The place of each seat, 1 for the greatest merit. Equal merits share a place, and the next one is left out."""
    return tuple(1 + sum(other > merit for other in merits) for merit in merits)
