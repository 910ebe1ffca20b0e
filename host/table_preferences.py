"""What a table chooses besides its game's options: it changes nothing about the rules."""

from __future__ import annotations

from dataclasses import dataclass

from render.theme import Theme


@dataclass(frozen=True, slots=True)
class TablePreferences:
    """``motion``: moves may be animated, where the server wants that. ``theme`` None follows the server."""

    motion: bool = True
    theme: Theme | None = None
