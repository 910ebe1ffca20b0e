"""Games of Wie Du mir … in which the die and the pile do what a test wants to see."""

from collections.abc import Sequence

import pytest

from engine.chance import Chance, ChanceResult, Roll, Shuffle
from engine.fair_dice import FairDice
from engine.wiedumir.cards import Card
from engine.wiedumir.cards.deck import cards_for


class Script:
    """Seat 0 begins every game. The ``cards`` lie on top of the pile, the first to be drawn first; then ``rolls`` come,
    and ones after them.
    """

    def __init__(self, seats: int, cards: Sequence[Card], rolls: Sequence[int]) -> None:
        self._every = cards_for(seats)
        self._cards = list(cards)
        self._rolls = list(rolls)
        self._starter_drawn = False

    def draw(self, request: Chance) -> ChanceResult:
        match request:
            case Shuffle(size):
                self._starter_drawn = False
                return self._shuffled(size)
            case Roll():
                if not self._starter_drawn:
                    self._starter_drawn = True
                    return (1,)
                return (self._rolls.pop(0) if self._rolls else 1,)
        raise AssertionError(request)

    def _shuffled(self, size: int) -> ChanceResult:
        if size != len(self._every):
            return tuple(range(size))
        top = [self._every.index(card) for card in self._cards]
        return (*top, *(number for number in range(size) if number not in top))


def stack(patched: pytest.MonkeyPatch, seats: int, cards: Sequence[Card] = (), rolls: Sequence[int] = ()) -> None:
    """From now on chance follows the script."""
    script = Script(seats, cards, rolls)

    def draw(_dice: FairDice, _index: int, request: Chance) -> ChanceResult:
        return script.draw(request)

    patched.setattr(FairDice, "draw", draw)
