"""Materials of the board, and the palette of Mensch ärgere Dich nicht and Einigkeit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from engine.game import Seat
from render.art import shade
from render.people import MARKS
from render.png import Palette
from render.theme import Colour, Theme

PALETTE = Palette("mensch")
encode = PALETTE.encode


IVORY, INK, LINE = "#fffaf0", "#241c16", "#6b4a2f"
"""Plates, what is written on them, and printed lines."""

SQUARE, SHADOW = "#fbf0d8", "#dcc8a4"
"""Hollows in the board, and the shadow in them."""

NOBODY = "#a8987c"
"""Squares of colours that nobody plays."""

BRASS = "#c9a24b"
ALARM = "#b02a3c"
HOT, HOT_DEEP, HOT_CORE = "#ffb52e", "#a8330f", "#ffe680"


class PairLook(NamedTuple):
    """``sign`` is a drawing; ``ground`` is the colour that both yards share."""

    sign: str
    ground: Colour
    colour: Colour


_PAIRS = (PairLook("mensch/sun", "#e8c27a", "#b8823a"), PairLook("mensch/moon", "#9fb8d0", "#54708c"))


def pair_of(seat: Seat) -> PairLook:
    """Look, in the partner game, of the pair that the seat belongs to."""
    return _PAIRS[seat % 2]


@dataclass(frozen=True, slots=True)
class Materials:
    """``wood`` is that of dishes and medallion, ``felt`` what the medallion is lined with."""

    frame: Colour
    paper: Colour
    wood: Colour
    felt: Colour


MATERIALS: Mapping[Theme, Materials] = {
    Theme.DARK: Materials(frame="#5a3821", paper="#ecdab2", wood="#9c6a3c", felt="#3d5a48"),
    Theme.LIGHT: Materials(frame="#8a5a34", paper="#f6e8c8", wood="#b27d48", felt="#4a6b56"),
}


def colour_of(owner: Seat | None) -> Colour:
    """A seat's colour, or the one for squares of colours that nobody plays."""
    return NOBODY if owner is None else MARKS[owner].colour


def ground_of(owner: Seat | None, *, pairs: bool, theme: Theme) -> Colour:
    """Colour in which a yard's ground is printed: a tint of the seat's colour, or its pair's own ground."""
    paper = MATERIALS[theme.base].paper
    if owner is None:
        return shade(paper, NOBODY, 0.3)
    if pairs:
        return shade(pair_of(owner).ground, paper, 0.12)
    return shade(shade(MARKS[owner].colour, IVORY, 0.45), paper, 0.25)
