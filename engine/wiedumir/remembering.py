"""Memory of anybody at the table of secret chips (W15): the latest transfers, each of which was public.

Somebody who counted all of them from the start would know everything. People do not, so computers may not either.
"""

from collections.abc import Sequence

from engine.game import Event
from engine.wiedumir.cards import Card
from engine.wiedumir.chips import AFTER_LIMIT, LIMIT
from engine.wiedumir.events import ChipsGiven, ChipsPaid, ChipsSwapped, ChipsTaken, LimitStruck

MOST = 12
"""The number of transfers that are remembered."""

Transfer = ChipsTaken | ChipsPaid | ChipsGiven | ChipsSwapped | LimitStruck

RAISING = (Card.FILL, Card.RAISE)
"""Cards after which everybody knows what a seat has, unless the supply ran out."""


def with_seen(remembered: tuple[Transfer, ...], event: Event) -> tuple[Transfer, ...]:
    """Memory after the event."""
    return (*remembered, event)[-MOST:] if isinstance(event, Transfer) else remembered


def all_remembered(remembered: Sequence[Transfer]) -> bool:
    """Tell whether no transfer of the game is forgotten yet."""
    return len(remembered) < MOST


def after_all(before: Sequence[int], remembered: Sequence[Transfer], *, no_limits: bool) -> list[int]:
    """Chips of the seats that had these before the transfers, as far as that fits what was seen."""
    chips = list(before)
    for event in remembered:
        match event:
            case ChipsTaken(seat, amount, wanted, card):
                chips[seat] += amount
                if card in RAISING and amount == wanted:
                    chips[seat] = card.amount
            case ChipsPaid(seat, amount, wanted):
                chips[seat] = max(0, chips[seat] - amount) if amount == wanted else 0
            case ChipsGiven(giver, receiver, amount):
                chips[giver] = max(0, chips[giver] - amount)
                chips[receiver] += amount
            case ChipsSwapped(first, second):
                chips[first], chips[second] = chips[second], chips[first]
            case LimitStruck(seat):
                chips[seat] = AFTER_LIMIT
    return chips if no_limits else [min(had, LIMIT) for had in chips]
