"""The 22 event cards. A card's rule is found by its name in `deck`; its texts and its drawing go by the same name."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum


class Card(IntEnum):
    """The number is the ruling's: C1 to C22."""

    OVERTAKE = 1
    TRIBUTE = 2
    PLACE_OTHER = 3
    TOLL = 4
    FINE = 5
    NEIGHBOURS = 6
    RAISE = 7
    SHIFT = 8
    SWAP_OTHERS = 9
    FALL_BACK = 10
    GIVE_HOME = 11
    PASS_ON = 12
    COLLECT = 13
    SWAP = 14
    GENEROUS = 15
    LAST_PAYS = 16
    GAIN = 17
    FILL = 18
    PLACE_OWN = 19
    ADVANCE = 20
    FIRST_GAINS = 21
    GIVE_FIVE = 22

    @property
    def key(self) -> str:
        """Its name in the keys of texts, such as ``place-other``."""
        return self.name.lower().replace("_", "-")

    @property
    def amount(self) -> int:
        """The number that the card names, chips or steps; 0 if it names none."""
        return _AMOUNTS.get(self, 0)


_AMOUNTS: Mapping[Card, int] = {
    Card.TOLL: 2,
    Card.FINE: 3,
    Card.NEIGHBOURS: 4,
    Card.RAISE: 8,
    Card.SHIFT: 2,
    Card.GIVE_HOME: 3,
    Card.PASS_ON: 2,
    Card.COLLECT: 4,
    Card.GENEROUS: 2,
    Card.LAST_PAYS: 4,
    Card.GAIN: 5,
    Card.FILL: 10,
    Card.ADVANCE: 4,
    Card.FIRST_GAINS: 3,
    Card.GIVE_FIVE: 5,
}


@dataclass(frozen=True, slots=True)
class OnGoal:
    """``change``: the owner gets this many chips from the supply, or gives them back if it is negative."""

    card: Card
    change: int
    only_last: bool = False

    def acts(self, *, last: bool) -> bool:
        """Tell whether an arrival settles it; the ``last`` one ends the game."""
        return last or not self.only_last


IN_ORDER = (
    OnGoal(Card.FIRST_GAINS, Card.FIRST_GAINS.amount),
    OnGoal(Card.TOLL, -Card.TOLL.amount),
    OnGoal(Card.LAST_PAYS, -Card.LAST_PAYS.amount, only_last=True),
)
"""As they act in the same arrival (W12)."""
