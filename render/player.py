"""Who plays a seat, as pictures show it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Player:
    """``name`` is what people read, of any script; ``avatar`` a small square picture file, None where there is none."""

    name: str
    avatar: bytes | None = None
    is_computer: bool = False
