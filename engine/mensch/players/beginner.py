"""Easy: sees what its pawns can do now, overlooks some of it, and does not ask what the others may do then."""

from __future__ import annotations

from engine.game import Pick, one_of
from engine.mensch.board import BASE, is_home
from engine.mensch.view import Destination, MenschView

LOOKS, OF = 3, 5
"""How often it looks at a pawn at all: three times of five. What it has not looked at it moves only by chance."""


def choose_pawn(view: MenschView, pick: Pick) -> Destination:
    """Of what it looks at: rather a capture, then home, then out of the base, then any."""
    seen = [found for found in view.destinations if pick(OF) < LOOKS] or list(view.destinations)
    most = max(map(_pleases, seen))
    best = [found for found in seen if _pleases(found) == most]
    return one_of(best, pick)


def _pleases(destination: Destination) -> int:
    if destination.captured:
        return 3
    if is_home(destination.end) and not is_home(destination.start):
        return 2
    return int(destination.start == BASE)
