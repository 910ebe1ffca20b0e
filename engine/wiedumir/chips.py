"""Chips: how many there are (W2), and how many of them a seat can get, lose and keep (W4, W5, W14)."""

CHIPS = 60
STARTING_CHIPS = 4
LIMIT = 10
"""W5: with more than these, a seat keeps `AFTER_LIMIT`."""

AFTER_LIMIT = 4


def possible_change(change: int, chips: int, supply: int) -> int:
    """Amount of a change where the supply, or the seat with these ``chips``, runs out (W4)."""
    return min(change, supply) if change > 0 else max(change, -chips)


def kept(chips: int, *, no_limits: bool) -> int:
    """Number of its chips that the seat keeps (W5, W14)."""
    return AFTER_LIMIT if chips > LIMIT and not no_limits else chips
