"""The looks of a picture: for Discord's dark and light themes, and for people who need high contrast."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

Colour = str

GOLD, GOLD_INK = "#e3a320", "#4a3206"
"""For winners and for what counts double, in both themes; and what is written on it."""

SILVER, SILVER_INK = "#b4bcc6", "#2b323a"
BRONZE, BRONZE_INK = "#bd7a48", "#351a08"
"""For the second and the third place, likewise."""

OLIVE = "#a8951a"

_DEEPENED = bytes(round(255 * (value / 255) ** 1.5) for value in range(256))
"""Light and dark are farther apart: any two colours that are not both nearly black contrast more than before."""

_KEPT = [bytes.fromhex(colour[1:]) for colour in (GOLD, SILVER, BRONZE, OLIVE)]
"""Colours, the last a seat's, whose letters are dark: deepened, they would be nearer to that."""


class Theme(StrEnum):
    DARK = "dark"
    LIGHT = "light"
    CONTRAST = "contrast"

    @property
    def base(self) -> Theme:
        """The theme whose materials its pictures are made of: DARK or LIGHT."""
        return Theme.DARK if self is Theme.CONTRAST else self

    def seen(self, colours: bytes) -> bytes:
        """Colours that pictures are drawn in, three bytes each, as they are seen once encoded."""
        if self is not Theme.CONTRAST:
            return colours
        each = (colours[at : at + 3] for at in range(0, len(colours), 3))
        return b"".join(colour if colour in _KEPT else colour.translate(_DEEPENED) for colour in each)

    def contrast(self, one: Colour, other: Colour) -> float:
        """Of two colours as they are seen; from 1 to 21, as the Web Content Accessibility Guidelines define it."""
        darker, lighter = sorted(_luminance(self.seen(bytes.fromhex(colour[1:]))) for colour in (one, other))
        return (lighter + 0.05) / (darker + 0.05)

    @property
    def ground(self) -> Ground:
        return _GROUNDS[self]


@dataclass(frozen=True, slots=True)
class Ground:
    """Surroundings of a board: the backdrop, the trays upon it, and the ink for text on both."""

    backdrop: Colour
    tray: Colour
    line: Colour
    ink: Colour
    faint_ink: Colour


_GROUNDS = {
    Theme.DARK: Ground(backdrop="#26282d", tray="#34373e", line="#4b4f58", ink="#f4f1ea", faint_ink="#a7abb4"),
    Theme.LIGHT: Ground(backdrop="#f6f2ea", tray="#e9e2d5", line="#cfc5b3", ink="#2d2620", faint_ink="#6a6155"),
    # Nothing but full and missing light, which stays as it is when colours are deepened.
    Theme.CONTRAST: Ground(backdrop="#000000", tray="#000000", line="#ffffff", ink="#ffffff", faint_ink="#ffffff"),
}


def _luminance(colour: bytes) -> float:
    shares = [channel / 255 for channel in colour]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
