"""Interface of a card to the rules, to menus and to computer players.

"Own pawn" is the pawn that came to the question mark; its owner is the drawer.
"""

from abc import ABC, abstractmethod

from engine.wiedumir.actions import Action
from engine.wiedumir.cards import Card
from engine.wiedumir.events import Hindrance
from engine.wiedumir.questions import Question
from engine.wiedumir.state import Resolution, WieDuMirState
from engine.wiedumir.view import DrawnCard


class CardRule(ABC):
    """One of the 22 cards, or a family of cards that differ in little. ``amount`` is the number that the card names."""

    starred = False
    """Mark of a card that is taken out when two play."""

    from_counts = False
    """Dependence of the question on how many chips somebody has. Where that is secret (W15), so is the question."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.amount = card.amount

    def hindrance(self, state: WieDuMirState, drawn: DrawnCard) -> Hindrance | None:
        """Why the card cannot be carried out at all; None if it can (W11)."""
        return None

    def question(self, state: WieDuMirState, drawn: DrawnCard) -> Question | None:
        """Question that a card which can be carried out asks its drawer; None if there is nothing to ask.

        Where an answer carries the card out more fully than another, the other is not offered (W7).
        """
        return None

    @abstractmethod
    def carry_out(self, resolution: Resolution, drawn: DrawnCard, answer: Action | None) -> None:
        """Does what the card says, with a legal answer if it asked. A pawn that it moves is yet to land (W6)."""
