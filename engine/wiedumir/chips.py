"""The sixty chips in numbers: how many a square or a card really moves, and how many a seat may keep (W2, W4, W5)."""

from __future__ import annotations

CHIPS = 60
STARTING_CHIPS = 4
LIMIT = 10
"""W5: with more than these, a seat keeps `AFTER_LIMIT`."""

AFTER_LIMIT = 4


def possible_change(change: int, chips: int, supply: int) -> int:
    """What a change comes to where the supply, or the seat with these ``chips``, runs out (W4)."""
    return min(change, supply) if change > 0 else max(change, -chips)


def kept(chips: int, *, no_limits: bool) -> int:
    """How many of its chips the seat keeps (W5, W14)."""
    return AFTER_LIMIT if chips > LIMIT and not no_limits else chips
