"""W4 and W5 in numbers, for whoever carries them out, shows what they would do, or weighs it."""

from __future__ import annotations

from engine.wiedumir.view import AFTER_LIMIT, LIMIT


def real_change(change: int, chips: int, supply: int) -> int:
    """What a square's or a card's change comes to where the supply or the seat's ``chips`` run out (W4)."""
    return min(change, supply) if change > 0 else max(change, -chips)


def limited(chips: int, *, no_limits: bool) -> int:
    """How many of them the seat keeps (W5, W14)."""
    return AFTER_LIMIT if chips > LIMIT and not no_limits else chips
