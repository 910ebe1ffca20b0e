"""What turns score (F7, F8)."""

from __future__ import annotations

ROUNDS = 12
SUBTOTAL_AFTER = 10
"""F8: the totals so far are shown after this round; the scores of the rounds that follow are doubled."""

Entry = int | None
"""What the sheet notes for a turn, doubled where the round doubles it; None is the dash of a bust (F5)."""

Sheet = tuple[tuple[Entry, ...], ...]
"""By seat, then by round."""


def turn_score(number: int | None, collected: int) -> int:
    """F7, before doubling: ``collected`` dice with the number, in the whole turn."""
    if number is None:
        return 0
    return number * collected * count_factor(collected)


def count_factor(collected: int) -> int:
    """F7: how often four, five, six and more dice count."""
    return {4: 2, 5: 3}.get(collected, 4 if collected >= 6 else 1)


def round_factor(round: int) -> int:
    """F8: ``round`` counts from 1."""
    return 2 if round > SUBTOTAL_AFTER else 1


def totals(sheet: Sheet, rounds: int = ROUNDS) -> tuple[int, ...]:
    """Each seat's points in the first ``rounds`` rounds."""
    return tuple(sum(entry or 0 for entry in column[:rounds]) for column in sheet)
