"""The 22 event cards as data. What they do stands in the rulings C1 to C22; their words are the texts'."""

from __future__ import annotations

from enum import IntEnum


class Card(IntEnum):
    """The number is the ruling's. "Own pawn" is the pawn that came to the question mark; its owner is the drawer."""

    OVERTAKE = 1
    """C1. Own pawn to the square just ahead of the leader."""
    TRIBUTE = 2
    """C2. One chip to every other seat for each of its pawns in the goal."""
    PLACE_OTHER = 3
    """C3. A pawn of another seat on any square."""
    TOLL = 4
    """C4. Waits: the next to reach the goal gives 2 chips back."""
    FINE = 5
    """C5. Give 3 chips back."""
    NEIGHBOURS = 6
    """C6 ★. Your two neighbours get 4 chips in all, as evenly as possible."""
    RAISE = 7
    """C7. Another seat gets chips from the supply until it has 8."""
    SHIFT = 8
    """C8. Any pawn 2 squares forward or backward."""
    SWAP_OTHERS = 9
    """C9 ★. Two other seats swap all their chips."""
    FALL_BACK = 10
    """C10. Own pawn to the square just behind the rearmost other pawn."""
    GIVE_HOME = 11
    """C11. Give 3 chips to seats that have a pawn in the goal; if there are none, 3 back."""
    PASS_ON = 12
    """C12. Take 2 chips from one other seat and give them to yet another."""
    COLLECT = 13
    """C13 ★. Take 4 chips from other seats."""
    SWAP = 14
    """C14. Swap all chips with another seat."""
    GENEROUS = 15
    """C15. Give away at least 2 chips."""
    LAST_PAYS = 16
    """C16. Waits: the owner of the very last pawn to reach the goal gives 4 chips back."""
    GAIN = 17
    """C17. Take 5 chips from the supply."""
    FILL = 18
    """C18. Take chips from the supply until you have 10."""
    PLACE_OWN = 19
    """C19. Own pawn to any square."""
    ADVANCE = 20
    """C20. Own pawn 4 squares forward."""
    FIRST_GAINS = 21
    """C21. The seat that was first to reach the goal gets 3 chips; if none has yet, the card waits."""
    GIVE_FIVE = 22
    """C22. Give away 5 chips."""


NOT_FOR_TWO = frozenset({Card.NEIGHBOURS, Card.SWAP_OTHERS, Card.COLLECT})
"""Those with a star, taken out when two play."""

FROM_COUNTS = frozenset(
    {
        Card.NEIGHBOURS,
        Card.RAISE,
        Card.GIVE_HOME,
        Card.PASS_ON,
        Card.COLLECT,
        Card.GENEROUS,
        Card.GIVE_FIVE,
    }
)
"""What these cards allow depends on how many chips somebody has. Where that is secret (W15), so is the question."""

WAITING = (Card.FIRST_GAINS, Card.TOLL, Card.LAST_PAYS)
"""Those that may lie on the goal until they act, in the order in which one arrival settles them (W12)."""

AMOUNTS = {
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
"""The number that a card names: chips, or squares for `Card.SHIFT` and `Card.ADVANCE`."""


def cards_for(seats: int) -> tuple[Card, ...]:
    """The cards in the game, in the order that a shuffle's numbers mean."""
    return tuple(card for card in Card if seats > 2 or card not in NOT_FOR_TWO)
