"""Who plays a seat, as pictures show it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Player:
    """``name`` is what people read, of any script; ``avatar`` a small square picture file, None where there is none.

    A seat that was ``resigned`` comes last, whatever a computer achieves there.
    """

    name: str
    avatar: bytes | None = None
    is_computer: bool = False
    resigned: bool = False
