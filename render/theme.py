"""The two looks of a picture, for Discord's dark and light themes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

Colour = str

GOLD, GOLD_INK = "#e3a320", "#4a3206"
"""For winners and for what counts double, in both themes; and what is written on it."""

SILVER, SILVER_INK = "#b4bcc6", "#2b323a"
BRONZE, BRONZE_INK = "#bd7a48", "#351a08"
"""For the second and the third place, likewise."""


class Theme(StrEnum):
    DARK = "dark"
    LIGHT = "light"

    @property
    def ground(self) -> Ground:
        return _GROUNDS[self]


@dataclass(frozen=True, slots=True)
class Ground:
    """What lies around a board: the backdrop, the trays upon it, and the ink for text on both."""

    backdrop: Colour
    tray: Colour
    line: Colour
    ink: Colour
    faint_ink: Colour


_GROUNDS = {
    Theme.DARK: Ground(backdrop="#26282d", tray="#34373e", line="#4b4f58", ink="#f4f1ea", faint_ink="#a7abb4"),
    Theme.LIGHT: Ground(backdrop="#f6f2ea", tray="#e9e2d5", line="#cfc5b3", ink="#2d2620", faint_ink="#6a6155"),
}
