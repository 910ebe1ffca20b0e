"""What the cards that lie on the goal do to the owner of a pawn that arrives: C4, C16, C21. Views show them, too."""

from __future__ import annotations

from dataclasses import dataclass

from engine.wiedumir.cards import Card


@dataclass(frozen=True, slots=True)
class OnGoal:
    """``change``: the owner gets this many chips from the supply, or gives them back if it is negative."""

    card: Card
    change: int
    only_last: bool = False

    def acts(self, *, last: bool) -> bool:
        """Whether an arrival settles it; the ``last`` one ends the game."""
        return last or not self.only_last


FIRST_GAINS = OnGoal(Card.FIRST_GAINS, Card.FIRST_GAINS.amount)
TOLL = OnGoal(Card.TOLL, -Card.TOLL.amount)
LAST_PAYS = OnGoal(Card.LAST_PAYS, -Card.LAST_PAYS.amount, only_last=True)

IN_ORDER = (FIRST_GAINS, TOLL, LAST_PAYS)
"""As they act in the same arrival (W12)."""
